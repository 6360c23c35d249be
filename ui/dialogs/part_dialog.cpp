#include "ui/dialogs/part_dialog.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QPushButton>

#include "core/model/expand_segments.h"
#include "ui/dialogs/part_fields.h"
#include "ui/widgets/number_field.h"

namespace sinew {

PartDialog::PartDialog(const Model& model, QWidget* parent) : QDialog(parent), m_form(new QFormLayout(this))
{
    setWindowTitle(tr("Insert Ready Part"));
    m_form->setVerticalSpacing(8);
    m_form->setHorizontalSpacing(14);
    m_fields = new PartFields(readyParts(), tr("Part"), *m_form, *this);
    addPlace(model, *m_form);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    auto* click = new QPushButton(tr("Click Its Place in the View"), this);
    click->setObjectName("click");
    m_insert = buttons->button(QDialogButtonBox::Ok);
    m_insert->setText(tr("Insert"));
    m_insert->setProperty("role", "primary");
    buttons->addButton(click, QDialogButtonBox::ActionRole);
    m_form->addRow(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(click, &QPushButton::clicked, this, [this] {
        m_isPlaced = false;
        accept();
    });
    connect(m_fields, &PartFields::partChanged, this, &PartDialog::showPlace);
    showPlace();
}

void PartDialog::addPlace(const Model& model, QFormLayout& form)
{
    // Made after the fields of the part, so that Tab comes to it after them.
    m_body = new QComboBox(this);
    m_place = new QWidget(this);
    m_body->setObjectName("on");
    m_body->addItem(tr("ground"), QString(groundName));
    for (const Body& body : model.bodies)
        m_body->addItem(QString::fromStdString(body.name), QString::fromStdString(body.name));
    for (const Segment& segment : model.segments) {
        const QString tip = QString::fromStdString(tipName(segment));
        m_body->addItem(tip, tip);
    }
    auto* row = new QHBoxLayout(m_place);
    row->setContentsMargins(0, 0, 0, 0);
    static constexpr const char* axes[] = {"x", "y", "z"};
    for (std::size_t i = 0; i < 3; ++i) {
        auto* field = new NumberField(Quantity::Length, m_place);
        field->setObjectName(axes[i]);
        field->setAccessibleName(tr("Position, %1").arg(axes[i]));
        field->setValue(0);
        connect(field, &NumberField::valueEntered, field, [field](double value) { field->setValue(value); });
        row->addWidget(field, 1);
        m_position[i] = field;
    }
    form.addRow(tr("Hangs on"), m_body);
    form.addRow(tr("At x, y, z of it"), m_place);
}

// What has points of its own is placed in the view.
void PartDialog::showPlace()
{
    const bool hangs = m_fields->part().hangs;
    m_form->setRowVisible(m_body, hangs);
    m_form->setRowVisible(m_place, hangs);
    m_insert->setVisible(hangs);
    findChild<QPushButton*>("click")->setText(hangs ? tr("Click Its Place in the View")
                                                    : tr("Click Its Points in the View"));
    adjustSize();
}

PartWish PartDialog::wish() const
{
    const ReadyPart& part = m_fields->part();
    const QString title = QString::fromUtf8(part.title.data(), static_cast<qsizetype>(part.title.size()));
    PartWish wish{JsonValue::object(), title.left(1).toLower() + title.mid(1), part.hangs, m_isPlaced && part.hangs};
    wish.verb.set("verb", "insert").set("template", part.name);
    const FigureOptions options = m_fields->options();
    if (part.usesPerson) {
        wish.verb.set("sex", options.person.sex == Sex::Male ? "male" : "female");
        wish.verb.set("height", options.person.height).set("mass", options.person.mass);
    }
    if (part.usesLinks)
        wish.verb.set("links", options.links);
    if (part.usesRods)
        wish.verb.set("length", m_fields->chainOptions().length).set("mass", m_fields->chainOptions().mass);
    if (wish.isPlaced) {
        Vector3 position;
        for (std::size_t i = 0; i < 3; ++i)
            position[static_cast<Eigen::Index>(i)] = m_position[i]->value().value_or(0);
        wish.verb.set("on", m_body->currentData().toString().toStdString()).set("position", position);
    }
    return wish;
}

void PartDialog::choose(const QString& part)
{
    m_fields->choose(part);
}

std::optional<PartWish> askPart(QWidget* parent, const Model& model)
{
    PartDialog dialog(model, parent);
    if (dialog.exec() != QDialog::Accepted)
        return std::nullopt;
    return dialog.wish();
}

}  // namespace sinew
