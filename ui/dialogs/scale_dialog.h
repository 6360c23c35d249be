#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <QDialog>

#include "core/io/json_writer.h"
#include "core/model/model.h"

class QCheckBox;
class QComboBox;
class QDialogButtonBox;
class QGridLayout;
class QLabel;

namespace sinew {

class NumberField;

// Makes the whole model larger or smaller by a factor, or its bodies by lengths on them: between their joints, or between two
// landmarks.
class ScaleDialog : public QDialog {
    Q_OBJECT

public:
    explicit ScaleDialog(const Model& model, QWidget* parent = nullptr);

    // What is wanted, as the verb `scale`; nothing as long as nothing would change.
    std::optional<JsonValue> verb() const;
    // What that does: "Scale the model by 1.1".
    QString editSentence() const;

private:
    // Between joints without names, else between landmarks.
    struct Span {
        double length = 0;  // m, as it is
        std::string from, to;
    };
    struct Row {
        std::string body;
        std::vector<Span> spans;
        QComboBox* chosen;
        QLabel* before;
        NumberField* after;

        const Span& span() const;
    };

    static std::vector<Span> spansOf(const Model& model, const Body& body);
    QWidget* makeRows(const Model& model);
    void addRow(QGridLayout& grid, const Body& body, std::vector<Span> spans);
    NumberField* makeField(NumberField* field, double value, const QString& name);
    void followWishes();

    NumberField* m_factor;
    QCheckBox* m_masses;
    QDialogButtonBox* m_buttons;
    std::vector<Row> m_rows;
};

}  // namespace sinew
