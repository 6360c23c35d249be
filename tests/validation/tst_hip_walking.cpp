// The hip at each speed of walking, beside what was measured at that speed: peaks of both halves of stance, with straight
// lines, with muscles round the bone and with the capsule; what remains, split into what it comes from. Nothing is tuned.
// Held against an independent calculation (shared/data/hip/hip_walking_trials.csv, hip_static_and_adult_trials.csv).

#include <algorithm>
#include <cstdio>
#include <map>

#include <QTest>

#include "core/base/constants.h"
#include "core/frame/link_stress.h"
#include "core/statics/activity_series.h"
#include "core/statics/criterion.h"
#include "core/statics/stress_remark.h"
#include "tests/support/models.h"
#include "tests/support/near.h"
#include "tests/support/test_registry.h"
#include "tests/support/validation_page.h"

namespace tst_hip_walking {

using namespace sinew;

namespace {

struct Peaks {
    double first = 0, last = 0, mean = 0;  // BW: the largest of both halves, the mean of all postures
    double largest() const { return std::max(first, last); }
    double meanOfPeaks() const { return 0.5 * (first + last); }
};

struct Hip {
    Model model;
    Mechanism mechanism;

    explicit Hip(Model made) : model(std::move(made)), mechanism(test::compiled(model)) {}

    Peaks peaks(const Activity& activity, const StaticsOptions& options = {}) const
    {
        Peaks peaks;
        const std::vector<StaticsSolution> series = solveActivity(model, mechanism, activity, options);
        for (std::size_t i = 0; i < series.size(); ++i) {
            if (!series[i].isUsable()) {
                qWarning("%s: %s", activity.name.c_str(), series[i].message.english().c_str());
                return {};
            }
            const double force = series[i].joints[1].resultant / model.bodyWeight;
            double& peak = 2 * i < series.size() ? peaks.first : peaks.last;
            peak = std::max(peak, force);
            peaks.mean += force / static_cast<double>(series.size());
        }
        return peaks;
    }
    Peaks peaks(const std::string& activity, const StaticsOptions& options = {}) const
    {
        return peaks(*findActivity(model, activity), options);
    }
};

// Least sum of squared stresses.
StaticsOptions quadratic()
{
    return {.criterion = *criterionFromText("quadratic/area").value};
}

// The passive moment of the hip with the knee bent by 10 degrees, N m, flexor positive (Riener and Edrich 1999).
double passiveMoment(double flexion)
{
    const double h = flexion / degree, k = 10;
    return std::exp(1.4655 - 0.0034 * k - 0.0750 * h) - std::exp(1.3403 - 0.0226 * k + 0.0305 * h) + 8.072;
}

// The lower edge of what passive tissue may do: its moment as a couple that presses nothing, though no tissue does that.
Activity withPassiveCouple(Activity activity, double bodyWeight)
{
    for (ActivityStep& step : activity.steps) {
        for (CoordinateSetting& setting : step.settings) {
            if (setting.coordinate == "hip_flexion_r" && setting.effort)
                setting.effort->value += passiveMoment(setting.value.value_or(0)) / bodyWeight;
        }
    }
    return activity;
}

Model withStiffMuscles(Model model)
{
    for (Link& link : model.links) {
        if (auto* material = std::get_if<MaterialStiffness>(&link.stiffness))
            material->modulus *= 1e6;
    }
    return model;
}

class TestHipWalking : public QObject {
    Q_OBJECT

private slots:
    void speedsAgreeWithAnIndependentCalculation();
    void tableOfActivities();
    void meanErrors();
    void whatRemainsAtFreeSpeed();
    void theCapsuleAtItsStrength();
    void musclesThatPullInStance();
    void largestStresses();

private:
    const Hip m_straight{test::shippedModel("hip")}, m_wrapped{test::shippedModel("hip_wrapped")},
        m_capsule{test::shippedModel("hip_capsule")};
};

// Early and late peaks as hip_walking_trials.csv and hip_static_and_adult_trials.csv have them, to their last digit and
// the rounding of their paths (0.06 mm of an arm is 0.02 BW).
void TestHipWalking::speedsAgreeWithAnIndependentCalculation()
{
    struct Row {
        const char* activity;
        const Hip* hip;
        double first, last;
    };
    test::PageResult page("hip_independent");
    page.line("| paths | activity | ours, first / second half, BW | independent calculation, BW |");
    page.line("| --- | --- | --- | --- |");
    for (const Row& row :
         {Row{"walking_very_slow", &m_straight, 1.87, 2.63}, Row{"walking_slow", &m_straight, 2.15, 3.24},
          Row{"walking_free", &m_straight, 2.81, 4.47}, Row{"walking_very_slow", &m_wrapped, 1.81, 2.26},
          Row{"walking_slow", &m_wrapped, 1.94, 2.62}, Row{"walking_free", &m_wrapped, 2.39, 3.45},
          Row{"walking_slow_scaled", &m_wrapped, 2.16, 2.98}, Row{"walking_free_scaled", &m_wrapped, 2.68, 3.97},
          Row{"walking_adult", &m_straight, 3.17, 3.75}, Row{"walking_adult", &m_wrapped, 2.78, 2.94}}) {
        const Peaks peaks = row.hip->peaks(row.activity);
        page.line(
            "| %s | %s | %.2f / %.2f | %.2f / %.2f |", row.hip == &m_straight ? "straight lines" : "round the bone",
            findActivity(row.hip->model, row.activity)->title.c_str(), peaks.first, peaks.last, row.first, row.last);
        SINEW_COMPARE_NEAR(peaks.first, row.first, {.abs = 0.03});
        SINEW_COMPARE_NEAR(peaks.last, row.last, {.abs = 0.03});
    }
    // The capsule as it is stretched by the posture alone, as that calculation has it.
    const Hip stiff(withStiffMuscles(m_capsule.model));
    const Peaks slow = stiff.peaks("walking_slow"), free = stiff.peaks("walking_free");
    page.line(
        "| with the capsule of the posture alone | walking slowly; freely, second half | %.2f; %.2f | 2.85; 3.70 |",
        slow.last, free.last);
    SINEW_COMPARE_NEAR(slow.last, 2.85, {.abs = 0.04});
    SINEW_COMPARE_NEAR(free.last, 3.70, {.abs = 0.04});
    SINEW_HOLD_TO_PAGE(page);
}

void TestHipWalking::tableOfActivities()
{
    test::PageResult page("hip_activities");
    page.line("| activity | straight lines, BW | round the bone, BW | and capsule, BW | compared with, BW | kind of "
              "reference |");
    page.line("| --- | --- | --- | --- | --- | --- |");
    for (const Activity& activity : m_wrapped.model.activities) {
        const auto text = [&](const Hip& hip) {
            const Peaks it = hip.peaks(activity.name);
            char line[64];
            if (activity.steps.size() < 2)
                std::snprintf(line, sizeof line, "%.2f", it.first);
            else if (activity.name == "straight_leg_raise")
                std::snprintf(line, sizeof line, "%.2f (mean %.2f)", it.largest(), it.mean);
            else
                std::snprintf(line, sizeof line, "%.2f / %.2f", it.first, it.last);
            return std::string(line);
        };
        std::string ranges, kinds;
        for (const ReferenceRange& reference : activity.references) {
            char range[64];
            if (reference.low == reference.high)
                std::snprintf(range, sizeof range, "%.2f", reference.high);
            else
                std::snprintf(range, sizeof range, "%.2f to %.2f", reference.low, reference.high);
            const char* kind = reference.basis == ReferenceBasis::Model       ? "a model"
                               : reference.kind == ReferenceKind::LowerBound  ? "measured; ours is a lower bound"
                               : reference.kind == ReferenceKind::MeanOfPeaks ? "measured, mean of both peaks"
                               : reference.kind == ReferenceKind::Mean        ? "measured, mean"
                                                                              : "measured";
            const char* between = ranges.empty() ? "" : "; ";
            ranges += between + std::string(range);
            kinds += between + std::string(kind) + " (" + reference.people + ", " + reference.citation + ")";
        }
        page.line("| %s | %s | %s | %s | %s | %s |", activity.title.c_str(), text(m_straight).c_str(),
                  text(m_wrapped).c_str(), text(m_capsule).c_str(), ranges.c_str(), kinds.c_str());
    }
    SINEW_HOLD_TO_PAGE(page);
    // What the issue of this table is about: each beside the mean that was measured at its speed.
    QVERIFY(std::abs(m_wrapped.peaks("walking_slow").largest() - 2.42) < 0.35);
    QVERIFY(std::abs(m_wrapped.peaks("walking_adult").meanOfPeaks() - 2.471) < 0.4);
    QVERIFY(std::abs(m_wrapped.peaks("one_legged_stance").first - m_straight.peaks("one_legged_stance").first) < 0.15);
    SINEW_COMPARE_NEAR(m_wrapped.peaks("stumbling").first, 6.16, {.abs = 0.03});
}

// Stance 2.607, leg raise 1.50 (its mean over the angles), the adult's walk 2.471 (mean of both peaks).
void TestHipWalking::meanErrors()
{
    const auto errorOf = [](const Hip& hip, const StaticsOptions& options) {
        return (std::abs(hip.peaks("one_legged_stance", options).first - 2.607)
                + std::abs(hip.peaks("straight_leg_raise", options).mean - 1.5)
                + std::abs(hip.peaks("walking_adult", options).meanOfPeaks() - 2.471))
               / 3;
    };
    // All activities with a measured mean: slow and free walking too (2.42; 2.44, the middle of two speeds).
    const auto errorOfAll = [&](const Hip& hip, const StaticsOptions& options) {
        return (3 * errorOf(hip, options) + std::abs(hip.peaks("walking_slow", options).largest() - 2.42)
                + std::abs(hip.peaks("walking_free", options).largest() - 2.44))
               / 5;
    };
    test::PageResult page("hip_mean_errors");
    page.line("| mean absolute error, BW | stance, leg raise, one adult's walk | with slow and free walking |");
    page.line("| --- | --- | --- |");
    std::map<std::string, double> errors;
    for (const auto& [name, hip] : {std::pair("straight lines", &m_straight), std::pair("round the bone", &m_wrapped),
                                    std::pair("round the bone, with capsule", &m_capsule)}) {
        for (const auto& [criterion, options] :
             {std::pair(", by stiffness", StaticsOptions()), std::pair(", least squared stresses", quadratic())}) {
            const double error = errorOf(*hip, options);
            page.line("| %s%s | %.2f | %.2f |", name, criterion, error, errorOfAll(*hip, options));
            errors[std::string(name) + criterion] = error;
        }
    }
    // 0.43, 0.29 and 0.22 by the independent calculation; 0.30 is the best that is published (De Pieri 2018).
    SINEW_COMPARE_NEAR(errors["straight lines, by stiffness"], 0.43, {.abs = 0.02});
    SINEW_COMPARE_NEAR(errors["round the bone, by stiffness"], 0.29, {.abs = 0.02});
    SINEW_COMPARE_NEAR(errors["round the bone, least squared stresses"], 0.22, {.abs = 0.02});
    QVERIFY(errors["round the bone, by stiffness"] < 0.30);
    SINEW_HOLD_TO_PAGE(page);
}

// Free walking lies above what was measured; each step is computed alone.
void TestHipWalking::whatRemainsAtFreeSpeed()
{
    const double measured = 2.44, now = m_wrapped.peaks("walking_free").largest();
    const double straight = m_straight.peaks("walking_free").largest();
    const double squares = m_wrapped.peaks("walking_free", quadratic()).largest();
    const double couple
        = m_wrapped.peaks(withPassiveCouple(*findActivity(m_wrapped.model, "walking_free"), m_wrapped.model.bodyWeight))
              .largest();
    const double capsule = m_capsule.peaks("walking_free").largest();
    const double scaled = m_wrapped.peaks("walking_free_scaled").largest();
    const double adult = m_wrapped.peaks("walking_adult").meanOfPeaks();
    test::PageResult page("hip_free_walking");
    page.line("| free walking, BW | computed | against %.2f measured |", measured);
    page.line("| --- | --- | --- |");
    for (const auto& [what, value] :
         {std::pair("muscles round the bone, by stiffness", now), std::pair("paths: straight lines", straight),
          std::pair("criterion: least squared stresses", squares),
          std::pair("passive tissue, lower edge: its whole moment a couple", couple),
          std::pair("passive tissue, upper edge: the capsule's tension", capsule),
          std::pair("people: moments of an adult's leg", scaled),
          std::pair("people: one adult, mean of both peaks", adult)})
        page.line("| %s | %.2f | %+.2f |", what, value, value - measured);
    // The order of the independent calculation: 4.47, 3.45, 3.12, 2.54.
    QVERIFY(straight > now && now > squares && squares > couple && capsule > now && scaled > now && adult < now);
    SINEW_COMPARE_NEAR(squares, 3.12, {.abs = 0.04});
    SINEW_COMPARE_NEAR(couple, 2.54, {.abs = 0.05});
    SINEW_HOLD_TO_PAGE(page);
}

// Where the ligaments bear their strength, of all that the adult's walk asks for.
void TestHipWalking::theCapsuleAtItsStrength()
{
    const Activity& walk = *findActivity(m_capsule.model, "walking_adult");
    const std::vector<Link>& links = m_capsule.model.links;
    int postures = 0;
    const std::vector<StaticsSolution> series = solveActivity(m_capsule.model, m_capsule.mechanism, walk, {});
    for (const StaticsSolution& solution : series) {
        QVERIFY(solution.isUsable());
        for (std::size_t j = 0; j < links.size(); ++j) {
            if (isAtStrength(links[j], solution.forces[static_cast<Eigen::Index>(j)])) {
                ++postures;
                break;
            }
        }
    }
    test::PageResult page("hip_capsule_strength");
    page.line("- A ligament bears all of its strength in %d of %zu postures of the adult's walk.", postures,
              series.size());
    QVERIFY(postures > 0 && postures < int(series.size()));
    SINEW_HOLD_TO_PAGE(page);
}

// What the picture on README shows.
void TestHipWalking::musclesThatPullInStance()
{
    const Activity& stance = *findActivity(m_straight.model, "one_legged_stance");
    const StaticsSolution solution = solveActivity(m_straight.model, m_straight.mechanism, stance, {}).front();
    QVERIFY(solution.isUsable());
    test::PageResult page("hip_stance");
    page.line("- In one-legged stance %d of %zu straight muscle lines pull.",
              int(std::ranges::count(solution.engaged, true)), solution.engaged.size());
    SINEW_HOLD_TO_PAGE(page);
}

// Weights, not inertia: what bears more than muscle can is remarked (core/statics/stress_remark.h).
void TestHipWalking::largestStresses()
{
    test::PageResult page("hip_stresses");
    page.line("| activity | largest stress of a muscle, straight lines, N/cm² | round the bone, N/cm² |");
    page.line("| --- | --- | --- |");
    for (const Activity& activity : m_wrapped.model.activities) {
        const auto largest = [&](const Hip& hip) {
            double stress = 0;
            bool isRemarked = false;
            const Activity& its = *findActivity(hip.model, activity.name);
            for (const StaticsSolution& solution : solveActivity(hip.model, hip.mechanism, its, {})) {
                for (std::size_t j = 0; j < hip.model.links.size(); ++j)
                    stress = std::max(
                        stress,
                        stressOf(hip.model.links[j], solution.forces[static_cast<Eigen::Index>(j)]).value_or(0));
                for (const Sentence& remark : solution.remarks)
                    isRemarked = isRemarked || remark.english().find("Persad") != std::string::npos;
            }
            return std::pair(stress, isRemarked);
        };
        const auto [straight, straightIs] = largest(m_straight);
        const auto [wrapped, wrappedIs] = largest(m_wrapped);
        page.line("| %s | %.0f | %.0f |", activity.title.c_str(), 1e-4 * straight, 1e-4 * wrapped);
        QCOMPARE(straightIs, straight > largestMuscleStress);
        QCOMPARE(wrappedIs, wrapped > largestMuscleStress);
    }
    SINEW_HOLD_TO_PAGE(page);
}

}  // namespace

SINEW_TEST(TestHipWalking)

}  // namespace tst_hip_walking

#include "tst_hip_walking.moc"
