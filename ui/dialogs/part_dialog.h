#pragma once

#include <array>
#include <optional>

#include <QDialog>

#include "core/io/json_writer.h"
#include "core/model/model.h"

class QAbstractButton;
class QComboBox;
class QFormLayout;

namespace sinew {

class NumberField;
class PartFields;

// A ready part that a person wants, as the verb "insert" takes it.
struct PartWish {
    JsonValue verb;     // {"verb": "insert", "template": ..., sizes}; with its place unless that is still to be clicked
    QString title;      // "limb"
    bool hangs = true;  // at one place; else it has the points of a two-headed muscle
    bool isPlaced = true;  // false: places are clicked in the view
};

// Asks which ready part to insert into a model, of which size and where.
class PartDialog : public QDialog {
    Q_OBJECT

public:
    explicit PartDialog(const Model& model, QWidget* parent = nullptr);

    PartWish wish() const;
    void choose(const QString& part);  // by name; nothing happens when there is none

private:
    void addPlace(const Model& model, QFormLayout& form);
    void showPlace();

    PartFields* m_fields;
    QFormLayout* m_form;
    QComboBox* m_body = nullptr;
    QWidget* m_place = nullptr;
    std::array<NumberField*, 3> m_position{};  // m, body frame
    QAbstractButton* m_insert = nullptr;
    bool m_isPlaced = true;
};

// nullopt: the person thought better of it.
std::optional<PartWish> askPart(QWidget* parent, const Model& model);

}  // namespace sinew
