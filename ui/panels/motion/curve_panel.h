#pragma once

#include <QWidget>

#include "ui/panels/motion/curve_data.h"

class QCheckBox;
class QComboBox;
class QHBoxLayout;
class QLabel;
class QToolButton;

namespace sinew {

class CurveFields;
class FigureOffer;
class CurvePlot;
class ElidedLabel;
class MotionSession;
class Session;

// The phase curves of the scenario, to be drawn by their characteristic points. What is no phase curve is refused and
// said.
class CurvePanel : public QWidget {
    Q_OBJECT

public:
    CurvePanel(Session& session, MotionSession& motion, QWidget* parent = nullptr);

    CurvePlot& plot() const { return *m_plot; }
    int chosenPoint() const { return m_point; }
    QString message() const;

    void addCurve();
    void renameCurve(const QString& name);
    void removeCurve();
    // The curve becomes one fitted to measured samples; says how near it comes.
    void takeFit(const PhaseFit& fit, const QString& column);

private:
    void makeFields();
    QHBoxLayout* makeTop();
    QHBoxLayout* makeSecond();
    void wire();
    void refresh();
    void showChoices();
    void choosePoint(int point);
    void say(const QString& text, const char* role);

    const NamedCurve* curve() const;
    bool commit(const PhaseCurveData& wanted, const QString& sentence, const QString& mergeKey = {});
    bool commitScenario(Scenario changed, const QString& sentence);
    void dragPoint(int point, double time, double value, int gesture);
    void addPoint(double time, double value);
    void removePoint(int point);
    void chooseCoordinate(int index);
    void askName();
    void askFit();
    void openMenu(const QPoint& position);

    Session& m_session;
    MotionSession& m_motion;
    CurveView m_view;
    int m_point = 0;
    QComboBox* m_curves;
    QComboBox* m_coordinate;
    QToolButton* m_add;
    QToolButton* m_rename;
    QToolButton* m_remove;
    QToolButton* m_fit;
    QCheckBox* m_periodic;
    CurvePlot* m_plot;
    QLabel* m_empty;
    QLabel* m_message;
    CurveFields* m_fields;
    FigureOffer* m_offer = nullptr;
    QWidget* m_body;
};

}  // namespace sinew
