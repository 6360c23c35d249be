#pragma once

#include <vector>

#include <QObject>

#include "core/figures/building_blocks.h"
#include "core/figures/figures.h"
#include "core/figures/ready_parts.h"

class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QLabel;
class QSpinBox;

namespace sinew {

// The rows of a form that ask which ready part is wanted, and of which size. Shows only what the part heeds.
class PartFields : public QObject {
    Q_OBJECT

public:
    // Adds its rows to the form of a dialog, which must outlive it.
    PartFields(std::vector<ReadyPart> parts, const QString& label, QFormLayout& form, QWidget& dialog);

    const ReadyPart& part() const;
    FigureOptions options() const;      // person and number of links
    ChainOptions chainOptions() const;  // links of a chain
    void choose(const QString& name);   // nothing happens when there is none

signals:
    void partChanged();

private:
    void showPart();
    void followSex();

    std::vector<ReadyPart> m_parts;
    QFormLayout& m_form;
    QComboBox* m_kind;
    QLabel* m_summary;
    QComboBox* m_sex;
    QDoubleSpinBox* m_height;  // cm
    QDoubleSpinBox* m_mass;    // kg
    QSpinBox* m_links;
    QDoubleSpinBox* m_linkLength;  // cm
    QDoubleSpinBox* m_linkMass;    // kg
    Person m_mean;                 // of the sex whose numbers stand in the fields
};

}  // namespace sinew
