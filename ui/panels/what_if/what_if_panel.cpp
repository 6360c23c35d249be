#include "ui/panels/what_if/what_if_panel.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/session/panel_feed.h"
#include "ui/session/session.h"
#include "ui/text/display_names.h"
#include "ui/text/translated.h"
#include "ui/widgets/elided_combo_box.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/label_support.h"
#include "ui/widgets/number_field.h"

namespace sinew {

namespace {

constexpr const char* axes[] = {"x", "y", "z"};

QString defaultName(const std::vector<Load>& loads)
{
    for (std::size_t number = loads.size() + 1;; ++number) {
        const QString name = translated("load %1").arg(number);
        if (std::none_of(loads.begin(), loads.end(), [&](const Load& load) { return load.name == name.toStdString(); }))
            return name;
    }
}

// m, body frame: the landmark or the end of a link that is farthest from the body's joints, where a load is seen and has an
// effect; else the centre of mass.
Vector3 farFromJoints(const Model& model, const Body& body)
{
    std::vector<Vector3> joints;
    for (const Joint& joint : model.joints) {
        if (joint.child == body.name)
            joints.push_back(joint.inChild.position);
        if (joint.parent == body.name)
            joints.push_back(joint.inParent.position);
    }
    Vector3 farthest = body.centreOfMass;
    double distance = 0;
    const auto offer = [&](const Vector3& place) {
        double nearest = std::numeric_limits<double>::infinity();
        for (const Vector3& joint : joints)
            nearest = std::min(nearest, (place - joint).norm());
        if (std::isfinite(nearest) && nearest > distance) {
            farthest = place;
            distance = nearest;
        }
    };
    for (const Landmark& landmark : body.landmarks)
        offer(landmark.position);
    for (const Link& link : model.links) {
        for (const PathPoint& point : link.path) {
            if (point.body == body.name)
                offer(point.position);
        }
    }
    return farthest;
}

}  // namespace

WhatIfPanel::WhatIfPanel(Session& session, QWidget* parent)
    : QWidget(parent), m_session(session), m_add(new QPushButton(tr("Add a load"), this)),
      m_reset(new QPushButton(tr("Take all off"), this)), m_keep(new QPushButton(tr("Keep as activity"), this)),
      m_keptName(new QLineEdit(this)),
      m_empty(makeEmptyLabel(
          tr("A cane, a bag, a push: put a load on a body and see at once what it changes. The model stays as it is."),
          this)),
      m_list(new QVBoxLayout)
{
    lay();
    connect(m_add, &QPushButton::clicked, this, &WhatIfPanel::add);
    connect(m_reset, &QPushButton::clicked, this, [this] { m_session.setAddedLoads({}); });
    connect(m_keep, &QPushButton::clicked, this, &WhatIfPanel::keep);
    connect(m_keptName, &QLineEdit::returnPressed, this, &WhatIfPanel::keep);
    connect(m_keptName, &QLineEdit::textChanged, this, &WhatIfPanel::refresh);
    new PanelFeed(m_session, *this, [this](Changes changes) {
        if (changes & (Changes(Change::Document) | Change::Situation))
            refresh();
    });
    refresh();
}

void WhatIfPanel::lay()
{
    m_keptName->setPlaceholderText(tr("Name"));
    m_keptName->setAccessibleName(tr("Name of the activity that keeps the posture and its loads"));
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_add);
    buttons->addWidget(m_reset);
    buttons->addStretch();
    auto* keeping = new QHBoxLayout;
    keeping->addWidget(m_keptName, 1);
    keeping->addWidget(m_keep);
    auto* rows = new QWidget(this);
    rows->setObjectName(QStringLiteral("scrolled"));
    auto* column = new QVBoxLayout(rows);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_empty);
    column->addLayout(m_list);
    column->addStretch();
    auto* scroll = new QScrollArea(this);
    scroll->setFocusPolicy(Qt::NoFocus);  // its contents have the keyboard
    scroll->setWidget(rows);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 8, 8, 8);
    layout->setSpacing(6);
    layout->addLayout(buttons);
    layout->addWidget(scroll, 1);
    layout->addLayout(keeping);
}

WhatIfPanel::Row WhatIfPanel::makeRow(std::size_t index)
{
    Row row{};
    row.widget = new QWidget(this);
    row.name = new QLineEdit(row.widget);
    row.body = new ElidedComboBox(row.widget);
    row.remove = new QToolButton(row.widget);
    row.name->setAccessibleName(tr("Name of load %1").arg(index + 1));
    row.body->setAccessibleName(tr("Body of load %1").arg(index + 1));
    row.body->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    row.body->setMinimumContentsLength(4);
    row.remove->setIcon(icon("close", *this));
    row.remove->setAutoRaise(true);
    row.remove->setToolTip(tr("Take this load off"));
    row.remove->setAccessibleName(row.remove->toolTip());
    auto* grid = new QGridLayout(row.widget);
    grid->setContentsMargins(0, 0, 0, 8);
    grid->setHorizontalSpacing(4);
    grid->addWidget(row.name, 0, 0, 1, 3);
    grid->addWidget(row.remove, 0, 3);
    grid->addWidget(row.body, 1, 0, 1, 4);
    grid->addWidget(new QLabel(tr("Force, ground frame"), row.widget), 2, 0, 1, 4);
    grid->addWidget(new QLabel(tr("At, frame of the body"), row.widget), 4, 0, 1, 4);
    for (int i = 0; i < 3; ++i) {
        row.force[i] = new NumberField(Quantity::Force, row.widget);
        row.point[i] = new NumberField(Quantity::Length, row.widget);
        row.force[i]->setAccessibleName(tr("Force %1 of load %2").arg(axes[i]).arg(index + 1));
        row.point[i]->setAccessibleName(tr("Point %1 of load %2").arg(axes[i]).arg(index + 1));
        grid->addWidget(row.force[i], 3, i, 1, i == 2 ? 2 : 1);
        grid->addWidget(row.point[i], 5, i, 1, i == 2 ? 2 : 1);
        connect(row.force[i], &NumberField::valueEntered, this,
                [this, index, i](double value) { change(index, [&](Load& load) { load.force[i] = value; }); });
        connect(row.point[i], &NumberField::valueEntered, this,
                [this, index, i](double value) { change(index, [&](Load& load) { load.point[i] = value; }); });
    }
    connect(row.name, &QLineEdit::editingFinished, this, [this, index, name = row.name] {
        change(index, [&](Load& load) {
            if (const QString typed = name->text().trimmed(); !typed.isEmpty())
                load.name = typed.toStdString();
            name->setText(QString::fromStdString(load.name));
        });
    });
    connect(row.body, &QComboBox::activated, this, [this, index, body = row.body](int) {
        change(index, [&](Load& load) { load.body = body->currentData().toString().toStdString(); });
    });
    connect(row.remove, &QToolButton::clicked, this, [this, index] {
        std::vector<Load> loads = m_session.addedLoads();
        loads.erase(loads.begin() + static_cast<std::ptrdiff_t>(index));
        m_session.setAddedLoads(std::move(loads));
    });
    return row;
}

void WhatIfPanel::refresh()
{
    const std::vector<Load>& loads = m_session.addedLoads();
    while (m_rows.size() > loads.size()) {
        m_rows.back().widget->deleteLater();
        m_rows.pop_back();
    }
    const bool hasMore = m_rows.size() < loads.size();
    while (m_rows.size() < loads.size()) {
        m_rows.push_back(makeRow(m_rows.size()));
        m_list->addWidget(m_rows.back().widget);
    }
    if (hasMore)
        orderTabs();
    for (std::size_t i = 0; i < loads.size(); ++i)
        showRow(m_rows[i], loads[i]);
    m_empty->setVisible(loads.empty());
    m_add->setEnabled(m_session.hasModel() && !m_session.expandedModel().bodies.empty());
    m_reset->setEnabled(!loads.empty());
    m_keptName->setEnabled(m_session.hasModel() && m_session.isAdjusted() && m_session.isCurrent());
    m_keep->setEnabled(m_keptName->isEnabled() && !m_keptName->text().trimmed().isEmpty());
}

// As it is read: down the panel, and along each line of it.
void WhatIfPanel::orderTabs()
{
    std::vector<QWidget*> stops = {m_add, m_reset};
    for (const Row& row : m_rows) {
        stops.insert(stops.end(), {row.name, row.remove, row.body});
        stops.insert(stops.end(), std::begin(row.force), std::end(row.force));
        stops.insert(stops.end(), std::begin(row.point), std::end(row.point));
    }
    stops.insert(stops.end(), {m_keptName, m_keep});
    for (std::size_t i = 1; i < stops.size(); ++i)
        setTabOrder(stops[i - 1], stops[i]);
}

void WhatIfPanel::showRow(const Row& row, const Load& load)
{
    if (!row.name->hasFocus())
        row.name->setText(QString::fromStdString(load.name));
    const std::vector<Body>& bodies = m_session.expandedModel().bodies;
    const auto isShown = [&](int i) {
        return row.body->itemData(i).toString().toStdString() == bodies[static_cast<std::size_t>(i)].name;
    };
    bool isSame = row.body->count() == static_cast<int>(bodies.size());
    for (int i = 0; isSame && i < row.body->count(); ++i)
        isSame = isShown(i);
    if (!isSame) {
        row.body->clear();
        for (const Body& body : bodies)
            row.body->addItem(readableName(body.name), QString::fromStdString(body.name));
    }
    row.body->setCurrentIndex(row.body->findData(QString::fromStdString(load.body)));
    for (int i = 0; i < 3; ++i) {
        row.force[i]->setValue(load.force[i]);
        row.point[i]->setValue(load.point[i]);
    }
}

// On the selected body, or the last one that is not the activity's support, where no load changes anything; downwards.
void WhatIfPanel::add()
{
    const std::vector<Body>& bodies = m_session.expandedModel().bodies;
    if (bodies.empty())
        return;
    std::vector<Load> loads = m_session.addedLoads();
    Load load;
    load.name = defaultName(loads).toStdString();
    const ObjectId& selected = m_session.selection();
    const Body* body = findBody(m_session.expandedModel(), selected.name);
    const Activity* activity = m_session.currentActivity();
    const auto isFree = [&](const Body& it) { return !activity || it.name != activity->support; };
    const auto last = std::find_if(bodies.rbegin(), bodies.rend(), isFree);
    const Body& usual = last != bodies.rend() ? *last : bodies.back();
    load.body = selected.kind == ObjectKind::Body && body ? body->name : usual.name;
    load.point = farFromJoints(m_session.expandedModel(), *findBody(m_session.expandedModel(), load.body));
    load.force = {0, -50, 0};
    loads.push_back(std::move(load));
    m_session.setAddedLoads(std::move(loads));
}

void WhatIfPanel::change(std::size_t index, const std::function<void(Load&)>& edit)
{
    std::vector<Load> loads = m_session.addedLoads();
    if (index >= loads.size())
        return;
    edit(loads[index]);
    m_session.setAddedLoads(std::move(loads));
}

void WhatIfPanel::keep()
{
    const QString name = m_keptName->text().trimmed();
    if (name.isEmpty() || !m_keep->isEnabled())
        return;
    m_keptName->clear();
    m_session.keepAsActivity(name.toStdString());
}

}  // namespace sinew
