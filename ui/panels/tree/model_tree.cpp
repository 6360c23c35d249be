#include <QCoreApplication>

#include "core/document/object_lists.h"
#include "ui/panels/properties/segment_texts.h"
#include "ui/panels/tree/link_branch.h"
#include "ui/panels/tree/model_tree_model.h"
#include "ui/panels/tree/tree_entries.h"
#include "ui/panels/tree/tree_problems.h"
#include "ui/text/core_words.h"
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
    void addOthers();
    void addMotion();
    template <class T>
    void addMotionParts(TreeNode& branch, const QString& noun, const char* list, const std::vector<T>& objects);
    void addSteps(TreeNode& node, const Activity& activity);
    void addBodies();
    void addSegments();
    void addJoints();
    void addCoordinates();
    void addConstraints();
    void addContacts();
    void addNodes();
    void addLoads();
    void addActivities();
    void addLoads(TreeNode& branch, const std::vector<Load>& loads, const std::string& activity,
                  const std::string& step);
    const PanelInput& m_input;
    const TreeEntries m_entries;
    const Model& m_model;
    const ResultFrame* m_frame;
    std::unique_ptr<TreeNode> m_root = std::make_unique<TreeNode>();
};

TreeMaker::TreeMaker(const PanelInput& input)
    : m_input(input), m_entries(input), m_model(m_entries.model()), m_frame(m_entries.frame())
{
}

std::unique_ptr<TreeNode> TreeMaker::make()
{
    addBodies();
    addSegments();
    addJoints();
    addCoordinates();
    addConstraints();
    addLinkBranch(heading(tr("Links"), true, "links"), m_input, m_entries);
    addContacts();
    addNodes();
    addLoads();
    addActivities();
    addOthers();
    addMotion();
    if (m_input.problems && !m_input.problems->empty())
        markProblems(*m_root, *m_input.problems);
    return std::move(m_root);
}

TreeNode& TreeMaker::heading(const QString& name, bool opensAtFirst, const char* list)
{
    TreeEntry entry;
    entry.name = name;
    entry.list = {list};
    entry.opensAtFirst = opensAtFirst;
    return m_root->add(entry);
}

void TreeMaker::addBodies()
{
    TreeNode& branch = heading(tr("Bodies"), true, "bodies");
    for (const Body& body : m_model.bodies) {
        TreeEntry entry = m_entries.entryOf(ObjectKind::Body, body, DotKind::Body);
        m_entries.setVisible(entry);
        TreeNode& node = branch.add(entry);
        if (!m_input.project)
            continue;
        for (const Landmark& landmark : body.landmarks)
            addPart(node, readableName(landmark.name), {"landmarks", landmark.name});
    }
    summarise(branch);
}

void TreeMaker::addSegments()
{
    TreeNode& branch = heading(tr("Segments"), true, "segments");
    for (const Segment& segment : m_model.segments) {
        TreeEntry entry = m_entries.entryOf(ObjectKind::Segment, segment, DotKind::Segment);
        entry.toolTip += u'\n' + kindText(segment);
        m_entries.setVisible(entry);
        if (m_input.isCurrent)
            setValue(entry, lengthOf(segment, m_input), Quantity::Length);
        branch.add(entry);
    }
    summarise(branch);
}

void TreeMaker::addConstraints()
{
    TreeNode& branch = heading(tr("Constraints"), true, "constraints");
    for (const Constraint& constraint : m_model.constraints) {
        TreeEntry entry = m_entries.entryOf(ObjectKind::Constraint, constraint, DotKind::Constraint);
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
        TreeEntry entry = m_entries.entryOf(ObjectKind::Joint, m_model.joints[i], DotKind::Joint);
        m_entries.setVisible(entry);
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
        TreeEntry entry = m_entries.entryOf(ObjectKind::Coordinate, coordinate, DotKind::Coordinate);
        setValue(entry, m_input.isCurrent ? m_input.valueOf(i) : coordinate.value, valueQuantity(coordinate.kind));
        branch.add(entry);
    }
    summarise(branch);
}

void TreeMaker::addContacts()
{
    TreeNode& branch = heading(tr("Contacts"), true, "contacts");
    for (std::size_t i = 0; i < m_model.contacts.size(); ++i) {
        const Contact& contact = m_model.contacts[i];
        TreeEntry entry = m_entries.entryOf(ObjectKind::Contact, contact, DotKind::Contact);
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
        TreeEntry entry = m_entries.entryOf(ObjectKind::Node, m_model.nodes[i], DotKind::Node);
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
        TreeEntry entry = m_entries.entryOf(ObjectKind::Load, load, DotKind::Load);
        entry.id.activity = activity;
        entry.id.step = step;
        if (!activity.empty())
            entry.toolTip += u'\n' + (step.empty() ? tr("of the activity") : tr("of this step of the activity"));
        m_entries.setVisible(entry);
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

void TreeMaker::addSteps(TreeNode& node, const Activity& activity)
{
    if (!m_input.project)
        return;
    for (const ActivityStep& step : activity.steps) {
        TreeNode& below = addPart(node, readableName(step.name), {"steps", step.name});
        for (const Load& load : step.loads)
            addPart(below, readableName(load.name), {"steps", step.name, "loads", load.name});
    }
}

template <class T>
void TreeMaker::addMotionParts(TreeNode& branch, const QString& noun, const char* list, const std::vector<T>& objects)
{
    for (const T& object : objects) {
        TreeNode& node = addPart(branch, readableName(object.name), {list, object.name});
        node.entry.id = {ObjectKind::Scenario, {}};
        node.entry.value = noun;
    }
}

// The kinds of object that have no branch of their own.
void TreeMaker::addOthers()
{
    if (!m_input.project)
        return;
    for (const OtherList& list : otherLists()) {
        const std::vector<std::string> names = namesIn(m_model, list.key);
        TreeNode& branch = heading(worded(list.label), false, list.key);
        for (const std::string& name : names) {
            TreeEntry entry;
            entry.id = objectIn(list.key, name);
            entry.name = QString::fromStdString(name);
            entry.toolTip = QString::fromStdString(remarksAt(m_model, {list.key, name}));
            branch.add(entry);
        }
        summarise(branch);
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

}  // namespace

std::unique_ptr<TreeNode> makeModelTree(const PanelInput& input)
{
    return TreeMaker(input).make();
}

}  // namespace sinew
