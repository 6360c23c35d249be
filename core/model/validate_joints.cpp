#include "core/model/validate_joints.h"

#include <algorithm>
#include <cmath>
#include <unordered_map>

namespace sinew {

namespace {

class JointChecker {
public:
    JointChecker(const Model& model, ProblemList& problems)
        : m_model(model), m_problems(problems), m_bodies(namesOf(model.bodies)),
          m_coordinates(namesOf(model.coordinates))
    {
        std::vector<std::string> parents = m_bodies.all();
        parents.emplace_back(groundName);
        m_parents = NameSet(parents);
    }

    void run()
    {
        m_problems.checkNames("joints", m_model.joints, "joint");
        for (std::size_t i = 0; i < m_model.joints.size(); ++i)
            claimCoordinates(m_model.joints[i], joints() / i);
        for (std::size_t i = 0; i < m_model.joints.size(); ++i) {
            const Joint& joint = m_model.joints[i];
            checkEnds(joint, i);
            checkFrame(joint.inParent, joints() / i / "in_parent");
            checkFrame(joint.inChild, joints() / i / "in_child");
            checkAxes(joint, joints() / i);
            checkCoordinates(joint, joints() / i);
        }
        checkBodiesHang();
        checkLoops();
        warnOfIdleCoordinates();
    }

private:
    static std::string joints() { return "joints"; }
    static std::string quote(const Joint& joint) { return "joint '" + joint.name + "'"; }
    bool isPlane() const { return m_model.space == Space::Plane; }

    // The coordinates of a ball or a free joint are parts of one rotation vector, so no other joint may share them.
    void claimCoordinates(const Joint& joint, const std::string& path)
    {
        if (joint.kind != JointKind::Ball && joint.kind != JointKind::Free)
            return;
        for (std::size_t k = 0; k < joint.coordinates.size(); ++k) {
            const auto [owner, isFirst] = m_owners.emplace(joint.coordinates[k], joint.name);
            if (!isFirst) {
                m_problems.error(path / "coordinates" / k,
                                 "coordinate '" + joint.coordinates[k] + "' belongs to joint '" + owner->second
                                     + "' already",
                                 "a ball or free joint shares its coordinates with no other");
            }
            m_used.insert(joint.coordinates[k]);
        }
    }

    void checkEnds(const Joint& joint, std::size_t index)
    {
        const std::string path = joints() / index;
        m_problems.checkReference(path / "parent", joint.parent, m_parents, "body");
        if (joint.child == groundName) {
            m_problems.error(path / "child", "the ground is the child of " + quote(joint), "swap parent and child");
            return;
        }
        if (!m_problems.checkReference(path / "child", joint.child, m_bodies, "body"))
            return;
        const auto [first, isFirst] = m_jointOfChild.emplace(joint.child, index);
        if (!isFirst) {
            m_problems.error(path / "child",
                             "body '" + joint.child + "' is the child of " + quote(m_model.joints[first->second])
                                 + " already",
                             "a body hangs on one joint; close a loop of bodies with links");
        }
    }

    void checkFrame(const Frame& frame, const std::string& path)
    {
        const bool positionIsFinite = m_problems.checkFinite(path / "position", frame.position, "a joint's position");
        const bool isFinite = m_problems.checkFinite(path / "orientation", frame.orientation, "a joint's orientation");
        if (!isPlane())
            return;
        if (positionIsFinite && std::abs(frame.position.z()) > planeTolerance)
            m_problems.error(path / "position", "a joint of a plane model lies out of the plane", "set its z to 0");
        if (isFinite && frame.orientation.head<2>().cwiseAbs().maxCoeff() > planeTolerance)
            m_problems.error(path / "orientation", "a frame of a plane model is turned out of the plane",
                             "only the third angle, about z, may differ from 0");
    }

    void checkAxes(const Joint& joint, const std::string& path)
    {
        if (joint.kind != JointKind::Axes && !joint.axes.empty()) {
            m_problems.error(path / "axes", quote(joint) + " has axes, but its kind has none of its own",
                             "remove 'axes', or remove 'kind' to make it a joint of axes");
            return;
        }
        if (joint.kind == JointKind::Axes && joint.axes.empty())
            m_problems.warning(path, quote(joint) + " has no axes and does not move",
                               "if so meant, set its kind to 'weld'");
        for (std::size_t i = 0; i < joint.axes.size(); ++i)
            checkAxis(joint.axes[i], path / "axes" / i);
    }

    void checkAxis(const Axis& axis, const std::string& path)
    {
        const std::string place = path / (axis.kind == AxisKind::Rotation ? "rotation" : "translation");
        if (m_problems.checkFinite(place, axis.direction, "the direction of an axis"))
            checkDirection(axis, place);
        m_problems.checkFinite(path / "constant", axis.value.constant, "the constant of an axis");
        for (std::size_t i = 0; i < axis.value.terms.size(); ++i)
            checkTerm(axis.value.terms[i], path / "terms" / i);
    }

    void checkDirection(const Axis& axis, const std::string& place)
    {
        // Far from these bounds the squares in the length neither vanish nor overflow.
        constexpr double shortest = 1e-100, longest = 1e100;
        const double length = axis.direction.stableNorm();
        if (!(length > shortest && length < longest)) {
            m_problems.error(place, length > 1 ? "an axis is too long" : "an axis has no length",
                             "give its direction, such as [0, 0, 1]");
            return;
        }
        const Vector3 unit = axis.direction / length;
        if (isPlane() && axis.kind == AxisKind::Rotation && unit.head<2>().cwiseAbs().maxCoeff() > planeTolerance)
            m_problems.error(place, "a rotation of a plane model is not about z", "write [0, 0, 1]");
        if (isPlane() && axis.kind == AxisKind::Translation && std::abs(unit.z()) > planeTolerance)
            m_problems.error(place, "a translation of a plane model leaves the plane",
                             "set the z of its direction to 0");
    }

    void checkTerm(const AxisTerm& term, const std::string& path)
    {
        if (m_problems.checkReference(path / "coordinate", term.coordinate, m_coordinates, "coordinate")) {
            m_used.insert(term.coordinate);
            const auto owner = m_owners.find(term.coordinate);
            if (owner != m_owners.end()) {
                m_problems.error(path / "coordinate",
                                 "coordinate '" + term.coordinate + "' belongs to joint '" + owner->second
                                     + "' already",
                                 "a ball or free joint shares its coordinates with no other");
            }
        }
        if (const auto* polynomial = std::get_if<Polynomial>(&term.function))
            checkPolynomial(*polynomial, path / "polynomial");
        else
            checkSpline(std::get<NaturalSpline>(term.function), path / "spline");
    }

    void checkPolynomial(const Polynomial& polynomial, const std::string& path)
    {
        const std::vector<double>& c = polynomial.coefficients;
        if (c.empty())
            m_problems.error(path, "a polynomial has no coefficients", "write [c0, c1, ...]");
        if (!std::all_of(c.begin(), c.end(), [](double value) { return std::isfinite(value); }))
            m_problems.error(path, "a coefficient of a polynomial is not finite", "every number must be finite");
    }

    void checkSpline(const NaturalSpline& spline, const std::string& path)
    {
        if (!NaturalSpline::isValid(spline.x(), spline.y())) {
            m_problems.error(path, "the points of a spline do not rise in x, or are fewer than two",
                             "write two points or more, sorted by x");
            return;
        }
        const auto isSmooth = [&](double x) {
            const FunctionValue f = spline.at(x);
            return std::isfinite(f.value) && std::isfinite(f.slope) && std::isfinite(f.curvature);
        };
        if (!std::all_of(spline.x().begin(), spline.x().end(), isSmooth))
            m_problems.error(path, "a spline is too steep to compute with", "its points are too near to each other");
    }

    void checkCoordinates(const Joint& joint, const std::string& path)
    {
        if (joint.kind != JointKind::Ball && joint.kind != JointKind::Free) {
            if (!joint.coordinates.empty())
                m_problems.error(path / "coordinates",
                                 quote(joint) + " lists coordinates, but only ball and free joints do",
                                 "remove 'coordinates'; axes name their own");
            return;
        }
        const std::size_t needed = joint.kind == JointKind::Ball ? 3 : 6;
        if (joint.coordinates.size() != needed) {
            m_problems.error(path / "coordinates",
                             quote(joint) + " needs " + std::to_string(needed) + " coordinates, found "
                                 + std::to_string(joint.coordinates.size()),
                             needed == 3 ? "name three rotations" : "name three rotations, then three translations");
        }
        if (isPlane())
            m_problems.error(path / "kind", "a ball or free joint leaves the plane of a plane model",
                             "write axes: a rotation about z, translations along x and y");
        for (std::size_t k = 0; k < joint.coordinates.size(); ++k)
            checkCoordinateOfBall(joint.coordinates[k], k < 3, path / "coordinates" / k);
    }

    void checkCoordinateOfBall(const std::string& name, bool isRotation, const std::string& path)
    {
        if (!m_problems.checkReference(path, name, m_coordinates, "coordinate"))
            return;
        const Coordinate* coordinate = findCoordinate(m_model, name);
        if ((coordinate->kind == CoordinateKind::Rotation) != isRotation) {
            m_problems.error(path, "coordinate '" + name + "' is no " + (isRotation ? "rotation" : "translation"),
                             "the first three of a ball or free joint are rotations, the others translations");
        }
    }

    void checkBodiesHang()
    {
        for (std::size_t i = 0; i < m_model.bodies.size(); ++i) {
            const std::string& name = m_model.bodies[i].name;
            if (!name.empty() && name != groundName && !m_jointOfChild.count(name)) {
                m_problems.error(std::string("bodies") / i, "body '" + name + "' is the child of no joint",
                                 "add a joint that carries it");
            }
        }
    }

    // Walks from each joint towards the ground; a walk that meets itself has found a loop, which is reported once.
    void checkLoops()
    {
        constexpr std::size_t never = static_cast<std::size_t>(-1);
        std::vector<std::size_t> walkOf(m_model.joints.size(), never);
        for (std::size_t start = 0; start < m_model.joints.size(); ++start) {
            std::size_t joint = start;
            while (walkOf[joint] == never) {
                walkOf[joint] = start;
                const auto next = m_jointOfChild.find(m_model.joints[joint].parent);
                if (next == m_jointOfChild.end())
                    break;
                joint = next->second;
                if (walkOf[joint] == start)
                    reportLoop(joint);
            }
        }
    }

    void reportLoop(std::size_t first)
    {
        std::string bodies;
        std::size_t joint = first, smallest = first;
        do {
            bodies += "'" + m_model.joints[joint].child + "', ";
            smallest = std::min(smallest, joint);
            joint = m_jointOfChild.at(m_model.joints[joint].parent);
        } while (joint != first);
        bodies.resize(bodies.size() - 2);
        m_problems.error(joints() / smallest / "parent", "the parents form a loop: " + bodies,
                         "one of these must hang on the ground or on a body that does");
    }

    void warnOfIdleCoordinates()
    {
        for (std::size_t i = 0; i < m_model.coordinates.size(); ++i) {
            const std::string& name = m_model.coordinates[i].name;
            if (!name.empty() && !m_used.count(name)) {
                m_problems.warning(std::string("coordinates") / i, "coordinate '" + name + "' moves no joint",
                                   "name it in an axis of a joint, or remove it");
            }
        }
    }

    const Model& m_model;
    ProblemList& m_problems;
    NameSet m_bodies;
    NameSet m_coordinates;
    NameSet m_parents;                                      // the bodies and the ground
    std::unordered_map<std::string, std::string> m_owners;  // coordinate of a ball or free joint -> joint
    std::unordered_map<std::string, std::size_t> m_jointOfChild;
    std::unordered_set<std::string> m_used;
};

}  // namespace

void checkJoints(const Model& model, ProblemList& problems)
{
    JointChecker(model, problems).run();
}

}  // namespace sinew
