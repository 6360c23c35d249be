#pragma once

#include <optional>
#include <string>
#include <vector>

#include <QWidget>

#include "core/document/property_rows.h"
#include "core/model/fixation.h"

class QToolButton;
class QVBoxLayout;

namespace sinew {

class FixationSession;
class PropertyField;
class SliderRow;
struct RowEntry;

// The beam that is looked at: its place by sliders, its size, hold and preload folded away below, another like it, and none
// of it. To change one makes a list of beams of its own from a standard fixator. Hidden without one.
class BeamForm : public QWidget {
    Q_OBJECT

public:
    explicit BeamForm(FixationSession& fixation, QWidget* parent = nullptr);

    void refresh();

private:
    void makePlaces(QVBoxLayout& column);
    void makeFold(QVBoxLayout& column);
    void makeFields(const std::vector<PropertyRow>& rows);
    void showPlaces(const FixatorBeam& beam);
    void showFields();
    std::optional<std::size_t> chosen() const;  // index of the beam in the case with its beams written out
    std::vector<PropertyRow> rows() const;      // of the beam, but its place
    void setPlace(std::size_t row, std::optional<double> value, int gesture);
    void setValue(PropertyField& field, const RowEntry& entry);
    void removeBeam();

    FixationSession& m_fixation;
    std::vector<SliderRow*> m_places;
    QToolButton* m_fold = nullptr;
    QWidget* m_page;
    QVBoxLayout* m_fieldColumn;
    std::vector<PropertyField*> m_fields;
};

}  // namespace sinew
