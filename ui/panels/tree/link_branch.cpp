#include "ui/panels/tree/link_branch.h"

#include <algorithm>
#include <map>

#include <QCoreApplication>

#include "ui/panels/tree/tree_entries.h"
#include "ui/text/display_names.h"

namespace sinew {

namespace {

class LinkBranch {
    Q_DECLARE_TR_FUNCTIONS(sinew::LinkBranch)

public:
    LinkBranch(const PanelInput& input, const TreeEntries& entries)
        : m_input(input), m_entries(entries), m_model(entries.model()), m_frame(entries.frame()),
          m_scale(input.tensionScale())
    {
    }

    void addTo(TreeNode& branch);

private:
    TreeEntry strand(std::size_t index, const QString& name) const;
    TreeNode& muscle(TreeNode& branch, const Link& first, double force) const;
    void addPath(TreeNode& node, const Link& link) const;
    QString summary() const;
    double forceOf(std::size_t link) const { return m_frame->links[link].force.value_or(0); }
    bool isEngaged(std::size_t link) const { return m_frame && m_frame->links[link].isEngaged; }

    const PanelInput& m_input;
    const TreeEntries& m_entries;
    const Model& m_model;
    const ResultFrame* m_frame;
    double m_scale;
};

TreeEntry LinkBranch::strand(std::size_t index, const QString& name) const
{
    TreeEntry entry = m_entries.entryOf(ObjectKind::Link, m_model.links[index], DotKind::Slack);
    entry.name = name;
    m_entries.setVisible(entry);
    if (!m_frame)
        return entry;
    if (isEngaged(index)) {
        entry.dot = {DotKind::Engaged, forceOf(index) / m_scale};
        setValue(entry, forceOf(index), Quantity::Force);
    } else {
        entry.muted = true;
        entry.value = m_frame->links[index].isBroken ? tr("broken") : unloadedText(m_model.links[index].sense);
    }
    return entry;
}

TreeNode& LinkBranch::muscle(TreeNode& branch, const Link& first, double force) const
{
    TreeEntry entry;
    entry.name = readableName(first.group);
    entry.dot.kind = DotKind::Slack;
    entry.toolTip = tr("The strands' forces added up");
    if (m_frame && force != 0) {
        entry.dot = {DotKind::Engaged, force / m_scale};
        setValue(entry, force, Quantity::Force);
    } else if (m_frame) {
        entry.muted = true;
        entry.value = unloadedText(first.sense);
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

void LinkBranch::addTo(TreeNode& branch)
{
    std::map<std::string, int> strands;
    std::map<std::string, double> forces;
    for (std::size_t i = 0; i < m_model.links.size(); ++i) {
        ++strands[m_model.links[i].group];
        if (isEngaged(i))
            forces[m_model.links[i].group] += forceOf(i);
    }
    std::map<std::string, TreeNode*> muscles;
    for (std::size_t i = 0; i < m_model.links.size(); ++i) {
        const Link& link = m_model.links[i];
        if (link.group.empty() || strands[link.group] < 2) {
            addPath(branch.add(strand(i, readableName(link.name))), link);
            continue;
        }
        TreeNode*& node = muscles[link.group];
        if (!node)
            node = &muscle(branch, link, forces[link.group]);
        TreeNode& added = node->add(strand(i, nameInGroup(link)));
        addPath(added, link);
        node->entry.members.push_back(added.entry.id);
        m_entries.setVisible(node->entry);
    }
    summarise(branch, summary());
}

QString LinkBranch::summary() const
{
    if (!m_frame || m_model.links.empty())
        return QString::number(m_model.links.size());
    const auto engaged = std::count_if(m_frame->links.begin(), m_frame->links.end(),
                                       [](const LinkFrame& link) { return link.isEngaged; });
    const auto slack = static_cast<std::ptrdiff_t>(m_model.links.size()) - engaged;
    const QString text = pullOnly(m_model.links) ? tr("%1 pull, %2 slack") : tr("%1 bear load, %2 without force");
    return text.arg(engaged).arg(slack);
}

void LinkBranch::addPath(TreeNode& node, const Link& link) const
{
    for (std::size_t i = 0; m_input.project && i < link.path.size(); ++i) {
        const PathPoint& point = link.path[i];
        const QString on = readableName(!point.body.empty() ? point.body : point.node);
        const QString text = point.surface.empty() ? tr("point %1, %2").arg(QString::number(i + 1), on)
                                                   : tr("round %1").arg(readableName(point.surface));
        addPart(node, text, {"path", std::to_string(i)});
    }
}

}  // namespace

void addLinkBranch(TreeNode& branch, const PanelInput& input, const TreeEntries& entries)
{
    LinkBranch(input, entries).addTo(branch);
}

}  // namespace sinew
