#include <array>
#include <cmath>

#include "core/figures/figure_parts.h"
#include "core/figures/figures.h"

namespace sinew {

namespace {

using namespace figure;

// What a joint's soft tissue does (N m, rad, s): about each axis a spring to the reference posture, a damper and the
// stiffness of the stops at the ends of the range. Assumed throughout: orders of magnitude of passive human joints.
struct Tissue {
    double spring = 0, damper = 0, stop = 0;
};

constexpr Tissue spine{60, 5, 500}, nape{6, 0.6, 100}, hip{4, 2, 300}, knee{2, 1, 300}, ankle{8, 1, 200},
    shoulder{2, 1, 200}, elbow{1, 0.5, 200}, wrist{0.5, 0.2, 50};
constexpr double stopDamping = 0.5;  // s/rad

// Degrees about x (forward: sideways bending), y (up: twist) and z (to the right: forwards and back) of a joint of the
// right side, least and largest. American Academy of Orthopaedic Surgeons 1965; the trunk's are halved among its two
// joints, the neck's among its two.
struct Ranges {
    std::array<double, 2> x, y, z;
};

constexpr Ranges spineRanges{{-18, 18}, {-23, 23}, {-40, 15}};
constexpr Ranges napeRanges{{-23, 23}, {-30, 30}, {-23, 23}};
constexpr Ranges hipRanges{{-45, 30}, {-45, 45}, {-30, 120}};
constexpr Ranges ankleRanges{{-35, 15}, {-20, 20}, {-50, 20}};
constexpr Ranges shoulderRanges{{-180, 45}, {-90, 90}, {-60, 180}};
constexpr Ranges wristRanges{{-20, 30}, {-80, 80}, {-70, 80}};

class HumanBuilder {
public:
    explicit HumanBuilder(const Person& person)
        : m_person(person), m_whole(bodyProportions(person.sex, person.source)), m_source(sourceOf(person))
    {
    }

    Model build()
    {
        describe();
        addTrunk();
        addNeckAndHead();
        addArm("left", -1);
        addArm("right", 1);
        addLeg("left", -1);
        addLeg("right", 1);
        completeMass();
        return rounded(std::move(m_model));
    }

private:
    void describe()
    {
        m_model.name = "human17";
        m_model.title = "Seventeen-body human";
        m_model.description
            = "The human of Huston and Liu 1990 in the size of " + inWords(m_person)
              + ", standing, its pelvis held in place so that nothing presses on the feet. Bodies are numbered as "
                "their Table 1 has it: 1 to 3 trunk, 4 neck, 5 head, 6 to 11 arms, 12 to 17 legs (their text counts "
                "the arms before the neck; which side comes first is assumed). Elbows and "
                "knees are hinges, the other joints balls; neck and head can be shifted too, which makes their 52 "
                "degrees of freedom. Springs, dampers and stops are assumed. Axes: x forward, y up, z to the right; "
                "every frame is parallel to the ground's in the reference posture.";
        m_model.bodyWeight = m_person.mass * standardGravity;
        m_model.gravity = downwards(standardGravity);
        m_model.sources = {
            m_source,
            {"Huston 1990",
             "R. L. Huston, Liu Chengqun, Dynamic analysis of biosystems: development, trends and research "
             "topics (in Chinese), Mechanics and Practice 12 (1990), no. 6: Fig. 1, Table 1."},
            {"AAOS 1965", "American Academy of Orthopaedic Surgeons, Joint Motion: Method of Measuring and Recording, "
                          "1965: ranges of joint angles."}};
    }

    // The fractions of a table are rounded to a hundredth of a per cent; all bodies together are the whole person.
    void completeMass()
    {
        double sum = 0;
        for (const Body& body : m_model.bodies)
            sum += body.mass.value;
        for (Body& body : m_model.bodies)
            body.mass.value /= sum;
    }

    SegmentData data(BodySegment segment) const { return segmentData(segment, m_person.sex, m_person.source); }
    double lengthOf(BodySegment segment) const { return m_person.height * data(segment).lengthFraction; }

    // Radii about x (sagittal), y (longitudinal) and z (transverse) of an upright segment, m.
    Vector3 radiiOf(BodySegment segment) const
    {
        const Vector3 k = data(segment).gyration;
        return lengthOf(segment) * Vector3(k[0], k[2], k[1]);
    }

    Body& addBody(const std::string& name, double massFraction, const Vector3& centre, const Vector3& radii)
    {
        Body body;
        body.name = name;
        body.mass = {massFraction, Scale::BodyWeight};
        body.centreOfMass = centre;
        body.inertia = GyrationRadii{radii};
        body.landmarks = {{"joint", Vector3::Zero()}};
        body.source = m_source.name;
        m_model.bodies.push_back(std::move(body));
        return m_model.bodies.back();
    }

    // A segment that stands on its joint (up) or hangs from it (down). The landmarks draw it.
    Body& addSegment(const std::string& name, BodySegment segment, bool up)
    {
        const SegmentData d = data(segment);
        const double length = lengthOf(segment), centre = up ? (1 - d.centre) * length : -d.centre * length;
        Body& body = addBody(name, d.massFraction, {0, centre, 0}, radiiOf(segment));
        body.landmarks.push_back({"end", {0, up ? length : -length, 0}});
        return body;
    }

    Joint& addJoint(const std::string& name, JointKind kind, const std::string& parent, const Vector3& place)
    {
        Joint joint;
        joint.name = name;
        joint.kind = kind;
        joint.parent = parent;
        joint.child = m_model.bodies.back().name;
        joint.inParent.position = place;
        joint.source = "Huston 1990";
        m_model.joints.push_back(std::move(joint));
        return m_model.joints.back();
    }

    static Resistance resistanceOf(const Tissue& tissue)
    {
        Resistance out;
        out.spring = Spring{0, tissue.spring, 0};
        out.damper = Damper{tissue.damper, 0};
        out.stop = Stop{tissue.stop, stopDamping};
        return out;
    }

    // side: 1 for the right and the middle, -1 for the left, whose turns about x and y go the other way.
    void addBall(const std::string& name, const std::string& parent, const Vector3& place, const Tissue& tissue,
                 const Ranges& ranges, double side)
    {
        Joint& joint = addJoint(name, JointKind::Ball, parent, place);
        joint.coordinates = addTurns(name, tissue, ranges, side);
    }

    std::vector<std::string> addTurns(const std::string& name, const Tissue& tissue, const Ranges& ranges, double side)
    {
        const std::array<std::array<double, 2>, 3> all{ranges.x, ranges.y, ranges.z};
        const std::array<const char*, 3> axes{"_rx", "_ry", "_rz"};
        std::vector<std::string> names;
        for (std::size_t i = 0; i < 3; ++i) {
            double low = radiansFromDegrees(all[i][0]), high = radiansFromDegrees(all[i][1]);
            if (side < 0 && i < 2)
                low = -std::exchange(high, -low);
            Coordinate turn = angle(name + axes[i], {0, low, high}, "AAOS 1965", "spring, damper and stop assumed");
            turn.resistance = resistanceOf(tissue);
            names.push_back(turn.name);
            m_model.coordinates.push_back(std::move(turn));
        }
        return names;
    }

    // flexion: the axis about which it is positive.
    void addHinge(const std::string& name, const std::string& parent, const Vector3& place, const Tissue& tissue,
                  const Vector3& flexion, double most)
    {
        Coordinate bend
            = angle(name, {0, 0, radiansFromDegrees(most)}, "AAOS 1965", "flexion; spring, damper and stop assumed");
        bend.resistance = resistanceOf(tissue);
        addJoint(name, JointKind::Axes, parent, place).axes = {turnBy(flexion, name)};
        m_model.coordinates.push_back(std::move(bend));
    }

    // A ball joint that gives way in all directions too.
    void addShiftingBall(const std::string& name, const std::string& parent, const Vector3& place)
    {
        Joint& joint = addJoint(name, JointKind::Free, parent, place);
        joint.coordinates = addTurns(name, nape, napeRanges, 1);
        for (const char* axis : {"_x", "_y", "_z"}) {
            Coordinate shift = length(name + axis, {0, -0.01, 0.01}, {}, "range, spring, damper and stop assumed");
            shift.resistance.spring = Spring{0, 3e4, 0};  // N/m
            shift.resistance.damper = Damper{300, 0};     // N s/m
            shift.resistance.stop = Stop{2e5, 1};         // N/m, s/m
            joint.coordinates.push_back(shift.name);
            m_model.coordinates.push_back(std::move(shift));
        }
    }

    void addTrunk()
    {
        const double hips = m_whole.hipHalfWidth * m_person.height,
                     shoulders = m_whole.shoulderHalfWidth * m_person.height;
        Body& pelvis = addSegment("pelvis", BodySegment::LowerTrunk, true);
        pelvis.landmarks.push_back({"left hip", {0, 0, -hips}});
        pelvis.landmarks.push_back({"right hip", {0, 0, hips}});
        addRoot();
        addSegment("abdomen", BodySegment::MiddleTrunk, true);
        addBall("lower_spine", "pelvis", {0, lengthOf(BodySegment::LowerTrunk), 0}, spine, spineRanges, 1);
        Body& thorax = addSegment("thorax", BodySegment::UpperTrunk, true);
        const double height = shoulderHeight();
        thorax.landmarks.push_back({"left shoulder", {0, height, -shoulders}});
        thorax.landmarks.push_back({"right shoulder", {0, height, shoulders}});
        addBall("upper_spine", "abdomen", {0, lengthOf(BodySegment::MiddleTrunk), 0}, spine, spineRanges, 1);
    }

    // Above the lower end of the thorax.
    double shoulderHeight() const
    {
        return lengthOf(BodySegment::Trunk) - lengthOf(BodySegment::LowerTrunk) - lengthOf(BodySegment::MiddleTrunk);
    }

    void addRoot()
    {
        Joint& root = addJoint("root", JointKind::Free, groundName, Vector3::Zero());
        const double standing
            = lengthOf(BodySegment::Thigh) + lengthOf(BodySegment::Shank) + m_whole.ankleHeight * m_person.height;
        for (const char* axis : {"_rx", "_ry", "_rz"}) {
            root.coordinates.push_back(std::string("pelvis") + axis);
            m_model.coordinates.push_back(
                angle(root.coordinates.back(), {0, -halfTurn, halfTurn}, {}, "free it for flight"));
        }
        for (const char* axis : {"_x", "_y", "_z"}) {
            const double start = axis[1] == 'y' ? standing : 0;
            root.coordinates.push_back(std::string("pelvis") + axis);
            m_model.coordinates.push_back(
                length(root.coordinates.back(), {start, -100, 100}, {}, "free it for flight"));
        }
        m_model.coordinates[m_model.coordinates.size() - 2].note = "the soles stand at height 0; free it for flight";
    }

    // The tables have the neck with the head. The neck takes a share; the head is what is left, so that both together
    // have the mass, centre of mass and radii of the table.
    void addNeckAndHead()
    {
        const double share = 0.1;                           // assumed
        const double neckRadius = 0.034 * m_person.height;  // of the neck as a cylinder; assumed
        const double neck = m_whole.neckLength * m_person.height, head = m_whole.headLength * m_person.height;
        const SegmentData d = data(BodySegment::Head);
        const double bottom = m_person.source == BodyDataSource::Winter ? lengthOf(BodySegment::Head) : neck + head;
        const double common = (1 - d.centre) * bottom;  // centre of mass above the neck's lower end
        const double ofHead = (common - share * neck / 2) / (1 - share);
        const double across = neckRadius * neckRadius / 4 + neck * neck / 12;
        const Vector3 neckSquares(across, neckRadius * neckRadius / 2, across);
        const double spread = share * std::pow(common - neck / 2, 2) + (1 - share) * std::pow(ofHead - common, 2);
        const Vector3 headSquares
            = (radiiOf(BodySegment::Head).cwiseAbs2() - share * neckSquares - Vector3(spread, 0, spread)) / (1 - share);
        Body& neckBody = addBody("neck", share * d.massFraction, {0, neck / 2, 0}, neckSquares.cwiseSqrt());
        neckBody.landmarks.push_back({"end", {0, neck, 0}});
        neckBody.note = "a cylinder with a tenth of the mass of head and neck; assumed";
        addShiftingBall("neck", "thorax", {0, lengthOf(BodySegment::UpperTrunk), 0});
        Body& headBody = addBody("head", (1 - share) * d.massFraction, {0, ofHead - neck, 0}, headSquares.cwiseSqrt());
        headBody.landmarks.push_back({"vertex", {0, head, 0}});
        addShiftingBall("head", "neck", {0, neck, 0});
    }

    void addArm(const std::string& name, double side)
    {
        const std::string upperArm = name + "_upper_arm", forearm = name + "_forearm";
        const Vector3 place(0, shoulderHeight(), side * m_whole.shoulderHalfWidth * m_person.height);
        addSegment(upperArm, BodySegment::UpperArm, false);
        addBall(name + "_shoulder", "thorax", place, shoulder, shoulderRanges, side);
        addSegment(forearm, BodySegment::Forearm, false);
        addHinge(name + "_elbow", upperArm, below(BodySegment::UpperArm), elbow, Vector3::UnitZ(), 150);
        addSegment(name + "_hand", BodySegment::Hand, false);
        addBall(name + "_wrist", forearm, below(BodySegment::Forearm), wrist, wristRanges, side);
    }

    void addLeg(const std::string& name, double side)
    {
        const std::string thigh = name + "_thigh", shank = name + "_shank";
        addSegment(thigh, BodySegment::Thigh, false);
        addBall(name + "_hip", "pelvis", {0, 0, side * m_whole.hipHalfWidth * m_person.height}, hip, hipRanges, side);
        addSegment(shank, BodySegment::Shank, false);
        addHinge(name + "_knee", thigh, below(BodySegment::Thigh), knee, -Vector3::UnitZ(), 135);
        const Foot foot = footOf(m_person);
        Body& body = addBody(name + "_foot", data(BodySegment::Foot).massFraction, foot.centre, foot.radii);
        body.landmarks.push_back({"toe", foot.toe});
        body.landmarks.push_back({"heel", foot.heel});
        body.note = "the ankle's place along the foot and the height of the centre of mass are assumed";
        addBall(name + "_ankle", shank, below(BodySegment::Shank), ankle, ankleRanges, side);
    }

    Vector3 below(BodySegment segment) const { return {0, -lengthOf(segment), 0}; }

    const Person m_person;
    const BodyProportions m_whole;
    const Source m_source;
    Model m_model;
};

}  // namespace

Model human17(const FigureOptions& options)
{
    return HumanBuilder(options.person).build();
}

}  // namespace sinew
