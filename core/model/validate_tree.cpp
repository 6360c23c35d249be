#include "core/model/validate_tree.h"

#include <algorithm>

#include "core/base/name_list.h"
#include "core/model/expand_segments.h"

namespace sinew {

namespace {

Sentence closeLoop()
{
    return sentence("a body hangs on one joint; close the loop with a constraint ('closure')");
}

// A joint with its child, or a segment with its parts: what bodies hang by.
struct Carrier {
    std::string path;
    std::string parent;
    std::string name;  // of the child or the segment
};

class TreeChecker {
public:
    TreeChecker(const Model& model, const ModelNames& names, ProblemList& problems)
        : m_model(model), m_names(names), m_problems(problems), m_ownBodies(namesOf(model.bodies))
    {
    }

    void run()
    {
        for (std::size_t i = 0; i < m_model.joints.size(); ++i)
            addJoint(m_model.joints[i], std::string("joints") / i);
        for (std::size_t i = 0; i < m_model.segments.size(); ++i)
            addSegment(m_model.segments[i], std::string("segments") / i);
        checkBodiesHang();
        checkLoops();
    }

private:
    static Sentence quote(const Joint& joint) { return sentence("joint '%1'", joint.name); }

    void addJoint(const Joint& joint, const std::string& path)
    {
        const std::size_t index = m_carriers.size();
        m_carriers.push_back({path, joint.parent, joint.child});
        if (joint.child == groundName) {
            m_problems.error(path / "child", sentence("the ground is the child of %1", quote(joint)),
                             sentence("swap parent and child"));
            return;
        }
        const auto segment = m_names.segmentOf.find(joint.child);
        if (segment != m_names.segmentOf.end() && !m_ownBodies.has(joint.child)) {
            m_problems.error(
                path / "child",
                sentence("body '%1' is a part of segment '%2' already", joint.child, segment->second->name),
                closeLoop());
            return;
        }
        // Of the bodies that there are, parts of segments are no choice.
        if (joint.child.empty() || !m_problems.checkReference(path / "child", joint.child, m_ownBodies, "body"))
            return;
        const auto [first, isFirst] = m_carrierOf.emplace(joint.child, index);
        if (!isFirst) {
            m_problems.error(
                path / "child",
                sentence("body '%1' is the child of %2 already", joint.child, quote(m_model.joints[first->second])),
                closeLoop());
        }
    }

    void addSegment(const Segment& segment, const std::string& path)
    {
        for (const std::string& part : partNames(segment)) {
            if (part != groundName)
                m_carrierOf.emplace(part, m_carriers.size());
        }
        m_carriers.push_back({path, segment.parent, segment.name});
    }

    void checkBodiesHang()
    {
        for (std::size_t i = 0; i < m_model.bodies.size(); ++i) {
            const std::string& name = m_model.bodies[i].name;
            if (!name.empty() && name != groundName && !m_carrierOf.count(name)) {
                m_problems.error(std::string("bodies") / i, sentence("body '%1' is the child of no joint", name),
                                 sentence("add a joint that carries it"));
            }
        }
    }

    // Walks from each carrier towards the ground; a walk that meets itself has found a loop, which is reported once.
    void checkLoops()
    {
        constexpr std::size_t never = static_cast<std::size_t>(-1);
        std::vector<std::size_t> walkOf(m_carriers.size(), never);
        for (std::size_t start = 0; start < m_carriers.size(); ++start) {
            std::size_t carrier = start;
            while (walkOf[carrier] == never) {
                walkOf[carrier] = start;
                const auto next = m_carrierOf.find(m_carriers[carrier].parent);
                if (next == m_carrierOf.end())
                    break;
                carrier = next->second;
                if (walkOf[carrier] == start)
                    reportLoop(carrier);
            }
        }
    }

    void reportLoop(std::size_t first)
    {
        std::vector<std::string> bodies;
        std::size_t carrier = first, smallest = first;
        do {
            bodies.push_back(m_carriers[carrier].name);
            smallest = std::min(smallest, carrier);
            carrier = m_carrierOf.at(m_carriers[carrier].parent);
        } while (carrier != first);
        m_problems.error(m_carriers[smallest].path / "parent",
                         sentence("the parents form a loop: %1", nameList(bodies)),
                         sentence("one of these must hang on the ground or on a body that does; close the loop with a "
                                  "constraint ('closure')"));
    }

    const Model& m_model;
    const ModelNames& m_names;
    ProblemList& m_problems;
    NameSet m_ownBodies;              // without the parts of segments
    std::vector<Carrier> m_carriers;  // the joints, then the segments
    std::unordered_map<std::string, std::size_t> m_carrierOf;
};

}  // namespace

void checkTree(const Model& model, const ModelNames& names, ProblemList& problems)
{
    TreeChecker(model, names, problems).run();
}

}  // namespace sinew
