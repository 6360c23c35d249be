#include "ui/panels/motion/curve_fields.h"

#include <algorithm>
#include <cmath>

#include <QCheckBox>
#include <QGridLayout>
#include <QLabel>
#include <QSlider>

#include "ui/text/motion_units.h"
#include "ui/text/unit_words.h"
#include "ui/widgets/label_support.h"

namespace sinew {

namespace {

const FieldUnit noUnit = {{}, 1, std::nullopt};

QSlider* makeSlider(const QString& name, const QString& toolTip, const QString& spoken, QWidget* parent)
{
    auto* slider = new QSlider(Qt::Horizontal, parent);
    slider->setRange(-100, 100);
    slider->setPageStep(10);
    slider->setObjectName(name);
    slider->setAccessibleName(spoken);
    slider->setToolTip(toolTip);
    slider->setMinimumWidth(50);
    return slider;
}

int hundredthsOf(double number)
{
    return static_cast<int>(std::lround(100 * number));
}

}  // namespace

CurveFields::CurveFields(QWidget* parent)
    : QWidget(parent), m_pointLabel(new QLabel(this)), m_phaseLabel(new QLabel(this)),
      m_time(new NumberField({shownUnit("s"), 1, std::nullopt}, this)), m_value(new NumberField(noUnit, this)),
      m_slope(new NumberField(noUnit, this)), m_automatic(new QCheckBox(tr("automatic slope"), this)),
      m_skew(makeSlider(QStringLiteral("skew"), tr("The greatest rate early or late in the phase"),
                        tr("Skew of the phase"), this)),
      m_peak(makeSlider(QStringLiteral("peak"), tr("The greatest rate low and long, or high and short"),
                        tr("Peak of the phase"), this)),
      m_skewNumber(new NumberField(noUnit, this)), m_peakNumber(new NumberField(noUnit, this))
{
    m_automatic->setToolTip(tr("The slope is chosen: level where the curve turns, smooth elsewhere"));
    m_time->setObjectName(QStringLiteral("pointTime"));
    m_value->setObjectName(QStringLiteral("pointValue"));
    m_slope->setObjectName(QStringLiteral("pointSlope"));
    m_automatic->setObjectName(QStringLiteral("automaticSlope"));
    m_time->setAccessibleName(tr("Time of the point"));
    m_value->setAccessibleName(tr("Value of the point"));
    m_slope->setAccessibleName(tr("Slope at the point"));
    m_skewNumber->setAccessibleName(tr("Skew of the phase as a number"));
    m_peakNumber->setAccessibleName(tr("Peak of the phase as a number"));
    lay();
    wirePoint();
    wireShapes();
}

void CurveFields::lay()
{
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(10, 0, 10, 0);
    grid->setSpacing(4);
    const auto add = [&](const QString& text, int row, int column, QWidget* field) {
        auto* label = new QLabel(text, this);
        setRole(*label, "muted");
        grid->addWidget(label, row, column);
        grid->addWidget(field, row, column + 1);
    };
    setRole(*m_pointLabel, "heading");
    setRole(*m_phaseLabel, "heading");
    grid->addWidget(m_pointLabel, 0, 0, 1, 2);
    add(tr("time"), 1, 0, m_time);
    add(tr("value"), 2, 0, m_value);
    add(tr("slope"), 3, 0, m_slope);
    grid->addWidget(m_phaseLabel, 0, 3, 1, 3);
    add(tr("skew"), 1, 3, m_skew);
    add(tr("peak"), 2, 3, m_peak);
    grid->addWidget(m_skewNumber, 1, 5);
    grid->addWidget(m_peakNumber, 2, 5);
    grid->addWidget(m_automatic, 3, 3, 1, 3);
    grid->setColumnMinimumWidth(2, 10);
    grid->setColumnStretch(4, 1);
}

void CurveFields::wirePoint()
{
    const auto move = [this] { return tr("Move a point of %1").arg(m_view.name); };
    const auto turn = [this] { return tr("Set a slope of %1").arg(m_view.name); };
    connect(m_time, &NumberField::valueEntered, this,
            [this, move](double time) { want(withPointMoved(m_view.data, m_point, time, point().value), move()); });
    connect(m_value, &NumberField::valueEntered, this,
            [this, move](double value) { want(withPointMoved(m_view.data, m_point, point().time, value), move()); });
    connect(m_slope, &NumberField::valueEntered, this,
            [this, turn](double slope) { want(withSlope(m_view.data, m_point, slope), turn()); });
    connect(m_automatic, &QCheckBox::clicked, this, [this, turn](bool automatic) {
        // By hand it begins with what was chosen.
        const double now = m_view.fault.isEmpty() ? PhaseCurve(m_view.data).at(point().time).slope : 0;
        want(withSlope(m_view.data, m_point, automatic ? std::nullopt : std::optional(now)), turn());
    });
}

void CurveFields::wireShapes()
{
    for (QSlider* slider : {m_skew, m_peak}) {
        const bool isPeak = slider == m_peak;
        connect(slider, &QSlider::sliderPressed, this, [this] { ++m_gesture; });
        connect(slider, &QSlider::sliderReleased, this, [this] { ++m_gesture; });
        connect(slider, &QSlider::valueChanged, this, [this, isPeak](int value) { setShape(isPeak, value); });
    }
    for (NumberField* field : {m_skewNumber, m_peakNumber}) {
        field->setBounds({.least = -1, .most = 1});
        const bool isPeak = field == m_peakNumber;
        connect(field, &NumberField::valueEntered, this, [this, isPeak](double number) {
            ++m_gesture;
            setShape(isPeak, hundredthsOf(number));
        });
    }
    for (NumberField* field : {m_time, m_value, m_slope, m_skewNumber, m_peakNumber})
        connect(field, &NumberField::refused, this,
                [this](const QString& text, const QString& reason) { emit refused(tr("“%1”: %2").arg(text, reason)); });
}

// What is refused is shown as it was.
void CurveFields::want(const PhaseCurveData& wanted, const QString& what, const QString& mergeKey)
{
    emit dataWanted(wanted, what, mergeKey);
    show(CurveView(m_view), static_cast<int>(m_point));
}

void CurveFields::show(const CurveView& view, int point)
{
    m_view = view;
    if (m_view.data.points.size() < 2)
        return;
    m_point = std::min(static_cast<std::size_t>(std::max(0, point)), m_view.data.points.size() - 1);
    const CharacteristicPoint& shown = this->point();
    m_pointLabel->setText(tr("Point %1 of %2").arg(m_point + 1).arg(m_view.data.points.size()));
    m_value->setUnit(m_view.unit);
    m_slope->setUnit(m_view.rateUnit);
    m_time->setValue(shown.time);
    m_value->setValue(shown.value);
    const bool isSound = m_view.fault.isEmpty();
    m_slope->setValue(shown.slope || !isSound ? shown.slope : PhaseCurve(m_view.data).at(shown.time).slope);
    m_slope->setEnabled(shown.slope.has_value());
    m_automatic->setChecked(!shown.slope);
    showShapes();
}

std::size_t CurveFields::phase() const
{
    return std::min(m_point, m_view.data.points.size() - 2);
}

void CurveFields::showShapes()
{
    const CurvePhase& shown = m_view.phases[phase()];
    m_phaseLabel->setText(
        tr("Phase %1, %2–%3 s").arg(phase() + 1).arg(secondsText(shown.start), secondsText(shown.end)));
    // Both at once: a slider that moves asks for what it shows, which then is what the curve has.
    const PhaseShape shape = shapeOf(m_view.data, phase());
    m_skew->setValue(hundredthsOf(shape.skew));
    m_peak->setValue(hundredthsOf(shape.peak));
    m_skewNumber->setValue(shape.skew);
    m_peakNumber->setValue(shape.peak);
}

void CurveFields::setShape(bool isPeak, int hundredths)
{
    if (m_view.phases.empty())
        return;
    PhaseShape shape = shapeOf(m_view.data, phase());
    double& number = isPeak ? shape.peak : shape.skew;
    if (hundredthsOf(number) == hundredths)
        return;
    number = hundredths / 100.0;
    want(withShape(m_view.data, phase(), shape), tr("Shape a phase of %1").arg(m_view.name),
         QStringLiteral("curve %1 shape %2 %3 gesture %4").arg(m_view.name).arg(phase()).arg(isPeak).arg(m_gesture));
}

}  // namespace sinew
