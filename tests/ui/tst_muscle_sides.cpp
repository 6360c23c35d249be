// Which muscles count on the head fragment: rows from answers and case, ticks are edits.

#include <cmath>

#include <QCheckBox>
#include <QTest>
#include <QToolButton>

#include "core/fixation/case_answer.h"
#include "tests/support/test_registry.h"
#include "tests/ui/fixation_panel_fixture.h"
#include "ui/panels/fixation/muscle_sides_form.h"
#include "ui/session/session.h"

namespace tst_muscle_sides {

using namespace sinew;

namespace {

const std::string walking = SINEW_RESOURCE_DIR "/fixations/neck_walking.sinew-fixation.json";

FixationAnswer pulling(std::vector<FragmentPull> pulls)
{
    FixationAnswer answer;
    answer.load.pulls = std::move(pulls);
    return answer;
}

// By the plane a and c end on the head fragment; the case had put c on the shaft when it was answered.
CaseAnswer answered()
{
    CaseAnswer answer;
    answer.answers = {pulling({{"a", 10, true, false}, {"d", 3, false, false}}),
                      pulling({{"a", 30, true, false}, {"b", 5, false, false}, {"c", 7, false, true}}),
                      pulling({{"c", 2, false, true}, {"d", 8, false, false}})};
    return answer;
}

std::vector<std::string> names(const std::vector<MuscleRow>& rows)
{
    std::vector<std::string> all;
    for (const MuscleRow& row : rows)
        all.push_back(row.link);
    return all;
}

}  // namespace

class TestMuscleSides : public QObject {
    Q_OBJECT

private slots:
    void rowsAreOfAllPostures();
    void theCaseSaysMoreThanItsAnswer();
    void aTickIsAnEditThatCounts();
    void allGoBackToThePlane();
    void statedLoadsHaveNone();
};

void TestMuscleSides::rowsAreOfAllPostures()
{
    const CaseAnswer answer = answered();
    const std::vector<MuscleRow> rows = muscleRows({}, &answer);
    QCOMPARE(rows.size(), 4U);
    QCOMPARE(rows[0], (MuscleRow{"a", 30, true, true, true}));
    for (const MuscleRow& row : rows) {
        if (row.link == "c")
            QCOMPARE(row, (MuscleRow{"c", 7, true, true, true}));  // the choice is no longer in the case
        if (row.link == "d")
            QCOMPARE(row, (MuscleRow{"d", 8, false, true, false}));
    }
    QVERIFY(muscleRows({}, nullptr).empty());
    CaseAnswer unsound = answer;
    unsound.problems.emplace_back();
    QVERIFY(muscleRows({}, &unsound).empty());
}

void TestMuscleSides::theCaseSaysMoreThanItsAnswer()
{
    const CaseAnswer answer = answered();
    Fixation fixation;
    fixation.muscles
        = {{"c", FragmentChoice::Shaft, {}}, {"a", FragmentChoice::Head, {}}, {"z", FragmentChoice::Head, {}}};
    for (const MuscleRow& row : muscleRows(fixation, &answer)) {
        if (row.link == "c")
            QCOMPARE(row, (MuscleRow{"c", 7, false, false, true}));
        else if (row.link == "a")
            QCOMPARE(row, (MuscleRow{"a", 30, true, true, true}));  // said, but nothing against the plane
        else if (row.link == "z")
            QCOMPARE(row, (MuscleRow{"z", 0, true, false, false}));
    }
    QCOMPARE(names(muscleRows(fixation, &answer)).back(), std::string("z"));
}

void TestMuscleSides::aTickIsAnEditThatCounts()
{
    Session session;
    FixationSession fixation(session);
    QVERIFY(fixation.openNow(walking));
    fixation.waitUntilSolved();
    QWidget parent;
    MuscleSidesForm form(fixation, &parent);
    form.refresh();
    auto* fold = form.findChild<QToolButton*>();
    fold->setChecked(true);
    const std::vector<MuscleRow> rows = muscleRows(fixation.fixation(), fixation.answer());
    QVERIFY(rows.size() > 5);
    const QList<QCheckBox*> boxes = form.findChildren<QCheckBox*>();
    QCOMPARE(static_cast<std::size_t>(boxes.size()), rows.size());
    // The strongest: its own force must come into the load across the plane, once and with its sign.
    const auto strongest
        = static_cast<std::size_t>(std::ranges::max_element(rows, {}, &MuscleRow::force) - rows.begin());
    const bool was = rows[strongest].isOnHead;
    const SectionLoad before = fixation.shown()->load;
    boxes[static_cast<int>(strongest)]->click();
    QCOMPARE(fixation.fixation().muscles.size(), 1U);
    QCOMPARE(fixation.fixation().muscles[0].link, rows[strongest].link);
    const int posture = fixation.posture();
    fixation.waitUntilSolved();
    form.refresh();
    QVERIFY(boxes[static_cast<int>(strongest)]->text().endsWith("(chosen)"));
    const SectionLoad after = fixation.answer()->answers[static_cast<std::size_t>(posture)].load;
    double force = 0;
    for (const FragmentPull& pull : after.pulls) {
        if (pull.link == rows[strongest].link) {
            force = pull.force;
            QCOMPARE(pull.endsOnHead, !was);
            QVERIFY(pull.isChosen);
        }
    }
    // Round-off of forces of some thousand newtons.
    QVERIFY(std::abs((after.wrench - before.wrench).head<3>().norm() - std::abs(force)) < 1e-8);
    boxes[static_cast<int>(strongest)]->click();
    QVERIFY(fixation.fixation().muscles.empty());
    session.undo();
    QCOMPARE(fixation.fixation().muscles.size(), 1U);
}

void TestMuscleSides::allGoBackToThePlane()
{
    Session session;
    FixationSession fixation(session);
    QVERIFY(fixation.openNow(walking));
    Fixation edited = fixation.fixation();
    edited.muscles = {{session.model().links.front().name, FragmentChoice::Head, {}}};
    fixation.edit(edited, "A choice");
    fixation.waitUntilSolved();
    QWidget parent;
    MuscleSidesForm form(fixation, &parent);
    form.refresh();
    QToolButton* reset = nullptr;
    for (QToolButton* button : form.findChildren<QToolButton*>()) {
        if (button->text() == "By the plane")
            reset = button;
    }
    QVERIFY(reset && !reset->isHidden());
    reset->click();
    QVERIFY(fixation.fixation().muscles.empty());
    form.refresh();
    QVERIFY(reset->isHidden());
}

void TestMuscleSides::statedLoadsHaveNone()
{
    Session session;
    FixationSession fixation(session);
    QVERIFY(fixation.openNow(test::screwsCase));
    fixation.waitUntilSolved();
    Fixation edited = fixation.fixation();
    edited.activity.clear();
    fixation.edit(edited, "Stated loads alone");
    fixation.waitUntilSolved();
    QWidget parent;
    MuscleSidesForm form(fixation, &parent);
    form.refresh();
    QVERIFY(form.isHidden());
}

SINEW_TEST(TestMuscleSides)

}  // namespace tst_muscle_sides

#include "tst_muscle_sides.moc"
