#include "core/model/validate_constraints.h"

#include <array>
#include <set>

#include "core/model/validate_parts.h"

namespace sinew {

namespace {

// As they stand in files.
std::string nameOf(RelativeMotion motion)
{
    static constexpr std::array names = {"x", "y", "z", "turn_x", "turn_y", "turn_z"};
    return names[static_cast<std::size_t>(motion)];
}

bool isInPlane(RelativeMotion motion)
{
    return motion == RelativeMotion::X || motion == RelativeMotion::Y || motion == RelativeMotion::TurnZ;
}

class ConstraintChecker {
public:
    ConstraintChecker(const Model& model, const ModelNames& names, ProblemList& problems)
        : m_model(model), m_names(names), m_problems(problems)
    {
    }

    void run()
    {
        for (std::size_t i = 0; i < m_model.constraints.size(); ++i) {
            const Constraint& constraint = m_model.constraints[i];
            m_path = std::string("constraints") / i;
            m_name = constraint.name;
            std::visit([&](const auto& rule) { check(rule); }, constraint.rule);
        }
    }

private:
    bool isPlane() const { return m_model.space == Space::Plane; }

    void checkBodies(const std::string& a, const std::string& b)
    {
        if (a == b && !a.empty())
            m_problems.error(m_path / "body_b", sentence("constraint '%1' holds body '%2' to itself", m_name, a),
                             sentence("name two bodies"));
    }

    void check(const Closure& closure)
    {
        checkBodies(closure.bodyA, closure.bodyB);
        if (closure.held.empty())
            m_problems.error(m_path / "held", sentence("constraint '%1' holds no motion", m_name),
                             sentence("name some, such as [\"x\", \"y\"]"));
        std::set<RelativeMotion> seen;
        for (std::size_t k = 0; k < closure.held.size(); ++k) {
            const HeldMotion& held = closure.held[k];
            const std::string path = m_path / "held" / k;
            if (!seen.insert(held.motion).second)
                m_problems.error(path, sentence("constraint '%1' holds motion '%2' twice", m_name, nameOf(held.motion)),
                                 sentence("keep one of the two"));
            if (isPlane() && !isInPlane(held.motion))
                m_problems.error(path, sentence("motion '%1' leaves the plane of a plane model", nameOf(held.motion)),
                                 sentence("a closure of a plane model holds 'x', 'y' and 'turn_z'"));
        }
    }

    void check(const Distance& distance) { checkBodies(distance.bodyA, distance.bodyB); }

    void check(const Coupling& coupling)
    {
        checkLoneCoordinate(m_path / "coordinate", coupling.coordinate, m_names, m_problems);
        checkTerms(m_path, coupling.value, m_names, m_problems);
        for (std::size_t k = 0; k < coupling.value.terms.size(); ++k) {
            if (coupling.value.terms[k].coordinate == coupling.coordinate)
                m_problems.error(
                    m_path / "terms" / k / "coordinate",
                    sentence("constraint '%1' makes coordinate '%2' a function of itself", m_name, coupling.coordinate),
                    sentence("name another coordinate"));
        }
    }

    const Model& m_model;
    const ModelNames& m_names;
    ProblemList& m_problems;
    std::string m_path;  // of the constraint that is checked
    std::string m_name;  // of the same
};

}  // namespace

void checkConstraints(const Model& model, const ModelNames& names, ProblemList& problems)
{
    ConstraintChecker(model, names, problems).run();
}

}  // namespace sinew
