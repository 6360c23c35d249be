#include "ui/panels/figure_offer.h"

#include <algorithm>

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QMenu>
#include <QMimeData>
#include <QRegularExpression>
#include <QWidget>

#include "core/io/atomic_file.h"
#include "ui/session/session.h"

namespace sinew {

namespace {

// "Hip force, BW" is hip_force_bw.
QString fileNameOf(const QString& title)
{
    static const QRegularExpression others(QStringLiteral("[^\\p{L}\\p{N}]+"));
    QString name = title.toLower().replace(others, QStringLiteral("_"));
    while (name.endsWith(u'_'))
        name.chop(1);
    return name.isEmpty() ? QStringLiteral("plot") : name;
}

}  // namespace

FigureOffer::FigureOffer(QWidget& widget, Session& session, Make make, Menu menu)
    : QObject(&widget), m_widget(widget), m_session(session), m_make(std::move(make))
{
    auto* save = new QAction(tr("Save plot…"), this);
    auto* copy = new QAction(tr("Copy plot"), this);
    connect(save, &QAction::triggered, this, &FigureOffer::askAndSave);
    connect(copy, &QAction::triggered, this, &FigureOffer::copy);
    m_actions = {save, copy};
    if (menu == Menu::Own)
        return;
    widget.setContextMenuPolicy(Qt::CustomContextMenu);
    connect(&widget, &QWidget::customContextMenuRequested, this, &FigureOffer::openMenu);
}

void FigureOffer::openMenu(const QPoint& at)
{
    if (!m_make())
        return;
    QMenu menu(&m_widget);
    menu.addActions(m_actions);
    menu.exec(m_widget.mapToGlobal(at));
}

QString FigureOffer::title() const
{
    const std::optional<PaperFigure> figure = m_make();
    return figure ? figure->title : QString();
}

// A panel behind another in a stack is not on the screen. Where a plot covers a widget, Qt counts the plot's region alone.
bool FigureOffer::isShown() const
{
    const auto isSeen = [](const QWidget* widget) { return widget->isVisible() && !widget->visibleRegion().isEmpty(); };
    const QList<QWidget*> covering = m_widget.findChildren<QWidget*>();
    return (isSeen(&m_widget) || std::any_of(covering.begin(), covering.end(), isSeen)) && m_make().has_value();
}

bool FigureOffer::hasFocus() const
{
    const QWidget* focused = QApplication::focusWidget();
    return focused && (focused == &m_widget || m_widget.isAncestorOf(focused));
}

void FigureOffer::askAndSave()
{
    const QString name = title();
    if (name.isEmpty())
        return;
    const QString path
        = askToSave(&m_widget, m_session.dialogFolder(),
                    {tr("Save plot"), fileNameOf(name) + QStringLiteral(".svg"),
                     tr("Vector pictures (*.svg);;PDF (*.pdf);;Pictures (*.png)"), QStringLiteral("svg")});
    if (!path.isEmpty())
        save(path);
}

bool FigureOffer::save(const QString& path)
{
    const std::optional<PaperFigure> figure = m_make();
    if (!figure)
        return false;
    const QByteArray bytes = figureBytes(*figure, paperFormatOf(path));
    const auto fault
        = bytes.isEmpty()
              ? std::optional(
                  makeError(sentence("the plot could not be drawn"), sentence("make the window larger, and try again")))
              : writeFileAtomically(path.toStdString(),
                                    std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size())));
    if (fault)
        m_session.report(*fault);
    return !fault;
}

void FigureOffer::copy()
{
    if (const std::optional<PaperFigure> figure = m_make())
        QApplication::clipboard()->setMimeData(figureMime(*figure).release());
}

}  // namespace sinew
