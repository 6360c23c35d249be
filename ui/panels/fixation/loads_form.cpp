#include "ui/panels/fixation/loads_form.h"

#include <algorithm>
#include <utility>

#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QToolButton>

#include "core/document/names.h"
#include "core/fixation/section_load.h"
#include "ui/session/fixation_session.h"
#include "ui/widgets/label_support.h"
#include "ui/widgets/number_field.h"

namespace sinew {

namespace {

constexpr std::size_t rowsOfLoad = 2;  // its name, its components

}  // namespace

LoadsForm::LoadsForm(FixationSession& fixation, QWidget* parent)
    : QWidget(parent), m_fixation(fixation), m_grid(new QGridLayout(this))
{
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);  // it takes the width that the form has
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(4);
    m_grid->setVerticalSpacing(4);
    auto* add = new QToolButton(this);
    add->setText(tr("+ Add a hip force"));
    add->setToolTip(
        tr("A force on the head in body weights, in the femur's own axes: forwards, up the shaft, outwards. "
           "It begins as the peak of walking"));
    connect(add, &QToolButton::clicked, this, &LoadsForm::addLoad);
    m_grid->addWidget(add, 0, 0, 1, 3, Qt::AlignLeft);
    for (int column = 0; column < 3; ++column)
        m_grid->setColumnStretch(column, 1);
}

LoadsForm::Line LoadsForm::makeLine(std::size_t index)
{
    static const std::array words = {QT_TR_NOOP("forwards"), QT_TR_NOOP("up the shaft"), QT_TR_NOOP("outwards")};
    const int row = static_cast<int>(1 + rowsOfLoad * index);
    Line line{new QLineEdit(this), new QToolButton(this), {}};
    line.name->setAccessibleName(tr("Name of the hip force"));
    line.name->setToolTip(tr("What the force is of, such as standing on one leg"));
    connect(line.name, &QLineEdit::editingFinished, this, [this, index] { rename(index); });
    line.remove->setText(QStringLiteral("×"));
    line.remove->setToolTip(tr("Remove this hip force"));
    line.remove->setAccessibleName(tr("Remove this hip force"));
    connect(line.remove, &QToolButton::clicked, this, [this, index] { removeLoad(index); });
    m_grid->addWidget(line.name, row, 0, 1, 2);
    m_grid->addWidget(line.remove, row, 2, Qt::AlignRight);
    for (int component = 0; component < 3; ++component) {
        auto* field = new NumberField(Quantity::BodyWeights, this);
        const QString word = tr(words[static_cast<std::size_t>(component)]);
        field->setAccessibleName(tr("Hip force, %1").arg(word));
        field->setToolTip(tr("%1; a force that presses the head down is negative up the shaft").arg(word));
        connect(field, &NumberField::valueEntered, this,
                [this, index, component](double value) { setForce(index, component, value); });
        // The three share the width of the form, and do not make it wider.
        constexpr int narrowest = 52;  // px
        field->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        field->setMinimumWidth(narrowest);
        m_grid->addWidget(field, row + 1, component);
        line.force[static_cast<std::size_t>(component)] = field;
    }
    return line;
}

void LoadsForm::makeLines(std::size_t count)
{
    while (m_lines.size() > count) {
        const Line& last = m_lines.back();
        last.name->deleteLater();
        last.remove->deleteLater();
        for (NumberField* field : last.force)
            field->deleteLater();
        m_lines.pop_back();
    }
    while (m_lines.size() < count)
        m_lines.push_back(makeLine(m_lines.size()));
}

void LoadsForm::refresh()
{
    const std::vector<HipLoad>& loads = m_fixation.fixation().loads;
    makeLines(loads.size());
    for (std::size_t i = 0; i < loads.size(); ++i) {
        QLineEdit& name = *m_lines[i].name;
        if (!name.isModified() || !name.hasFocus())
            name.setText(QString::fromStdString(loads[i].name));
        for (int component = 0; component < 3; ++component)
            m_lines[i].force[static_cast<std::size_t>(component)]->setValue(loads[i].force[component]);
    }
}

void LoadsForm::addLoad()
{
    Fixation edited = m_fixation.fixation();
    HipLoad added = defaultLoads().front();
    added.name = nameFor(edited.loads, "hip force");
    added.source.clear();
    edited.loads.push_back(std::move(added));
    m_fixation.edit(std::move(edited), tr("Add a hip force").toStdString());
}

void LoadsForm::removeLoad(std::size_t index)
{
    Fixation edited = m_fixation.fixation();
    if (index >= edited.loads.size())
        return;
    const QString name = QString::fromStdString(edited.loads[index].name);
    edited.loads.erase(edited.loads.begin() + static_cast<std::ptrdiff_t>(index));
    m_fixation.edit(std::move(edited), tr("Remove the hip force '%1'").arg(name).toStdString());
}

// A name that is taken gets a number; none is as before.
void LoadsForm::rename(std::size_t index)
{
    Fixation edited = m_fixation.fixation();
    const std::string typed = m_lines[index].name->text().trimmed().toStdString();
    if (index >= edited.loads.size() || typed == edited.loads[index].name)
        return;
    if (!typed.empty()) {
        edited.loads[index].name.clear();
        edited.loads[index].name = nameFor(edited.loads, typed);
        m_fixation.edit(std::move(edited), tr("Name of a hip force").toStdString());
    }
    m_lines[index].name->setModified(false);
    refresh();
}

void LoadsForm::setForce(std::size_t index, int component, double value)
{
    Fixation edited = m_fixation.fixation();
    if (index >= edited.loads.size() || edited.loads[index].force[component] == value)
        return;
    edited.loads[index].force[component] = value;
    edited.loads[index].source.clear();  // it is no longer what was cited
    const QString name = QString::fromStdString(edited.loads[index].name);
    m_fixation.edit(std::move(edited), tr("Hip force '%1'").arg(name).toStdString());
}

}  // namespace sinew
