#include "core/fixation/fixation_answer.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include <Eigen/Geometry>

#include "core/fixation/beam_placement.h"
#include "core/fixation/fixator_material.h"
#include "core/fixation/standard_fixators.h"

namespace sinew {

namespace {

// The wrench of a part on the head fragment, as its share of the load that it holds.
PlaneLoad shareOf(const PlaneFrame& plane, const Wrench& onHead)
{
    return planeLoad(plane, -onHead);
}

Wrench wrenchOf(const Vector3& position, const Vector3& force)
{
    Wrench wrench;
    wrench << force, position.cross(force);
    return wrench;
}

// Von Mises stress, Pa.
double stressAt(const BeamStation& station, const StressSection& metal, const FixatorBeam& beam)
{
    const double bendY = std::abs(station.moment.z()), bendZ = std::abs(station.moment.y());
    const double bending = beam.diameter > 0 ? std::hypot(bendY, bendZ) / metal.modulusY
                                             : bendY / metal.modulusY + bendZ / metal.modulusZ;
    const double sigma = std::abs(station.force.x()) / metal.area + bending;
    const double tau = std::abs(station.moment.x()) / metal.torsional;
    return std::sqrt(sigma * sigma + 3 * tau * tau);
}

// The width on which it bears on bone, m.
double widthAt(const BeamStation& station, const PlacedBeam& beam)
{
    const FixatorBeam& stated = beam.stated;
    if (stated.threadLength > 0 && stated.threadDiameter > 0 && station.at >= beam.thread())
        return stated.threadDiameter;
    return stated.diameter > 0 ? stated.diameter : std::max(stated.width, stated.height);
}

bool isInCortex(const BeamStation& station, const PlacedBeam& beam)
{
    return beam.cortexEnd && station.at <= *beam.cortexEnd + 1e-9;
}

double largestUse(const std::vector<PartAnswer>& parts, double PartAnswer::*use)
{
    double largest = 0;
    for (const PartAnswer& part : parts)
        largest = std::max(largest, part.*use);
    return largest;
}

PartAnswer partOf(const std::string& name, PartKind kind, const PlaneLoad& carries, const std::string& beam = {})
{
    PartAnswer part;
    part.name = name;
    part.kind = kind;
    part.carries = carries;
    part.beam = beam;
    return part;
}

}  // namespace

Sentence partInWords(const PartAnswer& part)
{
    switch (part.kind) {
    case PartKind::Bone: return sentence("bone");
    case PartKind::Beam: break;
    case PartKind::Tie: return sentence("pull of %1", beamInWords(part.beam));
    case PartKind::Friction: return sentence("friction of %1", beamInWords(part.beam));
    }
    return beamInWords(part.name);
}

bool isLimit(EventKind kind)
{
    return kind == EventKind::BoneGivesWay || kind == EventKind::MetalYields || kind == EventKind::MetalFatigue
           || kind == EventKind::Collapse;
}

std::optional<double> boneShare(const FixationAnswer& answer, double PlaneLoad::*component)
{
    constexpr double least = 0.05;
    const PlaneLoad& load = answer.resultants;
    const bool isForce = component == &PlaneLoad::compression || component == &PlaneLoad::shearDown
                         || component == &PlaneLoad::shearBack;
    const Vector3 all = isForce ? Vector3(load.compression, load.shearDown, load.shearBack)
                                : Vector3(load.varusMoment, load.frontMoment, load.torsion);
    const double total = load.*component;
    if (!answer.isUsable() || answer.parts.empty() || std::abs(total) <= least * all.norm())
        return {};
    return answer.parts.front().carries.*component / total;
}

GoverningBearing governingBearing(const PartAnswer& beam, const Construct& construct)
{
    const GoverningBearing cancellous{beam.cancellousBearing.value, construct.strengthOfCancellous, false};
    const GoverningBearing cortex{beam.corticalBearing.value, construct.strengthOfCortex, true};
    return cortex.pressure * cancellous.strength > cancellous.pressure * cortex.strength ? cortex : cancellous;
}

std::vector<Sentence> FixationAnswer::remarks() const
{
    constexpr double farMove = 0.01, farTurn = 0.1745;  // 10 mm, 10 degrees
    constexpr double shortening = 2e-4;                 // m
    std::vector<Sentence> remarks;
    if (headDisplacement.norm() > farMove || std::abs(varus) > farTurn || std::abs(aboutNeck) > farTurn)
        remarks.push_back(
            sentence("The fragments move farther than this model of small displacements can tell: it fails."));
    if (metalYieldUse() > 1)
        remarks.push_back(
            sentence("Metal is loaded beyond yield: it has bent, and figures beyond that are no prediction."));
    if (bearingUse() > 1)
        remarks.push_back(
            sentence("Bone is loaded beyond its strength: the fixator migrates, and figures beyond that are no "
                     "prediction."));
    if (closedByTightening > shortening) {
        const long tenths = std::lround(1e4 * closedByTightening);  // of a millimetre
        remarks.push_back(sentence("Tightening has brought the fragments %1 mm together: the neck is shorter by that, "
                                   "and movements count from there.",
                                   std::to_string(tenths / 10) + "." + std::to_string(tenths % 10)));
    }
    return remarks;
}

double FixationAnswer::metalYieldUse() const
{
    return largestUse(parts, &PartAnswer::yieldUse);
}

double FixationAnswer::metalFatigueUse() const
{
    return largestUse(parts, &PartAnswer::fatigueUse);
}

double FixationAnswer::bearingUse() const
{
    return largestUse(parts, &PartAnswer::bearingUse);
}

FixationSolver::FixationSolver(const Construct& construct, double fit)
    : m_construct(construct), m_problem(construct.problem)
{
    m_answer.fit = fit;
}

void FixationSolver::solveInterface(const Wrench& load, int steps, InterfaceAnswer& answer)
{
    m_problem.load = load;
    m_problem.steps = steps;
    m_solver.solve(m_problem, answer);
}

const FixationAnswer& FixationSolver::solve(const SectionLoad& load)
{
    const double fit = m_answer.fit;
    m_answer = {};
    m_answer.fit = fit;
    m_answer.load = load;
    if (!load.isUsable) {
        m_answer.status = SolveStatus::InvalidInput;
        m_answer.message = load.message;
        return m_answer;
    }
    m_answer.resultants = planeLoad(m_construct.section.frame, load.wrench);
    solveInterface(load.wrench, m_construct.problem.steps, m_answer.interface);
    m_answer.status = m_answer.interface.status;
    m_answer.message = m_answer.interface.message;
    m_answer.residual = m_answer.interface.residual;
    if (m_answer.isUsable())
        describe();
    return m_answer;
}

void FixationSolver::describe()
{
    const InterfaceAnswer& interface = m_answer.interface;
    const PlaneSection& section = m_construct.section;
    const PlaneFrame& plane = section.frame;
    const Twist q = interface.displacement, total = interface.tightening + q;
    const Vector3 u = q.head<3>(), w = q.tail<3>();
    if (!interface.steps.empty()) {
        m_answer.pressedShare = interface.steps.back().pressedShare;
        m_answer.slippingShare = interface.steps.back().slippingShare;
    }
    const double gap = m_problem.cells.empty() ? 0 : m_problem.cells.front().gap;
    double deepest = 0;
    for (const Point2& point : section.outer) {
        const Vector3 at = point.x() * plane.down + point.y() * plane.back;
        const double opening = plane.normal.dot(total.head<3>() + total.tail<3>().cross(at)) + gap;
        deepest = std::max(deepest, -opening);
        if (opening > m_answer.largestGap) {
            m_answer.largestGap = opening;
            m_answer.gapPlace = at;
        }
    }
    m_answer.peakPressure = m_construct.corticalStiffness * deepest;
    for (const CellAnswer& cell : interface.cells) {
        if (cell.state != CellState::Open)
            m_answer.largestSlip = std::max(m_answer.largestSlip, cell.slip);
    }
    m_answer.closedByTightening = -plane.normal.dot(interface.tightening.head<3>());
    m_answer.headDisplacement = u + w.cross(-plane.origin);
    // Varus about the axis that points backwards, whatever the obliquity of the plane.
    m_answer.varus = -w.x();
    m_answer.aboutNeck = w.dot(m_construct.femur.neck);
    m_answer.anteversion = w.dot(plane.down);
    describeParts();
}

void FixationSolver::describeParts()
{
    const InterfaceAnswer& answer = m_answer.interface;
    const PlaneFrame& plane = m_construct.section.frame;
    const Twist total = answer.tightening + answer.displacement;
    Wrench bone = Wrench::Zero();
    for (std::size_t i = 0; i < answer.cells.size(); ++i) {
        const InterfaceCell& cell = m_problem.cells[i];
        bone += wrenchOf(cell.position, answer.cells[i].pressure * cell.area * cell.normal + answer.cells[i].friction);
    }
    m_answer.parts.push_back(partOf("bone", PartKind::Bone, shareOf(plane, bone)));
    for (std::size_t i = 0; i < m_construct.beams.size(); ++i)
        m_answer.parts.push_back(describeBeam(m_construct.beams[i], i, answer, total, answer.sliders));
    for (std::size_t i = 0; i < answer.ties.size(); ++i) {
        const InterfaceTie& tie = m_problem.ties[i];
        const Vector3 force = -answer.ties[i] * tie.direction;
        m_answer.parts.push_back(partOf(tie.name, PartKind::Tie, shareOf(plane, wrenchOf(tie.position, force)),
                                        beamNameWith(&PlacedBeam::tie, i)));
    }
    for (std::size_t i = 0; i < answer.sliders.size(); ++i) {
        const InterfaceSlider& slider = m_problem.sliders[i];
        const Vector3 force = -answer.sliders[i] * slider.direction;
        m_answer.parts.push_back(partOf(slider.name, PartKind::Friction,
                                        shareOf(plane, wrenchOf(slider.position, force)),
                                        beamNameWith(&PlacedBeam::slider, i)));
    }
}

std::string FixationSolver::beamNameWith(std::optional<std::size_t> PlacedBeam::*part, std::size_t index) const
{
    for (const PlacedBeam& beam : m_construct.beams) {
        if (beam.*part == index)
            return beam.stated.name;
    }
    return {};
}

double FixationSolver::tensionOf(const PlacedBeam& beam, const Twist& total) const
{
    if (!beam.tie)
        return 0;
    const InterfaceTie& tie = m_problem.ties[*beam.tie];
    Twist column;
    column << tie.direction, tie.position.cross(tie.direction);
    // The preload is that after tightening; where nothing was pressed together there is none (InterfaceSolver).
    const Twist& tightened = m_answer.interface.tightening;
    const double shortening = tightened.isZero(0) ? 0 : tie.preload / tie.stiffness - column.dot(tightened);
    return std::max(0.0, tie.stiffness * (column.dot(total) + shortening));
}

PartAnswer FixationSolver::describeBeam(const PlacedBeam& beam, std::size_t index, const InterfaceAnswer& answer,
                                        const Twist& total, const std::vector<double>& sliders) const
{
    PartAnswer part;
    part.name = part.beam = beam.stated.name;
    part.kind = PartKind::Beam;
    if (index < answer.beams.size())
        part.carries = shareOf(m_construct.section.frame, answer.beams[index]);
    part.stations = beam.condensed->stations(total);
    const StressSection metal = metalOf(beam.stated);
    const MaterialData& material = dataOf(beam.stated.material);
    const double pull = tensionOf(beam, total);
    for (BeamStation& station : part.stations) {
        if (beam.tie && station.at <= beam.thread())
            station.force.x() += pull;
        if (beam.slider && station.at >= beam.mouth() && station.at <= beam.thread())
            station.force.x() += sliders[*beam.slider];
        const double stress = stressAt(station, metal, beam.stated);
        if (stress > part.stress.value)
            part.stress = {stress, station.at};
        const double bearing = std::abs(station.bearing) / widthAt(station, beam);
        AlongBeam& worst = isInCortex(station, beam) ? part.corticalBearing : part.cancellousBearing;
        if (bearing > worst.value)
            worst = {bearing, station.at};
    }
    part.yieldUse = part.stress.value / material.yield;
    part.fatigueUse = sinew::fatigueUse(material, part.stress.value);
    part.bearingUse = std::max(part.cancellousBearing.value / m_construct.strengthOfCancellous,
                               part.corticalBearing.value / m_construct.strengthOfCortex);
    return part;
}

}  // namespace sinew
