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
#include "ui/text/fixed_text.h"
#include "ui/text/translated.h"
#include "ui/text/units_format.h"
#include "ui/widgets/elided_combo_box.h"
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
                        "modulus follow the lengths, and lengths that links state grow with their paths."),
                     this);
    hint->setWordWrap(true);
    setRole(*hint, "muted");
    auto* column = new QVBoxLayout(this);
    column->addLayout(whole);
    column->addWidget(new QLabel(tr("or bodies, by a length on them, between joints or landmarks:"), this));
    column->addWidget(makeRows(model), 1);
    column->addWidget(m_masses);
    column->addWidget(hint);
    column->addWidget(m_buttons);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    followWishes();
    resize(560, std::min(560, 240 + 34 * static_cast<int>(m_rows.size())));
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

const ScaleDialog::Span& ScaleDialog::Row::span() const
{
    return spans[static_cast<std::size_t>(std::max(0, chosen->currentIndex()))];
}

std::vector<ScaleDialog::Span> ScaleDialog::spansOf(const Model& model, const Body& body)
{
    std::vector<Span> spans;
    if (const std::optional<double> length = jointDistance(model, body.name))
        spans.push_back({*length, {}, {}});
    for (std::size_t i = 0; i < body.landmarks.size(); ++i) {
        for (std::size_t j = i + 1; j < body.landmarks.size(); ++j) {
            const std::string &from = body.landmarks[i].name, &to = body.landmarks[j].name;
            if (const std::optional<double> length = landmarkDistance(body, from, to))
                spans.push_back({*length, from, to});
        }
    }
    return spans;
}

void ScaleDialog::addRow(QGridLayout& grid, const Body& body, std::vector<Span> spans)
{
    QWidget* parent = grid.parentWidget();
    const int at = grid.rowCount();
    const QString name = readableName(body.name);
    auto* chosen = new ElidedComboBox(parent);
    chosen->setAccessibleName(tr("What is measured on %1").arg(name));
    for (const Span& span : spans)
        chosen->addItem(span.from.empty() ? tr("joint to joint")
                                          : tr("%1 to %2").arg(readableName(span.from), readableName(span.to)));
    auto* before = new QLabel(parent);
    setRole(*before, "muted");
    auto* after
        = makeField(new NumberField(Quantity::Length, parent), spans.front().length, tr("New length of %1").arg(name));
    grid.addWidget(new QLabel(name, parent), at, 0);
    grid.addWidget(chosen, at, 1);
    grid.addWidget(before, at, 2, Qt::AlignRight);
    grid.addWidget(after, at, 3);
    const std::size_t index = m_rows.size();
    m_rows.push_back({body.name, std::move(spans), chosen, before, after});
    const auto show = [this, index] {
        const Row& row = m_rows[index];
        row.before->setText(quantityText(row.span().length, Quantity::Length));
        row.after->setValue(row.span().length);
    };
    show();
    connect(chosen, &QComboBox::currentIndexChanged, this, [this, show] {
        show();
        followWishes();
    });
}

QWidget* ScaleDialog::makeRows(const Model& model)
{
    auto* rows = new QWidget(this);
    auto* grid = new QGridLayout(rows);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setColumnStretch(1, 1);
    for (const Body& body : model.bodies) {
        if (std::vector<Span> spans = spansOf(model, body); !spans.empty())
            addRow(*grid, body, std::move(spans));
    }
    if (m_rows.empty())
        grid->addWidget(makeEmptyLabel(tr("No body has two joints or two landmarks apart from each other."), rows), 0,
                        0);
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
    for (const Row& row : m_rows) {
        row.after->setEnabled(!isWhole);
        row.chosen->setEnabled(!isWhole);
    }
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(verb().has_value());
}

QString ScaleDialog::editSentence() const
{
    if (const std::optional<double> factor = m_factor->value(); factor && *factor != 1)
        return tr("Scale the model by %1").arg(decimalText(*factor, 'g', 6));
    QStringList lengths;
    for (const Row& row : m_rows) {
        const std::optional<double> after = row.after->value();
        if (after && *after != row.span().length)
            lengths << tr("%1 to %2").arg(readableName(row.body), quantityText(*after, Quantity::Length));
    }
    return tr("Scale %1").arg(lengths.join(comma()));
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
            const Span& span = row.span();
            if (!after || *after == span.length)
                continue;
            any = true;
            JsonValue length = JsonValue::object().set("body", row.body);
            if (span.from.empty())
                lengths.push(length.set("length", *after));
            else
                lengths.push(length.set("from", span.from).set("to", span.to).set("distance", *after));
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
