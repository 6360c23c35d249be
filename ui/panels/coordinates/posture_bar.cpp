#include "ui/panels/coordinates/posture_bar.h"

#include <optional>

#include <QComboBox>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

#include "core/model/fixation_ranges.h"
#include "ui/panels/panel_roles.h"
#include "ui/session/panel_feed.h"
#include "ui/session/session.h"
#include "ui/text/display_names.h"
#include "ui/text/units_format.h"
#include "ui/widgets/elided_combo_box.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/label_support.h"
#include "ui/widgets/number_field.h"

namespace sinew {

namespace {

void setItems(QComboBox& box, const QStringList& items)
{
    QStringList shown;
    for (int i = 0; i < box.count(); ++i)
        shown.append(box.itemText(i));
    if (shown == items)
        return;
    box.clear();
    box.addItems(items);
}

void setCurrent(QComboBox& box, int index)
{
    if (box.currentIndex() != index)
        box.setCurrentIndex(index);
    box.setToolTip(box.currentText());
}

void makeNarrow(QComboBox& box)
{
    box.setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box.setMinimumContentsLength(8);
    box.setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

QToolButton* makeButton(const char* iconName, const QString& name, QWidget* parent)
{
    auto* button = new QToolButton(parent);
    button->setIcon(icon(iconName, *parent));
    button->setAutoRaise(true);
    button->setToolTip(name);
    button->setAccessibleName(name);
    return button;
}

constexpr double largestWeight = 100000;  // N: more than an elephant's

int stepCount(const Session& session)
{
    const Activity* activity = session.currentActivity();
    return activity ? static_cast<int>(activity->steps.size()) : 0;
}

}  // namespace

PostureBar::PostureBar(Session& session, QWidget* parent)
    : QWidget(parent), m_session(session), m_activity(new ElidedComboBox(this)), m_reset(new QToolButton(this)),
      m_stepRow(new QWidget(this)), m_previous(makeButton("previous", tr("Previous step"), m_stepRow)),
      m_step(new ElidedComboBox(m_stepRow)), m_next(makeButton("next", tr("Next step"), m_stepRow)),
      m_weight(new NumberField(Quantity::Weight, this)), m_mass(new QLabel(this)),
      m_doubt(makeLabel("warning", this, Wraps::Yes))
{
    lay();
    wire();
    refreshActivities();
    refreshSteps();
    refreshWeight();
}

void PostureBar::lay()
{
    makeNarrow(*m_activity);
    makeNarrow(*m_step);
    m_activity->setAccessibleName(tr("Activity"));
    m_step->setAccessibleName(tr("Step of the activity"));
    m_weight->setAccessibleName(tr("Body weight"));
    m_weight->setObjectName(QStringLiteral("bodyWeight"));
    m_weight->setProperty(otherNamesProperty, tr("patient person mass kilograms"));
    m_weight->setPlaceholderText(QStringLiteral("–"));
    m_reset->setIcon(icon("reset", *this));
    m_reset->setAutoRaise(true);
    m_reset->setToolTip(tr("Back to the activity's posture"));
    m_reset->setAccessibleName(m_reset->toolTip());
    setRole(*m_mass, "unit");

    auto* steps = new QHBoxLayout(m_stepRow);
    steps->setContentsMargins(0, 0, 0, 0);
    steps->setSpacing(2);
    steps->addWidget(m_previous);
    steps->addWidget(m_step);
    steps->addWidget(m_next);

    auto* activityRow = new QHBoxLayout;
    activityRow->setSpacing(2);
    activityRow->addWidget(m_activity);
    activityRow->addWidget(m_reset);

    auto* weightRow = new QHBoxLayout;
    weightRow->setSpacing(8);
    weightRow->addWidget(new QLabel(tr("Body weight"), this));
    weightRow->addStretch();
    weightRow->addWidget(m_mass);
    weightRow->addWidget(m_weight);

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 8, 8, 8);
    layout->setSpacing(6);
    layout->addLayout(weightRow);
    layout->addWidget(m_doubt);
    layout->addLayout(activityRow);
    layout->addWidget(m_stepRow);
}

void PostureBar::wire()
{
    connect(m_activity, &QComboBox::activated, this, [this](int index) {
        const int activity = index - 1;
        if (activity == m_session.activity())
            return;
        const auto& activities = m_session.model().activities;
        const bool isSeries = activity >= 0 && !activities[static_cast<std::size_t>(activity)].steps.empty();
        m_session.setActivity(activity, isSeries ? 0 : -1);
    });
    connect(m_reset, &QToolButton::clicked, &m_session, &Session::resetPosture);
    connect(m_step, &QComboBox::activated, this, &PostureBar::goToStep);
    connect(m_previous, &QToolButton::clicked, this, [this] { goToStep(m_session.step() - 1); });
    connect(m_next, &QToolButton::clicked, this, [this] { goToStep(m_session.step() + 1); });
    m_weight->setBounds({.least = 0, .most = largestWeight, .isAboveLeast = true});
    connect(m_weight, &NumberField::valueEntered, &m_session, &Session::setBodyWeight);
    new PanelFeed(m_session, *this, [this](Changes changes) {
        if (!(changes & (Changes(Change::Document) | Change::Situation)))
            return;
        refreshActivities();
        refreshSteps();
        refreshWeight();
    });
}

void PostureBar::goToStep(int step)
{
    if (step >= 0 && step < stepCount(m_session) && step != m_session.step())
        m_session.setActivity(m_session.activity(), step);
}

void PostureBar::refreshActivities()
{
    QStringList titles = {tr("Model posture")};
    for (const Activity& activity : m_session.model().activities)
        titles.append(titleOf(activity));
    setItems(*m_activity, titles);
    setCurrent(*m_activity, m_session.activity() + 1);
    m_activity->setEnabled(m_session.hasModel());
    m_reset->setEnabled(m_session.hasModel());
}

void PostureBar::refreshSteps()
{
    const int count = stepCount(m_session);
    m_stepRow->setVisible(count > 0);
    if (count == 0)
        return;
    QStringList names;
    for (const ActivityStep& step : m_session.currentActivity()->steps)
        names.append(readableName(step.name));
    setItems(*m_step, names);
    setCurrent(*m_step, m_session.step());
    m_previous->setEnabled(m_session.step() > 0);
    m_next->setEnabled(m_session.step() + 1 < count);
}

void PostureBar::refreshWeight()
{
    const double weight = m_session.situation().bodyWeight;
    m_weight->setEnabled(m_session.hasModel());
    m_weight->setValue(weight > 0 ? std::optional(weight) : std::nullopt);  // many models are of nobody
    m_mass->setText(weight > 0 ? quantityText(weight / standardGravity, Quantity::Mass) : QString());
    constexpr double heaviest = fixation_range::heaviestPerson;
    showText(*m_doubt, weight > heaviest * standardGravity
                           ? tr("No person: more than %1. Nothing is judged by what was measured in people")
                                 .arg(quantityText(heaviest, Quantity::Mass))
                           : QString());
}

}  // namespace sinew
