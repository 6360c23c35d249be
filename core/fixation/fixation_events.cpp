// What happens to a fixation as its load grows.

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

#include "core/fixation/fixation_answer.h"

namespace sinew {

namespace {

constexpr double noFactor = std::numeric_limits<double>::infinity();

// Something that reaches a limit: its size at one point of the path after another.
struct Watch {
    EventKind kind;
    std::string part;
    double limit;
    double before = 0, factorBefore = 0;
    std::optional<double> reached;

    void see(double factor, double value)
    {
        if (!reached && value >= limit) {
            const double share = value > before ? std::clamp((limit - before) / (value - before), 0.0, 1.0) : 1;
            reached = factorBefore + share * (factor - factorBefore);
        }
        before = value;
        factorBefore = factor;
    }
};

void add(std::vector<FixationEvent>& events, EventKind kind, const std::string& part, double factor)
{
    if (std::isfinite(factor))
        events.push_back({kind, part, false, factor});
}

void sort(std::vector<FixationEvent>& events)
{
    std::stable_sort(events.begin(), events.end(), [](const FixationEvent& a, const FixationEvent& b) {
        return std::pair(!a.atAnyLoad, a.factor) < std::pair(!b.atAnyLoad, b.factor);
    });
}

bool isProportional(const InterfaceProblem& problem)
{
    const bool hasPreload = std::any_of(problem.ties.begin(), problem.ties.end(),
                                        [](const InterfaceTie& tie) { return tie.preload > 0; });
    const bool hasGap = std::any_of(problem.cells.begin(), problem.cells.end(),
                                    [](const InterfaceCell& cell) { return cell.gap != 0; });
    return !hasPreload && !hasGap;
}

constexpr double openBelow = 0.999;  // of the section: a cell of 450 is 0.2 %

}  // namespace

// Without preload and gap all grows as the load does: what is open is so at any load, and limits are plain ratios.
std::vector<FixationEvent> FixationSolver::proportional() const
{
    std::vector<FixationEvent> events;
    const auto always = [&](EventKind kind) { events.push_back({kind, {}, true, 0}); };
    if (m_answer.pressedShare < openBelow)
        always(EventKind::Opens);
    if (m_answer.pressedShare < 0.5)
        always(EventKind::HalfOpen);
    if (m_answer.slippingShare > 0)
        always(EventKind::Slips);
    if (m_answer.slippingShare > openBelow)
        always(EventKind::AllSlips);
    const auto ratio = [](double use) { return use > 0 ? 1 / use : noFactor; };
    for (const PartAnswer& part : m_answer.parts) {
        if (part.kind != PartKind::Beam)
            continue;
        add(events, EventKind::BoneGivesWay, part.name, ratio(part.bearingUse));
        add(events, EventKind::MetalYields, part.name, ratio(part.yieldUse));
        add(events, EventKind::MetalFatigue, part.name, ratio(part.fatigueUse));
    }
    sort(events);
    return events;
}

// Preload or a gap make an order of events: they are found along the path of the load, between its parts linearly.
std::vector<FixationEvent> FixationSolver::alongPath(const SectionLoad& load, double largest)
{
    constexpr int parts = 40;
    solveInterface(largest * load.wrench, parts, m_path);
    std::vector<Watch> watches = {{EventKind::Opens, {}, 1 - openBelow},
                                  {EventKind::HalfOpen, {}, 0.5},
                                  {EventKind::Slips, {}, 1e-6},
                                  {EventKind::AllSlips, {}, openBelow}};
    for (const PlacedBeam& beam : m_construct.beams) {
        watches.push_back({EventKind::BoneGivesWay, beam.stated.name, 1});
        watches.push_back({EventKind::MetalYields, beam.stated.name, 1});
        watches.push_back({EventKind::MetalFatigue, beam.stated.name, 1});
    }
    for (const InterfaceStep& step : m_path.steps) {
        const double factor = largest * step.factor;
        const double open = 1 - step.pressedShare;
        for (Watch& watch : watches) {
            if (watch.kind == EventKind::Opens || watch.kind == EventKind::HalfOpen)
                watch.see(factor, open);
            else if (watch.kind == EventKind::Slips || watch.kind == EventKind::AllSlips)
                watch.see(factor, step.slippingShare);
        }
        const Twist total = m_path.tightening + step.displacement;
        for (std::size_t i = 0; i < m_construct.beams.size(); ++i) {
            const PartAnswer part = describeBeam(m_construct.beams[i], i, m_path, total);
            watches[4 + 3 * i].see(factor, part.bearingUse);
            watches[5 + 3 * i].see(factor, part.yieldUse);
            watches[6 + 3 * i].see(factor, part.fatigueUse);
        }
    }
    std::vector<FixationEvent> events;
    for (const Watch& watch : watches) {
        if (watch.reached)
            add(events, watch.kind, watch.part, *watch.reached);
    }
    if (m_path.status == SolveStatus::Infeasible)
        add(events, EventKind::Collapse, {}, largest * (m_path.steps.empty() ? 0 : m_path.steps.back().factor));
    sort(events);
    return events;
}

const FixationAnswer& FixationSolver::followLoad(const SectionLoad& load, double largest)
{
    solve(load);
    if (!m_answer.isUsable())
        return m_answer;
    m_answer.events = isProportional(m_construct.problem) ? proportional() : alongPath(load, largest);
    return m_answer;
}

}  // namespace sinew
