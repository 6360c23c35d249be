#include "ui/jobs/recruitment_study.h"

#include <chrono>
#include <exception>

#include "core/complementarity/link_solver.h"
#include "core/statics/link_system.h"

namespace sinew {

namespace {

// Joint forces are linear in the forces of the links: one column for a unit of each.
Eigen::MatrixXd calcJointsPerLink(const Mechanism& mechanism, const LinkSystem& system)
{
    LinkSystem::Balance balance;
    Eigen::MatrixXd joints
        = Eigen::MatrixXd::Zero(3 * static_cast<Eigen::Index>(mechanism.jointOfModel.size()), mechanism.linkCount());
    for (Eigen::Index link = 0; link < mechanism.linkCount(); ++link) {
        system.calcBalance(mechanism, Eigen::VectorXd::Unit(system.columns.cols(), link), 0, balance);
        for (std::size_t joint = 0; joint < balance.joints.size(); ++joint)
            joints.col(link).segment<3>(3 * static_cast<Eigen::Index>(joint)) = balance.joints[joint].force;
    }
    return joints;
}

ActivationBase calcActivationBase(const StudyRequest& request)
{
    const Mechanism& mechanism = *request.mechanism;
    Situation own = request.situation;
    const auto links = static_cast<Eigen::Index>(request.wishes.ownActivations.size());
    own.activations.setZero(mechanism.linkCount());
    if (links == mechanism.linkCount())
        own.activations = Eigen::Map<const Eigen::VectorXd>(request.wishes.ownActivations.data(), links);
    ActivationBase base;
    base.solution = solveStatics(mechanism, own, {.keepHistory = false});
    if (!base.solution.isUsable())
        return base;
    LinkSystem system;
    system.build(mechanism, own);
    system.limitAll(mechanism);
    if (!system.elements.list().empty())
        return base;  // the formula knows links alone
    base.jointsPerLink = calcJointsPerLink(mechanism, system);
    const LinkSolution solution = solveLinks(system.problem, {.keepHistory = false});
    // They differ only when a link has broken: where it is gone, its limit would still hold.
    const double scale = mechanism.linkCount() > 0 ? base.solution.forces.cwiseAbs().maxCoeff() : 0;
    if (solution.isUsable() && (solution.force - base.solution.forces).cwiseAbs().sum() <= 1e-9 * scale)
        base.formula.emplace().set(system.problem, solution);
    return base;
}

}  // namespace

RecruitmentStudy studyOf(const StudyRequest& request, const std::stop_token& stop)
{
    RecruitmentStudy study{request.mechanism, request.situation, request.wishes, {}, {}, {}, {}, {}, {}, {}, {}, 0};
    const auto start = std::chrono::steady_clock::now();
    // A fault of ours must not take the person's unsaved work with it, so nothing is thrown out of the worker.
    try {
        study.comparison = compareCriteria(*request.mechanism, request.situation, request.wishes.criteria, {stop, {}});
        if (request.wishes.loadPath) {
            study.loadPath = solveLoadPath(*request.mechanism, request.situation);
            study.largePath = solveLargeDisplacementPath(*request.mechanism, request.situation, {.stop = stop});
        }
        if (request.wishes.sensitivities)
            study.sensitivities = calcSensitivities(*request.mechanism, request.situation);
        if (request.wishes.sensitivities || request.wishes.activationBase)
            study.solution = solveStatics(*request.mechanism, request.situation, {.keepHistory = false});
        if (request.wishes.activationBase)
            study.base = calcActivationBase(request);
        if (request.wishes.sweep)
            study.sweep = sweepCoordinate(request.mechanism, request.situation, *request.wishes.sweep,
                                          request.wishes.sweepCriterion, stop);
    } catch (const std::exception& fault) {
        study.fault = sentence("The study failed: %1.", std::string(fault.what()));
    }
    study.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    return study;
}

IntervalStudy intervalsOf(const IntervalRequest& request)
{
    IntervalStudy study{request.mechanism, request.situation, request.options, {}};
    try {
        study.intervals = calcForceIntervals(*request.mechanism, request.situation, request.options);
    } catch (const std::exception& fault) {
        study.intervals.message = sentence("The intervals failed: %1.", std::string(fault.what()));
    }
    return study;
}

}  // namespace sinew
