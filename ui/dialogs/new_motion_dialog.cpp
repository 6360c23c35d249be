#include "ui/dialogs/new_motion_dialog.h"

#include <algorithm>

#include <QAbstractButton>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QVBoxLayout>

#include "core/scenario/new_scenario.h"
#include "ui/text/display_names.h"
#include "ui/text/said.h"
#include "ui/widgets/label_support.h"
#include "ui/widgets/number_field.h"

namespace sinew {

NewMotionDialog::NewMotionDialog(const Model& model, QWidget* parent)
    : QDialog(parent), m_model(model), m_releases(possibleReleases(model))
{
    setWindowTitle(tr("New Motion"));
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(4);
    addTemplate(MotionTemplate::Hold, tr("Hold", "a motion"), tr("What is locked is held, what is free has no effort"),
                *layout);
    addTemplate(MotionTemplate::Swing, tr("Swing"), tr("One angle is let go, all others are held"), *layout);
    addRelease(*layout);
    addTemplate(MotionTemplate::Squat, tr("Squat"),
                tr("Hips, knees and ankles bend and stretch again, both legs alike; one foot is held and carries all"),
                *layout);
    addTemplate(MotionTemplate::Step, tr("Step", "a motion"),
                tr("One leg swings ahead with a bent knee and comes down, the other carries"), *layout);
    addTemplate(MotionTemplate::Reach, tr("Reach"),
                tr("An arm is raised forwards, or a telescope lengthens, and comes back"), *layout);
    m_choices.front()->setChecked(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    QPushButton* make = buttons->button(QDialogButtonBox::Ok);
    make->setText(tr("Make"));
    make->setProperty("role", "primary");
    for (QAbstractButton* button : buttons->buttons())
        button->setIcon({});
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    showRelease();
}

void NewMotionDialog::addTemplate(MotionTemplate kind, const QString& name, const QString& summary, QVBoxLayout& layout)
{
    const QString why = said(whyNoTemplate(m_model, kind));
    auto* choice = new QRadioButton(name, this);
    auto* about = new QLabel(summary, this);
    setRole(*about, "muted");
    about->setContentsMargins(22, 0, 0, 6);
    choice->setAccessibleDescription(why.isEmpty() ? summary : why);
    for (QWidget* widget : std::initializer_list<QWidget*>{choice, about}) {
        widget->setEnabled(why.isEmpty());
        widget->setToolTip(why);
        layout.addWidget(widget);
    }
    connect(choice, &QRadioButton::toggled, this, [this] {
        m_release->setVisible(chosen() == MotionTemplate::Swing);
        adjustSize();
    });
    m_choices.push_back(choice);
}

void NewMotionDialog::addRelease(QVBoxLayout& layout)
{
    m_release = new QWidget(this);
    m_coordinate = new QComboBox(m_release);
    m_from = new NumberField(Quantity::Angle, m_release);
    m_coordinate->setObjectName("coordinate");
    m_from->setObjectName("from");
    for (const Release& release : m_releases)
        m_coordinate->addItem(readableName(release.coordinate));
    auto* form = new QFormLayout(m_release);
    form->setContentsMargins(22, 0, 0, 6);
    form->addRow(tr("Let go"), m_coordinate);
    form->addRow(tr("From angle"), m_from);
    m_release->hide();
    layout.addWidget(m_release);
    connect(m_coordinate, &QComboBox::currentIndexChanged, this, &NewMotionDialog::showRelease);
    connect(m_from, &NumberField::valueEntered, m_from, [this](double value) { m_from->setValue(value); });
}

void NewMotionDialog::showRelease()
{
    if (const int index = m_coordinate->currentIndex(); index >= 0)
        m_from->setValue(m_releases[static_cast<std::size_t>(index)].from);
}

MotionTemplate NewMotionDialog::chosen() const
{
    const auto it = std::ranges::find_if(m_choices, [](const QRadioButton* choice) { return choice->isChecked(); });
    return it == m_choices.end() ? MotionTemplate::Hold : static_cast<MotionTemplate>(it - m_choices.begin());
}

Scenario NewMotionDialog::scenario() const
{
    switch (chosen()) {
    case MotionTemplate::Swing: {
        Release release = m_releases[static_cast<std::size_t>(m_coordinate->currentIndex())];
        release.from = m_from->value().value_or(release.from);
        return newSwing(m_model, release);
    }
    case MotionTemplate::Squat: return newSquat(m_model);
    case MotionTemplate::Step: return newStep(m_model);
    case MotionTemplate::Reach: return newReach(m_model);
    case MotionTemplate::Hold: break;
    }
    return newScenario(m_model);
}

std::optional<Scenario> askNewMotion(QWidget* parent, const Model& model)
{
    NewMotionDialog dialog(model, parent);
    if (dialog.exec() != QDialog::Accepted)
        return std::nullopt;
    return dialog.scenario();
}

}  // namespace sinew
