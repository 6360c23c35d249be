#include "core/model/check_whole.h"

#include <cmath>
#include <unordered_set>

#include "core/base/number_words.h"
#include "core/model/validate_constraints.h"
#include "core/model/validate_contacts.h"
#include "core/model/validate_dynamics.h"
#include "core/model/validate_joints.h"
#include "core/model/validate_segments.h"
#include "core/model/validate_surfaces.h"
#include "core/model/validate_tree.h"

namespace sinew {

namespace {

class WholeChecker {
public:
    WholeChecker(const Model& model, const ModelNames& names, ProblemList& problems)
        : m_model(model), m_names(names), m_problems(problems)
    {
    }

    void run()
    {
        checkBodies();
        checkCoordinates();
        checkJoints(m_model, m_names, m_problems);
        checkSegments(m_model, m_names, m_problems);
        checkTree(m_model, m_names, m_problems);
        checkConstraints(m_model, m_names, m_problems);
        checkNodes();
        checkSurfaces(m_model, m_problems);
        checkLinks();
        checkContacts(m_model, m_problems);
        checkLoads(m_model.loads, "loads");
        checkActivities();
    }

private:
    void checkBodies()
    {
        for (std::size_t i = 0; i < m_model.bodies.size(); ++i) {
            const std::string path = std::string("bodies") / i;
            if (m_model.bodies[i].name == groundName)
                m_problems.error(path / "name", sentence("a body is named 'ground'"),
                                 sentence("that name is the world's; choose another"));
            checkInertia(m_model.bodies[i], path, m_model.space, m_problems);
        }
    }

    void checkCoordinates()
    {
        for (std::size_t i = 0; i < m_model.coordinates.size(); ++i) {
            const Coordinate& coordinate = m_model.coordinates[i];
            const std::string path = std::string("coordinates") / i;
            checkValue(coordinate, coordinate.value, path / "value");
            checkEffort(coordinate.effort, path / "effort");
            checkStop(coordinate, path / "stop", m_problems);
        }
    }

    void checkValue(const Coordinate& coordinate, double value, const std::string& path)
    {
        if (coordinate.minimum <= coordinate.maximum && (value < coordinate.minimum || value > coordinate.maximum))
            m_problems.warning(path, sentence("the value of coordinate '%1' lies outside its range", coordinate.name),
                               sentence("change the value or the range"), Finding::OutsideRange);
    }

    void checkNodes()
    {
        std::unordered_set<std::string> met;
        for (const Link& link : m_model.links) {
            for (const PathPoint& point : link.path)
                met.insert(point.node);
        }
        for (std::size_t i = 0; i < m_model.nodes.size(); ++i) {
            const std::string& name = m_model.nodes[i].name;
            if (!name.empty() && !met.count(name))
                m_problems.warning(std::string("nodes") / i, sentence("no strand meets node '%1'", name),
                                   sentence("name it in the path of a link"));
        }
    }

    void checkLinks()
    {
        for (std::size_t i = 0; i < m_model.links.size(); ++i) {
            const std::string path = std::string("links") / i;
            checkPath(m_model.links[i], path);
            checkWraps(m_model.links[i], m_model, path / "path", m_problems);
            checkStiffness(m_model.links[i], path / "stiffness");
        }
    }

    void checkPath(const Link& link, const std::string& linkPath)
    {
        const std::string path = linkPath / "path";
        for (std::size_t k = 0; k < link.path.size(); ++k)
            checkPoint(link.path[k], path / k);
        if (link.path.size() < 2) {
            m_problems.error(path,
                             link.path.empty() ? sentence("the path of link '%1' has no point", link.name)
                                               : sentence("the path of link '%1' has one point", link.name),
                             sentence("a path needs two points or more"));
            return;
        }
        bool leavesItsBody = false;
        for (std::size_t k = 1; k < link.path.size(); ++k) {
            const PathPoint &a = link.path[k - 1], &b = link.path[k];
            const bool isKnown = !a.body.empty() || !a.node.empty();
            const bool isSameFrame = isKnown && a.body == b.body && a.node == b.node;
            leavesItsBody = leavesItsBody || !isSameFrame;
            if (isSameFrame && (!a.node.empty() || a.position == b.position))
                m_problems.error(path / k, sentence("two points of a path that follow each other are one place"),
                                 sentence("remove one of them"), Finding::RepeatedPoint);
        }
        if (!leavesItsBody)
            m_problems.warning(path, sentence("link '%1' begins and ends on one body and has no effect", link.name),
                               sentence("let its path reach another body"), Finding::HasNoEffect);
    }

    void checkPoint(const PathPoint& point, const std::string& path)
    {
        const int named = !point.body.empty() + !point.node.empty() + !point.surface.empty();
        if (named != 1)
            m_problems.error(path,
                             named == 0
                                 ? sentence("a point of a path names neither a body nor a node nor a surface")
                                 : sentence("a point of a path names more than one of a body, a node and a surface"),
                             sentence("write either \"body\" and \"position\", or \"node\", or \"surface\""));
        else if (point.body.empty() && point.position != Vector3::Zero()) {
            const bool isOnNode = !point.node.empty();
            m_problems.warning(path / "position",
                               isOnNode ? sentence("a position beside a node has no effect")
                                        : sentence("a position beside a surface has no effect"),
                               isOnNode ? sentence("the node's own position counts")
                                        : sentence("the surface's own position counts"),
                               Finding::HasNoEffect);
        }
    }

    // The product may overflow or vanish where its factors do not.
    void checkStiffness(const Link& link, const std::string& path)
    {
        const auto* material = std::get_if<MaterialStiffness>(&link.stiffness);
        if (material && !m_problems.hasErrorWithin(path))
            m_problems.checkPositive(path, material->modulus * material->area / material->length.value_or(1),
                                     [&] { return sentence("the stiffness of link '%1'", link.name); });
    }

    void checkLoads(const std::vector<Load>& loads, const std::string& listPath)
    {
        for (std::size_t i = 0; i < loads.size(); ++i) {
            if (loads[i].body == groundName)
                m_problems.warning(listPath / i / "body",
                                   sentence("load '%1' acts on the ground and has no effect", loads[i].name),
                                   sentence("name the body that it acts on"), Finding::ActsOnGround);
            checkInBodyWeights(loads[i].scale, loads[i].force.lpNorm<Eigen::Infinity>(), listPath / i / "force");
            checkInBodyWeights(loads[i].scale, loads[i].moment.lpNorm<Eigen::Infinity>(), listPath / i / "moment");
        }
    }

    void checkEffort(const Amount& effort, const std::string& path)
    {
        checkInBodyWeights(effort.scale, std::abs(effort.value), path);
    }

    // What is given in newtons is bounded by its description; what it comes to with the body weight is known here.
    void checkInBodyWeights(Scale scale, double bodyWeights, const std::string& path)
    {
        const double weight = m_model.bodyWeight;
        if (scale == Scale::BodyWeight && std::isfinite(weight) && bodyWeights * weight > mostForce
            && bodyWeights <= mostForce)
            m_problems.error(
                path, sentence("a force or moment in body weights is larger than any skeleton has"),
                sentence("write at most %1 times the body weight of %2 N; this bound is the program's own, "
                         "and a wide one",
                         inWords(mostForce / weight), inWords(weight)));
    }

    void checkSettings(const std::vector<CoordinateSetting>& settings, const std::string& listPath)
    {
        std::unordered_set<std::string> seen;
        for (std::size_t i = 0; i < settings.size(); ++i) {
            const CoordinateSetting& setting = settings[i];
            const auto coordinate = m_names.coordinateOf.find(setting.coordinate);
            if (coordinate == m_names.coordinateOf.end())
                continue;
            if (!seen.insert(setting.coordinate).second)
                m_problems.error(listPath / i / "coordinate",
                                 sentence("coordinate '%1' is set twice", setting.coordinate),
                                 sentence("keep one of the two"));
            if (setting.value)
                checkValue(*coordinate->second, *setting.value, listPath / i / "value");
            if (setting.effort)
                checkEffort(*setting.effort, listPath / i / "effort");
        }
    }

    void checkActivities()
    {
        for (std::size_t i = 0; i < m_model.activities.size(); ++i) {
            const Activity& activity = m_model.activities[i];
            const std::string path = std::string("activities") / i;
            checkSettings(activity.settings, path / "settings");
            checkLoads(activity.loads, path / "loads");
            for (std::size_t k = 0; k < activity.steps.size(); ++k) {
                checkSettings(activity.steps[k].settings, path / "steps" / k / "settings");
                checkLoads(activity.steps[k].loads, path / "steps" / k / "loads");
            }
            for (std::size_t k = 0; k < activity.references.size(); ++k)
                checkJointReference(activity.references[k], path / "references" / k);
        }
    }

    void checkJointReference(const ReferenceRange& reference, const std::string& path)
    {
        if (reference.low > reference.high)
            m_problems.error(
                path / "low",
                sentence("the low end of a reference for joint '%1' lies above the high end", reference.joint),
                sentence("swap the two"));
        if (m_model.bodyWeight == 0)
            m_problems.warning(path, sentence("a reference in body weights, but the model's body_weight is 0"),
                               sentence("give the model a body_weight in N"));
    }

    const Model& m_model;
    const ModelNames& m_names;
    ProblemList& m_problems;
};

}  // namespace

void checkWhole(const Model& model, const ModelNames& names, ProblemList& problems)
{
    WholeChecker(model, names, problems).run();
}

}  // namespace sinew
