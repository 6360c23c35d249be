#pragma once

#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include <QStringList>
#include <QWidget>

#include "core/document/property_rows.h"

class QVBoxLayout;

namespace sinew {

class PropertyField;
class Session;
struct FieldState;
struct PropertySection;
struct RowEntry;

// The fields of the selected object, or of several of one kind, to be changed: made from its description. Lists and
// parts of the object are sections of their own, items of which can be added, moved and removed. Each change is an edit
// of the session; changes of one field, one after another, are one entry of the history. Rows that are made anew leave the
// keyboard where it was, and Tab goes through them from the top to the bottom.
class PropertyEditor : public QWidget {
    Q_OBJECT

public:
    explicit PropertyEditor(Session& session, QWidget* parent = nullptr);

    // Reads the session again.
    void refresh();
    bool isEmpty() const { return m_places.empty(); }
    PropertyField* fieldOf(const Place& place, const std::string& key) const;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    std::vector<Place> selectedPlaces() const;
    void openSelectedPart();
    void rebuild(const std::vector<PropertySection>& sections);
    void addSection(const PropertySection& section, std::size_t& next, const std::vector<PropertySection>& sections);
    void addList(const PropertyRow& row, int depth, std::size_t& next, const std::vector<PropertySection>& sections);
    void addItem(const PropertyRow& list, std::size_t index, int depth, std::size_t& next,
                 const std::vector<PropertySection>& sections);
    void addField(const FieldState& state, int depth);
    PropertyField* fieldBefore(const PropertyRow& row);
    void addMore(int depth, const Place& place);
    void addRow(QWidget* row, const Place& place, const std::string& key);

    // Where the keyboard is: what it stops at in a row, which may be made anew.
    struct KeyboardPlace {
        QString row;
        std::size_t rowNumber = 0, stop = 0;
    };
    std::optional<KeyboardPlace> keyboardPlace() const;
    void giveKeyboard(const KeyboardPlace& place);
    void orderStops();

    void enter(const PropertyRow& row, const RowEntry& entry);
    void remove(const Place& item);
    void toggle(const Place& place);

    Session& m_session;
    QVBoxLayout* m_column;
    std::vector<Place> m_places;      // of the selected objects
    std::optional<Place> m_selected;  // with the part, as it was last opened
    std::set<Place> m_open;           // items whose fields are shown
    std::set<Place> m_withAll;        // objects of which seldom needed fields are shown
    std::string m_structure;          // what m_fields was made from
    std::vector<PropertyField*> m_fields;
    std::vector<PropertyField*> m_before;  // fields of the structure before, which may be taken over
    std::vector<QWidget*> m_widgets;       // all rows, in their order
    struct Expressions {
        RowValue value;
        QStringList texts;
    };
    std::map<std::string, Expressions> m_expressions;  // by place and key; as long as the value is that
};

}  // namespace sinew
