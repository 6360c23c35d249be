// The skeleton that grows from joint centres: budgets, closed surfaces, mirror images, and joints that fit in people of
// different sizes.

#include <algorithm>
#include <chrono>
#include <cmath>
#include <map>
#include <random>

#include <QTest>

#include "tests/support/near.h"
#include "tests/support/test_registry.h"
#include "tests/ui/bone_gaps.h"
#include "tests/ui/skeleton_fixture.h"
#include "ui/scene/skeleton/gripping_arm.h"
#include "ui/scene/skeleton/swept_bones.h"

namespace tst_skeleton {

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr double shareOfBudget = 0.15;

double millisecondsSince(std::chrono::steady_clock::time_point start)
{
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
}

bool isWithin(double value, double budget)
{
    return std::abs(value - budget) <= shareOfBudget * budget;
}

// Edges that are not run through once in each direction: a hole, or triangles that face differently.
int openEdges(const BoneSkin& skin)
{
    std::map<std::pair<int, int>, int> edges;
    for (const auto& triangle : skin.triangles) {
        for (std::size_t i = 0; i < 3; ++i) {
            const int a = triangle[i], b = triangle[(i + 1) % 3];
            edges[std::minmax(a, b)] += a < b ? 1 : -1;
        }
    }
    return static_cast<int>(std::ranges::count_if(edges, [](const auto& edge) { return edge.second != 0; }));
}

// Share of the triangles whose normals at the corners point to their outer side.
double agreeingShare(const BoneSkin& skin)
{
    int agreeing = 0;
    for (const auto& triangle : skin.triangles) {
        const auto at = [&](std::size_t i) { return static_cast<std::size_t>(triangle[i]); };
        const Vector3& p = skin.points[at(0)];
        const Vector3 face = (skin.points[at(1)] - p).cross(skin.points[at(2)] - p);
        agreeing += face.dot(skin.normals[at(0)] + skin.normals[at(1)] + skin.normals[at(2)]) > 0 ? 1 : 0;
    }
    return double(agreeing) / double(skin.triangles.size());
}

}  // namespace

class TestSkeleton : public QObject {
    Q_OBJECT

private slots:
    void prototypesKeepTheirBudget_data();
    void prototypesKeepTheirBudget();
    void aPersonKeepsTheBudget();
    void surfacesAreClosedAndFaceOutward_data();
    void surfacesAreClosedAndFaceOutward();
    void symmetricBonesAreTheirMirrorImage();
    void leftIsTheMirrorImageOfRight();
    void aClosedHandGoesRoundABar();
    void armsReachForABar();
    void jointsFitInPeopleOfEverySize();
    void bonesEndWhereTheModelsJointsAre();
    void theSpineBendsSmoothly();
    void hingesStayTogetherWhenTheyBend();
    void aTurnedPersonIsTheSamePerson();
    void bodiesThatLieOtherwiseStayRods();

private:
    double gap(StandingPerson& person, const std::string& solidBody, BonePrototype solid, const std::string& body,
               const BonePiece* only = nullptr);

    BoneGaps m_gaps;
    BoneGrower& m_grower = m_gaps.grower;
};

void TestSkeleton::prototypesKeepTheirBudget_data()
{
    QTest::addColumn<bool>("isFar");
    QTest::newRow("near") << false;
    QTest::newRow("far") << true;
}

void TestSkeleton::prototypesKeepTheirBudget()
{
    QFETCH(bool, isFar);
    const Fineness fineness = isFar ? Fineness::Far : Fineness::Near;
    double sum = 0;
    for (const PrototypeRow& row : bonePrototypes()) {
        const auto start = std::chrono::steady_clock::now();
        const auto skin = m_grower.prototype(row.id, fineness);
        const double took = millisecondsSince(start);
        sum += took;
        qInfo("%-18s %5zu triangles of %5d, %4.0f ms", row.name.data(), skin->triangles.size(),
              row.trianglesOf(fineness), took);
        QVERIFY2(isWithin(double(skin->triangles.size()), row.trianglesOf(fineness)), row.name.data());
    }
    qInfo("all prototypes: %.0f ms on one thread", sum);
}

void TestSkeleton::aPersonKeepsTheBudget()
{
    for (const auto& [fineness, budget] :
         {std::pair(Fineness::Near, 59800), {Fineness::Middle, 35900}, {Fineness::Far, 10000}}) {
        StandingPerson person(meanPerson(Sex::Male));
        for (const PrototypeRow& row : bonePrototypes())
            m_grower.prototype(row.id, fineness);
        const auto start = std::chrono::steady_clock::now();
        std::size_t triangles = 0;
        for (const SceneBody& body : person.bodies) {
            QVERIFY2(!body.bones.carried.isEmpty(), body.id.name.c_str());
            const std::size_t own = m_grower.body(body.bones.carried, fineness).skin.triangles.size();
            triangles += own;
            if (fineness == Fineness::Near)
                qInfo("%s: %zu", body.id.name.c_str(), own);
        }
        qInfo("%s: %zu triangles of %d, put together in %.0f ms",
              fineness == Fineness::Near     ? "near"
              : fineness == Fineness::Middle ? "middle"
                                             : "far",
              triangles, budget, millisecondsSince(start));
        QVERIFY(isWithin(double(triangles), budget));
    }
}

void TestSkeleton::surfacesAreClosedAndFaceOutward_data()
{
    prototypesKeepTheirBudget_data();
}

void TestSkeleton::surfacesAreClosedAndFaceOutward()
{
    QFETCH(bool, isFar);
    const Fineness fineness = isFar ? Fineness::Far : Fineness::Near;
    std::vector<std::pair<std::string, BoneSkin>> skins = {
        {"hand", makeHand(fineness, HandShape::Relaxed)},
        {"closed hand", makeHand(fineness, HandShape::Closed)},
        {"forefoot", makeForefoot(fineness)},
        {"ribs", makeRibs(fineness)},
        {"cartilage of ribs", makeRibCartilage(fineness)},
        {"disc", makeDisc()},
        {"clavicle", makeClavicle(clavicleKnots(), fineness)},
    };
    for (const PrototypeRow& row : bonePrototypes())
        skins.emplace_back(row.name, *m_grower.prototype(row.id, fineness));
    for (const auto& [name, skin] : skins) {
        const double agreeing = agreeingShare(skin);
        qInfo("%-18s open edges %d, normals agree %.4f, %.1f cm^3", name.c_str(), openEdges(skin), agreeing,
              1e6 * volumeOf(skin));
        // From far, thinning to a few triangles may pinch what was closed before: thin plates of the skull, the loops of
        // a vertebra of 40 triangles.
        QVERIFY2(openEdges(skin) <= (isFar ? 10 : 0), name.c_str());
        QVERIFY2(volumeOf(skin) > 0, name.c_str());
        // Normals are the field's; where an edge is thinner than its triangles (far: most are) some see past it.
        QVERIFY2(agreeing > (isFar ? 0.8 : 0.98), name.c_str());
        for (const Vector3& normal : skin.normals)
            QVERIFY2(std::abs(normal.norm() - 1) < 1e-9, name.c_str());
    }
}

void TestSkeleton::symmetricBonesAreTheirMirrorImage()
{
    std::mt19937 random(1);
    for (const PrototypeRow& row : bonePrototypes()) {
        if (!row.isSymmetric)
            continue;
        const BoneField field = makeField(row.id);
        double worst = 0;
        for (int i = 0; i < 2000; ++i) {
            Vector3 p;
            for (int k = 0; k < 3; ++k)
                p[k] = std::uniform_real_distribution(field.low()[k], field.high()[k])(random);
            const double here = field.at(p), there = field.at({p.x(), p.y(), -p.z()});
            if (std::min(std::abs(here), std::abs(there)) < 0.003)
                worst = std::max(worst, std::abs(here - there));
        }
        qInfo("%s: sides differ by %.2g mm", row.name.data(), 1e3 * worst);
        // Of pieces on both sides the later side is joined last, so fillets between them differ a little.
        QVERIFY2(worst < 0.0015, row.name.data());
    }
}

void TestSkeleton::leftIsTheMirrorImageOfRight()
{
    StandingPerson person(meanPerson(Sex::Female));
    for (const char* limb : {"upper_arm", "forearm", "hand", "thigh", "shank", "foot"}) {
        const BodySkin right = m_grower.body(person.bonesOf(std::string("right_") + limb), Fineness::Far);
        const BodySkin left = m_grower.body(person.bonesOf(std::string("left_") + limb), Fineness::Far);
        QCOMPARE(left.skin.points.size(), right.skin.points.size());
        for (std::size_t i = 0; i < left.skin.points.size(); ++i)
            SINEW_COMPARE_NEAR(left.skin.points[i], Vector3(mirror * right.skin.points[i]), {.abs = 1e-12});
        SINEW_COMPARE_NEAR(volumeOf(left.skin), volumeOf(right.skin), {.rel = 1e-9});
    }
    // Not by being symmetric: the thumb is forward, the little toe outside.
    const BoneSkin foot = m_grower.body(person.bonesOf("right_foot"), Fineness::Far).skin;
    const auto farthest = std::ranges::max(foot.points, {}, [](const Vector3& p) { return p.x(); });
    QVERIFY(farthest.z() < 0);  // the great toe is nearer to the middle
}

// A bar of the gymnast's, 28 mm thick, across the palm: no bone lies deep in it, and the fingers go round its far side.
void TestSkeleton::aClosedHandGoesRoundABar()
{
    constexpr double radius = 0.014;
    for (const Fineness fineness : {Fineness::Near, Fineness::Far}) {
        const BoneSkin open = makeHand(fineness, HandShape::Relaxed), closed = makeHand(fineness, HandShape::Closed);
        QCOMPARE(closed.triangles.size(), open.triangles.size());  // one hand of two shapes
        double nearest = 1, farthest = 0, tip = 0;
        for (const Vector3& point : closed.points) {
            const double down = point.y() + gripReach, toPalm = point.z() + gripDepth;
            nearest = std::min(nearest, std::hypot(down, toPalm));
            if (std::abs(down) < radius)
                farthest = std::max(farthest, -toPalm);
            tip = std::min(tip, point.y());
        }
        qInfo("nearest bone %.1f mm from the middle of the bar, fingers %.1f mm beyond it, hand %.1f mm long",
              1e3 * nearest, 1e3 * farthest, -1e3 * tip);
        QVERIFY(nearest > 0.9 * radius);  // fingers press on it
        QVERIFY(farthest > radius);
        QVERIFY(tip > -0.6 * 0.19);
    }
}

void TestSkeleton::armsReachForABar()
{
    const SkeletonMeasures m = referenceMeasures();
    for (const bool isLeft : {false, true}) {
        const double side = isLeft ? -1 : 1;
        const Vector3 shoulder(0, 0.5, 0.19 * side), bar(0.45, 0.2, 0.22 * side);
        const auto arm = grippingArm(shoulder, bar, m, isLeft);
        QVERIFY(arm.has_value());
        SINEW_COMPARE_NEAR(Vector3(arm->upperArm.translation()), shoulder, {.abs = 1e-12});
        SINEW_COMPARE_NEAR(Vector3(arm->upperArm * Vector3(0, -m.upperArm, 0)), Vector3(arm->forearm.translation()),
                           {.abs = 1e-12});
        SINEW_COMPARE_NEAR(Vector3(arm->forearm * Vector3(0, -m.forearm, 0)), Vector3(arm->hand.translation()),
                           {.abs = 1e-12});
        SINEW_COMPARE_NEAR(Vector3(arm->forearm * barInForearm(m)), bar, {.abs = 1e-12});
        // The bar lies in the hand, toward its palm: to the middle of the body when arms hang.
        SINEW_COMPARE_NEAR(Vector3(arm->hand.inverse() * bar), Vector3(0, -gripReach, -gripDepth * side),
                           {.abs = 1e-12});
        for (const Eigen::Isometry3d& pose : {arm->upperArm, arm->forearm, arm->hand}) {
            SINEW_COMPARE_NEAR(pose.linear().determinant(), 1.0, {.abs = 1e-12});
            SINEW_COMPARE_NEAR(Matrix3(pose.linear() * pose.linear().transpose()), Matrix3(Matrix3::Identity()),
                               {.abs = 1e-12});
        }
        QVERIFY(arm->forearm.translation().y() < 0.5 * (shoulder + bar).y());  // the elbow hangs
        QVERIFY(arm->hand.linear()(2, 0) * side < -0.9);                       // thumbs to the middle
        QVERIFY(!grippingArm(shoulder, shoulder + Vector3(0.7, 0, 0), m, isLeft));
        QVERIFY(!grippingArm(shoulder, shoulder + Vector3(0, 0, 0.5), m, isLeft));
    }
}

// How near, m, the bones of a body (or one piece of it) come to the solid of a bone of another body; negative when they
// reach into it.
double TestSkeleton::gap(StandingPerson& person, const std::string& solidBody, BonePrototype solid,
                         const std::string& body, const BonePiece* only)
{
    const SceneBody &a = person.at(solidBody), &b = person.at(body);
    BodySkin other;
    if (only) {
        const Eigen::Isometry3d part = only->movingPart < 0
                                           ? Eigen::Isometry3d::Identity()
                                           : b.bones.movingParts[static_cast<std::size_t>(only->movingPart)];
        other.skin = moved(skinOfPiece(*only, m_gaps.skins()), Eigen::Affine3d(part));
    } else {
        other = assembleBody(b.bones.carried, Fineness::Near, m_gaps.skins());
    }
    for (Vector3& point : other.skin.points)
        point = b.pose * point;
    return m_gaps.nearest(Eigen::Affine3d(a.pose), person.bonesOf(solidBody), solid, other.skin.points);
}

void TestSkeleton::jointsFitInPeopleOfEverySize()
{
    struct Joint {
        const char* name;
        const char* solidBody;
        BonePrototype solid;
        const char* body;
        std::optional<BonePrototype> bone;  // of that body; absent: all of it
    };
    const std::vector<Joint> joints = {
        {"hip", "pelvis", BonePrototype::Pelvis, "right_thigh", BonePrototype::Femur},
        {"knee", "right_thigh", BonePrototype::Femur, "right_shank", BonePrototype::Tibia},
        {"knee cap", "right_thigh", BonePrototype::Femur, "right_thigh", BonePrototype::Patella},
        {"ankle", "right_shank", BonePrototype::Tibia, "right_foot", BonePrototype::Talus},
        {"shoulder", "thorax", BonePrototype::Scapula, "right_upper_arm", BonePrototype::Humerus},
        {"elbow, ulna", "right_upper_arm", BonePrototype::Humerus, "right_forearm", BonePrototype::Ulna},
        {"elbow, radius", "right_upper_arm", BonePrototype::Humerus, "right_forearm", BonePrototype::Radius},
        {"wrist", "right_forearm", BonePrototype::Radius, "right_hand", std::nullopt},
        {"sacrum and L5", "pelvis", BonePrototype::Pelvis, "abdomen", BonePrototype::Lumbar},
        {"skull and C1", "head", BonePrototype::Skull, "neck", BonePrototype::Atlas},
    };
    const std::vector<std::pair<const char*, Person>> people = {
        {"man of 190 cm", {Sex::Male, 1.90, 85}},
        {"man of 174 cm", meanPerson(Sex::Male)},
        {"woman of 162 cm", {Sex::Female, 1.62, 58}},
        {"child of 120 cm", {Sex::Male, 1.20, 23}},
    };
    for (const Joint& joint : joints) {
        QString all;
        for (const auto& [who, size] : people) {
            StandingPerson person(size);
            const SceneBody& body = person.at(joint.body);
            QVERIFY2(!body.bones.carried.isEmpty(), joint.body);
            const std::vector<BonePiece> pieces = bonePieces(person.bonesOf(joint.body), Fineness::Near);
            const auto only = joint.bone ? std::optional(pieceOf(pieces, *joint.bone)) : std::nullopt;
            const double apart = gap(person, joint.solidBody, joint.solid, joint.body, only ? &*only : nullptr);
            all += QString(" %1: %2 mm").arg(who).arg(1e3 * apart, 0, 'f', 1);
            // Cartilage and discs of a joint are a few millimetres thick; bones are drawn to that.
            const double s = size.height / 1.741;
            QVERIFY2(apart > -0.003 * s && apart < 0.0065 * s, qPrintable(QString(joint.name) + all));
        }
        qInfo("%s:%s", joint.name, qPrintable(all));
    }
}

void TestSkeleton::bonesEndWhereTheModelsJointsAre()
{
    for (const Sex sex : {Sex::Male, Sex::Female}) {
        const Person size = meanPerson(sex);
        StandingPerson person(size);
        const SkeletonMeasures& m = person.bonesOf("right_thigh").measures;
        // All lengths from sole to vertex make up the height; they are rounded to 1e-6 m.
        SINEW_COMPARE_NEAR(m.stature, size.height, {.abs = 1e-5});
        double lowest = 1, highest = -1;
        for (const SceneBody& body : person.bodies) {
            const BodySkin skin = m_grower.body(body.bones.carried, Fineness::Near);
            for (std::size_t i = 0; i < skin.firstPoints.front(); ++i) {
                const double height = (body.pose * skin.skin.points[i]).y();
                lowest = std::min(lowest, height);
                highest = std::max(highest, height);
            }
        }
        const double soles = -(m.thigh + m.shank + m.ankleHeight);
        qInfo("soles at %.1f mm, lowest bone %.1f mm; vertex at %.1f mm, highest %.1f mm", 1e3 * soles, 1e3 * lowest,
              1e3 * (soles + m.stature), 1e3 * highest);
        // Skin under heel and toes, and on the head, is about a centimetre thick at most.
        QVERIFY(lowest > soles - 0.003 && lowest < soles + 0.012);
        QVERIFY(highest > soles + m.stature - 0.012 && highest < soles + m.stature + 0.003);
    }
}

// Neighbours in the column keep their distance and turn little against each other, however the four joints turn.
void TestSkeleton::theSpineBendsSmoothly()
{
    StandingPerson person(meanPerson(Sex::Male));
    const auto column = [&] {
        std::vector<Eigen::Isometry3d> places;
        for (const char* name : {"abdomen", "thorax", "neck"}) {
            const SceneBody& body = person.at(name);
            for (const Eigen::Isometry3d& part : body.bones.movingParts)
                places.push_back(body.pose * part);
        }
        return places;
    };
    const std::vector<Eigen::Isometry3d> straight = column();
    QCOMPARE(straight.size(), std::size_t(47));  // 24 vertebrae, 23 discs
    const double bend = -0.5;                    // rad, forward at each joint
    person.stand({{"abdomen", aboutZ(bend)}, {"thorax", aboutZ(bend)}, {"neck", aboutZ(bend)}, {"head", aboutZ(bend)}});
    const std::vector<Eigen::Isometry3d> bent = column();
    // A disc lies below its vertebra: of vertebrae, every second.
    double mostTurn = 0, mostStretch = 0, whole = 0;
    for (std::size_t i = 2; i < 46; i += 2) {
        const auto turnOf = [i](const std::vector<Eigen::Isometry3d>& places) -> Matrix3 {
            return places[i - 2].linear().transpose() * places[i].linear();
        };
        const double turn = Eigen::AngleAxisd(turnOf(straight).transpose() * turnOf(bent)).angle();
        const auto distanceOf = [i](const std::vector<Eigen::Isometry3d>& places) {
            return (places[i].translation() - places[i - 2].translation()).norm();
        };
        mostTurn = std::max(mostTurn, turn);
        mostStretch = std::max(mostStretch, std::abs(distanceOf(bent) / distanceOf(straight) - 1));
        whole += turn;
    }
    qInfo("bent by 4 x %.2f rad: neighbours turn by %.2f rad at most, %.2f together; distances change by %.0f %%",
          -bend, mostTurn, whole, 100 * mostStretch);
    // No kink: a joint of the model is shared among several levels. Vertebrae stand 3 to 5 cm behind the joints, about
    // which they turn by half a radian within some 7 cm at the nape: 0.5 * 4 / 7 = 0.3, and a little by mixing places.
    QVERIFY(mostTurn < 0.65 * -bend);
    QVERIFY(mostStretch < 0.4);
    // From L5 to C1 nearly the whole of four joints.
    QVERIFY(whole > 3.2 * -bend && whole < 4.001 * -bend);
}

// Knee and elbow over their ranges: what slides does not come off and does not sink in.
void TestSkeleton::hingesStayTogetherWhenTheyBend()
{
    StandingPerson person(meanPerson(Sex::Male));
    const auto piece = [&](const char* body, BonePrototype bone) {
        return pieceOf(bonePieces(person.bonesOf(body), Fineness::Near), bone);
    };
    const BonePiece patella = piece("right_thigh", BonePrototype::Patella);
    const BonePiece ulna = piece("right_forearm", BonePrototype::Ulna);
    const BonePiece radius = piece("right_forearm", BonePrototype::Radius);
    for (const double flexion : {0.0, 0.5, 1.0, 1.5, 2.0}) {
        person.stand({{"right_shank", aboutZ(-flexion)}, {"right_forearm", aboutZ(flexion)}});
        const double knee = gap(person, "right_thigh", BonePrototype::Femur, "right_shank");
        const double cap = gap(person, "right_thigh", BonePrototype::Femur, "right_thigh", &patella);
        const double ofUlna = gap(person, "right_upper_arm", BonePrototype::Humerus, "right_forearm", &ulna);
        const double ofRadius = gap(person, "right_upper_arm", BonePrototype::Humerus, "right_forearm", &radius);
        qInfo("flexed by %.1f rad: knee %.1f mm, knee cap %.1f, ulna %.1f, radius %.1f", flexion, 1e3 * knee, 1e3 * cap,
              1e3 * ofUlna, 1e3 * ofRadius);
        // The knee turns about one axis here; a real one rolls and slides, so that it may sink in a little.
        QVERIFY(knee > -0.006 && knee < 0.006);
        QVERIFY(cap > 0.0005 && cap < 0.005);
        QVERIFY(ofUlna > -0.003 && ofUlna < 0.004);
        QVERIFY(ofRadius > -0.003 && ofRadius < 0.006);
    }
}

void TestSkeleton::aTurnedPersonIsTheSamePerson()
{
    StandingPerson person(meanPerson(Sex::Male));
    const auto before = person.bodies;
    const Matrix3 turn = Eigen::AngleAxisd(1.1, Vector3(1, 2, 3).normalized()).toRotationMatrix();
    person.stand({{"pelvis", turn}});
    for (std::size_t b = 0; b < before.size(); ++b) {
        for (std::size_t i = 0; i < before[b].bones.movingParts.size(); ++i)
            SINEW_COMPARE_NEAR(person.bodies[b].bones.movingParts[i].matrix(), before[b].bones.movingParts[i].matrix(),
                               {.abs = 1e-12});
    }
}

void TestSkeleton::bodiesThatLieOtherwiseStayRods()
{
    const Model usual = human17({meanPerson(Sex::Male)});
    const auto count = [](const Model& model) {
        const SkeletonPlan plan = skeletonPlan(model);
        return std::ranges::count_if(plan.bodies, [](const PlannedBones& body) { return !body.carried.isEmpty(); });
    };
    QCOMPARE(count(usual), 17);
    const auto jointTo = [](Model& model, const std::string& child) -> Joint& {
        return *std::ranges::find(model.joints, child, &Joint::child);
    };
    // A shape of its own stays.
    Model model = usual;
    std::ranges::find(model.bodies, std::string("right_thigh"), &Body::name)->shape = BodyShape::Femur;
    QCOMPARE(count(model), 16);
    // A frame that is turned: what hangs on the elbow is not where the table has it.
    model = usual;
    jointTo(model, "left_forearm").inParent.orientation = Vector3(0.3, 0, 0);
    QCOMPARE(count(model), 16);  // the upper arm's length is not known
    // A thigh along x.
    model = usual;
    jointTo(model, "right_shank").inParent.position = Vector3(0.42, 0, 0);
    QCOMPARE(count(model), 16);
    // Without a neck there is no column.
    model = usual;
    std::ranges::find(model.bodies, std::string("neck"), &Body::name)->name = "mast";
    jointTo(model, "neck").child = "mast";
    jointTo(model, "head").parent = "mast";
    QCOMPARE(count(model), 14);  // pelvis, head, arms and legs
    // A mirrored name alone makes no leg: the right thigh on the left.
    model = usual;
    jointTo(model, "right_thigh").inParent.position.z() *= -1;
    QVERIFY(!skeletonPlan(model).bodies[0].carried.isEmpty());  // the other hip tells
    // Bodies of another figure with one name in common.
    model = {};
    model.bodies = {Body{.name = "pelvis"}, Body{.name = "femur_r"}};
    QCOMPARE(count(model), 0);
}

SINEW_TEST(TestSkeleton)

}  // namespace tst_skeleton

#include "tst_skeleton.moc"
