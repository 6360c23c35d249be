#include <algorithm>
#include <cmath>
#include <map>

#include <QCoreApplication>

#include "core/document/object_place.h"
#include "ui/panels/properties/segment_texts.h"
#include "ui/panels/tree/model_tree_model.h"
#include "ui/text/display_names.h"
#include "ui/text/units_format.h"

namespace sinew {

namespace {

// Builds the branches one after the other; input is read only.
class TreeMaker {
    Q_DECLARE_TR_FUNCTIONS(sinew::TreeMaker)

public:
    explicit TreeMaker(const PanelInput& input);
    std::unique_ptr<TreeNode> make();

private:
    TreeNode& heading(const QString& name, bool opensAtFirst, const char* list);
    // A group that most models have no use for is left out where nothing is edited.
    bool isLeftOut(std::size_t count) const { return count == 0 && !m_input.isBeingEdited; }
    TreeNode& part(TreeNode& owner, const QString& name, Place part);
    void noteProblems();
    void markProblems(TreeNode& node) const;
    void addSources();
    void addMotion();
    template <class T>
    void addMotionParts(TreeNode& branch, const QString& noun, const char* list, const std::vector<T>& objects);
    void addPath(TreeNode& node, const Link& link);
    void addSteps(TreeNode& node, const Activity& activity);
    void summarise(TreeNode& branch, const QString& summary = {}) const;
    void addBodies();
    void addSegments();
    void addJoints();
    void addCoordinates();
    void addConstraints();
    void addLinks();
    void addContacts();
    void addNodes();
    void addLoads();
    void addActivities();
    void addLoads(TreeNode& branch, const std::vector<Load>& loads, const std::string& activity,
                  const std::string& step);
    TreeEntry strand(std::size_t index, const QString& name) const;
    TreeNode& muscle(TreeNode& branch, const std::string& group, double force) const;
    double forceOf(std::size_t link) const { return m_frame->links[link].force.value_or(0); }
    bool isEngaged(std::size_t link) const { return m_frame && m_frame->links[link].isEngaged; }

    template <class T>
    TreeEntry entryOf(ObjectKind kind, const T& object, DotKind dot) const;
    void setVisible(TreeEntry& entry) const { entry.visible = !m_input.hidden.contains(entry.id); }
    void setValue(TreeEntry& entry, double value, Quantity quantity) const;

    const PanelInput& m_input;
    const Model& m_model;
    const ResultFrame* m_frame;  // nullptr: no forces to be shown
    double m_scale = 1;
    struct ProblemAt {
        Place part;
        const Diagnostic* diagnostic;
    };
    std::multimap<ObjectId, ProblemAt> m_problems;
    std::unique_ptr<TreeNode> m_root = std::make_unique<TreeNode>();
};

TreeMaker::TreeMaker(const PanelInput& input)
    : m_input(input), m_model(input.project ? input.project->model : input.document),
      m_frame(input.isCurrent ? input.usable() : nullptr), m_scale(input.tensionScale())
{
}

std::unique_ptr<TreeNode> TreeMaker::make()
{
    addBodies();
    addSegments();
    addJoints();
    addCoordinates();
    addConstraints();
    addLinks();
    addContacts();
    addNodes();
    addLoads();
    addActivities();
    addSources();
    addMotion();
    if (m_input.problems && !m_input.problems->empty()) {
        noteProblems();
        markProblems(*m_root);
    }
    return std::move(m_root);
}

TreeNode& TreeMaker::heading(const QString& name, bool opensAtFirst, const char* list)
{
    TreeEntry entry;
    entry.name = name;
    entry.list = {list};
    entry.isShownEmpty = m_input.isBeingEdited;
    entry.opensAtFirst = opensAtFirst;
    return m_root->add(entry);
}

void TreeMaker::summarise(TreeNode& branch, const QString& summary) const
{
    branch.entry.summary = summary.isEmpty() ? QString::number(branch.children.size()) : summary;
}

template <class T>
TreeEntry TreeMaker::entryOf(ObjectKind kind, const T& object, DotKind dot) const
{
    TreeEntry entry;
    entry.id = {kind, object.name};
    entry.name = readableName(object.name);
    entry.toolTip = objectToolTip(m_model, object.name, object.source, object.note);
    entry.dot.kind = dot;
    return entry;
}

void TreeMaker::setValue(TreeEntry& entry, double value, Quantity quantity) const
{
    entry.value = quantityText(value, quantity);
    entry.unit = unitOf(quantity);
}

void TreeMaker::addBodies()
{
    TreeNode& branch = heading(tr("Bodies"), true, "bodies");
    for (const Body& body : m_model.bodies) {
        TreeEntry entry = entryOf(ObjectKind::Body, body, DotKind::Body);
        setVisible(entry);
        TreeNode& node = branch.add(entry);
        for (const Landmark& landmark : m_input.project ? body.landmarks : std::vector<Landmark>())
            part(node, readableName(landmark.name), {"landmarks", landmark.name});
    }
    summarise(branch);
}

// Most models have no segments, constraints or contacts: no branches for them there.
void TreeMaker::addSegments()
{
    if (isLeftOut(m_model.segments.size()))
        return;
    TreeNode& branch = heading(tr("Segments"), true, "segments");
    for (const Segment& segment : m_model.segments) {
        TreeEntry entry = entryOf(ObjectKind::Segment, segment, DotKind::Segment);
        entry.toolTip += u'\n' + kindText(segment);
        setVisible(entry);
        if (m_input.isCurrent)
            setValue(entry, lengthOf(segment, m_input), Quantity::Length);
        branch.add(entry);
    }
    summarise(branch);
}

void TreeMaker::addConstraints()
{
    if (isLeftOut(m_model.constraints.size()))
        return;
    TreeNode& branch = heading(tr("Constraints"), true, "constraints");
    for (const Constraint& constraint : m_model.constraints) {
        TreeEntry entry = entryOf(ObjectKind::Constraint, constraint, DotKind::Constraint);
        entry.toolTip += u'\n' + kindText(constraint);
        entry.value = shortKindText(constraint);
        entry.muted = false;
        branch.add(entry);
    }
    summarise(branch);
}

void TreeMaker::addJoints()
{
    TreeNode& branch = heading(tr("Joints"), true, "joints");
    const double weight = m_input.situation.bodyWeight;
    for (std::size_t i = 0; i < m_model.joints.size(); ++i) {
        TreeEntry entry = entryOf(ObjectKind::Joint, m_model.joints[i], DotKind::Joint);
        setVisible(entry);
        if (m_frame && m_frame->joints[i]) {
            const double force = m_frame->joints[i]->resultant();
            setValue(entry, weight > 0 ? force / weight : force, weight > 0 ? Quantity::BodyWeights : Quantity::Force);
        }
        branch.add(entry);
    }
    summarise(branch);
}

void TreeMaker::addCoordinates()
{
    TreeNode& branch = heading(tr("Coordinates"), false, "coordinates");
    for (std::size_t i = 0; i < m_model.coordinates.size(); ++i) {
        const Coordinate& coordinate = m_model.coordinates[i];
        TreeEntry entry = entryOf(ObjectKind::Coordinate, coordinate, DotKind::Coordinate);
        setValue(entry, m_input.isCurrent ? m_input.valueOf(i) : coordinate.value, valueQuantity(coordinate.kind));
        branch.add(entry);
    }
    summarise(branch);
}

TreeEntry TreeMaker::strand(std::size_t index, const QString& name) const
{
    TreeEntry entry = entryOf(ObjectKind::Link, m_model.links[index], DotKind::Slack);
    entry.name = name;
    setVisible(entry);
    if (!m_frame)
        return entry;
    if (isEngaged(index)) {
        entry.dot = {DotKind::Engaged, forceOf(index) / m_scale};
        setValue(entry, forceOf(index), Quantity::Force);
    } else {
        entry.muted = true;
        entry.value = m_frame->links[index].isBroken ? tr("broken") : tr("slack");
    }
    return entry;
}

TreeNode& TreeMaker::muscle(TreeNode& branch, const std::string& group, double force) const
{
    TreeEntry entry;
    entry.name = readableName(group);
    entry.dot.kind = DotKind::Slack;
    entry.toolTip = tr("The strands' forces added up");
    if (m_frame && force != 0) {
        entry.dot = {DotKind::Engaged, force / m_scale};
        setValue(entry, force, Quantity::Force);
    } else if (m_frame) {
        entry.muted = true;
        entry.value = tr("slack");
    }
    return branch.add(entry);
}

// A strand in the branch of its muscle need not repeat the muscle's name.
QString nameInGroup(const Link& link)
{
    QString name = readableName(link.name);
    const QString group = readableName(link.group);
    if (!name.startsWith(group) || name.size() == group.size())
        return name;
    QString rest = name.mid(group.size());
    while (!rest.isEmpty() && (rest.front().isSpace() || rest.front().isPunct()))
        rest.remove(0, 1);
    return rest.isEmpty() ? name : rest;
}

void TreeMaker::addLinks()
{
    std::map<std::string, int> strands;
    std::map<std::string, double> forces;
    for (std::size_t i = 0; i < m_model.links.size(); ++i) {
        ++strands[m_model.links[i].group];
        if (isEngaged(i))
            forces[m_model.links[i].group] += forceOf(i);
    }
    TreeNode& branch = heading(tr("Links"), true, "links");
    std::map<std::string, TreeNode*> muscles;
    for (std::size_t i = 0; i < m_model.links.size(); ++i) {
        const Link& link = m_model.links[i];
        if (link.group.empty() || strands[link.group] < 2) {
            addPath(branch.add(strand(i, readableName(link.name))), link);
            continue;
        }
        TreeNode*& node = muscles[link.group];
        if (!node)
            node = &muscle(branch, link.group, forces[link.group]);
        addPath(node->add(strand(i, nameInGroup(link))), link);
    }
    if (m_frame && !m_model.links.empty()) {
        const auto engaged = std::count_if(m_frame->links.begin(), m_frame->links.end(),
                                           [](const LinkFrame& link) { return link.isEngaged; });
        const auto slack = static_cast<std::ptrdiff_t>(m_model.links.size()) - engaged;
        summarise(branch, tr("%1 engaged, %2 slack").arg(engaged).arg(slack));
    } else {
        summarise(branch, QString::number(m_model.links.size()));
    }
}

void TreeMaker::addContacts()
{
    if (isLeftOut(m_model.contacts.size()))
        return;
    TreeNode& branch = heading(tr("Contacts"), true, "contacts");
    for (std::size_t i = 0; i < m_model.contacts.size(); ++i) {
        const Contact& contact = m_model.contacts[i];
        TreeEntry entry = entryOf(ObjectKind::Contact, contact, DotKind::Contact);
        const QString kind = contact.compliance ? tr("gives way") : tr("rigid");
        entry.toolTip
            += u'\n' + tr("%1 against %2, %3").arg(readableName(contact.body), readableName(contact.against), kind);
        const bool isKnown = m_frame && i < m_frame->contacts.size();
        if (isKnown && m_frame->contacts[i].mode != ContactMode::Open)
            setValue(entry, m_frame->contacts[i].force.norm(), Quantity::Force);
        else
            entry.value = isKnown ? tr("open") : kind;
        entry.muted = isKnown && m_frame->contacts[i].mode == ContactMode::Open;
        branch.add(entry);
    }
    summarise(branch);
}

void TreeMaker::addNodes()
{
    TreeNode& branch = heading(tr("Nodes"), false, "nodes");
    for (std::size_t i = 0; i < m_model.nodes.size(); ++i) {
        TreeEntry entry = entryOf(ObjectKind::Node, m_model.nodes[i], DotKind::Node);
        if (m_frame && m_frame->nodes[i].isFloating) {
            entry.value = tr("floating");
            entry.muted = true;
        }
        branch.add(entry);
    }
    summarise(branch);
}

// activity, step: what states the loads; empty for the model.
void TreeMaker::addLoads(TreeNode& branch, const std::vector<Load>& loads, const std::string& activity,
                         const std::string& step)
{
    for (const Load& load : loads) {
        TreeEntry entry = entryOf(ObjectKind::Load, load, DotKind::Load);
        entry.id.activity = activity;
        entry.id.step = step;
        if (!activity.empty())
            entry.toolTip += u'\n' + (step.empty() ? tr("of the activity") : tr("of this step of the activity"));
        setVisible(entry);
        const double scale = load.scale == Scale::BodyWeight ? m_input.situation.bodyWeight : 1;
        const bool isMoment = load.force.norm() == 0;
        setValue(entry, scale * (isMoment ? load.moment : load.force).norm(),
                 isMoment ? Quantity::Moment : Quantity::Force);
        branch.add(entry);
    }
}

// The activity's loads act on the posture; a motion has but the model's.
void TreeMaker::addLoads()
{
    TreeNode& branch = heading(tr("Loads"), false, "loads");
    addLoads(branch, m_model.loads, {}, {});
    const Activity* activity = m_input.activity ? findActivity(m_model, m_input.activity->name) : nullptr;
    if (activity && !m_input.showsRecording()) {
        addLoads(branch, activity->loads, activity->name, {});
        if (m_input.step >= 0 && m_input.step < static_cast<int>(activity->steps.size())) {
            const ActivityStep& step = activity->steps[static_cast<std::size_t>(m_input.step)];
            addLoads(branch, step.loads, activity->name, step.name);
        }
    }
    summarise(branch);
}

void TreeMaker::addActivities()
{
    TreeNode& branch = heading(tr("Activities"), true, "activities");
    for (const Activity& activity : m_model.activities) {
        TreeEntry entry;
        entry.id = {ObjectKind::Activity, activity.name};
        entry.name = titleOf(activity);
        entry.toolTip = objectToolTip(m_model, activity.name, activity.source, activity.description);
        entry.dot.kind
            = m_input.activity && m_input.activity->name == activity.name ? DotKind::ChosenActivity : DotKind::Activity;
        addSteps(branch.add(entry), activity);
    }
    summarise(branch);
}

TreeNode& TreeMaker::part(TreeNode& owner, const QString& name, Place part)
{
    TreeEntry entry;
    entry.id = owner.entry.id;
    entry.part = std::move(part);
    entry.name = name;
    return owner.add(entry);
}

void TreeMaker::addPath(TreeNode& node, const Link& link)
{
    for (std::size_t i = 0; m_input.project && i < link.path.size(); ++i) {
        const PathPoint& point = link.path[i];
        const QString on = readableName(point.node.empty() ? point.body : point.node);
        part(node, tr("point %1, %2").arg(QString::number(i + 1), on), {"path", std::to_string(i)});
    }
}

void TreeMaker::addSteps(TreeNode& node, const Activity& activity)
{
    for (const ActivityStep& step : m_input.project ? activity.steps : std::vector<ActivityStep>()) {
        TreeNode& below = part(node, readableName(step.name), {"steps", step.name});
        for (const Load& load : step.loads)
            part(below, readableName(load.name), {"steps", step.name, "loads", load.name});
    }
}

void TreeMaker::addSources()
{
    if (!m_input.project || isLeftOut(m_model.sources.size()))
        return;
    TreeNode& branch = heading(tr("Sources"), false, "sources");
    for (const Source& source : m_model.sources) {
        TreeEntry entry;
        entry.id = {ObjectKind::Source, source.name};
        entry.name = QString::fromStdString(source.name);
        entry.toolTip = QString::fromStdString(source.text);
        branch.add(entry);
    }
    summarise(branch);
}

template <class T>
void TreeMaker::addMotionParts(TreeNode& branch, const QString& noun, const char* list, const std::vector<T>& objects)
{
    for (const T& object : objects) {
        TreeNode& node = part(branch, readableName(object.name), {list, object.name});
        node.entry.id = {ObjectKind::Scenario, {}};
        node.entry.value = noun;
    }
}

void TreeMaker::addMotion()
{
    if (!m_input.project || !m_input.project->scenario)
        return;
    const Scenario& scenario = *m_input.project->scenario;
    TreeNode& branch = heading(tr("Motion"), false, scenarioStep);
    branch.entry.list.clear();
    addMotionParts(branch, tr("stage"), "stages", scenario.stages);
    addMotionParts(branch, tr("curve"), "curves", scenario.curves);
    addMotionParts(branch, tr("table"), "tables", scenario.tables);
    addMotionParts(branch, tr("force"), "forces", scenario.forces);
    summarise(branch);
}

void TreeMaker::noteProblems()
{
    for (const Problem& problem : *m_input.problems) {
        if (problem.diagnostic.severity == Severity::Note)
            continue;
        ObjectAt at = objectAt(problem.place);
        m_problems.emplace(std::move(at.id), ProblemAt{std::move(at.part), &problem.diagnostic});
    }
}

// A problem is marked at its object, and at the part that it is about.
void TreeMaker::markProblems(TreeNode& node) const
{
    for (const auto& child : node.children)
        markProblems(*child);
    TreeEntry& entry = node.entry;
    const auto [first, last] = m_problems.equal_range(entry.id);
    for (auto it = first; it != last && !entry.id.isNull(); ++it) {
        const Place& part = it->second.part;
        const bool isIn
            = part.size() >= entry.part.size() && std::equal(entry.part.begin(), entry.part.end(), part.begin());
        if (!isIn)
            continue;
        if (!entry.problem)
            entry.problem = it->second.diagnostic->severity;
        entry.toolTip += u'\n' + QString::fromStdString(it->second.diagnostic->message);
    }
}

}  // namespace

std::unique_ptr<TreeNode> makeModelTree(const PanelInput& input)
{
    return TreeMaker(input).make();
}

}  // namespace sinew
