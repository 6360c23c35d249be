#include "ui/session/fixation_session.h"

#include <algorithm>
#include <utility>

#include <Eigen/Geometry>
#include <QFileInfo>

#include "core/io/fixation_file.h"
#include "core/io/surface_mesh_file.h"
#include "core/model/amount.h"
#include "core/model/validate_fixation.h"
#include "ui/session/resources.h"
#include "ui/session/scenario_document.h"
#include "ui/session/session.h"
#include "ui/text/translated.h"

namespace sinew {

FixationSession::FixationSession(Session& session, QObject* parent) : QObject(parent), m_session(session)
{
    m_loader = std::make_unique<NewestJob<std::string, LoadedProject>>(
        this, [](const std::string& path) { return loadProject(path, ProjectPart::Fixation); },
        [this](const std::shared_ptr<const LoadedProject>& loaded) { takeLoaded(*loaded); });
    m_meshJob = std::make_unique<NewestJob<std::string, LoadedMesh>>(
        this,
        [](const std::string& path) {
            Result<SurfaceMesh> mesh = readSurfaceMesh(path);
            Eigen::AlignedBox3d box;
            if (mesh) {
                for (const Vector3& point : mesh.value->points)
                    box.extend(point);
            }
            return LoadedMesh{path, box.isEmpty() ? 0 : box.diagonal().norm(), std::move(mesh.diagnostics)};
        },
        [this](const std::shared_ptr<const LoadedMesh>& loaded) { takeMesh(*loaded); });
    m_modelJob = std::make_unique<NewestJob<std::string, LoadedModel>>(
        this, [](const std::string& path) { return loadModel(path); },
        [this](const std::shared_ptr<const LoadedModel>& loaded) { takeModel(*loaded); });
    m_solver = std::make_unique<CaseSolver>(
        this, [this](const std::shared_ptr<const SolvedFixation>& solved) { take(solved); });
    connect(&session, &Session::changed, this, [this](Changes changes) {
        if (changes & Change::Document)
            sessionChanged();
    });
    sessionChanged();
}

FixationSession::~FixationSession() = default;

bool FixationSession::hasFixation() const
{
    return m_session.project().fixation.has_value();
}

const Fixation& FixationSession::fixation() const
{
    static const Fixation usual{};
    return hasFixation() ? *m_session.project().fixation : usual;
}

Fixation FixationSession::measuredFixation() const
{
    const PatientMesh* patient = this->patient();
    return measuredCase(fixation(), patient ? patient->measured : nullptr);
}

bool FixationSession::isCurrent() const
{
    return m_solved && hasFixation() && m_solver->isNewest(*m_solved);
}

bool FixationSession::isSolving() const
{
    return m_solver->isBusy();
}

const CaseAnswer* FixationSession::answer(std::size_t alternative) const
{
    if (!m_solved || alternative >= m_solved->answers.size() || !m_solved->answers[alternative].isSound())
        return nullptr;
    return &m_solved->answers[alternative];
}

std::vector<ModelProblem> FixationSession::problems() const
{
    std::vector<ModelProblem> all;
    for (std::size_t i = 0; m_solved && i < m_solved->answers.size(); ++i) {
        for (const ModelProblem& problem : m_solved->answers[i].problems) {
            const bool isOfCase = i == 0 || problem.path.starts_with("alternatives");
            if (isOfCase)
                all.push_back(problem);
        }
    }
    return all;
}

// The file

bool FixationSession::isModified() const
{
    const bool namesOther = !m_files.origin.empty() && m_files.model != m_session.origin();
    return hasFixation() && (m_session.document().isModified(ProjectPart::Fixation) || namesOther);
}

bool FixationSession::open(const std::string& path)
{
    if (!QFileInfo(QString::fromStdString(path)).isFile()) {
        m_session.report(noSuchFile(path));
        return false;
    }
    m_loader->forget();
    m_loader->ask(path);
    return true;
}

bool FixationSession::openNow(const std::string& path)
{
    m_loader->forget();
    const LoadedProject loaded = loadProject(path, ProjectPart::Fixation);
    takeLoaded(loaded);
    return loaded.fixation.has_value();
}

void FixationSession::takeLoaded(const LoadedProject& loaded)
{
    if (!loaded.fixation) {
        for (const Diagnostic& diagnostic : loaded.model.diagnostics)
            m_session.report(diagnostic);
        return;
    }
    expect(PartFile::opened(loaded.path, loaded.model.path));
    m_session.openLoaded(loaded.model, std::nullopt, loaded.fixation);
}

void FixationSession::expect(PartFile files)
{
    forgetAnswers();
    m_files = std::move(files);
    m_documentNumber = m_session.documentNumber() + 1;
}

bool FixationSession::lacksModel() const
{
    return hasFixation() && m_session.hasModel() && isModelMissing(fixation(), m_session.model());
}

void FixationSession::locateModel(const std::string& path)
{
    m_modelJob->forget();
    m_modelJob->ask(path);
}

void FixationSession::takeModel(const LoadedModel& loaded)
{
    for (const Diagnostic& diagnostic : loaded.diagnostics)
        m_session.report(diagnostic);
    if (!loaded.model || !lacksModel())
        return;
    if (!fixation().activity.empty() && !findActivity(*loaded.model, fixation().activity)) {
        m_session.report(makeError(sentence("that model has no activity '%1'", fixation().activity),
                                   sentence("choose the one that the case was made with")));
        return;
    }
    // The file of the case still names the other one: it is to be saved.
    const Fixation present = fixation();
    expect({m_files.file, m_files.origin, m_files.base, {}});
    m_session.openLoaded(loaded, std::nullopt, present);
}

bool FixationSession::save(const std::string& path)
{
    if (!hasFixation())
        return false;
    if (isShipped(QString::fromStdString(path))) {
        m_session.report(shippedFileError(path));
        return false;
    }
    if (m_files.base.empty())
        m_files.base = path;
    Fixation present = fixation();
    present.model = nameOfModel(present.model, m_files.base, m_session.origin());
    // A mesh that was loaded before the case had a file is named by its whole path.
    if (present.mesh && QFileInfo(QString::fromStdString(present.mesh->file)).isAbsolute())
        present.mesh->file = nameOfModel("", m_files.base, present.mesh->file);
    const Result<bool> written = writeFixationFile(relocated(present, m_files.base, path), path);
    for (const Diagnostic& diagnostic : written.diagnostics)
        m_session.report(diagnostic);
    if (written) {
        m_files.saved(path, m_session.origin());
        m_session.markSaved(ProjectPart::Fixation);
    }
    notify(FixationChange::Case);
    return written.ok();
}

// Postures

int FixationSession::posture() const
{
    const CaseAnswer* all = answer();
    if (!all || all->answers.empty())
        return -1;
    if (m_chosenPosture >= 0)
        return std::min(m_chosenPosture, static_cast<int>(all->answers.size()) - 1);
    return static_cast<int>(all->worst.value_or(0));
}

void FixationSession::selectPosture(int posture)
{
    const CaseAnswer* all = answer();
    if (!all || posture < 0 || posture >= static_cast<int>(all->answers.size()))
        return;
    m_chosenPosture = posture;
    notify(FixationChange::Posture);
}

void FixationSession::selectWorst()
{
    m_chosenPosture = -1;
    notify(FixationChange::Posture);
}

const FixationAnswer* FixationSession::shown() const
{
    const int index = posture();
    return index < 0 ? nullptr : &answer()->answers[static_cast<std::size_t>(index)];
}

void FixationSession::selectPart(int part)
{
    if (std::exchange(m_part, part) != part)
        notify(FixationChange::Part);
}

// Edits

void FixationSession::edit(Fixation edited, const std::string& sentence, const std::string& mergeKey)
{
    if (!hasFixation())
        return;
    Project project = m_session.project();
    project.fixation = std::move(edited);
    m_session.edit(std::move(project), {sentence, mergeKey});
}

QString FixationSession::whyNoCase() const
{
    if (!m_session.hasModel())
        return translated("no model is open");
    if (hasFixation())
        return translated("there is a fixation already");
    const Model& model = m_session.model();
    if (!model.bodies.empty() && !findHip(model, BodySide::Right))
        return translated("this model has no femur: open the hip, or begin with an empty one");
    return {};
}

void FixationSession::create()
{
    if (!whyNoCase().isEmpty())
        return;
    Fixation made;
    made.name = "fixation";
    made.fixator.kind = FixatorKind::CannulatedScrews;
    const Model& model = m_session.model();
    if (findHip(model, made.femur.side) && !model.activities.empty()) {
        const int chosen = std::max(m_session.activity(), 0);
        made.activity = model.activities[static_cast<std::size_t>(chosen)].name;
    }
    if (model.bodyWeight > 0)
        made.person.mass = model.bodyWeight / standardGravity;
    Project project = m_session.project();
    project.fixation = std::move(made);
    m_session.edit(std::move(project), {translated("New fixation").toStdString()});
}

// The patient's femur

void FixationSession::loadMesh(const std::string& path)
{
    if (hasFixation())
        m_meshJob->ask(path);
}

void FixationSession::waitUntilLoaded()
{
    m_meshJob->waitUntilIdle();
}

void FixationSession::takeMesh(const LoadedMesh& loaded)
{
    for (const Diagnostic& diagnostic : loaded.faults)
        m_session.report(diagnostic);
    if (hasErrors(loaded.faults) || !hasFixation())
        return;
    constexpr double longest = 5;  // no femur has as many metres
    const QFileInfo file(QString::fromStdString(loaded.path));
    const bool isFoundAgain = lacksMesh();
    FemurMesh mesh;
    if (isFoundAgain)
        mesh = *fixation().mesh;
    mesh.file = m_files.base.empty() ? file.absoluteFilePath().toStdString()
                                     : nameOfModel("", m_files.base, file.absoluteFilePath().toStdString());
    if (!isFoundAgain)
        mesh.unit = loaded.size < longest ? MeshUnit::Metre : MeshUnit::Millimetre;
    Fixation edited = fixation();
    edited.mesh = std::move(mesh);
    const QString sentence
        = isFoundAgain ? translated("Locate the femur mesh '%1'") : translated("Load the femur mesh '%1'");
    edit(std::move(edited), sentence.arg(file.fileName()).toStdString());
    if (!isFoundAgain)
        setPicking(true);
}

void FixationSession::detachMesh()
{
    if (!whyNoDetach().isEmpty())
        return;
    setPicking(false);
    const PatientMesh* detached = patient();
    const bool isMeasured = detached && detached->measured && detached->measured->isComplete();
    Fixation edited = measuredFixation();
    edited.mesh.reset();
    edit(std::move(edited), translated("Detach the femur mesh").toStdString());
    m_session.report(
        {Severity::Note,
         {},
         0,
         0,
         sentence("the mesh is no longer part of the case"),
         isMeasured
             ? sentence("what was measured on it stays in the form; neck and shaft are ellipses of that size now")
             : sentence("nothing could be measured on it: the femur is the one stated in the form")});
}

QString FixationSession::whyNoDetach() const
{
    if (!hasMesh())
        return translated("the case has no mesh");
    // What was measured on former points would go into the form.
    return isCurrent() ? QString() : translated("the mesh is being measured");
}

bool FixationSession::lacksMesh() const
{
    const PatientMesh* patient = this->patient();
    return patient && patient->fault;
}

void FixationSession::setPicking(bool isOn)
{
    if (std::exchange(m_isPicking, isOn && hasMesh()) != (isOn && hasMesh()))
        notify(FixationChange::Picking);
}

// Solving

void FixationSession::sessionChanged()
{
    const bool isOtherDocument
        = std::exchange(m_documentNumber, m_session.documentNumber()) != m_session.documentNumber();
    if (isOtherDocument) {
        m_files = {};
        m_meshJob->forget();
        m_modelJob->forget();
        forgetAnswers();
    }
    if (hasFixation() && m_session.hasModel())
        m_solver->ask(fixation(), m_session.model(), m_files.base);
    else
        forgetAnswers();
    if (std::exchange(m_hadFixation, hasFixation()) || hasFixation() || isOtherDocument)
        notify(FixationChanges(FixationChange::Case) | FixationChange::Answer);
}

void FixationSession::forgetAnswers()
{
    m_solver->forget();
    m_solved = nullptr;
    m_chosenPosture = m_part = -1;
    m_isPicking = false;
}

void FixationSession::take(const std::shared_ptr<const SolvedFixation>& solved)
{
    if (!hasFixation() || solved->answers.empty())
        return;
    m_solved = solved;
    const CaseAnswer* main = answer();
    if (main && m_part >= static_cast<int>(main->construct.beams.size()))
        m_part = -1;
    notify(FixationChanges(FixationChange::Answer) | FixationChange::Posture);
}

void FixationSession::waitUntilSolved()
{
    m_solver->waitUntilIdle();
}

void FixationSession::notify(FixationChanges changes)
{
    m_toTell |= changes;
    if (std::exchange(m_telling, true))
        return;
    while (m_toTell)
        emit changed(std::exchange(m_toTell, FixationChanges()));
    m_telling = false;
}

}  // namespace sinew
