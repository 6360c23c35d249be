// How variable-length segments become pieces to draw.

#include <set>

#include <QTest>

#include "segment_fixture.h"
#include "tests/support/near.h"
#include "tests/support/test_registry.h"
#include "ui/scene/scene_builder.h"
#include "ui/scene/segment_pieces.h"

namespace tst_scene_segments {

using namespace sinew;

namespace {

Scene sceneOf(const test::SegmentCase& c)
{
    return buildScene({c.model, c.situation, c.frame(), c.selection, c.hidden});
}

const ScenePiece* pieceOf(const SceneSegment& segment, PieceKind kind)
{
    for (const ScenePiece& piece : segment.pieces) {
        if (piece.kind == kind)
            return &piece;
    }
    return nullptr;
}

}  // namespace

class TestSceneSegments : public QObject {
    Q_OBJECT

private slots:
    void segmentsStandOnTheirParents();
    void aSleeveStaysAndItsSliderGrows();
    void kindsHaveTheirPieces_data();
    void kindsHaveTheirPieces();
    void massesAreAsLargeAsTheyAreHeavy();
    void onlyDocumentBodiesAreBodies();
    void hingesHaveArrowsPartsWhenAskedFor();
    void onlyTheLargestForcesAreLabelled();
    void hiddenAndSelectedAreMarked();
};

void TestSceneSegments::segmentsStandOnTheirParents()
{
    test::SegmentCase c;
    for (const double length : {0.5, 0.62}) {
        c.set(2, length);
        const Scene scene = sceneOf(c);
        QCOMPARE(scene.segments.size(), std::size_t(3));
        const SceneSegment& thigh = scene.segments[0];
        // Round-off of a rotation.
        SINEW_COMPARE_NEAR(thigh.length, length, {.abs = 1e-15});
        SINEW_COMPARE_NEAR(thigh.at(0), Vector3(0.25, 0, 0), {.abs = 1e-14});
        SINEW_COMPARE_NEAR(thigh.at(length), Vector3(0.25 + length * std::cos(1.5), -length * std::sin(1.5), 0),
                           {.abs = 1e-14});
        SINEW_COMPARE_NEAR(scene.segments[1].at(0), thigh.at(thigh.length), {.abs = 1e-14});
        SINEW_COMPARE_NEAR(scene.segments[2].at(0), scene.segments[1].at(scene.segments[1].length), {.abs = 1e-14});
    }
    QVERIFY(sceneOf(c).segments[0].hinged && !sceneOf(c).segments[2].hinged);
}

void TestSceneSegments::aSleeveStaysAndItsSliderGrows()
{
    test::SegmentCase c;
    const Scene before = sceneOf(c);
    c.set(2, 0.6);
    const Scene after = sceneOf(c);
    const SceneSegment &a = before.segments[0], &b = after.segments[0];
    QCOMPARE(a.pieces.size(), b.pieces.size());
    QCOMPARE(pieceOf(a, PieceKind::Sleeve)->to, pieceOf(b, PieceKind::Sleeve)->to);
    SINEW_COMPARE_NEAR(pieceOf(b, PieceKind::Slider)->to - pieceOf(a, PieceKind::Slider)->to, 0.1, {.abs = 1e-15});
    QCOMPARE(b.collars, a.collars);
    // Drawn in nearly all the way, the sleeve is never longer than the segment.
    c.set(2, 0.05);
    const Scene shortest = sceneOf(c);
    QVERIFY(pieceOf(shortest.segments[0], PieceKind::Sleeve)->to < 0.05);
    QCOMPARE(before.size, after.size);
}

void TestSceneSegments::kindsHaveTheirPieces_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("stretches");
    QTest::addColumn<int>("rods");
    QTest::addColumn<double>("length");  // with stretches of 0.3 and 0.2 m and rods of 0.5 and 0.4 m
    QTest::addColumn<int>("heavyPieces");
    QTest::newRow("points") << int(SegmentKind::Points) << 1 << 0 << 0.3 << 0;
    QTest::newRow("stretch, rod") << int(SegmentKind::StretchRod) << 1 << 1 << 0.8 << 1;
    QTest::newRow("rod between") << int(SegmentKind::RodBetween) << 2 << 1 << 1.0 << 1;
    QTest::newRow("rods apart") << int(SegmentKind::RodsApart) << 1 << 2 << 1.2 << 2;
    QTest::newRow("telescope") << int(SegmentKind::Telescope) << 1 << 2 << 0.3 << 2;
}

void TestSceneSegments::kindsHaveTheirPieces()
{
    QFETCH(int, kind);
    QFETCH(int, stretches);
    QFETCH(int, rods);
    QFETCH(int, heavyPieces);
    Segment segment{.name = "s", .kind = static_cast<SegmentKind>(kind)};
    const StretchLengths lengths{{0.3, 0.2}, {0.3, 0.2}};
    for (const bool moving : {true, false}) {
        segment.stretches.assign(static_cast<std::size_t>(stretches), {moving ? "q" : "", 0.1});
        HeavyRod rod;
        rod.length = 0.5;
        segment.rods.assign(static_cast<std::size_t>(rods), rod);
        if (rods == 2)
            segment.rods[1].length = 0.4;
        SceneSegment out;
        layPieces(segment, lengths, out);
        QTEST(out.length, "length");
        int heavy = 0, sliders = 0;
        for (const ScenePiece& piece : out.pieces) {
            QVERIFY(piece.to > piece.from);
            heavy += piece.kind == PieceKind::HeavyRod || piece.kind == PieceKind::HeavyTube
                     || piece.kind == PieceKind::HeavySlider;
            sliders += piece.kind == PieceKind::Slider || piece.kind == PieceKind::Sleeve;
        }
        QCOMPARE(heavy, heavyPieces);
        const bool telescope = segment.kind == SegmentKind::Telescope;
        QCOMPARE(sliders > 0, moving && !telescope);
        QCOMPARE(out.collars.empty(), !moving && !telescope);
    }
}

void TestSceneSegments::massesAreAsLargeAsTheyAreHeavy()
{
    const test::SegmentCase c;
    const Scene scene = sceneOf(c);
    const std::vector<SceneMass>& masses = scene.segments[0].masses;
    QCOMPARE(masses.size(), std::size_t(2));
    SINEW_COMPARE_NEAR(masses[0].at, 0.25, {.abs = 1e-15});
    SINEW_COMPARE_NEAR(masses[0].size, 1.0, {.abs = 1e-12});
    SINEW_COMPARE_NEAR(masses[1].size, 0.5, {.abs = 1e-12});  // an eighth of the mass
}

void TestSceneSegments::onlyDocumentBodiesAreBodies()
{
    const Scene scene = sceneOf(test::SegmentCase());
    QCOMPARE(scene.bodies.size(), std::size_t(1));
    QCOMPARE(scene.bodies[0].id.name, std::string("cart"));
}

void TestSceneSegments::hingesHaveArrowsPartsWhenAskedFor()
{
    test::SegmentCase c;
    const auto names = [&] {
        std::set<std::string> found;
        for (const SceneArrow& arrow : sceneOf(c).arrows) {
            if (arrow.kind == ArrowKind::JointForce)
                found.insert(arrow.id.name);
        }
        return found;
    };
    QVERIFY(names().contains("thigh") && names().contains("shank"));
    QVERIFY(!names().contains("shank.rod"));
    c.selection = {ObjectKind::Joint, "shank.rod"};
    QVERIFY(names().contains("shank.rod"));
}

void TestSceneSegments::onlyTheLargestForcesAreLabelled()
{
    test::SegmentCase c;
    // A chain of twelve: its hinges bear less the farther out they are.
    Segment last = c.model.segments[0];
    for (int i = 0; i < 10; ++i) {
        Segment next{.name = "chain" + std::to_string(i), .kind = SegmentKind::Points, .parent = last.name};
        next.stretches = {{"", 0.1}};
        next.points = {{1, {1, Scale::Si}}};
        c.model.segments.push_back(next);
        last = next;
    }
    c.mechanism = *compile(c.model).value;
    c.set(0, 0);
    const auto labelled = [&] {
        std::set<std::string> names;
        for (const SceneArrow& arrow : sceneOf(c).arrows) {
            if (arrow.kind == ArrowKind::JointForce && !arrow.label.empty())
                names.insert(arrow.id.name);
        }
        return names;
    };
    QCOMPARE(labelled().size(), std::size_t(6));
    QVERIFY(labelled().contains("thigh") && !labelled().contains("chain9"));
    c.selection = {ObjectKind::Joint, "chain9"};
    QVERIFY(labelled().contains("chain9"));
}

void TestSceneSegments::hiddenAndSelectedAreMarked()
{
    test::SegmentCase c;
    c.hidden = {{ObjectKind::Segment, "thigh"}};
    c.selection = {ObjectKind::Segment, "shank"};
    Scene scene = sceneOf(c);
    QVERIFY(!scene.segments[0].visible && scene.segments[1].visible);
    QVERIFY(scene.segments[1].selected && !scene.segments[0].selected);
    c.selection = {ObjectKind::Body, "foot.tip"};
    scene = sceneOf(c);
    QVERIFY(scene.segments[2].selected && !scene.segments[1].selected);
    c.selection = {ObjectKind::Joint, "nobody"};
    scene = sceneOf(c);
    for (const SceneSegment& segment : scene.segments)
        QVERIFY(!segment.selected);
}

SINEW_TEST(TestSceneSegments)

}  // namespace tst_scene_segments

#include "tst_scene_segments.moc"
