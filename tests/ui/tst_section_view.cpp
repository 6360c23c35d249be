#include <algorithm>
#include <cmath>

#include <QImage>
#include <QSignalSpy>
#include <QTest>

#include "core/fixation/case_answer.h"
#include "core/fixation/fracture_plane.h"
#include "core/fixation/standard_fixators.h"
#include "core/io/fixation_file.h"
#include "tests/support/test_registry.h"
#include "ui/panels/fixation/section_view.h"
#include "ui/scene/viridis.h"

namespace tst_section_view {

using namespace sinew;

namespace {

Fixation screwedNeck()
{
    const Result<FixationBundle> read
        = readFixationFile(SINEW_RESOURCE_DIR "/fixations/neck_screws.sinew-fixation.json");
    if (!read)
        qFatal("the case cannot be read");
    Fixation fixation = read.value->fixation;
    fixation.activity.clear();
    return fixation;
}

const CaseAnswer& screws()
{
    static const CaseAnswer answer = answerPostures(screwedNeck(), nullptr);
    return answer;
}

double areaOf(const QPolygonF& polygon)
{
    double twice = 0;
    for (qsizetype i = 0; i < polygon.size(); ++i) {
        const QPointF a = polygon[i], b = polygon[(i + 1) % polygon.size()];
        twice += a.x() * b.y() - a.y() * b.x();
    }
    return std::abs(twice) / 2;
}

QImage grabbed(SectionView& view)
{
    view.resize(view.sizeHint());
    return view.grab().toImage();
}

}  // namespace

class TestSectionView : public QObject {
    Q_OBJECT

private slots:
    void pictureIsTrueToScale();
    void beamsStandWhereTheyCross();
    void bladeIsWideFromFrontToBack();
    void whatIsUpperStandsAbove();
    void leftIsMirrored();
    void pressuresAndTheirCentre();
    void withoutAnAnswerNothingIsSaidOfPressure();
    void colouredWhereItIsPressed();
    void clicksTellTheBeam();
    void emptyAndNarrowAreDrawn();
};

void TestSectionView::pictureIsTrueToScale()
{
    const Construct& construct = screws().construct;
    const SectionPicture picture = sectionPictureOf(construct, nullptr);
    // mm^2 and m^2
    QVERIFY(std::abs(areaOf(picture.outer) - 1e6 * construct.section.whole.area) < 1e-3);
    double cells = 0;
    for (const SectionPicture::Cell& cell : picture.cells)
        cells += areaOf(cell.outline);
    // The bone's outline as cells keep it.
    QVERIFY(std::abs(cells - areaOf(picture.outer)) < 1e-3 * cells);
    SectionView view;
    view.setPicture(picture);
    view.resize(view.sizeHint());
    const double scale = view.pixelsPerMillimetre();
    const QPointF across = view.toWidget({10, 0}) - view.toWidget({0, 0});
    const QPointF down = view.toWidget({0, 10}) - view.toWidget({0, 0});
    QCOMPARE(across, QPointF(10 * scale, 0));
    QCOMPARE(down, QPointF(0, 10 * scale));
}

void TestSectionView::beamsStandWhereTheyCross()
{
    const SectionPicture picture = sectionPictureOf(screws().construct, nullptr);
    QCOMPARE(picture.beams.size(), std::size_t(3));
    for (std::size_t i = 0; i < 3; ++i) {
        const PlacedBeam& beam = screws().construct.beams[i];
        const QPointF middle = picture.beams[i].outline.boundingRect().center();
        QCOMPARE(picture.beams[i].name, QString::fromStdString(beam.stated.name));
        QCOMPARE(picture.beamAt(middle), int(i));
        // What is cut obliquely is longer than wide.
        const double steep = beam.bedded.direction.dot(screws().construct.section.frame.normal);
        const double diameter = 1e3 * (beam.thread() <= 0 ? beam.stated.threadDiameter : beam.stated.diameter);
        const double round = 3.14159265 / 4 * diameter * diameter / steep;
        QVERIFY(std::abs(areaOf(picture.beams[i].outline) - round) < 0.01 * round);  // a polygon of 48 corners
    }
    const auto middle = [&](std::size_t i) { return picture.beams[i].outline.boundingRect().center(); };
    // An inverted triangle: the lower screw below, the front one at the left of a right hip.
    QVERIFY(middle(0).y() > middle(1).y() && middle(0).y() > middle(2).y());
    QVERIFY(middle(1).x() < middle(2).x());
    QCOMPARE(picture.beamAt({1000, 1000}), -1);
}

void TestSectionView::bladeIsWideFromFrontToBack()
{
    Fixation fixation = screwedNeck();
    fixation.fixator = standardFixator(FixatorKind::BladePlate, fixation.fracture.kind);
    const SectionPicture picture = sectionPictureOf(buildConstruct(fixation), nullptr);
    const QRectF blade = picture.beams.at(0).outline.boundingRect();
    QVERIFY(blade.width() > 1.5 * blade.height());
    QVERIFY(blade.width() >= 15);
}

// Whatever way a plane falls, its upper edge stands above.
void TestSectionView::whatIsUpperStandsAbove()
{
    for (const double pauwels : {-40.0, 54.0}) {
        Fixation fixation;
        fixation.fixator = {};
        fixation.fracture = usualPlane(FractureKind::ReverseOblique, fixation.femur);
        fixation.fracture.pauwels = pauwels * 0.017453292519943295;
        const SectionPicture picture = sectionPictureOf(buildConstruct(fixation), nullptr);
        QCOMPARE(picture.topWord, QStringLiteral("upper"));
        QCOMPARE(picture.bottomWord, QStringLiteral("lower"));
        QCOMPARE(picture.isFrontRight, pauwels < 0);
    }
}

void TestSectionView::leftIsMirrored()
{
    const SectionPicture right = sectionPictureOf(screws().construct, nullptr);
    const SectionPicture left = sectionPictureOf(screws().construct, nullptr, BodySide::Left);
    QVERIFY(left.isFrontRight && !right.isFrontRight);
    for (std::size_t i = 0; i < 3; ++i) {
        const QPointF a = right.beams[i].outline.boundingRect().center();
        const QPointF b = left.beams[i].outline.boundingRect().center();
        QVERIFY(std::abs(a.x() + b.x()) < 1e-9 && std::abs(a.y() - b.y()) < 1e-9);
    }
}

void TestSectionView::pressuresAndTheirCentre()
{
    const FixationAnswer& answer = screws().answers.at(0);
    const SectionPicture picture = sectionPictureOf(screws().construct, &answer);
    QVERIFY(picture.isSolved);
    // Shares of the strength of the bone there: of cortex at its rim, of cancellous bone in its middle.
    const Construct& construct = screws().construct;
    double most = 0;
    for (std::size_t i = 0; i < picture.cells.size(); ++i) {
        if (!picture.cells[i].pressure)
            continue;
        most = std::max(most, picture.cells[i].share);
        const double cortical = construct.sectionCells[i].corticalShare;
        if (cortical == 0)
            QCOMPARE(picture.cells[i].share, *picture.cells[i].pressure / construct.strengthOfCancellous);
        if (cortical == 1)
            QCOMPARE(picture.cells[i].share, *picture.cells[i].pressure / construct.strengthOfCortex);
    }
    QVERIFY(picture.scale >= most && picture.scale < 3 * most);
    int pressed = 0;
    for (std::size_t i = 0; i < picture.cells.size(); ++i) {
        QCOMPARE(picture.cells[i].pressure.has_value(), answer.interface.cells[i].state != CellState::Open);
        pressed += picture.cells[i].pressure ? 1 : 0;
    }
    QVERIFY(pressed > 0);
    // The bone's share of the moments divided by its share of the compression is where it is pressed: the cells push
    // along the normal only, so M = r x (-C m).
    const PlaneLoad& bone = answer.parts[0].carries;
    const QPointF centre = *picture.pressureCentre;
    QVERIFY(std::abs(std::abs(centre.y()) - std::abs(1e3 * bone.varusMoment / bone.compression)) < 0.05);
    QVERIFY(std::abs(std::abs(centre.x()) - std::abs(1e3 * bone.frontMoment / bone.compression)) < 0.05);
}

void TestSectionView::withoutAnAnswerNothingIsSaidOfPressure()
{
    FixationAnswer unheld = screws().answers.at(0);
    unheld.status = SolveStatus::Infeasible;
    for (const SectionPicture& picture :
         {sectionPictureOf(screws().construct, nullptr), sectionPictureOf(screws().construct, &unheld)}) {
        QVERIFY(!picture.isSolved && !picture.pressureCentre);
        QVERIFY(std::none_of(picture.cells.begin(), picture.cells.end(),
                             [](const SectionPicture::Cell& cell) { return cell.pressure.has_value(); }));
    }
}

void TestSectionView::colouredWhereItIsPressed()
{
    const FixationAnswer& answer = screws().answers.at(0);
    SectionView view;
    view.setPicture(sectionPictureOf(screws().construct, &answer));
    const QImage image = grabbed(view);
    int seen = 0;
    for (const SectionPicture::Cell& cell : view.picture().cells) {
        const QPointF middle = cell.outline.boundingRect().center();
        const bool isWhole = std::abs(areaOf(cell.outline) - 1.5625) < 1e-3;  // mm^2, of 1.25 mm a side
        const bool isCovered
            = view.picture().beamAt(middle) >= 0
              || (view.toWidget(middle) - view.toWidget({0, 0})).manhattanLength() < 16
              || (view.toWidget(middle) - view.toWidget(*view.picture().pressureCentre)).manhattanLength() < 16;
        if (!cell.pressure || !isWhole || isCovered)
            continue;
        const QColor drawn = image.pixelColor((view.toWidget(middle) * image.devicePixelRatio()).toPoint());
        const QColor wanted = QColor::fromRgb(viridis(cell.share / view.picture().scale));
        // Lines of beams and cortex may run over a few.
        seen += std::abs(drawn.red() - wanted.red()) + std::abs(drawn.green() - wanted.green())
                            + std::abs(drawn.blue() - wanted.blue())
                        < 12
                    ? 1
                    : 0;
    }
    QVERIFY2(seen > 10, qPrintable(QString::number(seen)));
}

void TestSectionView::clicksTellTheBeam()
{
    SectionView view;
    view.setPicture(sectionPictureOf(screws().construct, nullptr));
    view.resize(view.sizeHint());
    QSignalSpy clicked(&view, &SectionView::partClicked);
    for (int i = 0; i < 3; ++i) {
        const QPointF middle = view.picture().beams[std::size_t(i)].outline.boundingRect().center();
        QTest::mouseClick(&view, Qt::LeftButton, {}, view.toWidget(middle).toPoint());
        QCOMPARE(clicked.last().at(0).toInt(), i);
    }
    QTest::mouseClick(&view, Qt::LeftButton, {}, QPoint(3, 3));
    QCOMPARE(clicked.last().at(0).toInt(), -1);
    const QImage plain = grabbed(view);
    view.setPart(1);
    QVERIFY(grabbed(view) != plain);
}

void TestSectionView::emptyAndNarrowAreDrawn()
{
    SectionView view;
    QVERIFY(!grabbed(view).isNull());
    view.setPicture(sectionPictureOf(screws().construct, &screws().answers.at(0)));
    view.resize(20, 20);
    QVERIFY(!view.grab().isNull());
}

SINEW_TEST(TestSectionView)

}  // namespace tst_section_view

#include "tst_section_view.moc"
