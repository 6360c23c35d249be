#pragma once

#include <QWidget>

#include "ui/panels/motion/curve_data.h"

class QCheckBox;
class QGridLayout;
class QLabel;
class QSlider;

namespace sinew {

// The numbers of one characteristic point and the shape of the phase that begins there (at the last point: of the phase
// that ends there).
class CurveFields : public QWidget {
    Q_OBJECT

public:
    explicit CurveFields(QWidget* parent = nullptr);

    void show(const CurveView& view, int point);

signals:
    // what: "Move a point of swing"; mergeKey: one for each gesture, empty: not to be merged.
    void dataWanted(const sinew::PhaseCurveData& data, const QString& what, const QString& mergeKey);
    void refused(const QString& message);

private:
    void lay();
    void wirePoint();
    void wireShapes();
    void showShapes();
    void setShape(bool isPeak, int hundredths);
    void want(const PhaseCurveData& wanted, const QString& what, const QString& mergeKey = {});
    const CharacteristicPoint& point() const { return m_view.data.points[m_point]; }
    std::size_t phase() const;

    CurveView m_view;
    std::size_t m_point = 0;
    int m_gesture = 0;  // of the sliders
    QLabel* m_pointLabel;
    QLabel* m_phaseLabel;
    NumberField* m_time;
    NumberField* m_value;
    NumberField* m_slope;
    QCheckBox* m_automatic;
    QSlider* m_skew;
    QSlider* m_peak;
    NumberField* m_skewNumber;
    NumberField* m_peakNumber;
};

}  // namespace sinew
