#pragma once

#include <map>
#include <string>
#include <vector>

#include <QWidget>

#include "ui/panels/fixation/case_fields.h"
#include "ui/session/fixation_session.h"

class QComboBox;
class QLabel;
class QLineEdit;
class QStackedLayout;
class QToolButton;
class QVBoxLayout;

namespace sinew {

class FixatorChoice;
class LoadsForm;
class MeshBox;
class MuscleSidesForm;
class NumberField;
class OsteotomyForm;
class PanelWait;
class SliderRow;

// Who is broken where, and what holds it: person, femur, fracture, fixator, bone, activity. Each change is an edit of the
// project.
class CasePanel : public QWidget {
    Q_OBJECT

public:
    CasePanel(Session& session, FixationSession& fixation, QWidget* parent = nullptr);

private:
    struct Row {
        CaseField field;
        SliderRow* widget;
    };

    QWidget* makeForm();
    QWidget* makeBeginning();
    void addSection(QVBoxLayout& column, const CaseSection& section);
    void addHeading(QVBoxLayout& column, const QString& title);
    void addRows(QVBoxLayout& column, const CaseSection& section);
    void addSides(QVBoxLayout& column);
    void addFractures(QVBoxLayout& column);
    void chooseFracture(FractureKind kind);
    void addActivity(QVBoxLayout& column);
    QLineEdit* addText(QVBoxLayout& column, const QString& name, const QString& hint, std::string Fixation::*text);
    void alignRows();
    void refresh();
    void refreshActivities();
    QString reasonAt(const CaseField& field) const;
    void setNumber(const CaseField& field, std::optional<double> value, int gesture);
    void begin(FractureKind kind);
    void edit(const QString& sentence, const std::function<void(Fixation&)>& change);

    Session& m_session;
    FixationSession& m_fixation;
    PanelWait* m_wait;
    QStackedLayout* m_pages;
    std::vector<Row> m_rows;
    std::vector<QToolButton*> m_sides;
    QComboBox* m_fracture = nullptr;
    QLabel* m_pauwels = nullptr;
    FixatorChoice* m_fixator = nullptr;
    OsteotomyForm* m_osteotomy = nullptr;
    MeshBox* m_mesh = nullptr;
    LoadsForm* m_loads = nullptr;
    MuscleSidesForm* m_muscles = nullptr;
    QComboBox* m_activity = nullptr;
    NumberField* m_kilograms = nullptr;
    QLineEdit *m_title = nullptr, *m_note = nullptr;
    QLabel* m_problem = nullptr;
    QLabel* m_whyNot = nullptr;
    std::map<FractureKind, FracturePlane> m_planes;  // as each kind was left
    std::string m_planesOf;                          // the case of that file
};

}  // namespace sinew
