#include "ui/panels/results/series_plot.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <QKeyEvent>
#include <QVBoxLayout>
#include <qcustomplot.h>

#include "ui/widgets/axis_ticker.h"
#include "ui/widgets/label_support.h"
#include "ui/widgets/theme.h"

namespace sinew {

namespace {

// Of the longer line, where the text is broken so that this is shortest.
int widthInTwoLines(const QString& text, const QFontMetrics& metrics)
{
    int least = metrics.horizontalAdvance(text);
    for (qsizetype at = text.indexOf(u' '); at >= 0; at = text.indexOf(u' ', at + 1))
        least = std::min(
            least, std::max(metrics.horizontalAdvance(text.left(at)), metrics.horizontalAdvance(text.mid(at + 1))));
    return least;
}

}  // namespace

SeriesPlot::SeriesPlot(QWidget* parent) : QWidget(parent), m_plot(new QCustomPlot(this))
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_plot);
    setFocusPolicy(Qt::StrongFocus);
    makePlot();
    wire();
    applyColours();
}

void SeriesPlot::makePlot()
{
    m_plot->axisRect()->setMinimumMargins(QMargins(8, 8, 12, 4));
    m_band = new QCPItemRect(m_plot);
    m_mean = new QCPItemStraightLine(m_plot);
    m_current = new QCPItemStraightLine(m_plot);
    m_border = new QCPItemStraightLine(m_plot);
    m_marked = new QCPItemTracer(m_plot);
    m_markText = new QCPItemText(m_plot);
    // The band lies over the whole width whatever the range of the axis is.
    m_band->topLeft->setTypeX(QCPItemPosition::ptAxisRectRatio);
    m_band->bottomRight->setTypeX(QCPItemPosition::ptAxisRectRatio);
    m_band->setLayer(QStringLiteral("background"));
    m_mean->setLayer(QStringLiteral("background"));
    m_border->setLayer(QStringLiteral("background"));
    m_current->setLayer(QStringLiteral("grid"));
    m_marked->setStyle(QCPItemTracer::tsCircle);
    m_marked->setSize(11);
    // Above the curves and the numbers beside them.
    m_markText->setClipToAxisRect(false);
    m_markText->setPositionAlignment(Qt::AlignRight | Qt::AlignBottom);
    m_markText->position->setType(QCPItemPosition::ptAxisRectRatio);
    m_markText->position->setCoords(1, 0);
    for (QCPAxis* axis : {m_plot->xAxis, m_plot->yAxis}) {
        axis->setTickLength(0);
        axis->setSubTickLength(0);
        axis->setSubTicks(false);
        axis->grid()->setZeroLinePen(Qt::NoPen);
    }
    m_ticks = QSharedPointer<QCPAxisTickerText>::create();
    m_plot->xAxis->setTicker(m_ticks);
    m_plot->xAxis->grid()->setVisible(false);
    setAxisTicker(*m_plot->yAxis, 4);
}

void SeriesPlot::wire()
{
    const auto chooseAt
        = [this](const QMouseEvent& event) { choose(postureNear(m_plot->xAxis->pixelToCoord(event.position().x()))); };
    connect(m_plot, &QCustomPlot::mousePress, this, [this, chooseAt](QMouseEvent* event) {
        setFocus();
        if (event->button() == Qt::LeftButton)
            chooseAt(*event);
    });
    connect(m_plot, &QCustomPlot::mouseMove, this, [chooseAt](QMouseEvent* event) {
        if (event->buttons() & Qt::LeftButton)
            chooseAt(*event);
    });
    connect(m_plot, &QCustomPlot::mouseDoubleClick, this, &SeriesPlot::doubleClicked);
}

void SeriesPlot::setContent(SeriesPlotContent content)
{
    m_content = std::move(content);
    m_plot->setAccessibleName(m_content.name);
    while (m_graphs.size() < m_content.lines.size()) {
        m_graphs.push_back({m_plot->addGraph(), m_plot->addGraph()});
        m_graphs.back().points->setLineStyle(QCPGraph::lsNone);
        colourLine(m_graphs.size() - 1);
    }
    showLines();
    showReference();
    showMarks();
    showTicks();
    m_plot->replot(QCustomPlot::rpQueuedReplot);
}

// Postures are a unit apart. Those beside the axis have more room, for their names: half as much as the axis, together.
double SeriesPlot::stepApart() const
{
    return m_content.apart > 0 ? std::max(1.0, 0.5 * onAxis() / m_content.apart) : 1;
}

double SeriesPlot::coordinate(int posture) const
{
    const int beside = posture - onAxis() + 1;
    return beside <= 0 ? posture : onAxis() - 1 + beside * stepApart();
}

int SeriesPlot::postureNear(double place) const
{
    int nearest = 0;
    for (int i = 1; i < count(); ++i) {
        if (std::abs(coordinate(i) - place) < std::abs(coordinate(nearest) - place))
            nearest = i;
    }
    return nearest;
}

// Of the axis, from the width of the widget: the axis itself may not have been laid out yet.
double SeriesPlot::pixels(double coordinates) const
{
    return coordinates * (width() - 60) / m_plot->xAxis->range().size();
}

void SeriesPlot::showLines()
{
    double largest = m_content.high.value_or(0), least = 0;
    for (std::size_t k = 0; k < m_graphs.size(); ++k) {
        QVector<double> x[2], y[2];  // of the course, and of the points beside it
        const SeriesLine line = k < m_content.lines.size() ? m_content.lines[k] : SeriesLine{};
        for (std::size_t i = 0; i < line.values.size(); ++i) {
            const std::size_t which = i < line.joined ? 0 : 1;
            x[which].append(coordinate(static_cast<int>(i)));
            y[which].append(line.values[i]);
            if (std::isfinite(line.values[i])) {
                largest = std::max(largest, line.values[i]);
                least = std::min(least, line.values[i]);
            }
        }
        m_graphs[k].course->setData(x[0], y[0], true);
        m_graphs[k].points->setData(x[1], y[1], true);
    }
    const double size = largest - least;
    m_plot->xAxis->setRange(-0.4, coordinate(count() - 1) + (m_content.apart > 0 ? 0.5 * stepApart() : 0.4));
    m_plot->yAxis->setRange(least < 0 ? least - 0.12 * size : 0, size > 0 ? largest + 0.12 * size : 1);
    m_plot->yAxis->setLabel(m_content.axisTitle);
}

void SeriesPlot::showMarks()
{
    m_current->setVisible(m_content.current >= 0);
    const double current = coordinate(m_content.current), border = onAxis() - 1 + 0.5 * stepApart();
    m_current->point1->setCoords(current, 0);
    m_current->point2->setCoords(current, 1);
    m_border->setVisible(m_content.apart > 0);
    m_border->point1->setCoords(border, 0);
    m_border->point2->setCoords(border, 1);
    const auto marked = static_cast<std::size_t>(std::max(m_content.marked, 0));
    const bool isMarked = m_content.marked >= 0 && !m_content.lines.empty()
                          && marked < m_content.lines.front().values.size()
                          && std::isfinite(m_content.lines.front().values[marked]);
    m_marked->setVisible(isMarked);
    const bool hasText = isMarked && !m_content.markText.isEmpty();
    m_markText->setVisible(hasText);
    m_plot->axisRect()->setMinimumMargins(QMargins(8, hasText ? m_plot->fontMetrics().height() + 2 : 8, 12, 4));
    if (!isMarked)
        return;
    m_marked->position->setCoords(coordinate(m_content.marked), m_content.lines.front().values[marked]);
    m_markText->setText(m_content.markText);
}

void SeriesPlot::showReference()
{
    m_band->setVisible(m_content.low && m_content.high);
    if (m_content.low && m_content.high) {
        m_band->topLeft->setCoords(0, *m_content.high);
        m_band->bottomRight->setCoords(1, *m_content.low);
    }
    m_mean->setVisible(m_content.mean.has_value());
    if (m_content.mean) {
        m_mean->point1->setCoords(0, *m_content.mean);
        m_mean->point2->setCoords(1, *m_content.mean);
    }
}

void SeriesPlot::showTicks()
{
    m_ticks->clear();
    addAxisTicks();
    addTicksApart();
    // A label lies under the middle of the whole: it would also be the unit of what stands beside the axis.
    m_plot->xAxis->setLabel(m_content.apart > 0 ? QString() : m_content.tickUnit);
}

// As many names as fit side by side, in two lines where they are long; the first always, then every n-th.
void SeriesPlot::addAxisTicks()
{
    const QFontMetrics metrics(m_plot->xAxis->tickLabelFont());
    int widest = 1;
    for (int i = 0; i < onAxis(); ++i)
        widest = std::max(widest, widthInTwoLines(m_content.ticks[i], metrics));
    // A few names share the width, many are as short as need be.
    const int count = std::max(1, onAxis()), room = static_cast<int>(pixels(onAxis()));
    const int fair = count <= 6 ? std::max(60, room / count - 12) : 90;
    const int most = std::min(widest, fair) + 12;
    const int fitting = std::clamp(room / most, 1, count);
    const int every = (count + fitting - 1) / fitting;
    const int middle = onAxis() / 2 / every * every;
    for (int i = 0; i < onAxis(); i += every) {
        QString text = inLines(m_content.ticks[i], m_plot->xAxis->tickLabelFont(), {.width = most - 6, .lines = 2});
        if (m_content.apart > 0 && i == middle)
            text += u'\n' + m_content.tickUnit;
        m_ticks->addTick(i, text);
    }
}

// All of them, in two lines where need be.
void SeriesPlot::addTicksApart()
{
    const int room = static_cast<int>(pixels(stepApart())) - 6;
    for (int i = onAxis(); i < count(); ++i)
        m_ticks->addTick(coordinate(i),
                         inLines(m_content.ticks[i], m_plot->xAxis->tickLabelFont(), {.width = room, .lines = 2}));
}

QStringList SeriesPlot::tickTexts() const
{
    return m_ticks->ticks().values();
}

void SeriesPlot::applyColours()
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
    m_border->setPen(QPen(toColor(palette.line), 1));
    m_current->setPen(QPen(toColor(palette.accent), 1.5));
    m_marked->setPen(QPen(toColor(palette.text), 1.6));
    m_marked->setBrush(Qt::NoBrush);
    m_markText->setColor(toColor(palette.text));
    m_markText->setBrush(toColor(palette.panel));  // the line of the shown posture runs behind it
    m_markText->setFont(font());
    for (std::size_t i = 0; i < m_graphs.size(); ++i)
        colourLine(i);
}

// Lines are told apart by dashes, points by their shape.
void SeriesPlot::colourLine(std::size_t index)
{
    constexpr Qt::PenStyle styles[] = {Qt::SolidLine, Qt::DashLine, Qt::DotLine, Qt::DashDotLine};
    constexpr QCPScatterStyle::ScatterShape shapes[]
        = {QCPScatterStyle::ssDisc, QCPScatterStyle::ssSquare, QCPScatterStyle::ssTriangle, QCPScatterStyle::ssDiamond};
    const Palette& palette = paletteOf(*this);
    const QColor colour = toColor(index == 0 ? palette.jointForce : palette.load);
    const std::size_t which = index % std::size(styles);
    const QBrush fill = index == 0 ? QBrush(colour) : QBrush(toColor(palette.panel));
    const Graphs& graphs = m_graphs[index];
    graphs.course->setPen(QPen(colour, index == 0 ? 1.8 : 1.4, styles[which]));
    graphs.course->setScatterStyle(index == 0 ? QCPScatterStyle(QCPScatterStyle::ssDisc, colour, colour, 5)
                                              : QCPScatterStyle());
    graphs.points->setPen(QPen(colour, 1.4));
    graphs.points->setScatterStyle(QCPScatterStyle(shapes[which], QPen(colour, 1.4), fill, index == 0 ? 8 : 9));
}

double SeriesPlot::place(int posture) const
{
    return m_plot->xAxis->coordToPixel(coordinate(posture));
}

std::vector<PaperKey> SeriesPlot::keys() const
{
    std::vector<PaperKey> keys;
    for (std::size_t i = 0; i < m_content.lines.size(); ++i) {
        const QPen pen = m_graphs[i].course->pen();
        if (!m_content.lines[i].name.isEmpty())
            keys.push_back({m_content.lines[i].name, pen, pen.color()});
    }
    if (m_content.low && m_content.high)
        keys.push_back({tr("measured range"), Qt::NoPen, {}, m_band->brush().color()});
    if (m_content.mean)
        keys.push_back({tr("measured mean"), m_mean->pen()});
    if (m_content.current >= 0 && m_content.current < count())
        keys.push_back({tr("shown: %1").arg(m_content.ticks[m_content.current]), m_current->pen()});
    return keys;
}

PaperFigure SeriesPlot::figure(const QString& title) const
{
    return {title, {}, {m_plot}, false, [this] { return keys(); }, leastPlot};
}

void SeriesPlot::choose(int posture)
{
    const int wanted = std::clamp(posture, 0, std::max(0, count() - 1));
    if (count() > 0 && wanted != m_content.current)
        emit postureChosen(wanted);
}

void SeriesPlot::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    const QEvent::Type type = event->type();
    if (type != QEvent::PaletteChange && type != QEvent::StyleChange && type != QEvent::FontChange)
        return;
    applyColours();
    m_plot->replot(QCustomPlot::rpQueuedReplot);
}

void SeriesPlot::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    showTicks();
    m_plot->replot(QCustomPlot::rpQueuedReplot);  // it may have been drawn for its new size already
}

void SeriesPlot::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Left)
        choose(m_content.current - 1);
    else if (event->key() == Qt::Key_Right)
        choose(m_content.current + 1);
    else
        QWidget::keyPressEvent(event);
}

}  // namespace sinew
