#include "ui/dialogs/scale_dialog.h"

#include <algorithm>

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include "core/schema/scale.h"
#include "ui/text/display_names.h"
#include "ui/text/units_format.h"
#include "ui/widgets/label_support.h"
#include "ui/widgets/number_field.h"

namespace sinew {

ScaleDialog::ScaleDialog(const Model& model, QWidget* parent)
    : QDialog(parent), m_factor(makeField(new NumberField(Quantity::PureNumber, this), 1, tr("Factor of the model"))),
      m_masses(new QCheckBox(tr("Masses grow with the volume"), this)),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this))
{
    setWindowTitle(tr("Scale"));
    auto* whole = new QHBoxLayout;
    whole->addWidget(new QLabel(tr("The whole model by"), this));
    whole->addWidget(m_factor);
    whole->addStretch();
    auto* hint
        = new QLabel(tr("All points go along. Strengths and stiffnesses given as numbers stay; those from area and "
                        "modulus follow the lengths."),
                     this);
    hint->setWordWrap(true);
    setRole(*hint, "muted");
    auto* column = new QVBoxLayout(this);
    column->addLayout(whole);
    column->addWidget(new QLabel(tr("or bodies, by the length between their joints:"), this));
    column->addWidget(makeRows(model), 1);
    column->addWidget(m_masses);
    column->addWidget(hint);
    column->addWidget(m_buttons);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    followWishes();
    resize(420, std::min(560, 240 + 34 * static_cast<int>(m_rows.size())));
}

NumberField* ScaleDialog::makeField(NumberField* field, double value, const QString& name)
{
    field->setBounds({.least = 0, .isAboveLeast = true});
    field->setAccessibleName(name);
    field->setValue(value);
    connect(field, &NumberField::valueEntered, this, [this, field](double entered) {
        field->setValue(entered);
        followWishes();
    });
    return field;
}

QWidget* ScaleDialog::makeRows(const Model& model)
{
    auto* rows = new QWidget(this);
    auto* grid = new QGridLayout(rows);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setColumnStretch(0, 1);
    for (const Body& body : model.bodies) {
        const std::optional<double> length = jointDistance(model, body.name);
        if (!length)
            continue;
        const int at = grid->rowCount();
        const QString name = readableName(body.name);
        auto* before = new QLabel(quantityText(*length, Quantity::Length), rows);
        setRole(*before, "muted");
        auto* field = makeField(new NumberField(Quantity::Length, rows), *length, tr("New length of %1").arg(name));
        grid->addWidget(new QLabel(name, rows), at, 0);
        grid->addWidget(before, at, 1, Qt::AlignRight);
        grid->addWidget(field, at, 2);
        m_rows.push_back({body.name, *length, field});
    }
    if (m_rows.empty())
        grid->addWidget(makeEmptyLabel(tr("No body has two joints apart from each other."), rows), 0, 0);
    grid->setRowStretch(grid->rowCount(), 1);
    auto* scroll = new QScrollArea(this);
    scroll->setWidget(rows);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    return scroll;
}

// One or the other.
void ScaleDialog::followWishes()
{
    const bool isWhole = m_factor->value() != 1.0;
    for (const Row& row : m_rows)
        row.after->setEnabled(!isWhole);
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(verb().has_value());
}

std::optional<JsonValue> ScaleDialog::verb() const
{
    JsonValue verb = JsonValue::object();
    verb.set("verb", "scale");
    if (const std::optional<double> factor = m_factor->value(); factor && *factor != 1) {
        verb.set("factor", *factor);
    } else {
        JsonValue lengths = JsonValue::array();
        bool any = false;
        for (const Row& row : m_rows) {
            const std::optional<double> after = row.after->value();
            if (!after || *after == row.before)
                continue;
            any = true;
            lengths.push(JsonValue::object().set("body", row.body).set("length", *after));
        }
        if (!any)
            return std::nullopt;
        verb.set("lengths", std::move(lengths));
    }
    if (m_masses->isChecked())
        verb.set("masses", true);
    return verb;
}

}  // namespace sinew
