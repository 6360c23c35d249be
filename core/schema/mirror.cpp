#include "core/schema/mirror.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <optional>
#include <set>
#include <string_view>
#include <type_traits>
#include <utility>

#include "core/schema/model_schema.h"
#include "core/schema/walk.h"

namespace sinew {

namespace {

// Positions, forces, translations.
Vector3 reflected(const Vector3& v)
{
    return {v.x(), v.y(), -v.z()};
}

// Moments, rotation axes, rotation vectors: axial vectors turn the other way round.
Vector3 reflectedAxial(const Vector3& v)
{
    return {-v.x(), -v.y(), v.z()};
}

bool isLetter(char c)
{
    return std::isalpha(static_cast<unsigned char>(c)) != 0;
}

// Swaps the endings "_r" and "_l", of a segment's name before its part's too: "thigh_r.rod".
void swapEndings(std::string& text)
{
    for (std::size_t i = text.find('_'); i != std::string::npos; i = text.find('_', i + 1)) {
        const bool isEnd = i + 2 == text.size() || (i + 3 < text.size() && text[i + 2] == '.' && text[i + 3] != ' ');
        if (isEnd && text[i + 1] == 'r')
            text[i + 1] = 'l';
        else if (isEnd && text[i + 1] == 'l')
            text[i + 1] = 'r';
    }
}

// Not a side: "left out", "a right angle".
bool namesNoSide(std::string_view after)
{
    static constexpr std::array<std::string_view, 6> idioms = {" out", " over", " alone", " angle", " away", "-hand"};
    return std::ranges::any_of(idioms, [after](std::string_view idiom) { return after.starts_with(idiom); });
}

// Swaps whole words "right" and "left" and the endings "_r" and "_l".
std::string otherSide(const std::string& text)
{
    static constexpr std::array<std::pair<std::string_view, std::string_view>, 4> words
        = {{{"right", "left"}, {"left", "right"}, {"Right", "Left"}, {"Left", "Right"}}};
    std::string out;
    for (std::size_t i = 0; i < text.size();) {
        std::size_t end = i;
        while (end < text.size() && isLetter(text[end]))
            ++end;
        if (end == i) {
            out += text[i++];
            continue;
        }
        std::string word = text.substr(i, end - i);
        for (const auto& [from, to] : words) {
            if (word == from && !namesNoSide(std::string_view(text).substr(end))) {
                word = to;
                break;
            }
        }
        out += word;
        i = end;
    }
    swapEndings(out);
    return out;
}

void rename(std::string& text)
{
    text = otherSide(text);
}

using Names = std::set<std::string>;

// x -> function(-x)
ScalarFunction ofNegative(ScalarFunction function)
{
    if (auto* polynomial = std::get_if<Polynomial>(&function)) {
        for (std::size_t i = 1; i < polynomial->coefficients.size(); i += 2)
            polynomial->coefficients[i] = -polynomial->coefficients[i];
        return function;
    }
    const auto& spline = std::get<NaturalSpline>(function);
    std::vector<double> x(spline.x().rbegin(), spline.x().rend()), y(spline.y().rbegin(), spline.y().rend());
    for (double& value : x)
        value = -value;
    return NaturalSpline::isValid(x, y) ? NaturalSpline(std::move(x), std::move(y)) : spline;
}

// x -> -function(x)
ScalarFunction negative(ScalarFunction function)
{
    if (auto* polynomial = std::get_if<Polynomial>(&function)) {
        for (double& value : polynomial->coefficients)
            value = -value;
        return function;
    }
    const auto& spline = std::get<NaturalSpline>(function);
    std::vector<double> y = spline.y();
    for (double& value : y)
        value = -value;
    return NaturalSpline::isValid(spline.x(), y) ? NaturalSpline(spline.x(), std::move(y)) : spline;
}

template <class Meaning>
inline constexpr bool stays = false;
template <class E>
inline constexpr bool stays<schema::Choice<E>> = true;
template <>
inline constexpr bool stays<schema::Parts> = true;
template <>
inline constexpr bool stays<schema::Inlined> = true;
template <>
inline constexpr bool stays<schema::InlinedIf> = true;
template <>
inline constexpr bool stays<schema::AxisValue> = true;
template <>
inline constexpr bool stays<schema::LinkStiffness> = true;
template <>
inline constexpr bool stays<schema::ConstraintRule> = true;

// Reflects one object after the other. sign: of the numbers that measure the coordinate, or the held motion, that an
// object is about; -1 where that one changes its sign.
class Mirror {
public:
    explicit Mirror(Names changingSign) : m_changingSign(std::move(changingSign)) {}

    template <class T>
    void reflect(T& object, double sign = 1)
    {
        sign = signOf(object, sign);
        // Before its fields, since these are names that are swapped.
        const double argumentSign = argumentSignOf(object);
        forEachField<T>([&](const auto& field) {
            auto& value = object.*field.member;
            reflectValue(object, value, field.meaning, sign, argumentSign);
            forEachPart(value, [&](auto& part, std::optional<std::size_t>) { reflect(part, sign); });
        });
    }

private:
    bool changesSign(const std::string& coordinate) const { return m_changingSign.contains(coordinate); }
    double signOf(const std::string& coordinate) const { return changesSign(coordinate) ? -1 : 1; }

    template <class T>
    double signOf(const T&, double owners) const
    {
        return owners;
    }
    double signOf(const Coordinate& coordinate, double) const { return signOf(coordinate.name); }
    double signOf(const CoordinateSetting& setting, double) const { return signOf(setting.coordinate); }
    double signOf(const Coupling& coupling, double) const { return signOf(coupling.coordinate); }
    double signOf(const HeldMotion& held, double) const
    {
        return held.motion == RelativeMotion::Z || held.motion == RelativeMotion::TurnX
                       || held.motion == RelativeMotion::TurnY
                   ? -1
                   : 1;
    }

    template <class T>
    double argumentSignOf(const T&) const
    {
        return 1;
    }
    double argumentSignOf(const AxisTerm& term) const { return signOf(term.coordinate); }

    // Each of these reflects one field. What means no place, direction, name or coordinate stays, or is reflected part by
    // part; a meaning that nobody has thought of here does not compile.
    template <class T, class Value, class Meaning>
    void reflectValue(const T&, Value&, Meaning, double, double) const
    {
        static_assert(stays<Meaning>);
    }

    template <class T>
    void reflectValue(const T&, std::string& name, schema::OwnName, double, double) const
    {
        rename(name);
    }

    void reflectValue(const Source&, std::string&, schema::OwnName, double, double) const {}  // as references to it

    template <class T>
    void reflectValue(const T&, std::string& text, schema::Text meaning, double, double) const
    {
        if (meaning.isSided)
            rename(text);
    }

    template <class T, class Value>
    void reflectValue(const T&, Value& names, schema::Reference reference, double, double) const
    {
        if (reference.to != NameOf::Source)
            forEachNameIn(names, reference, [](std::string& name, schema::Reference) { rename(name); });
    }

    template <class T, class Value>
    void reflectValue(const T&, Value& vector, schema::Components components, double, double) const
    {
        const auto turn = [&](Vector3& v) {
            if (components.kind != VectorKind::Sizes)
                v = components.kind == VectorKind::Axial ? reflectedAxial(v) : reflected(v);
        };
        if constexpr (std::is_same_v<Value, Vector3>)
            turn(vector);
        else if (vector)
            turn(*vector);
    }

    template <class T, class Value>
    void reflectValue(const T&, Value& value, schema::Measure measure, double sign, double) const
    {
        if (sign > 0 || (measure.quantity != Quantity::CoordinateValue && measure.quantity != Quantity::Effort))
            return;
        turnRound(value);
    }

    static void turnRound(double& value) { value = -value; }
    static void turnRound(Amount& amount) { amount.value = -amount.value; }

    template <class Value>
    static void turnRound(std::optional<Value>& value)
    {
        if (value)
            turnRound(*value);
    }

    void reflectValue(Coordinate& coordinate, double&, schema::RangeTo<Coordinate>, double sign, double) const
    {
        if (sign < 0)
            coordinate.minimum = -std::exchange(coordinate.maximum, -coordinate.minimum);
    }

    template <class T>
    void reflectValue(const T&, ScalarFunction& function, schema::Function, double sign, double argumentSign) const
    {
        if (argumentSign < 0)
            function = ofNegative(std::move(function));
        if (sign < 0)
            function = negative(std::move(function));
    }

    void reflectValue(const Axis& axis, Vector3& direction, schema::AxisDirection, double, double) const
    {
        direction = axis.kind == AxisKind::Rotation ? reflectedAxial(direction) : reflected(direction);
    }

    void reflectValue(const Body&, Inertia& inertia, schema::BodyInertia, double, double) const
    {
        if (auto* tensor = std::get_if<InertiaTensor>(&inertia)) {
            Vector3& products = tensor->products;  // xy, xz, yz
            products = {products[0], -products[1], -products[2]};
        }
    }

    Names m_changingSign;
};

}  // namespace

std::set<std::string> coordinatesThatChangeSign(const Model& model)
{
    std::set<std::string> names;
    for (const Joint& joint : model.joints) {
        for (std::size_t i = 0; i < joint.coordinates.size(); ++i) {
            if (i == 0 || i == 1 || i == 5)
                names.insert(joint.coordinates[i]);
        }
    }
    for (const Segment& segment : model.segments) {
        if (segment.angles.size() > 1)
            names.insert(segment.angles[1]);
    }
    return names;
}

Model mirrored(const Model& model)
{
    Model mirror = model;
    Mirror(coordinatesThatChangeSign(model)).reflect(mirror);
    return mirror;
}

Fixation mirrored(Fixation fixation)
{
    fixation.femur.side = fixation.femur.side == BodySide::Left ? BodySide::Right : BodySide::Left;
    if (fixation.mesh)
        fixation.mesh->isMirrored = !fixation.mesh->isMirrored;
    return fixation;
}

}  // namespace sinew
