#include "ui/dialogs/command_palette.h"

#include <algorithm>

#include <QCoreApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QTreeWidget>
#include <QVBoxLayout>

#include "ui/text/translated.h"

namespace sinew {

namespace {

constexpr int mostRows = 60;
constexpr int mostNameWidth = 400;  // px

int wordScore(const QString& text, const QString& word)
{
    const qsizetype place = text.indexOf(word, 0, Qt::CaseInsensitive);
    if (place < 0)
        return 0;
    if (place == 0)
        return text.size() == word.size() ? 5 : 4;
    return text[place - 1].isLetterOrNumber() ? 2 : 3;
}

}  // namespace

int matchScore(const PaletteItem& item, const QString& typed)
{
    const QStringList words = typed.split(' ', Qt::SkipEmptyParts);
    int total = 1;
    for (const QString& word : words) {
        const int score = std::max(wordScore(item.text, word), wordScore(item.search, word) > 0 ? 1 : 0);
        if (score == 0)
            return 0;
        total += score;
    }
    // Words that stand together as they were typed count once more.
    const QString phrase = words.join(' ');
    if (words.size() > 1)
        total += std::max(wordScore(item.text, phrase), wordScore(item.search, phrase) > 0 ? 4 : 0);
    // Another document is not what is looked for in this one while that has something of the name.
    return item.isElsewhere ? 1 + total / 10 : total;
}

CommandPalette::CommandPalette(std::vector<PaletteItem> items, QWidget* parent)
    : QDialog(parent, Qt::Popup | Qt::FramelessWindowHint), m_items(std::move(items)), m_field(new QLineEdit(this)),
      m_list(new QTreeWidget(this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setObjectName("commandPalette");
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 8, 8, 8);
    layout->addWidget(m_field);
    layout->addWidget(m_list);
    m_field->setPlaceholderText(translated("Find a command or an object of the model"));
    m_field->installEventFilter(this);
    m_list->setColumnCount(2);
    m_list->setHeaderHidden(true);
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setFocusPolicy(Qt::NoFocus);
    m_field->setFocus();  // a popup hands keys to its focus widget only
    m_list->setAllColumnsShowFocus(true);
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(1, QHeaderView::Stretch);
    connect(m_field, &QLineEdit::textChanged, this, &CommandPalette::filter);
    connect(m_list, &QTreeWidget::itemClicked, this, &CommandPalette::runCurrent);
    m_list->setMinimumHeight(1);
    filter({});
}

void CommandPalette::filter(const QString& typed)
{
    // Minus the score, so that of equal ones those come first that can be chosen, in the order of the table; index.
    std::vector<std::pair<int, int>> found;
    for (int i = 0; i < static_cast<int>(m_items.size()); ++i) {
        const PaletteItem& item = m_items[static_cast<std::size_t>(i)];
        if (const int score = matchScore(item, typed.trimmed()))
            found.emplace_back(-2 * score + (item.obstacle.isEmpty() ? 0 : 1), i);
    }
    std::stable_sort(found.begin(), found.end());
    m_list->clear();
    for (std::size_t row = 0; row < found.size() && row < mostRows; ++row) {
        const PaletteItem& item = m_items[static_cast<std::size_t>(found[row].second)];
        const bool isPossible = item.obstacle.isEmpty();
        auto* line = new QTreeWidgetItem(m_list, {item.text, isPossible ? item.detail : item.obstacle});
        line->setIcon(0, item.icon);
        line->setData(0, Qt::UserRole, found[row].second);
        line->setToolTip(1, line->text(1));
        line->setTextAlignment(1, Qt::AlignRight | Qt::AlignVCenter);
        line->setForeground(1, palette().color(QPalette::PlaceholderText));
        if (!isPossible) {
            line->setForeground(0, palette().color(QPalette::PlaceholderText));
            line->setFlags(Qt::NoItemFlags);
        } else if (!m_list->currentItem()) {
            m_list->setCurrentItem(line);
        }
    }
    if (found.empty()) {
        auto* line = new QTreeWidgetItem(m_list, {translated("Nothing is called '%1'").arg(typed.trimmed()), {}});
        line->setFlags(Qt::NoItemFlags);
    }
    // Names come first: what stands beside them is cut where there is no room for both, and its tool tip has it whole.
    m_list->resizeColumnToContents(0);
    m_list->setColumnWidth(0, std::min(m_list->columnWidth(0), mostNameWidth));
    fitHeight();
}

// Of few rows it is as high as these, so that it hides no more of the window than it must.
void CommandPalette::fitHeight()
{
    constexpr QSize most(560, 420);
    const QMargins margins = layout()->contentsMargins();
    const int rows = m_list->topLevelItemCount() * m_list->sizeHintForRow(0) + 2 * m_list->frameWidth();
    resize(most.width(), std::min(most.height(), margins.top() + m_field->sizeHint().height() + layout()->spacing()
                                                     + rows + margins.bottom()));
}

void CommandPalette::runCurrent()
{
    const QTreeWidgetItem* line = m_list->currentItem();
    if (!line || line->flags() == Qt::NoItemFlags)
        return;
    const auto run = m_items[static_cast<std::size_t>(line->data(0, Qt::UserRole).toInt())].run;
    close();
    // A command may open a dialog of its own, which must not come to stand below a popup that is still closing.
    QMetaObject::invokeMethod(QCoreApplication::instance(), run, Qt::QueuedConnection);
}

bool CommandPalette::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress)
        return QDialog::eventFilter(watched, event);
    switch (static_cast<QKeyEvent*>(event)->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter: runCurrent(); return true;
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown: QCoreApplication::sendEvent(m_list, event); return true;
    default: return QDialog::eventFilter(watched, event);
    }
}

}  // namespace sinew
