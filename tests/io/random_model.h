#pragma once

#include <algorithm>
#include <cmath>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "core/model/model.h"

namespace sinew::test {

// Models that use every field of the format, with numbers of all sizes, drawn at random but the same for the same seed.
class RandomModel {
public:
    explicit RandomModel(unsigned seed) : m_random(seed) {}

    Model make()
    {
        Model model;
        model.name = text("model");
        model.title = text("");
        model.description = text("");
        model.bodyWeight = positive();
        model.gravity = vector();
        model.sources = {{text("source"), text("")}, {"Author 1981", ""}};
        for (int i = 0; i < 4; ++i)
            addBody(model, i);
        for (int i = 0; i < 4; ++i)
            addSegment(model, i);
        addConstraints(model);
        addLinks(model);
        for (int i = 0; i < 3; ++i)
            model.contacts.push_back(contact(i));
        model.loads = {load("always", "b1"), load("also", "s3.tip")};
        model.activities = {activity("a"), activity("b")};
        return model;
    }

    double number()
    {
        switch (below(6)) {
        case 0: return 0;
        case 1: return below(360) - 180;
        case 2: return 0.1 * below(100);
        case 3: return std::ldexp(uniform(), below(118) - 100);  // less than mostOf() any quantity
        default: return 6 * uniform();
        }
    }

    int below(int limit) { return std::uniform_int_distribution<int>(0, limit - 1)(m_random); }

private:
    double uniform() { return std::uniform_real_distribution<double>(-1, 1)(m_random); }
    double positive() { return std::abs(number()) + 0.1; }
    Vector3 vector() { return below(3) == 0 ? Vector3(0, 0, 0) : Vector3(number(), number(), number()); }
    Amount amount() { return {number(), below(2) ? Scale::Si : Scale::BodyWeight}; }

    template <class T>
    T oneOf(std::initializer_list<T> values)
    {
        return *(values.begin() + below(int(values.size())));
    }

    std::string text(const std::string& start)
    {
        return start
               + oneOf(
                   {"", " two words", " \"quoted\"", " back\\slash", " h\u00fcft \u2192 \U0001F9B4", " a, [b] {c}"});
    }

    std::string remark() { return oneOf({"", "Author 1981", "line\nbreak\tand \x01 control"}); }

    ScalarFunction function()
    {
        if (below(3) == 0) {
            std::vector<double> x, y;
            for (double at = uniform(); x.size() < 2 + std::size_t(below(4)); at += 0.1 + std::abs(uniform())) {
                x.push_back(at);
                y.push_back(6 * uniform());
            }
            return NaturalSpline(x, y);
        }
        Polynomial polynomial{{0, oneOf({1.0, uniform()})}};
        if (below(2))
            polynomial.coefficients = {number(), number(), number(), number()};
        return polynomial;
    }

    std::string addCoordinate(Model& model, CoordinateKind kind)
    {
        Coordinate c;
        c.name = "q" + std::to_string(model.coordinates.size());
        c.kind = kind;
        c.value = number();
        if (below(2))
            c.minimum = c.value - std::abs(number());
        if (below(2))
            c.maximum = c.value + std::abs(number());
        c.mode = oneOf({CoordinateMode::Free, CoordinateMode::Locked, CoordinateMode::Driven});
        c.effort = amount();
        c.resistance = resistance();
        c.source = remark();
        c.note = remark();
        model.coordinates.push_back(c);
        return c.name;
    }

    Resistance resistance()
    {
        Resistance resistance;
        if (below(3) == 0)
            resistance.spring = Spring{number(), std::abs(number()), std::abs(number())};
        if (below(3) == 0)
            resistance.damper = Damper{std::abs(number()), std::abs(number())};
        if (below(3) == 0)
            resistance.stop = Stop{std::abs(number()), std::abs(number())};
        return resistance;
    }

    Inertia inertia()
    {
        switch (below(4)) {
        case 0: return PointMass{};
        case 1: return GyrationRadii{positive() * Vector3(1, 1, 0.5)};
        case 2: return InertiaTensor{positive() * Vector3(1, 1, 0.5), Vector3(0, 0, 0)};
        default: break;
        }
        // Of some point masses, so that a rigid body has it.
        InertiaTensor tensor;
        for (int i = 0; i < 3; ++i) {
            const double x = uniform(), y = uniform(), z = uniform();
            tensor.moments += Vector3(y * y + z * z, x * x + z * z, x * x + y * y);
            tensor.products -= Vector3(x * y, x * z, y * z);
        }
        return tensor;
    }

    void addBody(Model& model, int index)
    {
        Body body;
        body.name = "b" + std::to_string(index);
        body.mass = {std::abs(number()), below(2) ? Scale::Si : Scale::BodyWeight};
        body.centreOfMass = vector();
        body.inertia = inertia();
        body.shape = oneOf(
            {BodyShape::Rod, BodyShape::Pelvis, BodyShape::Femur, BodyShape::Seat, BodyShape::Crank, BodyShape::None});
        body.landmarks = {{"knee", vector()}, {text("head"), vector()}};
        body.note = remark();
        Joint joint;
        joint.name = "j" + std::to_string(index);
        joint.kind = oneOf({JointKind::Axes, JointKind::Ball, JointKind::Free, JointKind::Weld});
        joint.parent = index == 0 ? groundName : "b" + std::to_string(below(index));
        joint.child = body.name;
        joint.inParent = {vector(), vector()};
        joint.inChild = {vector(), vector()};
        joint.source = remark();
        for (int k = 0; k < (joint.kind == JointKind::Ball ? 3 : joint.kind == JointKind::Free ? 6 : 0); ++k)
            joint.coordinates.push_back(
                addCoordinate(model, k < 3 ? CoordinateKind::Rotation : CoordinateKind::Translation));
        for (int k = 0; joint.kind == JointKind::Axes && k < 3; ++k)
            joint.axes.push_back(axis(model));
        model.bodies.push_back(body);
        model.joints.push_back(joint);
    }

    Axis axis(Model& model)
    {
        Axis axis;
        axis.kind = oneOf({AxisKind::Rotation, AxisKind::Translation});
        axis.direction = oneOf({Vector3(0, 0, 1), Vector3(uniform(), uniform(), 2)});
        axis.value.constant = number();
        for (int k = below(3); k >= 0; --k) {
            const auto kind = oneOf({CoordinateKind::Rotation, CoordinateKind::Translation});
            axis.value.terms.push_back({addCoordinate(model, kind), function()});
        }
        return axis;
    }

    Stretch stretch(Model& model)
    {
        if (below(3) == 0)
            return {"", positive()};
        const Stretch stretch{addCoordinate(model, CoordinateKind::Translation), oneOf({0.0, uniform()})};
        Coordinate& length = model.coordinates.back();
        length.value = positive() - stretch.constant;
        length.minimum = std::min(length.value, -stretch.constant);
        length.maximum = length.value + below(2);
        return stretch;
    }

    HeavyRod rod()
    {
        HeavyRod rod{positive(), {std::abs(number()), oneOf({Scale::Si, Scale::BodyWeight})}, 0.5, {}};
        if (below(2))
            rod.centre = std::abs(uniform());
        if (below(2))
            rod.gyrationRadius = std::abs(number());
        return rod;
    }

    void addSegment(Model& model, int index)
    {
        Segment s;
        s.name = "s" + std::to_string(index);
        s.kind = oneOf({SegmentKind::Points, SegmentKind::StretchRod, SegmentKind::RodBetween, SegmentKind::RodsApart,
                        SegmentKind::Telescope});
        s.parent = oneOf({std::string("ground"), std::string("b0"), "s" + std::to_string(std::max(index - 1, 1))});
        if (index < 2)
            s.parent = groundName;
        s.inParent = {vector(), vector()};
        if (s.parent == groundName)
            s.angleReference = oneOf({AngleReference::Parent, AngleReference::Ground});
        for (int k = below(3); k > 0; --k)
            s.angles.push_back(addCoordinate(model, CoordinateKind::Rotation));
        for (int k = s.kind == SegmentKind::RodBetween ? 2 : 1; k > 0; --k)
            s.stretches.push_back(stretch(model));
        const bool hasTwoRods = s.kind == SegmentKind::RodsApart || s.kind == SegmentKind::Telescope;
        for (int k = s.kind == SegmentKind::Points ? 0 : hasTwoRods ? 2 : 1; k > 0; --k)
            s.rods.push_back(rod());
        for (int k = s.kind == SegmentKind::Points ? below(4) : 0; k > 0; --k)
            s.points.push_back({oneOf({1.0, std::abs(uniform())}), {std::abs(number()), Scale::BodyWeight}});
        s.source = remark();
        s.note = remark();
        model.segments.push_back(s);
    }

    void addConstraints(Model& model)
    {
        Closure closure{"b0", "s1.tip", {vector(), vector()}, {vector(), vector()}, {}};
        for (const auto motion : {RelativeMotion::X, RelativeMotion::Z, RelativeMotion::TurnX, RelativeMotion::TurnZ})
            closure.held.push_back({motion, below(2) ? function() : Polynomial{{0}}});
        Coupling coupling{addCoordinate(model, oneOf({CoordinateKind::Rotation, CoordinateKind::Translation})), {}};
        coupling.value.constant = number();
        for (int k = below(3); k > 0; --k)
            coupling.value.terms.push_back({addCoordinate(model, CoordinateKind::Rotation), function()});
        model.constraints = {{"c0", closure, remark(), remark()},
                             {"c1", Distance{"ground", "b1", vector(), vector(), positive()}, remark(), ""},
                             {"c2", coupling, "", remark()}};
    }

    void addLinks(Model& model)
    {
        model.nodes = {{"n0", "ground", vector(), "", ""}, {"n1", "b2", vector(), remark(), remark()}};
        for (int i = 0; i < 5; ++i) {
            Link link;
            link.name = "l" + std::to_string(i);
            link.group = oneOf({"", "biceps"});
            link.sense = oneOf({LinkSense::Tension, LinkSense::Compression, LinkSense::Both});
            link.path = {{"ground", "", vector()}, {"", i % 2 ? "n0" : "n1", Vector3(0, 0, 0)}, {"b1", "", vector()}};
            link.stiffness = DirectStiffness{positive()};
            if (below(2))
                link.stiffness
                    = MaterialStiffness{positive(), positive(), below(2) ? std::optional(positive()) : std::nullopt};
            link.damping = oneOf({0.0, std::abs(number())});
            link.shortening = std::clamp(number(), -mostShortening, mostShortening);
            link.activation = std::abs(number());
            if (below(2))
                link.strength = Strength{positive(), oneOf({AtStrength::Holds, AtStrength::Breaks})};
            if (i == 4)
                link.slackLength = positive();
            link.shape = oneOf({LinkShape::Strand, LinkShape::Belt});
            link.note = remark();
            model.links.push_back(link);
        }
    }

    Contact contact(int index)
    {
        Contact contact{.name = "contact " + std::to_string(index), .body = oneOf({"b0", "s1.tip"}), .point = vector()};
        contact.radius = oneOf({0.0, std::abs(number())});
        contact.against = oneOf({"ground", "b1", "s0"});
        contact.place = vector();
        contact.normal = oneOf({Vector3(0, 1, 0), Vector3(uniform(), uniform(), 2)});
        if (below(2))
            contact.compliance = ContactCompliance{positive(), std::abs(number()),
                                                   below(2) ? std::optional(positive()) : std::nullopt};
        else
            contact.restitution = std::abs(uniform());
        if (below(2))
            contact.friction = ContactFriction{positive(), positive(), positive()};
        contact.source = remark();
        contact.note = remark();
        return contact;
    }

    Load load(const std::string& name, const std::string& body)
    {
        return {name,
                body,
                vector(),
                vector(),
                vector(),
                oneOf({Scale::Si, Scale::BodyWeight}),
                oneOf({LoadFrame::Ground, LoadFrame::Body}),
                remark(),
                remark()};
    }

    Activity activity(const std::string& name)
    {
        Activity a;
        a.name = name;
        a.title = text("");
        a.description = text("");
        if (below(2))
            a.gravity = vector();
        a.support = oneOf({"", "b1"});
        a.loads = {load("pull", "b0")};
        a.source = remark();
        for (int i = below(4); i > 0; --i)
            a.steps.push_back({std::to_string(10 * i) + " % of the cycle", {}, {load("push", "b2")}});
        ReferenceRange reference{
            "j1",
            oneOf({ReferenceKind::Range, ReferenceKind::LowerBound, ReferenceKind::MeanOfPeaks, ReferenceKind::Mean}),
            0,
            3.5,
            {},
            text(""),
            ""};
        if (below(2))
            reference.mean = number();
        reference.posture = oneOf({ReferencePosture::Measured, ReferencePosture::Other});
        a.references = {reference};
        return a;
    }

    std::mt19937 m_random;
};

// Settings of the model's own coordinates for each of its activities.
inline void addSettings(Model& model, RandomModel& random)
{
    for (Activity& activity : model.activities) {
        for (const Coordinate& coordinate : model.coordinates) {
            CoordinateSetting setting{coordinate.name, {}, {}, {}};
            if (random.below(2))
                setting.value = random.number();
            if (random.below(2))
                setting.mode = CoordinateMode::Locked;
            if (random.below(2))
                setting.effort = Amount{random.number(), Scale::BodyWeight};
            activity.settings.push_back(setting);
            for (ActivityStep& step : activity.steps)
                step.settings.push_back(setting);
        }
    }
}

inline Model randomModel(unsigned seed)
{
    RandomModel random(seed);
    Model model = random.make();
    addSettings(model, random);
    return model;
}

}  // namespace sinew::test
