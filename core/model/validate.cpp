#include "core/model/validate.h"

#include <cmath>
#include <unordered_set>

#include "core/model/validate_constraints.h"
#include "core/model/validate_contacts.h"
#include "core/model/validate_dynamics.h"
#include "core/model/validate_joints.h"
#include "core/model/validate_parts.h"
#include "core/model/validate_segments.h"
#include "core/model/validate_tree.h"

namespace sinew {

namespace {

class Validator {
public:
    explicit Validator(const Model& model) : m_model(model), m_names(model) {}

    std::vector<ModelProblem> run()
    {
        checkWhole();
        checkBodies();
        checkCoordinates();
        checkJoints(m_model, m_names, m_problems);
        checkSegments(m_model, m_names, m_problems);
        checkTree(m_model, m_names, m_problems);
        checkConstraints(m_model, m_names, m_problems);
        checkNodes();
        checkLinks();
        checkContacts(m_model, m_names, m_problems);
        checkLoads(m_model.loads, "loads");
        checkActivities();
        return m_problems.take();
    }

private:
    bool isPlane() const { return m_model.space == Space::Plane; }

    void checkInPlane(const std::string& path, const Vector3& value, const std::string& what)
    {
        sinew::checkInPlane(path, value, what, m_model.space, m_problems);
    }

    void checkWhole()
    {
        if (m_problems.checkFinite("body_weight", m_model.bodyWeight, "the body weight") && m_model.bodyWeight < 0)
            m_problems.error("body_weight", "the body weight is negative",
                             "write it in N, or 0 when the model is no person");
        checkInPlane("gravity", m_model.gravity, "gravity");
        m_problems.checkNames("sources", m_model.sources, "source", true);
    }

    void checkBodies()
    {
        m_problems.checkNames("bodies", m_model.bodies, "body");
        for (std::size_t i = 0; i < m_model.bodies.size(); ++i) {
            const Body& body = m_model.bodies[i];
            const std::string path = std::string("bodies") / i;
            if (body.name == groundName)
                m_problems.error(path / "name", "a body is named 'ground'", "that name is the world's; choose another");
            const std::string mass = "the mass of body '" + body.name + "'";
            if (m_problems.checkAmount(path / "mass", body.mass, m_model.bodyWeight, mass) && body.mass.value < 0)
                m_problems.error(path / "mass", mass + " is negative", "it must be zero or above");
            m_problems.checkFinite(path / "centre_of_mass", body.centreOfMass,
                                   "the centre of mass of body '" + body.name + "'");
            checkInertia(body, path, m_model.space, m_problems);
            m_problems.checkNames(path / "landmarks", body.landmarks, "landmark", true);
            for (std::size_t k = 0; k < body.landmarks.size(); ++k) {
                m_problems.checkFinite(path / "landmarks" / k / "position", body.landmarks[k].position,
                                       "the position of a landmark");
            }
        }
    }

    void checkCoordinates()
    {
        m_problems.checkNames("coordinates", m_model.coordinates, "coordinate");
        for (std::size_t i = 0; i < m_model.coordinates.size(); ++i) {
            const Coordinate& coordinate = m_model.coordinates[i];
            const std::string path = std::string("coordinates") / i;
            checkRange(coordinate, path / "range");
            checkValue(coordinate, coordinate.value, path / "value");
            if (coordinate.rest)
                m_problems.checkFinite(path / "rest", *coordinate.rest,
                                       "the rest value of coordinate '" + coordinate.name + "'");
            checkResistance(coordinate, path, m_problems);
            m_problems.checkAmount(path / "effort", coordinate.effort, m_model.bodyWeight,
                                   "the effort of coordinate '" + coordinate.name + "'");
        }
    }

    void checkRange(const Coordinate& coordinate, const std::string& path)
    {
        const std::string what = "the range of coordinate '" + coordinate.name + "'";
        // Minus infinity below and infinity above mean an open end.
        if (std::isnan(coordinate.minimum) || std::isnan(coordinate.maximum)
            || (std::isinf(coordinate.minimum) && coordinate.minimum > 0)
            || (std::isinf(coordinate.maximum) && coordinate.maximum < 0))
            m_problems.error(path, what + " is not finite", "write null for an end that is open");
        else if (coordinate.minimum > coordinate.maximum)
            m_problems.error(path, what + " is empty: its minimum lies above its maximum", "swap the two");
    }

    void checkValue(const Coordinate& coordinate, double value, const std::string& path)
    {
        const std::string what = "the value of coordinate '" + coordinate.name + "'";
        if (m_problems.checkFinite(path, value, what) && coordinate.minimum <= coordinate.maximum
            && (value < coordinate.minimum || value > coordinate.maximum))
            m_problems.warning(path, what + " lies outside its range", "change the value or the range");
    }

    void checkNodes()
    {
        m_problems.checkNames("nodes", m_model.nodes, "node");
        std::unordered_set<std::string> met;
        for (const Link& link : m_model.links) {
            for (const PathPoint& point : link.path)
                met.insert(point.node);
        }
        for (std::size_t i = 0; i < m_model.nodes.size(); ++i) {
            const Node& node = m_model.nodes[i];
            const std::string path = std::string("nodes") / i;
            m_problems.checkReference(path / "body", node.body, m_names.places, "body");
            checkInPlane(path / "position", node.position, "the position of node '" + node.name + "'");
            if (!node.name.empty() && !met.count(node.name))
                m_problems.warning(path, "no strand meets node '" + node.name + "'", "name it in the path of a link");
        }
    }

    void checkLinks()
    {
        m_problems.checkNames("links", m_model.links, "link");
        for (std::size_t i = 0; i < m_model.links.size(); ++i) {
            const Link& link = m_model.links[i];
            const std::string path = std::string("links") / i;
            checkPath(link, path);
            checkStiffness(link, path / "stiffness");
            m_problems.checkNotNegative(path / "damping", link.damping, "the damping of link '" + link.name + "'");
            if (link.strength)
                m_problems.checkPositive(path / "strength", link.strength->force,
                                         "the strength of link '" + link.name + "'");
            m_problems.checkFinite(path / "shortening", link.shortening, "the shortening of link '" + link.name + "'");
            const std::string activation = "the activation of link '" + link.name + "'";
            if (m_problems.checkFinite(path / "activation", link.activation, activation) && link.activation <= -1)
                m_problems.error(path / "activation", activation + " is -1 or below",
                                 "the stiffness is multiplied by 1 + activation, which must be above zero");
        }
    }

    void checkPath(const Link& link, const std::string& linkPath)
    {
        const std::string path = linkPath / "path";
        for (std::size_t k = 0; k < link.path.size(); ++k)
            checkPoint(link.path[k], path / k);
        if (link.path.size() < 2) {
            m_problems.error(
                path, "the path of link '" + link.name + "' has " + (link.path.empty() ? "no" : "one") + " point",
                "a path needs two points or more");
            return;
        }
        bool leavesItsBody = false;
        for (std::size_t k = 1; k < link.path.size(); ++k) {
            const PathPoint &a = link.path[k - 1], &b = link.path[k];
            const bool isKnown = !a.body.empty() || !a.node.empty();
            const bool isSameFrame = isKnown && a.body == b.body && a.node == b.node;
            leavesItsBody = leavesItsBody || !isSameFrame;
            if (isSameFrame && (!a.node.empty() || a.position == b.position))
                m_problems.error(path / k, "two points of a path that follow each other are one place",
                                 "remove one of them");
        }
        if (!leavesItsBody)
            m_problems.warning(path, "link '" + link.name + "' begins and ends on one body and has no effect",
                               "let its path reach another body");
    }

    void checkPoint(const PathPoint& point, const std::string& path)
    {
        if (point.body.empty() == point.node.empty()) {
            m_problems.error(path,
                             std::string("a point of a path names ")
                                 + (point.body.empty() ? "neither a body nor a node" : "a body and a node"),
                             "write either \"body\" and \"position\", or \"node\"");
            return;
        }
        if (!point.node.empty()) {
            m_problems.checkReference(path / "node", point.node, m_names.nodes, "node");
            if (m_problems.checkFinite(path / "position", point.position, "the position of a point")
                && point.position != Vector3::Zero())
                m_problems.warning(path / "position", "a position beside a node has no effect",
                                   "the node's own position counts");
            return;
        }
        m_problems.checkReference(path / "body", point.body, m_names.places, "body");
        checkInPlane(path / "position", point.position, "the position of a point");
    }

    void checkStiffness(const Link& link, const std::string& path)
    {
        const std::string of = " of link '" + link.name + "'";
        if (const auto* direct = std::get_if<DirectStiffness>(&link.stiffness)) {
            m_problems.checkPositive(path, direct->stiffness, "the stiffness" + of);
            return;
        }
        const auto& material = std::get<MaterialStiffness>(link.stiffness);
        const bool areaIsGood = m_problems.checkPositive(path / "area", material.area, "the area" + of);
        const bool modulusIsGood = m_problems.checkPositive(path / "modulus", material.modulus, "the modulus" + of);
        const bool lengthIsGood
            = !material.length || m_problems.checkPositive(path / "length", *material.length, "the length" + of);
        if (areaIsGood && modulusIsGood && lengthIsGood)
            m_problems.checkPositive(path, material.modulus * material.area / material.length.value_or(1),
                                     "the stiffness" + of);
    }

    void checkLoads(const std::vector<Load>& loads, const std::string& listPath)
    {
        m_problems.checkNames(listPath, loads, "load");
        for (std::size_t i = 0; i < loads.size(); ++i) {
            const Load& load = loads[i];
            const std::string path = listPath / i;
            const std::string of = " of load '" + load.name + "'";
            m_problems.checkReference(path / "body", load.body, m_names.places, "body");
            if (load.body == groundName)
                m_problems.warning(path / "body", "load '" + load.name + "' acts on the ground and has no effect",
                                   "name the body that it acts on");
            checkInPlane(path / "point", load.point, "the point" + of);
            checkInPlane(path / "force", load.force, "the force" + of);
            if (m_problems.checkFinite(path / "moment", load.moment, "the moment" + of) && isPlane()
                && load.moment.head<2>().cwiseAbs().maxCoeff() > planeTolerance)
                m_problems.error(path / "moment", "the moment" + of + " turns out of the plane of a plane model",
                                 "only its z may differ from 0");
            m_problems.checkScale(path / "scale", load.scale, m_model.bodyWeight, "load '" + load.name + "'");
        }
    }

    void checkSettings(const std::vector<CoordinateSetting>& settings, const std::string& listPath)
    {
        std::unordered_set<std::string> seen;
        for (std::size_t i = 0; i < settings.size(); ++i) {
            const CoordinateSetting& setting = settings[i];
            const std::string path = listPath / i;
            if (!m_problems.checkReference(path / "coordinate", setting.coordinate, m_names.coordinates, "coordinate"))
                continue;
            if (!seen.insert(setting.coordinate).second)
                m_problems.error(path / "coordinate", "coordinate '" + setting.coordinate + "' is set twice",
                                 "keep one of the two");
            if (setting.value)
                checkValue(*m_names.coordinateOf.at(setting.coordinate), *setting.value, path / "value");
            if (setting.effort)
                m_problems.checkAmount(path / "effort", *setting.effort, m_model.bodyWeight,
                                       "the effort of coordinate '" + setting.coordinate + "'");
        }
    }

    void checkActivities()
    {
        m_problems.checkNames("activities", m_model.activities, "activity");
        for (std::size_t i = 0; i < m_model.activities.size(); ++i) {
            const Activity& activity = m_model.activities[i];
            const std::string path = std::string("activities") / i;
            if (activity.gravity)
                checkInPlane(path / "gravity", *activity.gravity, "gravity");
            if (!activity.support.empty())
                m_problems.checkReference(path / "support", activity.support, m_names.bodies, "body");
            checkSettings(activity.settings, path / "settings");
            checkLoads(activity.loads, path / "loads");
            m_problems.checkNames(path / "steps", activity.steps, "step", true);
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
        m_problems.checkReference(path / "joint", reference.joint, m_names.joints, "joint");
        const std::string of = " of a reference for joint '" + reference.joint + "'";
        const bool lowIsFinite = m_problems.checkFinite(path / "low", reference.low, "the low end" + of);
        const bool highIsFinite = m_problems.checkFinite(path / "high", reference.high, "the high end" + of);
        if (lowIsFinite && highIsFinite && reference.low > reference.high)
            m_problems.error(path / "low", "the low end" + of + " lies above the high end", "swap the two");
        if (reference.mean)
            m_problems.checkFinite(path / "mean", *reference.mean, "the mean" + of);
        if (m_model.bodyWeight == 0)
            m_problems.warning(path, "a reference in body weights, but the model's body_weight is 0",
                               "give the model a body_weight in N");
    }

    const Model& m_model;
    ModelNames m_names;
    ProblemList m_problems;
};

}  // namespace

std::vector<ModelProblem> validate(const Model& model)
{
    return Validator(model).run();
}

}  // namespace sinew
