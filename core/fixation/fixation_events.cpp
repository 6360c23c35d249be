// What happens to a fixation as its load grows.

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

#include "core/fixation/fixation_answer.h"

namespace sinew {

namespace {

constexpr double noFactor = std::numeric_limits<double>::infinity();

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
constexpr int partsOfPath = 40;
constexpr double muchShorter = 1.0 / 64;

// Where surfaces meet bristles take root, and need some parts of the load to slip, however small these are: what slips that
// soon on the shortest path, of that length, and on a much shorter one too, slips at any load.
void markAtOnce(const std::vector<EventWatch>& onMuchShorter, double shortest, std::vector<EventWatch>& found)
{
    constexpr double soon = 5.0 / partsOfPath;
    for (std::size_t i = 0; i < found.size(); ++i) {
        const bool isOfSlip = found[i].kind == EventKind::Slips || found[i].kind == EventKind::AllSlips;
        const std::optional<double> reached = onMuchShorter[i].reached;
        if (isOfSlip && found[i].reached && *found[i].reached <= soon * shortest && reached
            && *reached <= soon * muchShorter * shortest)
            found[i].isFromTheStart = true;
    }
}

}  // namespace

void EventWatch::see(double factor, double value)
{
    if (!reached && value >= limit) {
        isFromTheStart = factorBefore == 0;
        // What begins with a jump begins somewhere between.
        const double share = before == 0 ? 0.5 : std::clamp((limit - before) / (value - before), 0.0, 1.0);
        reached = factorBefore + share * (factor - factorBefore);
    }
    before = value;
    factorBefore = factor;
}

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

// Sees what is watched along the load up to `largest` times; true when that much is held.
bool FixationSolver::watch(const SectionLoad& load, double largest, std::vector<EventWatch>& watches)
{
    solveInterface(largest * load.wrench, partsOfPath, m_path);
    for (const InterfaceStep& step : m_path.steps) {
        const double factor = largest * step.factor;
        std::size_t next = 0;
        for (const double value :
             {1 - step.pressedShare, 1 - step.pressedShare, step.slippingShare, step.slippingShare})
            watches[next++].see(factor, value);
        const Twist total = m_path.tightening + step.displacement;
        for (std::size_t i = 0; i < m_construct.beams.size(); ++i) {
            const PartAnswer part = describeBeam(m_construct.beams[i], i, m_path, total, step.sliders);
            for (const double use : {part.bearingUse, part.yieldUse, part.fatigueUse})
                watches[next++].see(factor, use);
        }
    }
    return m_path.status != SolveStatus::Infeasible;
}

std::vector<EventWatch> FixationSolver::watches() const
{
    std::vector<EventWatch> made = {{EventKind::Opens, {}, 1 - openBelow},
                                    {EventKind::HalfOpen, {}, 0.5},
                                    {EventKind::Slips, {}, 1e-6},
                                    {EventKind::AllSlips, {}, openBelow}};
    for (const PlacedBeam& beam : m_construct.beams) {
        for (const EventKind kind : {EventKind::BoneGivesWay, EventKind::MetalYields, EventKind::MetalFatigue})
            made.push_back({kind, beam.stated.name, 1});
    }
    return made;
}

// Preload or a gap make an order of events: they are found along the path of the load, between its parts linearly. Each
// path is half as long as the one before, so that early events are found as well as late ones; the shortest path on
// which an event is seen says where it is.
std::vector<FixationEvent> FixationSolver::alongPath(const SectionLoad& load, double largest)
{
    constexpr int halvings = 7;
    std::vector<EventWatch> found = watches();
    std::vector<FixationEvent> events;
    for (int k = 0; k <= halvings; ++k, largest /= 2) {
        std::vector<EventWatch> seen = watches();
        const bool isHeld = watch(load, largest, seen);
        const double end = m_path.steps.empty() ? 0 : largest * m_path.steps.back().factor;
        m_answer.followedTo = std::max(m_answer.followedTo, end);
        if (!isHeld && k == 0)
            add(events, EventKind::Collapse, {}, end);
        for (std::size_t i = 0; i < seen.size(); ++i) {
            if (seen[i].reached)
                found[i] = seen[i];
        }
    }
    const bool hasGap = !m_problem.cells.empty() && m_problem.cells.front().gap > 0;
    if (hasGap) {
        const double shortest = 2 * largest;  // the last one that was followed
        std::vector<EventWatch> seen = watches();
        watch(load, muchShorter * shortest, seen);
        markAtOnce(seen, shortest, found);
    }
    for (const EventWatch& each : found) {
        // A gap is open before any load: nothing begins to open.
        if (hasGap && (each.kind == EventKind::Opens || each.kind == EventKind::HalfOpen))
            continue;
        if (each.reached && each.isFromTheStart)
            events.push_back({each.kind, each.part, true, 0});
        else if (each.reached)
            add(events, each.kind, each.part, *each.reached);
    }
    sort(events);
    return events;
}

const FixationAnswer& FixationSolver::followLoad(const SectionLoad& load, double largest)
{
    solve(load);
    if (!m_answer.isUsable())
        return m_answer;
    const bool isRatio = isProportional(m_construct.problem);
    m_answer.followedTo = isRatio ? noFactor : 0;
    m_answer.events = isRatio ? proportional() : alongPath(load, largest);
    return m_answer;
}

}  // namespace sinew
