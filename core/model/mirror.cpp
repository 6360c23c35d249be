#include "core/model/mirror.h"

#include <array>
#include <cctype>
#include <set>
#include <utility>

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

Frame reflected(const Frame& frame)
{
    // Body-fixed x-y-z angles are turns about x, y and z, so they reflect like an axial vector.
    return {reflected(frame.position), reflectedAxial(frame.orientation)};
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
            if (word == from) {
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

Load reflected(Load load)
{
    rename(load.name);
    rename(load.body);
    load.point = reflected(load.point);
    load.force = reflected(load.force);
    load.moment = reflectedAxial(load.moment);
    return load;
}

using Names = std::set<std::string>;

// Coordinates of ball and free joints that are components along x or y of a rotation vector, or along z of a
// translation, and the second angles of segments: they change sign, since there are no axes that could be turned round
// instead.
Names coordinatesThatChangeSign(const Model& model)
{
    Names names;
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

void reflectCoordinate(Coordinate& coordinate, bool changesSign)
{
    rename(coordinate.name);
    if (!changesSign)
        return;
    coordinate.value = -coordinate.value;
    if (coordinate.rest)
        coordinate.rest = -*coordinate.rest;
    coordinate.effort.value = -coordinate.effort.value;
    if (auto& spring = coordinate.resistance.spring)
        spring->rest = -spring->rest;
    coordinate.minimum = -std::exchange(coordinate.maximum, -coordinate.minimum);
}

void reflectSettings(std::vector<CoordinateSetting>& settings, const Names& changingSign)
{
    for (CoordinateSetting& setting : settings) {
        if (changingSign.contains(setting.coordinate)) {
            if (setting.value)
                setting.value = -*setting.value;
            if (setting.effort)
                setting.effort->value = -setting.effort->value;
        }
        rename(setting.coordinate);
    }
}

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

void reflectTerms(AxisFunction& function, const Names& changingSign)
{
    for (AxisTerm& term : function.terms) {
        if (changingSign.contains(term.coordinate))
            term.function = ofNegative(std::move(term.function));
        rename(term.coordinate);
    }
}

void reflectJoint(Joint& joint, const Names& changingSign)
{
    for (std::string* text : {&joint.name, &joint.parent, &joint.child})
        rename(*text);
    joint.inParent = reflected(joint.inParent);
    joint.inChild = reflected(joint.inChild);
    for (Axis& axis : joint.axes) {
        axis.direction = axis.kind == AxisKind::Rotation ? reflectedAxial(axis.direction) : reflected(axis.direction);
        reflectTerms(axis.value, changingSign);
    }
    for (std::string& coordinate : joint.coordinates)
        rename(coordinate);
}

void reflectSegment(Segment& segment)
{
    rename(segment.name);
    rename(segment.parent);
    segment.inParent = reflected(segment.inParent);
    for (std::string& angle : segment.angles)
        rename(angle);
    for (Stretch& stretch : segment.stretches)
        rename(stretch.coordinate);
}

void reflectRule(Closure& closure, const Names&)
{
    rename(closure.bodyA);
    rename(closure.bodyB);
    closure.inA = reflected(closure.inA);
    closure.inB = reflected(closure.inB);
    for (HeldMotion& held : closure.held) {
        if (held.motion == RelativeMotion::Z || held.motion == RelativeMotion::TurnX
            || held.motion == RelativeMotion::TurnY)
            held.value = negative(std::move(held.value));
    }
}

void reflectRule(Distance& distance, const Names&)
{
    rename(distance.bodyA);
    rename(distance.bodyB);
    distance.pointA = reflected(distance.pointA);
    distance.pointB = reflected(distance.pointB);
}

void reflectRule(Coupling& coupling, const Names& changingSign)
{
    AxisFunction& value = coupling.value;
    if (changingSign.contains(coupling.coordinate)) {
        value.constant = -value.constant;
        for (AxisTerm& term : value.terms)
            term.function = negative(std::move(term.function));
    }
    reflectTerms(value, changingSign);
    rename(coupling.coordinate);
}

void reflectBody(Body& body)
{
    rename(body.name);
    body.centreOfMass = reflected(body.centreOfMass);
    if (auto* tensor = std::get_if<InertiaTensor>(&body.inertia)) {
        Vector3& products = tensor->products;  // xy, xz, yz
        products = {products[0], -products[1], -products[2]};
    }
    for (Landmark& landmark : body.landmarks) {
        rename(landmark.name);
        landmark.position = reflected(landmark.position);
    }
}

void reflectLink(Link& link)
{
    rename(link.name);
    rename(link.group);
    for (PathPoint& point : link.path) {
        rename(point.body);
        rename(point.node);
        point.position = reflected(point.position);
    }
}

void reflectContact(Contact& contact)
{
    for (std::string* text : {&contact.name, &contact.body, &contact.against})
        rename(*text);
    for (Vector3* vector : {&contact.point, &contact.place, &contact.normal})
        *vector = reflected(*vector);
}

void reflectActivity(Activity& activity, const Names& changingSign)
{
    for (std::string* text : {&activity.name, &activity.title, &activity.description, &activity.support})
        rename(*text);
    if (activity.gravity)
        activity.gravity = reflected(*activity.gravity);
    reflectSettings(activity.settings, changingSign);
    for (Load& load : activity.loads)
        load = reflected(std::move(load));
    for (ActivityStep& step : activity.steps) {
        rename(step.name);
        reflectSettings(step.settings, changingSign);
        for (Load& load : step.loads)
            load = reflected(std::move(load));
    }
    for (ReferenceRange& reference : activity.references)
        rename(reference.joint);
}

}  // namespace

Model mirrored(const Model& model)
{
    const Names changingSign = coordinatesThatChangeSign(model);
    Model mirror = model;
    for (std::string* text : {&mirror.name, &mirror.title, &mirror.description})
        rename(*text);
    mirror.gravity = reflected(mirror.gravity);
    for (Body& body : mirror.bodies)
        reflectBody(body);
    for (Coordinate& coordinate : mirror.coordinates)
        reflectCoordinate(coordinate, changingSign.contains(coordinate.name));
    for (Joint& joint : mirror.joints)
        reflectJoint(joint, changingSign);
    for (Segment& segment : mirror.segments)
        reflectSegment(segment);
    for (Constraint& constraint : mirror.constraints) {
        rename(constraint.name);
        std::visit([&](auto& rule) { reflectRule(rule, changingSign); }, constraint.rule);
    }
    for (Node& node : mirror.nodes) {
        rename(node.name);
        rename(node.body);
        node.position = reflected(node.position);
    }
    for (Link& link : mirror.links)
        reflectLink(link);
    for (Contact& contact : mirror.contacts)
        reflectContact(contact);
    for (Load& load : mirror.loads)
        load = reflected(std::move(load));
    for (Activity& activity : mirror.activities)
        reflectActivity(activity, changingSign);
    return mirror;
}

}  // namespace sinew
