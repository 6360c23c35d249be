#include <array>
#include <cmath>

#include "core/figures/figure_parts.h"
#include "core/figures/figures.h"

namespace sinew {

namespace {

using namespace figure;

// The inertia of a limb's segment from its upper end, about the transverse axis.
RodInertia rodOf(BodySegment segment, const Person& person)
{
    const SegmentData data = segmentData(segment, person.sex, person.source);
    return {data.massFraction * person.mass, data.centre, data.gyration[1]};
}

double lengthOf(BodySegment segment, const Person& person)
{
    return person.height * segmentData(segment, person.sex, person.source).lengthFraction;
}

// A part of a link: how far along (m) it has its centre of mass, and its radius of gyration, m.
struct Part {
    double mass = 0, along = 0, radius = 0;
};

// Rigidly joined parts as one rod of that length.
RodInertia joined(const Part& a, const Part& b, double length)
{
    const double mass = a.mass + b.mass, along = (a.mass * a.along + b.mass * b.along) / mass;
    const double inertia = a.mass * (a.radius * a.radius + (a.along - along) * (a.along - along))
                           + b.mass * (b.radius * b.radius + (b.along - along) * (b.along - along));
    return {mass, along / length, std::sqrt(inertia / mass) / length};
}

Part partOf(BodySegment segment, const Person& person, double along)
{
    const SegmentData data = segmentData(segment, person.sex, person.source);
    return {data.massFraction * person.mass, along, data.gyration[1] * lengthOf(segment, person)};
}

// From the hips up to the shoulders, the head riding above them.
RodInertia trunkAndHead(const Person& person)
{
    const auto data = [&](BodySegment segment) { return segmentData(segment, person.sex, person.source); };
    const double trunk = lengthOf(BodySegment::Trunk, person);
    const BodyProportions whole = bodyProportions(person.sex, person.source);
    const double parts = lengthOf(BodySegment::UpperTrunk, person) + lengthOf(BodySegment::MiddleTrunk, person)
                         + lengthOf(BodySegment::LowerTrunk, person);
    // Winter's head ends at the ear canal, above which nothing is said: its centre of mass counts from C7.
    const double head = person.source == BodyDataSource::Winter ? lengthOf(BodySegment::Head, person)
                                                                : person.height * (whole.neckLength + whole.headLength);
    const double headAlong = parts + (1 - data(BodySegment::Head).centre) * head;
    const double trunkAlong = (1 - data(BodySegment::Trunk).centre) * trunk;
    return joined(partOf(BodySegment::Trunk, person, trunkAlong), partOf(BodySegment::Head, person, headAlong), trunk);
}

// From the elbow to the wrist, the hand stretched beyond it.
RodInertia forearmAndHand(const Person& person)
{
    const double forearm = lengthOf(BodySegment::Forearm, person), hand = lengthOf(BodySegment::Hand, person);
    const double along = rodOf(BodySegment::Forearm, person).centre * forearm;
    const double handAlong = forearm + rodOf(BodySegment::Hand, person).centre * hand;
    return joined(partOf(BodySegment::Forearm, person, along), partOf(BodySegment::Hand, person, handAlong), forearm);
}

// From the ankle to the toe; what lies below or above that line is laid on it.
struct FootRod {
    RodInertia inertia;
    double length = 0;  // m
    double slope = 0;   // rad, of the standing foot's line from the toe up to the ankle, above the ground
};

FootRod footRod(const Person& person)
{
    const Foot foot = footOf(person);
    FootRod rod;
    rod.length = foot.toe.norm();
    rod.slope = std::atan2(-foot.toe.y(), foot.toe.x());
    const double mass = person.mass * segmentData(BodySegment::Foot, person.sex, person.source).massFraction;
    const double along = foot.centre.dot(foot.toe) / rod.length;
    rod.inertia = {mass, along / rod.length, foot.radii.z() / rod.length};
    return rod;
}

class ElevenLinkBuilder {
public:
    ElevenLinkBuilder(const Person& person, bool variable) : m_person(person), m_variable(variable) {}

    Model build()
    {
        m_model.space = Space::Plane;
        m_model.gravity = downwards(standardGravity);
        m_model.bodyWeight = m_person.mass * standardGravity;
        m_model.sources = {sourceOf(m_person),
                           {"Borisov 2018", "A. V. Borisov, Dynamics of mechanical rod systems with links of variable "
                                            "length with respect to endo- and exoskeletons (thesis, in Russian), 2018, "
                                            "chapter 4, Figs. 8 and 11, Table 3."}};
        figure::addBase(m_model, "support", "the place of the support foot's toe; massless");
        addLegs();
        const double trunk = lengthOf(BodySegment::Trunk, m_person);
        add("trunk", "support_thigh", false, {trunk, trunkAndHead(m_person)}, {1.57, 20, 160}, "hip, 250");
        addArm("support_arm", {1.27, -90, 240}, {1.47, -90, 370}, "60", "20");
        addArm("swing_arm", {1.87, -90, 240}, {2.27, -90, 370}, "90", "20");
        return rounded(std::move(m_model));
    }

private:
    struct Rod {
        double length = 0;
        RodInertia inertia;
    };

    Rod upward(BodySegment segment) const { return {lengthOf(segment, m_person), reversed(rodOf(segment, m_person))}; }
    Rod downward(BodySegment segment) const { return {lengthOf(segment, m_person), rodOf(segment, m_person)}; }

    // moment: the joint at the near end and the peak drive moment of Borisov's Table 3, N m.
    void add(const std::string& name, const std::string& parent, bool hangs, const Rod& rod, const AngleSpan& angle,
             const std::string& moment)
    {
        FigureLink link;
        link.name = name;
        link.parent = parent;
        link.hangs = hangs;
        link.length = rod.length;
        link.angle = angle;
        link.points = equivalentPoints(rod.inertia);
        link.source = m_model.sources.front().name;
        link.note
            = "from the horizontal; start and range are assumed but for the start of legs and trunk (Borisov 2018, "
              "to Fig. 8); peak drive moment at the "
              + moment + " N m (Table 3)";
        figure::addLink(m_model, link, m_variable);
    }

    void addLegs()
    {
        const FootRod foot = footRod(m_person);
        // The support foot stands flat; the swing foot is at a right angle to its shank, as in standing.
        const double flat = halfTurn - foot.slope, swingShank = 0.39, right = halfTurn / 2 - foot.slope;
        add("support_foot", "support", false, {foot.length, reversed(foot.inertia)}, {flat, 70, 210}, "toe, 600");
        add("support_shank", "support_foot", false, upward(BodySegment::Shank), {1.68, 30, 150}, "ankle, 600");
        add("support_thigh", "support_shank", false, upward(BodySegment::Thigh), {1.70, 30, 160}, "knee, 500");
        add("swing_thigh", "support_thigh", true, downward(BodySegment::Thigh), {1.21, 0, 180}, "hip, 250");
        add("swing_shank", "swing_thigh", true, downward(BodySegment::Shank), {swingShank, -70, 180}, "knee, 60");
        add("swing_foot", "swing_shank", true, {foot.length, foot.inertia}, {swingShank + right, -60, 260},
            "ankle, 20");
    }

    // Each arm bears the name of the leg on its side.
    void addArm(const std::string& side, const AngleSpan& upper, const AngleSpan& fore, const char* shoulder,
                const char* elbow)
    {
        const std::string upperArm = side == "support_arm" ? "support_upper_arm" : "swing_upper_arm";
        const std::string forearm = side == "support_arm" ? "support_forearm" : "swing_forearm";
        add(upperArm, "trunk", true, downward(BodySegment::UpperArm), upper, std::string("shoulder, ") + shoulder);
        const Rod rod{lengthOf(BodySegment::Forearm, m_person), forearmAndHand(m_person)};
        add(forearm, upperArm, true, rod, fore, std::string("elbow, ") + elbow);
    }

    const Person m_person;
    const bool m_variable;
    Model m_model;
};

std::string describe(const Person& person, bool variable)
{
    return "Feet, shanks, thighs, trunk with head, upper arms and forearms with hands of " + inWords(person)
           + " in the plane of walking, " + (variable ? "every link of variable length" : "of constant lengths")
           + ". Borisov 2018 prints no masses or lengths for it (\"those of the person\"), so they are of the body "
             "data; each link's three point masses have its mass, centre of mass and, as far as masses between its "
             "ends "
             "can, its moment of inertia. Angles are absolute, from a link's near end to its far end; for what hangs, "
             "the swing leg and the arms, Borisov counts half a turn more. Which joint of his Table 3 is which is read "
             "from the letters of his Fig. 11.";
}

}  // namespace

Model elevenLink(const FigureOptions& options)
{
    Model model = ElevenLinkBuilder(options.person, false).build();
    model.name = "eleven_link";
    model.title = "Eleven-link figure";
    model.description = describe(options.person, false);
    return model;
}

Model elevenLinkVariable(const FigureOptions& options)
{
    Model model = ElevenLinkBuilder(options.person, true).build();
    model.name = "eleven_link_variable";
    model.title = "Eleven-link figure of variable lengths";
    model.description = describe(options.person, true);
    return model;
}

}  // namespace sinew
