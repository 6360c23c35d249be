#pragma once

#include <optional>

#include <QWidget>

namespace sinew {

// All in one unit.
struct GaugeValues {
    double axisLow = 0;
    double axisHigh = 1;
    double low = 0;  // the measured range
    double high = 0;
    std::optional<double> mean;
    std::optional<double> value;  // what is computed now: dark marker
    std::optional<double> peak;   // the largest over a series, when it is not the value now: hollow marker

    bool operator==(const GaugeValues&) const = default;
};

// Whole numbers around all of the values, with some room at both ends.
GaugeValues withAxis(GaugeValues values);

// A computed number against a measured range: a grey track, the range as a band, its mean as a tick, a marker for the
// number.
class RangeGauge : public QWidget {
    Q_OBJECT

public:
    explicit RangeGauge(QWidget* parent = nullptr);

    // unit: for the accessible description.
    void setValues(const GaugeValues& values, const QString& unit);
    const GaugeValues& values() const { return m_values; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    double at(double value) const;

    GaugeValues m_values;
};

}  // namespace sinew
