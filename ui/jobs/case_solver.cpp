#include "ui/jobs/case_solver.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace sinew {

namespace {

using Clock = std::chrono::steady_clock;

SolvedFixation solvePostures(const Fixation& fixation, const Model& model, PatientMesh patient,
                             const std::stop_token& stop)
{
    SolvedFixation solved;
    solved.fixation = fixation;
    solved.patient = std::move(patient);
    const auto begin = Clock::now();
    for (std::size_t i = 0; i < comparedCount(fixation) && !stop.stop_requested(); ++i) {
        CaseAnswer answer = answerPostures(caseWith(fixation, i), &model, solved.patient.measured);
        for (ModelProblem& problem : answer.problems) {
            if (problem.path == "mesh/file" && solved.patient.fault)
                problem.diagnostic.message
                    = sentence("%1: %2", problem.diagnostic.message, solved.patient.fault->message);
        }
        answer.problems = placedInCase(std::move(answer.problems), fixation, i);
        solved.answers.push_back(std::move(answer));
        if (i == 0)
            solved.seconds = std::chrono::duration<double>(Clock::now() - begin).count();
    }
    return solved;
}

SolvedFixation withBands(SolvedFixation solved, const std::stop_token& stop)
{
    for (CaseAnswer& answer : solved.answers) {
        if (!stop.stop_requested())
            addEventsAndBands(answer);
    }
    return solved;
}

}  // namespace

bool SolvedFixation::hasBands() const
{
    return std::ranges::all_of(answers, [](const CaseAnswer& it) { return !it.worst || it.bands; });
}

CaseSolver::CaseSolver(QObject* owner, Take take)
    : m_take(std::move(take)),
      m_postures(
          owner,
          [meshes = std::make_shared<FemurMeshReader>()](const Request& request, const std::stop_token& stop) {
              const Fixation& fixation = request.fixation;
              PatientMesh patient
                  = fixation.mesh ? meshes->read(*fixation.mesh, fixation.femur.side, request.base) : PatientMesh();
              return solvePostures(fixation, *request.model, std::move(patient), stop);
          },
          [this](const std::shared_ptr<const SolvedFixation>& solved) {
              m_take(solved);
              if (isAskedFor(*solved))
                  m_bands.ask(solved);
          }),
      m_bands(
          owner,
          [](const std::shared_ptr<const SolvedFixation>& solved, const std::stop_token& stop) {
              return withBands(*solved, stop);
          },
          [this](const std::shared_ptr<const SolvedFixation>& solved) {
              if (isAskedFor(*solved))
                  m_take(solved);
          })
{
}

void CaseSolver::ask(const Fixation& fixation, const Model& model, const std::string& base)
{
    const bool hasModel = m_asked.model && *m_asked.model == model;
    if (hasModel && m_asked.fixation == fixation)
        return;
    m_asked = {fixation, hasModel ? m_asked.model : std::make_shared<const Model>(model), base};
    m_bands.forget();
    m_postures.ask(m_asked);
}

void CaseSolver::forget()
{
    m_postures.forget();
    m_bands.forget();
    m_asked = {};
}

bool CaseSolver::isNewest(const SolvedFixation& solved) const
{
    return isAskedFor(solved) && !m_postures.isBusy();
}

bool CaseSolver::isBusy() const
{
    return m_postures.isBusy() || m_bands.isBusy();
}

void CaseSolver::waitUntilIdle()
{
    m_postures.waitUntilIdle();
    m_bands.waitUntilIdle();
}

}  // namespace sinew
