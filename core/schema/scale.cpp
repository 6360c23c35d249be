#include "core/schema/scale.h"

#include <algorithm>
#include <utility>

#include "core/math/rotation.h"
#include "core/schema/model_schema.h"
#include "core/schema/places.h"
#include "core/schema/scenario_schema.h"
#include "core/schema/walk.h"

namespace sinew {

namespace {

ScalarFunction multiplied(const ScalarFunction& function, double output, double input)
{
    if (const auto* polynomial = std::get_if<Polynomial>(&function)) {
        Polynomial scaled = *polynomial;
        double factor = output;
        for (double& coefficient : scaled.coefficients) {
            coefficient *= factor;
            factor /= input;
        }
        return scaled;
    }
    const auto& spline = std::get<NaturalSpline>(function);
    std::vector<double> x = spline.x(), y = spline.y();
    for (double& value : x)
        value *= input;
    for (double& value : y)
        value *= output;
    return NaturalSpline::isValid(x, y) ? ScalarFunction(NaturalSpline(std::move(x), std::move(y))) : function;
}

// The inertia about the centre of mass of a body that is stretched along its axes, with a factor for its mass. The
// integrals of x^2, y^2, z^2 and x y, x z, y z over the mass grow by the factors of their coordinates.
Inertia stretched(const Inertia& inertia, const Vector3& f, double mass)
{
    const auto secondMoments = [&](const Vector3& main) {
        const Vector3 squares = Vector3::Constant(main.sum() / 2) - main;  // the integrals of x^2, y^2, z^2
        const Vector3 scaled = squares.cwiseProduct(f.cwiseProduct(f));
        return Vector3(Vector3::Constant(scaled.sum()) - scaled);
    };
    if (const auto* gyration = std::get_if<GyrationRadii>(&inertia))
        return GyrationRadii{secondMoments(gyration->radii.cwiseAbs2()).cwiseMax(0).cwiseSqrt()};
    const auto* tensor = std::get_if<InertiaTensor>(&inertia);
    if (!tensor)
        return inertia;
    return InertiaTensor{mass * secondMoments(tensor->moments),
                         mass * tensor->products.cwiseProduct(Vector3(f[0] * f[1], f[0] * f[2], f[1] * f[2]))};
}

// Scales what is fixed to one body.
class BodyScaler {
public:
    BodyScaler(std::string body, const Scaling& scaling, CoordinateFactors factors)
        : m_body(std::move(body)), m_scaling(scaling), m_factors(std::move(factors))
    {
    }

    template <class T>
    void run(T& object)
    {
        forEachPlace(object, [this](const std::string& owner, Vector3& point) {
            if (owner == m_body)
                point = point.cwiseProduct(m_scaling.factors);
        });
        scale(object);
        forEachField<T>([&](const auto& field) {
            forEachPart(object.*field.member, [&](auto& part, std::optional<std::size_t>) { run(part); });
        });
    }

private:
    // What changes besides its places.
    template <class T>
    void scale(T&) const
    {
    }
    void scale(Body& body) const
    {
        if (body.name != m_body)
            return;
        const double mass = m_scaling.scalesMass ? m_scaling.factors.prod() : 1;
        body.mass.value *= mass;
        body.inertia = stretched(body.inertia, m_scaling.factors, mass);
    }
    void scale(WrapSurface& surface) const
    {
        if (surface.body != m_body)
            return;
        // It keeps its kind: along its axes an ellipsoid, by the mean of the factors all that is round.
        const Matrix3 R = rotationFromXyz(surface.at.orientation);
        for (int i = 0; i < 3; ++i)
            surface.radii[i] *= R.col(i).cwiseProduct(m_scaling.factors).norm();
        const double mean = std::cbrt(m_scaling.factors.prod());
        surface.radius *= mean;
        surface.ringRadius *= mean;
    }
    void scale(Contact& contact) const
    {
        if (contact.body != m_body)
            return;
        const double mean = std::cbrt(m_scaling.factors.prod());
        contact.radius *= mean;
        if (contact.compliance && contact.compliance->depth)
            *contact.compliance->depth *= mean;
    }
    void scale(Joint& joint) const
    {
        if (joint.parent != m_body)
            return;
        for (JointLayer& layer : joint.layers)  // spheres stay spheres
            layer.outerRadius *= std::cbrt(m_scaling.factors.prod());
        const Matrix3 R = rotationFromXyz(joint.inParent.orientation);
        for (Axis& axis : joint.axes) {
            const Vector3 along = R * axis.direction;
            if (axis.kind != AxisKind::Translation || along.norm() == 0)
                continue;
            const double factor = along.cwiseProduct(m_scaling.factors).norm() / along.norm();
            axis.value.constant *= factor;
            for (AxisTerm& term : axis.value.terms) {
                if (m_factors.of(term.coordinate) != 1)
                    term.function = multiplied(term.function, factor, 1);
            }
        }
    }

    std::string m_body;
    Scaling m_scaling;
    CoordinateFactors m_factors;
};

// Scales all lengths, as the descriptions say which numbers are.
class WholeScaler {
public:
    WholeScaler(double length, double mass, CoordinateFactors factors)
        : m_factor(length), m_mass(mass), m_factors(std::move(factors))
    {
    }

    // isLength: whether numbers that measure a coordinate are, as the owner says.
    template <class T>
    void run(T& object, bool isLength = false)
    {
        if constexpr (requires { Description<T>::unitOf(object, m_factors); })
            isLength = Description<T>::unitOf(object, m_factors) == 1 && isMotion(object);
        bool isInputLength = false;
        if constexpr (requires { Description<T>::inputUnitOf(object, m_factors); })
            isInputLength = Description<T>::inputUnitOf(object, m_factors) == 1;
        forEachField<T>([&](const auto& field) {
            scale(object, object.*field.member, field.meaning, isLength, isInputLength);
            forEachPart(object.*field.member, [&](auto& part, std::optional<std::size_t>) { run(part, isLength); });
        });
    }

private:
    // Plain numbers and efforts are in units of files as well.
    template <class T>
    static bool isMotion(const T&)
    {
        return true;
    }
    static bool isMotion(const NamedCurve& curve) { return !curve.coordinate.empty(); }
    static bool isMotion(const GivenPair& pair) { return pair.side == PairSide::Motion || pair.tracking; }

    template <class T, class Value, class Meaning>
    void scale(T&, Value&, Meaning, bool, bool)
    {
    }

    template <class T, class Value>
    void scale(T&, Value& value, schema::Measure measure, bool isLength, bool)
    {
        const bool scales
            = measure.quantity == Quantity::Length || (measure.quantity == Quantity::CoordinateValue && isLength);
        if (scales)
            multiply(value, m_factor);
        else if (measure.quantity == Quantity::Mass)
            multiply(value, m_mass);
        else if (std::is_same_v<T, Model> && measure.quantity == Quantity::Force)
            multiply(value, m_mass);  // the body weight
        else if (measure.quantity == Quantity::Effort && !isLength)
            stretchMoment(value);
    }

    // A moment in body weights times metres holds a length.
    template <class Value>
    void stretchMoment(Value& value)
    {
        if constexpr (std::is_same_v<Value, Amount>) {
            if (value.scale == Scale::BodyWeight)
                value.value *= m_factor;
        } else if constexpr (std::is_same_v<Value, std::optional<Amount>>) {
            if (value)
                stretchMoment(*value);
        }
    }

    static void multiply(double& value, double factor) { value *= factor; }
    static void multiply(Amount& amount, double factor)
    {
        if (amount.scale == Scale::Si)
            amount.value *= factor;
    }
    template <class Value>
    static void multiply(std::optional<Value>& value, double factor)
    {
        if (value)
            multiply(*value, factor);
    }
    static void multiply(std::vector<double>& values, double factor)
    {
        for (double& value : values)
            value *= factor;
    }

    template <class T>
    void scale(T&, Vector3& vector, schema::Components components, bool, bool)
    {
        if (components.quantity == Quantity::Length)
            vector *= m_factor;
    }

    void scale(Load& load, Vector3& vector, schema::Components components, bool, bool)
    {
        const bool isMoment = components.quantity == Quantity::ScaledForce && components.kind == VectorKind::Axial;
        if (components.quantity == Quantity::Length || (isMoment && load.scale == Scale::BodyWeight))
            vector *= m_factor;
    }

    template <class T>
    void scale(T& object, double& minimum, schema::RangeTo<T> range, bool isLength, bool)
    {
        if (isLength) {
            minimum *= m_factor;
            object.*range.maximum *= m_factor;
        }
    }

    template <class T>
    void scale(T&, ScalarFunction& function, schema::Function, bool isLength, bool isInputLength)
    {
        if (isLength || isInputLength)
            function = multiplied(function, isLength ? m_factor : 1, isInputLength ? m_factor : 1);
    }

    void scale(Body&, Inertia& inertia, schema::BodyInertia, bool, bool)
    {
        inertia = stretched(inertia, Vector3::Constant(m_factor), m_mass);
    }

    double m_factor, m_mass;
    CoordinateFactors m_factors;
};

}  // namespace

bool scaleBody(Model& model, const std::string& body, const Scaling& scaling)
{
    if (!findBody(model, body))
        return false;
    BodyScaler(body, scaling, CoordinateFactors(model)).run(model);
    return true;
}

void scaleBody(Scenario& scenario, const std::string& body, const Scaling& scaling)
{
    BodyScaler(body, scaling, {}).run(scenario);
}

namespace {

double massFactor(double factor, bool scalesMass)
{
    return scalesMass ? factor * factor * factor : 1;
}

}  // namespace

void scaleWhole(Model& model, double factor, bool scalesMass)
{
    scaleSize(model, factor, massFactor(factor, scalesMass));
}

void scaleSize(Model& model, double length, double mass)
{
    WholeScaler(length, mass, CoordinateFactors(model)).run(model);
}

void scaleWhole(Scenario& scenario, const Model& model, double factor, bool scalesMass)
{
    WholeScaler(factor, massFactor(factor, scalesMass), CoordinateFactors(model)).run(scenario);
}

std::optional<std::pair<Vector3, Vector3>> jointCentres(const Model& model, const std::string& body)
{
    const auto carrier = std::find_if(model.joints.begin(), model.joints.end(),
                                      [&](const Joint& joint) { return joint.child == body; });
    const auto carried = std::find_if(model.joints.begin(), model.joints.end(),
                                      [&](const Joint& joint) { return joint.parent == body; });
    const auto segment = std::find_if(model.segments.begin(), model.segments.end(),
                                      [&](const Segment& other) { return other.parent == body; });
    if (carrier == model.joints.end() || (carried == model.joints.end() && segment == model.segments.end()))
        return std::nullopt;
    const Vector3 end = carried != model.joints.end() ? carried->inParent.position : segment->inParent.position;
    const Vector3 start = carrier->inChild.position;
    return start == end ? std::nullopt : std::optional(std::pair(start, end));
}

std::optional<double> jointDistance(const Model& model, const std::string& body)
{
    const auto centres = jointCentres(model, body);
    return centres ? std::optional((centres->second - centres->first).norm()) : std::nullopt;
}

std::optional<double> landmarkDistance(const Body& body, const std::string& from, const std::string& to)
{
    const auto find = [&](const std::string& name) {
        return std::find_if(body.landmarks.begin(), body.landmarks.end(),
                            [&](const Landmark& landmark) { return landmark.name == name; });
    };
    const auto a = find(from), b = find(to);
    if (a == body.landmarks.end() || b == body.landmarks.end())
        return std::nullopt;
    const double length = (b->position - a->position).norm();
    return length > 0 ? std::optional(length) : std::nullopt;
}

}  // namespace sinew
