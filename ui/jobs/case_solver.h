#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "core/fixation/case_answer.h"
#include "ui/jobs/femur_mesh_reader.h"
#include "ui/jobs/newest_job.h"

namespace sinew {

// A case and its alternatives, solved.
struct SolvedFixation {
    Fixation fixation;                // that was asked for
    std::vector<CaseAnswer> answers;  // of the case, then of its alternatives
    PatientMesh patient;              // as far as the case names a mesh
    double seconds = 0;               // that the postures of the case have taken
    bool hasBands() const;            // events and bands are there too, of all that have a worst posture
};

// Answers the newest case that it is asked for, in workers: first all postures, then what the worst one does as the load grows
// and with other assumptions.
class CaseSolver {
public:
    // take: is given each, in the thread of the owner.
    using Take = std::function<void(const std::shared_ptr<const SolvedFixation>&)>;
    CaseSolver(QObject* owner, Take take);

    // base: the file that names in the case start from. Nothing where that case of that model has been asked for.
    void ask(const Fixation& fixation, const Model& model, const std::string& base);
    void forget();
    bool isNewest(
        const SolvedFixation& solved) const;  // of the case last asked for, and its postures are not on their way
    bool isBusy() const;
    void waitUntilIdle();  // for snapshots and tests

private:
    struct Request {
        Fixation fixation;
        std::shared_ptr<const Model> model;
        std::string base;
    };
    bool isAskedFor(const SolvedFixation& solved) const { return solved.fixation == m_asked.fixation; }

    Take m_take;
    Request m_asked;
    NewestJob<Request, SolvedFixation> m_postures;
    NewestJob<std::shared_ptr<const SolvedFixation>, SolvedFixation> m_bands;
};

}  // namespace sinew
