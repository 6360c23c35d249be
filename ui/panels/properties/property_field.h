#pragma once

#include <vector>

#include <QWidget>

#include "ui/panels/properties/row_entry.h"

class QComboBox;
class QHBoxLayout;
class QLabel;
class QLineEdit;
class QToolButton;
class QVBoxLayout;

namespace sinew {

class FunctionTable;
class NumberField;
class PropertyLabel;

// What a property field shows of its row.
struct FieldState {
    PropertyRow row;
    std::vector<NamedValue> names;  // that expressions may use
    std::optional<RowValue> saved;  // as in the file; nothing when that is not known
    QString citation;               // of the object's numbers; may be empty
    bool isSeveral = false;         // the selected objects have different values
};

// One row of the property editor: its name, a field of its kind with its unit behind, a blue dot and a turn-back arrow
// where the saved file has something else, and below what is wrong or, while it has the focus, where the value is from.
class PropertyField : public QWidget {
    Q_OBJECT

public:
    PropertyField(FieldState state, QWidget* parent);

    // The same row with another value.
    void setState(FieldState state);
    const PropertyRow& row() const { return m_state.row; }
    // What its numbers were typed as; empty where they are plain.
    QStringList expressions() const;
    void setExpressions(const QStringList& expressions);
    // Says why a value was not taken; the text stays as it was typed.
    void refuse(const QString& reason) { showReason(reason); }
    // Why what was entered is refused, a line for each of its numbers that is; empty: nothing is.
    const QString& reason() const { return m_reason; }
    const PropertyLabel& label() const { return *m_label; }
    void setLabelWidth(int width);  // px

signals:
    void valueEntered(const sinew::RowEntry& entry);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void makeFields();
    void makeNumbers(int count, bool mayBeEmpty);
    void makeTexts(int count);
    void makeChoice();
    void makeSwitch();
    void makeFunction();
    void addUnit();
    NumberField* addNumber(QHBoxLayout& line);
    void enterNumber(std::size_t index, std::optional<double> number, int gesture = 0);
    void enterText(const QLineEdit& field);
    void enter(RowEntry entry);
    void showAccessibleNames();
    void showNumbers();
    void showTexts();
    void showChoice();
    void showState();
    void showReason(const QString& reason);
    void showReasons();

    FieldState m_state;
    QVBoxLayout* m_column;
    QHBoxLayout *m_line, *m_secondLine = nullptr;  // the latter of tensors
    PropertyLabel* m_label;
    QLabel* m_dot;
    QToolButton* m_revert = nullptr;
    QLabel* m_below;
    QString m_ownReason;  // of the row itself, not of a number that cannot be read
    QString m_reason;
    std::vector<NumberField*> m_numbers;
    std::vector<QLineEdit*> m_texts;
    QComboBox* m_choice = nullptr;
    QToolButton* m_switch = nullptr;
    FunctionTable* m_function = nullptr;
    bool m_isShowing = false;  // the fields change because the row has, not because a person changed them
};

}  // namespace sinew
