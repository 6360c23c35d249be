#include "core/simulation/arkode_integrator.h"

#include <algorithm>

#include <arkode/arkode_arkstep.h>
#include <nvector/nvector_serial.h>
#include <sundials/sundials_context.h>
#include <sundials/sundials_linearsolver.h>

namespace sinew {

namespace {

// Steps are tried again this often before a run is given up; ARKODE's own limits are for smoother systems.
constexpr int errorTestLimit = 30;
// How fast ARKODE's estimate of Newton's convergence may fall. In free flight, where Newton's method converges at once,
// its own 0.3 lets the estimate decay to nothing; a step of another length then takes a first iterate, with the matrix
// of the old length, for converged.
constexpr double convergenceDecay = 1 - 1e-9;
// Newton iterations of a stage. Friction of a slip that has just begun turns within it, so that Newton's method needs more
// than ARKODE's 3; shorter steps instead would be a hundred times as many.
constexpr int newtonLimit = 12;
constexpr long stepsBetweenStops = 1000000;  // between two stops; the caller counts on

}  // namespace

// What ARKODE hands to the functions below.
struct ArkodeStepping {
    IntegratedSystem* system = nullptr;
    double begun = 0;  // s, where the step that is being tried begins
    void* arkode = nullptr;
    Eigen::VectorXd state = {};  // of an implicit method: where that is
    bool isLinearised = false;   // there; else J is 0
    bool isFresh = true;         // state is not yet linearised

    void begin(double time, const double* at)
    {
        begun = time;
        state = Eigen::Map<const Eigen::VectorXd>(at, system->size());
        isFresh = true;
    }
};

namespace {

int calcRates(double time, N_Vector state, N_Vector rates, void* stepping)
{
    return static_cast<ArkodeStepping*>(stepping)->system->calcRates(time, NV_DATA_S(state), NV_DATA_S(rates)) ? 0 : 1;
}

int calcRoots(double time, N_Vector state, double* values, void* stepping)
{
    return static_cast<ArkodeStepping*>(stepping)->system->calcRoots(time, NV_DATA_S(state), values) ? 0 : 1;
}

int project(double time, N_Vector state, void* stepping)
{
    auto* it = static_cast<ArkodeStepping*>(stepping);
    const bool isProjected = it->system->project(time, NV_DATA_S(state));
    it->begin(time, NV_DATA_S(state));
    return isProjected ? 0 : 1;
}

// Newton's method solves with the matrix of where the step begins. ARKODE asks for no set-up of such a solver.
int solveLinear(SUNLinearSolver solver, SUNMatrix, N_Vector x, N_Vector right, double)
{
    auto& it = *static_cast<ArkodeStepping*>(solver->content);
    if (it.isFresh) {
        it.isLinearised = it.system->linearise(it.begun, it.state.data());
        it.isFresh = false;
    }
    std::copy_n(NV_DATA_S(right), it.state.size(), NV_DATA_S(x));
    double ahead = 0;
    ARKStepGetCurrentGamma(it.arkode, &ahead);
    return !it.isLinearised || it.system->solveLinear(ahead, NV_DATA_S(x)) ? SUNLS_SUCCESS : SUNLS_PACKAGE_FAIL_REC;
}

SUNLinearSolver_Type embedded(SUNLinearSolver)
{
    return SUNLINEARSOLVER_MATRIX_EMBEDDED;
}

SUNLinearSolver newLinearSolver(ArkodeStepping& stepping, SUNContext context)
{
    SUNLinearSolver solver = SUNLinSolNewEmpty(context);
    solver->ops->gettype = embedded;
    solver->ops->solve = solveLinear;
    solver->content = &stepping;
    return solver;
}

// The first iterate of an implicit stage; ARKODE's own is the state at the step's begin.
int predict(double time, N_Vector state, void* stepping)
{
    const auto* it = static_cast<const ArkodeStepping*>(stepping);
    it->system->predict(it->begun, time - it->begun, NV_DATA_S(state));
    return 0;
}

// Core never prints: flags are told as messages.
void keepSilent(int, const char*, const char*, char*, void*)
{
}

Sentence reasonOf(int flag)
{
    switch (flag) {
    case ARK_ERR_FAILURE: return stepTooShort();
    case ARK_CONV_FAILURE:
    case ARK_NLS_SETUP_FAIL:
    case ARK_LSETUP_FAIL:
    case ARK_LSOLVE_FAIL: return sentence("the implicit equations of a step could not be solved");
    case ARK_TOO_CLOSE: return sentence("the time left is shorter than a step can be");
    case ARK_RHSFUNC_FAIL:
    case ARK_FIRST_RHSFUNC_ERR:
    case ARK_REPTD_RHSFUNC_ERR:
    case ARK_UNREC_RHSFUNC_ERR: return noRates();
    case ARK_RTFUNC_FAIL: return noRoots();
    case ARK_POSTPROCESS_STEP_FAIL: return sentence("the constraints cannot be met any more");
    default: return sentence("the integrator gave up");
    }
}

}  // namespace

struct ArkodeIntegrator::Solver {
    ArkodeStepping stepping;
    SUNContext context = nullptr;
    N_Vector state = nullptr, interpolated = nullptr;
    SUNLinearSolver linear = nullptr;
    void* arkode = nullptr;
    bool isImplicit = false;
    long stepsBefore = 0;
    double lastStep = 0;

    Solver(IntegratedSystem& integrated, const RunOptions& options) : stepping{&integrated}
    {
        SUNContext_Create(nullptr, &context);
        const auto n = static_cast<sunindextype>(integrated.size());
        state = N_VNew_Serial(n, context);
        interpolated = N_VNew_Serial(n, context);
        isImplicit = options.method == IntegrationMethod::Implicit;
        N_VConst(0, state);
        arkode = ARKStepCreate(isImplicit ? nullptr : calcRates, isImplicit ? calcRates : nullptr, 0, state, context);
        stepping.arkode = arkode;
        ARKStepSetErrHandlerFn(arkode, keepSilent, nullptr);
        ARKStepSetUserData(arkode, &stepping);
        ARKStepSStolerances(arkode, options.relativeTolerance, options.absoluteTolerance);
        ARKStepSetMaxErrTestFails(arkode, errorTestLimit);
        ARKStepSetMaxConvFails(arkode, errorTestLimit);
        ARKStepSetMaxNumSteps(arkode, stepsBetweenStops);
        ARKStepSetMaxHnilWarns(arkode, -1);
        // longer steps could pass over an event and back; shorter ones lead nowhere
        ARKStepSetMaxStep(arkode, options.outputStep);
        ARKStepSetMinStep(arkode, std::min(shortestStep, options.outputStep));
        if (isImplicit) {
            ARKStepSetOrder(arkode, 5);
            ARKStepSetNonlinCRDown(arkode, convergenceDecay);
            ARKStepSetMaxNonlinIters(arkode, newtonLimit);
            linear = newLinearSolver(stepping, context);
            ARKStepSetLinearSolver(arkode, linear, nullptr);
            ARKStepSetStagePredictFn(arkode, predict);
        } else {
            ARKStepSetTableNum(arkode, ARKODE_DIRK_NONE, ARKODE_DORMAND_PRINCE_7_4_5);
        }
        ARKStepSetInterpolantDegree(arkode, ARK_INTERP_MAX_DEGREE);
        ARKStepSetPostprocessStepFn(arkode, project);
        if (integrated.rootCount() > 0) {
            ARKStepRootInit(arkode, static_cast<int>(integrated.rootCount()), calcRoots);
            ARKStepSetNoInactiveRootWarn(arkode);
        }
    }

    ~Solver()
    {
        ARKStepFree(&arkode);
        if (linear)
            SUNLinSolFreeEmpty(linear);
        N_VDestroy(state);
        N_VDestroy(interpolated);
        SUNContext_Free(&context);
    }

    long ownSteps() const
    {
        long count = 0;
        ARKStepGetNumSteps(arkode, &count);
        return count;
    }
};

ArkodeIntegrator::ArkodeIntegrator(IntegratedSystem& system, const RunOptions& options)
    : Integrator(system), m_solver(std::make_unique<Solver>(system, options))
{
}

ArkodeIntegrator::~ArkodeIntegrator() = default;

bool ArkodeIntegrator::start(double time, const Eigen::VectorXd& state)
{
    Solver& it = *m_solver;
    it.stepsBefore += it.ownSteps();
    m_time = time;
    m_state = state;
    it.stepping.begin(time, state.data());
    std::copy(state.begin(), state.end(), NV_DATA_S(it.state));
    const int flag = ARKStepReInit(it.arkode, it.isImplicit ? nullptr : calcRates, it.isImplicit ? calcRates : nullptr,
                                   time, it.state);
    if (it.lastStep > 0)
        ARKStepSetInitStep(it.arkode, it.lastStep);
    return flag == ARK_SUCCESS || fail(flag);
}

bool ArkodeIntegrator::fail(int flag)
{
    m_message = reasonOf(flag);
    return false;
}

Advance ArkodeIntegrator::advance(double stopTime)
{
    Solver& it = *m_solver;
    if (!m_directions.empty()) {
        it.stepping.system->rootDirections(m_directions.data());
        ARKStepSetRootDirection(it.arkode, m_directions.data());
    }
    ARKStepSetStopTime(it.arkode, stopTime);
    const int flag = ARKStepEvolve(it.arkode, stopTime, it.state, &m_time, ARK_ONE_STEP);
    std::copy_n(NV_DATA_S(it.state), m_state.size(), m_state.data());
    if (flag < 0) {
        fail(flag);
        return Advance::Failed;
    }
    ARKStepGetLastStep(it.arkode, &it.lastStep);
    std::fill(m_roots.begin(), m_roots.end(), 0);
    if (flag == ARK_ROOT_RETURN) {
        ARKStepGetRootInfo(it.arkode, m_roots.data());
        return Advance::Root;
    }
    return flag == ARK_TSTOP_RETURN ? Advance::StopTime : Advance::Stepped;
}

long ArkodeIntegrator::steps() const
{
    return m_solver->stepsBefore + m_solver->ownSteps();
}

bool ArkodeIntegrator::interpolate(double time, Eigen::VectorXd& state)
{
    state.resize(m_state.size());
    if (ARKStepGetDky(m_solver->arkode, time, 0, m_solver->interpolated) != ARK_SUCCESS)
        return false;
    std::copy_n(NV_DATA_S(m_solver->interpolated), state.size(), state.data());
    return true;
}

}  // namespace sinew
