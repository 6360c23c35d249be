#include "ui/panels/results/series_panel.h"

#include <algorithm>
#include <cmath>

#include <QApplication>
#include <QClipboard>
#include <QKeyEvent>
#include <QMenu>
#include <QStackedLayout>
#include <qcustomplot.h>

#include "ui/session/panel_feed.h"
#include "ui/session/session.h"
#include "ui/widgets/label_support.h"
#include "ui/widgets/theme.h"

namespace sinew {

SeriesPanel::SeriesPanel(Session& session, QWidget* parent)
    : QWidget(parent), m_session(session), m_plot(new QCustomPlot(this)), m_empty(makeEmptyLabel({}, this)),
      m_pages(new QStackedLayout(this))
{
    m_pages->addWidget(m_empty);
    m_pages->addWidget(m_plot);
    setFocusPolicy(Qt::StrongFocus);
    makePlot();
    wire();
    applyColours();
    refresh();
}

void SeriesPanel::makePlot()
{
    m_plot->setAccessibleName(tr("Joint force over the postures of the activity"));
    m_plot->axisRect()->setMinimumMargins(QMargins(8, 8, 12, 4));
    m_band = new QCPItemRect(m_plot);
    m_mean = new QCPItemStraightLine(m_plot);
    m_current = new QCPItemStraightLine(m_plot);
    m_graph = m_plot->addGraph();
    // The band lies over the whole width whatever the range of the axis is.
    m_band->topLeft->setTypeX(QCPItemPosition::ptAxisRectRatio);
    m_band->bottomRight->setTypeX(QCPItemPosition::ptAxisRectRatio);
    m_band->setLayer(QStringLiteral("background"));
    m_mean->setLayer(QStringLiteral("background"));
    m_current->setLayer(QStringLiteral("grid"));
    for (QCPAxis* axis : {m_plot->xAxis, m_plot->yAxis}) {
        axis->setTickLength(0);
        axis->setSubTickLength(0);
        axis->setSubTicks(false);
        axis->grid()->setZeroLinePen(Qt::NoPen);
    }
    m_plot->xAxis->grid()->setVisible(false);
    m_plot->yAxis->ticker()->setTickCount(4);
    m_plot->setContextMenuPolicy(Qt::CustomContextMenu);
}

void SeriesPanel::wire()
{
    connect(m_plot, &QCustomPlot::mousePress, this, [this](QMouseEvent* event) {
        setFocus();
        if (event->button() == Qt::LeftButton)
            chooseStepAt(event->position().x());
    });
    connect(m_plot, &QCustomPlot::mouseMove, this, [this](QMouseEvent* event) {
        if (event->buttons() & Qt::LeftButton)
            chooseStepAt(event->position().x());
    });
    connect(m_plot, &QWidget::customContextMenuRequested, this, &SeriesPanel::openMenu);
    new PanelFeed(m_session, *this, [this](Changes changes) {
        if (changes & (Changes(Change::Document) | Change::Situation | Change::Solution | Change::Selection))
            refresh();
    });
}

void SeriesPanel::refresh()
{
    m_data = seriesOf(inputOf(m_session));
    if (m_empty->text() != m_data.emptyText)
        m_empty->setText(m_data.emptyText);
    m_pages->setCurrentIndex(m_data.emptyText.isEmpty() ? 1 : 0);
    if (!m_data.emptyText.isEmpty())
        return;
    showValues();
    showReference();
    showTicks();
    m_plot->replot(QCustomPlot::rpQueuedReplot);
}

void SeriesPanel::showValues()
{
    QVector<double> x;
    QVector<double> y;
    double largest = m_data.high.value_or(0);
    for (std::size_t i = 0; i < m_data.values.size(); ++i) {
        x.append(static_cast<double>(i));
        y.append(m_data.values[i]);
        if (std::isfinite(m_data.values[i]))
            largest = std::max(largest, m_data.values[i]);
    }
    m_graph->setData(x, y, true);
    m_plot->xAxis->setRange(-0.4, static_cast<double>(m_data.values.size()) - 0.6);
    m_plot->yAxis->setRange(0, largest > 0 ? 1.12 * largest : 1);
    m_plot->yAxis->setLabel(QStringLiteral("%1, %2").arg(m_data.title, m_data.unit));
    m_current->setVisible(m_data.current >= 0);
    m_current->point1->setCoords(m_data.current, 0);
    m_current->point2->setCoords(m_data.current, 1);
}

void SeriesPanel::showReference()
{
    m_band->setVisible(m_data.low && m_data.high);
    if (m_data.low && m_data.high) {
        m_band->topLeft->setCoords(0, *m_data.high);
        m_band->bottomRight->setCoords(1, *m_data.low);
    }
    m_mean->setVisible(m_data.mean.has_value());
    if (m_data.mean) {
        m_mean->point1->setCoords(0, *m_data.mean);
        m_mean->point2->setCoords(1, *m_data.mean);
    }
}

// As many names as fit side by side; the first always, then every n-th.
void SeriesPanel::showTicks()
{
    const int count = static_cast<int>(m_data.ticks.size());
    const QFontMetrics metrics(m_plot->xAxis->tickLabelFont());
    int widest = 1;
    for (const QString& step : m_data.ticks)
        widest = std::max(widest, metrics.horizontalAdvance(step));
    const int most = std::min(widest, 90) + 12;
    const int fitting = std::clamp((width() - 60) / most, 1, std::max(1, count));
    const int every = (count + fitting - 1) / fitting;
    const auto ticker = QSharedPointer<QCPAxisTickerText>::create();
    for (int i = 0; i < count; i += every)
        ticker->addTick(i, metrics.elidedText(m_data.ticks[i], Qt::ElideRight, most - 6));
    m_plot->xAxis->setTicker(ticker);
    m_plot->xAxis->setLabel(m_data.tickUnit);
}

void SeriesPanel::applyColours()
{
    const Palette& palette = paletteOf(*this);
    const QColor muted = toColor(palette.muted);
    m_plot->setBackground(QBrush(toColor(palette.panel)));
    for (QCPAxis* axis : {m_plot->xAxis, m_plot->yAxis}) {
        axis->setBasePen(QPen(toColor(palette.line)));
        axis->setTickLabelColor(muted);
        axis->setLabelColor(muted);
        axis->setTickLabelFont(font());
        axis->setLabelFont(font());
        axis->grid()->setPen(QPen(toColor(palette.line), 1, Qt::DotLine));
    }
    m_band->setPen(Qt::NoPen);
    QColor band = toColor(palette.rangeBand);
    band.setAlphaF(0.55F);
    m_band->setBrush(band);
    m_mean->setPen(QPen(toColor(palette.good), 1, Qt::DashLine));
    m_current->setPen(QPen(toColor(palette.accent), 1.5));
    m_graph->setPen(QPen(toColor(palette.jointForce), 1.8));
    m_graph->setScatterStyle(
        QCPScatterStyle(QCPScatterStyle::ssDisc, toColor(palette.jointForce), toColor(palette.jointForce), 5));
}

void SeriesPanel::chooseStepAt(double pixel)
{
    chooseStep(static_cast<int>(std::lround(m_plot->xAxis->pixelToCoord(pixel))));
}

void SeriesPanel::chooseStep(int step)
{
    const int last = static_cast<int>(m_data.steps.size()) - 1;
    const int wanted = std::clamp(step, 0, std::max(0, last));
    if (last >= 0 && wanted != m_session.step())
        m_session.setActivity(m_session.activity(), wanted);
}

void SeriesPanel::openMenu(const QPoint& position)
{
    QMenu menu(this);
    menu.addAction(tr("Copy data"), this, [this] { QApplication::clipboard()->setText(seriesAsText(m_data)); });
    menu.addAction(tr("Save picture…"), this, &SeriesPanel::savePicture);
    menu.exec(m_plot->mapToGlobal(position));
}

void SeriesPanel::savePicture()
{
    const QString path = askToSave(this, m_session.dialogFolder(),
                                   {tr("Save picture"), "series.png", tr("Pictures (*.png);;PDF (*.pdf)"), "png"});
    if (path.isEmpty())
        return;
    const bool isPdf = path.endsWith(QStringLiteral(".pdf"), Qt::CaseInsensitive);
    // Twice the screen's size, so that it is sharp in print.
    const bool saved = isPdf ? m_plot->savePdf(path) : m_plot->savePng(path, 0, 0, 2);
    if (saved)
        return;
    Diagnostic message = makeError("the picture could not be written", "choose another folder");
    message.file = path.toStdString();
    m_session.report(message);
}

void SeriesPanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    const QEvent::Type type = event->type();
    if (type != QEvent::PaletteChange && type != QEvent::StyleChange && type != QEvent::FontChange)
        return;
    applyColours();
    m_plot->replot(QCustomPlot::rpQueuedReplot);
}

void SeriesPanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    if (m_data.emptyText.isEmpty())
        showTicks();
}

void SeriesPanel::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Left)
        chooseStep(m_session.step() - 1);
    else if (event->key() == Qt::Key_Right)
        chooseStep(m_session.step() + 1);
    else
        QWidget::keyPressEvent(event);
}

}  // namespace sinew
