#include "core/equations/joint_steps.h"

#include <cmath>
#include <utility>

namespace sinew {

namespace {

Vector3 cleanDirection(const Vector3& v)
{
    // Directions are normalised: what is below some units of round-off is meant to be zero.
    return v.unaryExpr([](double x) { return std::abs(x) < 1e-15 ? 0.0 : x; });
}

// A term of whole slope, such as q, -q or 2 q + 0.1, goes into a sum of angles as it is.
const Polynomial* wholeTurns(const ScalarFunction& function)
{
    constexpr double mostTurns = 9;
    const auto* line = std::get_if<Polynomial>(&function);
    if (!line || line->coefficients.size() != 2)
        return nullptr;
    const double slope = line->coefficients[1];
    return slope != 0 && slope == std::round(slope) && std::abs(slope) <= mostTurns ? line : nullptr;
}

std::string unitOf(const Model& model, const std::string& coordinate)
{
    return findCoordinate(model, coordinate)->kind == CoordinateKind::Rotation ? "rad" : "m";
}

Expression termValue(const AxisTerm& term, AxisKind kind, const std::string& name, const Sentence& what,
                     EquationSymbols& symbols)
{
    return symbols.function(term.function, symbols.tree().valueOf.at(term.coordinate), name + "_" + term.coordinate,
                            what, kind == AxisKind::Rotation ? "rad" : "m", unitOf(symbols.model(), term.coordinate));
}

class StepBuilder {
public:
    StepBuilder(const Joint& joint, EquationSymbols& symbols) : m_joint(joint), m_symbols(symbols) {}

    std::vector<EquationStep> run(const Vector3& poleOfParent, int ball)
    {
        const auto standing = [this](int axis, const std::string& body) {
            return sentence("angle about %1 at which joint '%2' stands in '%3'", std::string(1, "xyz"[axis]),
                            m_joint.name, body);
        };
        m_shift = m_symbols.vector("d_" + m_joint.name, SymbolRole::Length, m_joint.inParent.position + poleOfParent,
                                   sentence("place of joint '%1' from the pole of '%2'", m_joint.name, m_joint.parent));
        static constexpr const char* letters[] = {"delta", "epsilon", "zeta"};
        for (int i = 0; i < 3; ++i)
            turn(i, constant(std::string(letters[i]) + "_" + m_joint.name, m_joint.inParent.orientation[i],
                             standing(i, m_joint.parent)));
        for (std::size_t i = 0; i < m_joint.axes.size(); ++i)
            addAxis(m_joint.axes[i], i);
        if (ball >= 0)
            addBall(ball);
        for (int i = 2; i >= 0; --i)
            turn(i, -constant(std::string(letters[i]) + "c_" + m_joint.name, m_joint.inChild.orientation[i],
                              standing(i, m_joint.child)));
        if (!isZero(m_shift))
            m_steps.push_back({std::exchange(m_shift, {}), {}, -1});
        return std::move(m_steps);
    }

private:
    AngleSum constant(const std::string& name, double value, const Sentence& meaning)
    {
        if (value == 0)
            return {};
        return {{m_symbols.addGiven(name, SymbolRole::Angle, value, meaning), 1}};
    }

    void turn(int axis, const AngleSum& angle)
    {
        if (angle.empty())
            return;
        const bool isSame
            = !m_steps.empty() && isZero(m_shift) && m_steps.back().turn && m_steps.back().turn->axis == axis;
        if (!isSame) {
            m_steps.push_back({std::exchange(m_shift, {}), Turn{axis, angle}, -1});
            return;
        }
        AngleSum& sum = m_steps.back().turn->angle;
        sum = sum + angle;
        if (sum.empty()) {
            m_shift = m_steps.back().shift;
            m_steps.pop_back();
        }
    }

    std::string axisName(std::size_t i) const
    {
        return m_joint.name + (m_joint.axes.size() > 1 ? "_" + std::to_string(i + 1) : "");
    }

    Sentence axisWords(std::size_t i) const { return sentence("axis %1 of joint '%2'", i + 1, m_joint.name); }

    void addAxis(const Axis& axis, std::size_t i)
    {
        const Vector3 direction = cleanDirection(axis.direction.normalized());
        if (axis.kind == AxisKind::Rotation) {
            addTurn(axis, direction, i);
            return;
        }
        const Expression value = axisValue(axis.value, axis.kind, "s_" + axisName(i), axisWords(i), m_symbols);
        m_shift
            = m_shift
              + value * m_symbols.direction("u_" + axisName(i), direction, sentence("direction of %1", axisWords(i)));
    }

    // About a direction that is no axis: turn x into it, about x, and back.
    void addTurn(const Axis& axis, const Vector3& direction, std::size_t i)
    {
        const AngleSum angle = angleOf(axis.value, i);
        Eigen::Index principal = 0;
        if (direction.cwiseAbs().maxCoeff(&principal) == 1) {
            turn(static_cast<int>(principal), direction[principal] < 0 ? -angle : angle);
            return;
        }
        const AngleSum azimuth = constant("azimuth_" + axisName(i), std::atan2(direction.y(), direction.x()),
                                          sentence("azimuth of %1, about z from x", axisWords(i)));
        const AngleSum elevation
            = constant("elevation_" + axisName(i), std::atan2(direction.z(), std::hypot(direction.x(), direction.y())),
                       sentence("elevation of %1 from the x-y plane", axisWords(i)));
        turn(2, azimuth);
        turn(1, -elevation);
        turn(0, angle);
        turn(1, elevation);
        turn(2, -azimuth);
    }

    AngleSum angleOf(const AxisFunction& function, std::size_t i)
    {
        double rest = function.constant;
        AngleSum angle;
        AxisFunction others;
        for (const AxisTerm& term : function.terms) {
            const Polynomial* line = wholeTurns(term.function);
            if (!line) {
                others.terms.push_back(term);
                continue;
            }
            rest += line->coefficients[0];
            angle = plus(angle, m_symbols.tree().atoms.coordinate(m_symbols.indexOf(term.coordinate)),
                         static_cast<int>(line->coefficients[1]));
        }
        angle = angle + constant("theta0_" + axisName(i), rest, sentence("constant angle of %1", axisWords(i)));
        if (others.terms.empty())
            return angle;
        const Expression value = axisValue(others, AxisKind::Rotation, "k_" + axisName(i), axisWords(i), m_symbols);
        if (value.isZero())
            return angle;
        const int atom = m_symbols.addFormula("theta_" + axisName(i), SymbolRole::Angle, value,
                                              sentence("angle of %1", axisWords(i)));
        return plus(angle, atom);
    }

    void addBall(int ball)
    {
        for (std::size_t k = 0; m_joint.kind == JointKind::Free && k < 3; ++k)
            m_shift[k] = m_shift[k] + m_symbols.coordinate(m_joint.coordinates[3 + k]);
        m_steps.push_back({std::exchange(m_shift, {}), {}, ball});
    }

    const Joint& m_joint;
    EquationSymbols& m_symbols;
    Components m_shift;  // since the last step
    std::vector<EquationStep> m_steps;
};

}  // namespace

std::vector<EquationStep> stepsOf(const Joint& joint, const Vector3& poleOfParent, int ball, EquationSymbols& symbols)
{
    return StepBuilder(joint, symbols).run(poleOfParent, ball);
}

Expression axisValue(const AxisFunction& function, AxisKind kind, const std::string& name, const Sentence& what,
                     EquationSymbols& symbols)
{
    Expression sum;
    if (function.constant != 0)
        sum = Expression::atom(symbols.addGiven(name + "_0",
                                                kind == AxisKind::Rotation ? SymbolRole::Angle : SymbolRole::Length,
                                                function.constant, sentence("constant of %1", what)));
    for (const AxisTerm& term : function.terms)
        sum = sum + termValue(term, kind, name, what, symbols);
    return sum;
}

}  // namespace sinew
