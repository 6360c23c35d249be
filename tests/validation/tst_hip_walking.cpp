// The hip at each speed of walking, beside what was measured at that speed: peaks of both halves of stance, with straight
// lines, with muscles round the bone and with the capsule; what remains, split into what it comes from. Nothing is tuned.
// Held against an independent calculation (shared/data/hip/hip_walking_trials.csv, hip_static_and_adult_trials.csv).

#include <cstdio>
#include <map>

#include <QTest>

#include "core/base/constants.h"
#include "core/statics/activity_series.h"
#include "core/statics/criterion.h"
#include "tests/support/models.h"
#include "tests/support/near.h"
#include "tests/support/test_registry.h"

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
    for (const Row& row :
         {Row{"walking_very_slow", &m_straight, 1.87, 2.63}, Row{"walking_slow", &m_straight, 2.15, 3.24},
          Row{"walking_free", &m_straight, 2.81, 4.47}, Row{"walking_very_slow", &m_wrapped, 1.81, 2.26},
          Row{"walking_slow", &m_wrapped, 1.94, 2.62}, Row{"walking_free", &m_wrapped, 2.39, 3.45},
          Row{"walking_slow_scaled", &m_wrapped, 2.16, 2.98}, Row{"walking_free_scaled", &m_wrapped, 2.68, 3.97},
          Row{"walking_adult", &m_straight, 3.17, 3.75}, Row{"walking_adult", &m_wrapped, 2.78, 2.94}}) {
        const Peaks peaks = row.hip->peaks(row.activity);
        std::printf("%s %s: %.2f / %.2f (%.2f / %.2f)\n", row.hip->model.name.c_str(), row.activity, peaks.first,
                    peaks.last, row.first, row.last);
        SINEW_COMPARE_NEAR(peaks.first, row.first, {.abs = 0.03});
        SINEW_COMPARE_NEAR(peaks.last, row.last, {.abs = 0.03});
    }
    // The capsule as it is stretched by the posture alone, as that calculation has it.
    const Hip stiff(withStiffMuscles(m_capsule.model));
    const Peaks slow = stiff.peaks("walking_slow"), free = stiff.peaks("walking_free");
    std::printf("with the capsule of the posture alone: slow %.2f, free %.2f (2.85, 3.70)\n", slow.last, free.last);
    SINEW_COMPARE_NEAR(slow.last, 2.85, {.abs = 0.04});
    SINEW_COMPARE_NEAR(free.last, 3.70, {.abs = 0.04});
}

// Prints the table of README.
void TestHipWalking::tableOfActivities()
{
    std::printf("| activity | straight lines, BW | round the bone, BW | and capsule, BW | compared with, BW | kind of "
                "reference |\n"
                "| --- | --- | --- | --- | --- | --- |\n");
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
        std::printf("| %s | %s | %s | %s | %s | %s |\n", activity.title.c_str(), text(m_straight).c_str(),
                    text(m_wrapped).c_str(), text(m_capsule).c_str(), ranges.c_str(), kinds.c_str());
    }
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
    std::printf("| mean absolute error, BW | stance, leg raise, one adult's walk | with slow and free walking |\n"
                "| --- | --- | --- |\n");
    std::map<std::string, double> errors;
    for (const auto& [name, hip] : {std::pair("straight lines", &m_straight), std::pair("round the bone", &m_wrapped),
                                    std::pair("round the bone, with capsule", &m_capsule)}) {
        for (const auto& [criterion, options] :
             {std::pair(", by stiffness", StaticsOptions()), std::pair(", least squared stresses", quadratic())}) {
            const double error = errorOf(*hip, options);
            std::printf("| %s%s | %.2f | %.2f |\n", name, criterion, error, errorOfAll(*hip, options));
            errors[std::string(name) + criterion] = error;
        }
    }
    // 0.43, 0.29 and 0.22 by the independent calculation; 0.30 is the best that is published (De Pieri 2018).
    SINEW_COMPARE_NEAR(errors["straight lines, by stiffness"], 0.43, {.abs = 0.02});
    SINEW_COMPARE_NEAR(errors["round the bone, by stiffness"], 0.29, {.abs = 0.02});
    SINEW_COMPARE_NEAR(errors["round the bone, least squared stresses"], 0.22, {.abs = 0.02});
    QVERIFY(errors["round the bone, by stiffness"] < 0.30);
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
    std::printf("| free walking, BW | computed | against %.2f measured |\n| --- | --- | --- |\n", measured);
    for (const auto& [what, value] :
         {std::pair("muscles round the bone, by stiffness", now), std::pair("paths: straight lines", straight),
          std::pair("criterion: least squared stresses", squares),
          std::pair("passive tissue, lower edge: its whole moment a couple", couple),
          std::pair("passive tissue, upper edge: the capsule's tension", capsule),
          std::pair("people: moments of an adult's leg", scaled),
          std::pair("people: one adult, mean of both peaks", adult)})
        std::printf("| %s | %.2f | %+.2f |\n", what, value, value - measured);
    // The order of the independent calculation: 4.47, 3.45, 3.12, 2.54.
    QVERIFY(straight > now && now > squares && squares > couple && capsule > now && scaled > now && adult < now);
    SINEW_COMPARE_NEAR(squares, 3.12, {.abs = 0.04});
    SINEW_COMPARE_NEAR(couple, 2.54, {.abs = 0.05});
}

}  // namespace

SINEW_TEST(TestHipWalking)

}  // namespace tst_hip_walking

#include "tst_hip_walking.moc"
