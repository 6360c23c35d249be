#pragma once

#include <optional>
#include <string>
#include <vector>

#include <QWidget>

#include "ui/panels/layers/layers_view.h"

class QComboBox;
class QGridLayout;
class QLabel;

namespace sinew {

class LayersSection;
class NumberField;
class Session;

// The elastic layers of a joint under the pressure of its force, or under one that is given: section, table, and what the
// pressure is. Follows the posture as it moves.
class LayersPanel : public QWidget {
    Q_OBJECT

public:
    explicit LayersPanel(Session& session, QWidget* parent = nullptr);

    const LayersView& view() const { return m_view; }

private:
    void lay();
    void refresh();
    void showJoints();
    void layTable();
    void showTable();
    // Of the joint that is shown; nothing: from its force. gesture: see NumberField::valueEntered().
    void setPressure(std::optional<double> pressure, int gesture = 0);

    Session& m_session;
    LayersView m_view;
    std::string m_joint;  // that was shown last
    QLabel* m_empty;
    QWidget* m_content;
    QComboBox* m_joints;
    LayersSection* m_section;
    QComboBox* m_source;
    NumberField* m_pressure;
    QLabel* m_basis;
    QGridLayout* m_table;          // the first row has the titles
    std::vector<QLabel*> m_cells;  // below it, row by row
    QLabel* m_remarks;
};

}  // namespace sinew
