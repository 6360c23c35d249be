#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <QDialog>

#include "core/io/json_writer.h"
#include "core/model/model.h"

class QCheckBox;
class QDialogButtonBox;

namespace sinew {

class NumberField;

// Makes the whole model larger or smaller by a factor, or its bodies by the lengths between their joints.
class ScaleDialog : public QDialog {
    Q_OBJECT

public:
    explicit ScaleDialog(const Model& model, QWidget* parent = nullptr);

    // What is wanted, as the verb `scale`; nothing as long as nothing would change.
    std::optional<JsonValue> verb() const;

private:
    struct Row {
        std::string body;
        double before = 0;  // m
        NumberField* after;
    };

    QWidget* makeRows(const Model& model);
    NumberField* makeField(NumberField* field, double value, const QString& name);
    void followWishes();

    NumberField* m_factor;
    QCheckBox* m_masses;
    QDialogButtonBox* m_buttons;
    std::vector<Row> m_rows;
};

}  // namespace sinew
