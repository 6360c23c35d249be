#include "ui/main_window/welcome/recent_files.h"

#include <QFileInfo>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

#include "ui/main_window/welcome/welcome_box.h"
#include "ui/text/translated.h"
#include "ui/widgets/filter_field.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/theme.h"

namespace sinew {

namespace {

constexpr int rowHeight = 48;
constexpr QSize thumbnailSize(46, 32);

enum Role { Path = Qt::UserRole, Thumbnail, Name, Folder, Day, IsGone };

const char* const firstSteps = QT_TR_NOOP("<p><b>1</b>&nbsp; Open the hip.</p><p><b>2</b>&nbsp; Drag a slider.</p>"
                                          "<p><b>3</b>&nbsp; Read the force.</p>");

// Picture, name over folder, and when.
class RecentDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const override { return {120, rowHeight}; }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const Palette& colours = paletteOf(*option.widget);
        const bool isGone = index.data(IsGone).toBool();
        if (option.state & (QStyle::State_Selected | QStyle::State_MouseOver))
            painter->fillRect(option.rect, toColor(colours.selection));
        const QRect picture(option.rect.left() + 10, option.rect.top() + (rowHeight - thumbnailSize.height()) / 2,
                            thumbnailSize.width(), thumbnailSize.height());
        paintPicture(*painter, picture, index, colours);
        const QString right = isGone ? translated("not found · Locate") : index.data(Day).toString();
        QFont small = option.font;
        small.setPixelSize(11);
        painter->setFont(small);
        painter->setPen(toColor(isGone ? colours.accent : colours.muted));
        const int rightWidth = painter->fontMetrics().horizontalAdvance(right);
        const QRect texts = option.rect.adjusted(66, 6, -10, -6);
        painter->drawText(texts, Qt::AlignRight | Qt::AlignVCenter, right);
        const QRect names = texts.adjusted(0, 0, -rightWidth - 8, 0);
        painter->setPen(toColor(colours.muted));
        painter->drawText(
            names, Qt::AlignLeft | Qt::AlignBottom,
            painter->fontMetrics().elidedText(index.data(Folder).toString(), Qt::ElideMiddle, names.width()));
        painter->setFont(option.font);
        painter->setPen(toColor(isGone ? colours.muted : colours.text));
        painter->drawText(
            names, Qt::AlignLeft | Qt::AlignTop,
            painter->fontMetrics().elidedText(index.data(Name).toString(), Qt::ElideMiddle, names.width()));
    }

private:
    static void paintPicture(QPainter& painter, const QRect& area, const QModelIndex& index, const Palette& colours)
    {
        painter.setOpacity(index.data(IsGone).toBool() ? 0.4 : 1);
        const QPixmap picture(index.data(Thumbnail).toString());
        if (picture.isNull()) {
            painter.fillRect(area, toColor(colours.skyTop));
            applicationIcon().paint(&painter, area.adjusted(13, 6, -13, -6));
        } else {
            painter.setRenderHint(QPainter::SmoothPixmapTransform);
            painter.drawPixmap(area, picture);
        }
        painter.setOpacity(1);
        painter.setPen(toColor(colours.line));
        painter.drawRect(area.adjusted(0, 0, -1, -1));
    }
};

QListWidgetItem* itemOf(const RecentFile& file)
{
    const QFileInfo info(file.path);
    auto* item = new QListWidgetItem;
    item->setData(Path, file.path);
    item->setData(Thumbnail, file.thumbnail);
    item->setData(Name, info.fileName().section('.', 0, 0));
    item->setData(Folder, info.dir().dirName());
    item->setData(Day, dayText(file.used, QDateTime::currentDateTime()));
    item->setData(IsGone, file.isGone);
    item->setToolTip(file.isGone ? file.path + "\nThis file is not there any more; choose it to say where it is now."
                                 : file.path);
    item->setData(Qt::AccessibleTextRole,
                  file.isGone ? translated("%1, not found").arg(info.fileName()) : info.fileName());
    return item;
}

}  // namespace

QString dayText(const QDateTime& time, const QDateTime& now)
{
    if (!time.isValid())
        return {};
    if (time.date() == now.date())
        return translated("today %1").arg(time.toString("HH:mm"));
    if (time.date().addDays(1) == now.date())
        return translated("yesterday");
    return QLocale().toString(time.date(), time.date().year() == now.date().year()
                                               ? translated("d MMM", "a date")
                                               : translated("d MMM yyyy", "a date"));
}

RecentFiles::RecentFiles(QWidget* parent)
    : QWidget(parent), m_box(new WelcomeBox(translated("Recent"))), m_filter(new FilterField), m_list(new QListWidget),
      m_steps(new QLabel(translated(firstSteps)))
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_box);
    m_box->content().setContentsMargins(0, 8, 0, 8);
    auto* row = new QHBoxLayout;
    row->setContentsMargins(8, 0, 8, 0);
    m_filter->setPlaceholderText(translated("Filter"));
    row->addWidget(m_filter);
    m_box->content().addLayout(row);
    m_list->setItemDelegate(new RecentDelegate(m_list));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setMouseTracking(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setAccessibleName(translated("Recent files"));
    m_box->content().addWidget(m_list, 1);
    m_steps->setTextFormat(Qt::RichText);
    m_steps->setContentsMargins(12, 0, 12, 0);
    m_box->content().addWidget(m_steps);
    m_box->content().addStretch(0);
    connect(m_filter, &QLineEdit::textChanged, this, &RecentFiles::filter);
    // A single click opens, as on the cards.
    connect(m_list, &QListWidget::itemClicked, this, &RecentFiles::activate);
    connect(m_list, &QListWidget::itemActivated, this, &RecentFiles::activate);
}

void RecentFiles::setFiles(const std::vector<RecentFile>& files)
{
    m_list->clear();
    for (const RecentFile& file : files)
        m_list->addItem(itemOf(file));
    const bool hasFiles = !files.empty();
    m_filter->setVisible(hasFiles);
    m_list->setVisible(hasFiles);
    m_steps->setVisible(!hasFiles);
    filter(m_filter->text());
}

void RecentFiles::filter(const QString& text)
{
    int shown = 0;
    for (int i = 0; i < m_list->count(); ++i) {
        QListWidgetItem* item = m_list->item(i);
        item->setHidden(!item->data(Path).toString().contains(text, Qt::CaseInsensitive));
        shown += item->isHidden() ? 0 : 1;
    }
    m_box->setAside(text.isEmpty() ? QString() : translated("%1 of %2").arg(shown).arg(m_list->count()));
}

void RecentFiles::activate(const QListWidgetItem* item)
{
    const QString path = item->data(Path).toString();
    if (item->data(IsGone).toBool())
        emit locateRequested(path);
    else
        emit openRequested(path);
}

}  // namespace sinew
