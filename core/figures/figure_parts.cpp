#include "core/figures/figure_parts.h"

#include <algorithm>
#include <cmath>
#include <sstream>

namespace sinew::figure {

namespace {

Coordinate locked(CoordinateKind kind, std::string name, const Span& span, std::string source, std::string note)
{
    Coordinate out;
    out.name = std::move(name);
    out.kind = kind;
    out.value = span.value;
    out.minimum = span.minimum;
    out.maximum = span.maximum;
    out.mode = CoordinateMode::Locked;
    out.source = std::move(source);
    out.note = std::move(note);
    return out;
}

Axis axisOf(AxisKind kind, const Vector3& direction, const std::string& coordinate)
{
    Axis axis;
    axis.kind = kind;
    axis.direction = direction;
    axis.value.terms.push_back({coordinate, Polynomial{{0, 1}}});
    return axis;
}

}  // namespace

Coordinate angle(std::string name, const Span& span, std::string source, std::string note)
{
    return locked(CoordinateKind::Rotation, std::move(name), span, std::move(source), std::move(note));
}

Coordinate length(std::string name, const Span& span, std::string source, std::string note)
{
    return locked(CoordinateKind::Translation, std::move(name), span, std::move(source), std::move(note));
}

Axis turnBy(const Vector3& about, const std::string& coordinate)
{
    return axisOf(AxisKind::Rotation, about, coordinate);
}

Axis slideBy(const Vector3& along, const std::string& coordinate)
{
    return axisOf(AxisKind::Translation, along, coordinate);
}

void addBase(Model& model, const std::string& name, const std::string& note)
{
    Body body;
    body.name = name;
    body.shape = BodyShape::None;
    body.note = note;
    model.bodies.push_back(std::move(body));
    const Span far{0, -100, 100};
    Joint joint;
    joint.name = name;
    joint.parent = groundName;
    joint.child = name;
    for (int i = 0; i < (model.space == Space::Plane ? 2 : 3); ++i) {
        const std::string coordinate = name + "_" + "xyz"[i];
        model.coordinates.push_back(length(coordinate, far, {}, "free it for flight"));
        joint.axes.push_back(slideBy(Vector3::Unit(i), coordinate));
    }
    model.joints.push_back(std::move(joint));
}

void addLink(Model& model, const FigureLink& link, bool variable)
{
    Segment segment;
    segment.name = link.name;
    segment.parent = link.parent;
    segment.angleReference = link.reference;
    segment.angles = {link.name + "_angle"};
    const double back = link.hangs ? 180 : 0;
    const Span span{link.angle.start - radiansFromDegrees(back), radiansFromDegrees(link.angle.least - back),
                    radiansFromDegrees(link.angle.most - back)};
    model.coordinates.push_back(angle(segment.angles.front(), span, link.source, link.note));
    if (link.lean) {
        segment.angles.push_back(link.name + "_lean");
        const Span lean{link.lean->start, radiansFromDegrees(link.lean->least), radiansFromDegrees(link.lean->most)};
        model.coordinates.push_back(angle(segment.angles.back(), lean, {},
                                          "out of the plane of walking, to the right; start and range are assumed"));
    }
    if (variable) {
        const std::string name = link.name + "_length";
        const Span lengths{link.length, (1 - lengthShare) * link.length, (1 + lengthShare) * link.length};
        model.coordinates.push_back(length(name, lengths, link.source, "the range is assumed: a tenth either way"));
        segment.stretches = {{name, 0}};
    } else {
        segment.stretches = {{{}, link.length}};
    }
    segment.points = link.points;
    segment.source = link.source;
    model.segments.push_back(std::move(segment));
}

std::vector<MassPoint> equivalentPoints(const RodInertia& rod)
{
    const double c = rod.centre;
    const double outer = rod.mass * std::min(1.0, rod.gyration * rod.gyration / (c * (1 - c)));
    return {{0, {(1 - c) * outer}}, {c, {rod.mass - outer}}, {1, {c * outer}}};
}

RodInertia reversed(const RodInertia& rod)
{
    return {rod.mass, 1 - rod.centre, rod.gyration};
}

Foot footOf(const Person& person)
{
    const SegmentData data = segmentData(BodySegment::Foot, person.sex, person.source);
    const BodyProportions whole = bodyProportions(person.sex, person.source);
    // Winter's foot begins at the ankle, de Leva's at the heel.
    const double rear = person.source == BodyDataSource::Winter ? 0 : -whole.heelToAnkle;
    Foot foot;
    foot.centre = person.height * Vector3(rear + data.centre * data.lengthFraction, -whole.ankleHeight / 2, 0);
    const Vector3& k = data.gyration;  // the foot's longitudinal axis points forward
    foot.radii = person.height * data.lengthFraction * Vector3(k[2], k[0], k[1]);
    foot.heel = person.height * Vector3(-whole.heelToAnkle, -whole.ankleHeight, 0);
    foot.toe = person.height * Vector3(whole.footLength - whole.heelToAnkle, -whole.ankleHeight, 0);
    return foot;
}

Model rounded(Model model)
{
    const auto round = [](double& value) { value = std::round(value * 1e6) / 1e6; };
    const auto roundAll = [&](Vector3& vector) { std::for_each(vector.begin(), vector.end(), round); };
    for (Body& body : model.bodies) {
        round(body.mass.value);
        roundAll(body.centreOfMass);
        if (auto* gyration = std::get_if<GyrationRadii>(&body.inertia))
            roundAll(gyration->radii);
        for (Landmark& landmark : body.landmarks)
            roundAll(landmark.position);
    }
    for (Joint& joint : model.joints)
        roundAll(joint.inParent.position);
    for (Coordinate& coordinate : model.coordinates) {
        if (coordinate.kind == CoordinateKind::Translation) {
            for (double* value : {&coordinate.value, &coordinate.minimum, &coordinate.maximum})
                round(*value);
        }
    }
    for (Segment& segment : model.segments) {
        for (Stretch& stretch : segment.stretches)
            round(stretch.constant);
        for (MassPoint& point : segment.points) {
            round(point.fraction);
            round(point.mass.value);
        }
    }
    return model;
}

Source sourceOf(const Person& person)
{
    if (person.source == BodyDataSource::Winter)
        return {"Winter 2009", "D. A. Winter, Biomechanics and Motor Control of Human Movement, 4th ed., Wiley 2009, "
                               "Table 4.1 (after Dempster 1955) and Fig. 4.1 (after Drillis and Contini 1966)."};
    return {"de Leva 1996",
            "P. de Leva, Adjustments to Zatsiorsky-Seluyanov's segment inertia parameters, J Biomech 29 "
            "(1996) 1223-1230, Table 4."};
}

std::string inWords(const Person& person)
{
    std::ostringstream text;
    text << (person.sex == Sex::Male ? "a man" : "a woman") << " of " << person.height << " m and " << person.mass
         << " kg";
    return text.str();
}

}  // namespace sinew::figure
