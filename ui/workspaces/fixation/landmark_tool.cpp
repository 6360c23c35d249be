#include "ui/workspaces/fixation/landmark_tool.h"

#include <algorithm>

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QToolButton>

#include "ui/scene/fixation_scene.h"
#include "ui/session/session.h"
#include "ui/vtk/viewport.h"
#include "ui/widgets/label_support.h"
#include "ui/workspaces/fixation/landmark_steps.h"

namespace sinew {

namespace {

const ObjectId landmarkId{ObjectKind::Fixation, "landmark"};
const ObjectId meshId{ObjectKind::Fixation, "bone/mesh"};

}  // namespace

LandmarkStrip::LandmarkStrip(QWidget* parent)
    : QFrame(parent), m_step(new QLabel(this)), m_prompt(new QLabel(this)), m_result(new QLabel(this)),
      m_back(new QToolButton(this)), m_next(new QToolButton(this)), m_end(new QToolButton(this))
{
    setProperty("role", "chip");
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(10, 6, 6, 6);
    column->setSpacing(2);
    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    setRole(*m_step, "muted");
    row->addWidget(m_step);
    row->addWidget(m_prompt);
    const auto add = [&](QToolButton* button, const QString& text, void (LandmarkStrip::*wanted)()) {
        button->setText(text);
        button->setFocusPolicy(Qt::NoFocus);
        connect(button, &QToolButton::clicked, this, wanted);
        row->addWidget(button);
    };
    add(m_back, tr("Back"), &LandmarkStrip::backWanted);
    add(m_next, tr("Next"), &LandmarkStrip::nextWanted);
    add(m_end, tr("Done"), &LandmarkStrip::endWanted);
    column->addLayout(row);
    setRole(*m_result, "muted");
    column->addWidget(m_result);
    hide();
}

void LandmarkStrip::show(const Content& content)
{
    m_step->setText(content.step);
    m_prompt->setText(content.prompt);
    m_result->setText(content.result);
    m_result->setVisible(!content.result.isEmpty());
    m_next->setText(content.next);
    m_back->setEnabled(content.mayGoBack);
    m_next->setEnabled(content.mayGoOn);
    m_end->setEnabled(content.mayEnd);
    QFrame::show();
    adjustSize();
}

LandmarkTool::LandmarkTool(FixationSession& fixation, Viewport& viewport, QWidget& view)
    : m_fixation(fixation), m_viewport(viewport), m_strip(new LandmarkStrip(&view))
{
    connect(&fixation, &FixationSession::changed, this, [this] { refresh(); });
    connect(m_strip, &LandmarkStrip::backWanted, this, &LandmarkTool::goBack);
    connect(m_strip, &LandmarkStrip::nextWanted, this, &LandmarkTool::goOn);
    connect(m_strip, &LandmarkStrip::endWanted, this, [this] { m_fixation.setPicking(false); });
}

LandmarkTool::~LandmarkTool()
{
    setActive(false);
}

void LandmarkTool::setActive(bool active)
{
    if (active == m_isActive)
        return;
    m_isActive = active;
    m_drag.reset();
    m_touched = -1;
    m_viewport.setListener(active ? this : nullptr);
    if (!active) {
        m_viewport.setMarks({});
        m_strip->hide();
        return;
    }
    if (m_fixation.hasMesh())
        m_step = nextStep(*m_fixation.fixation().mesh).value_or(0);
    refresh();
}

void LandmarkTool::setStep(int step)
{
    m_step = std::clamp(step, 0, static_cast<int>(landmarkSteps().size()) - 1);
    refresh();
}

void LandmarkTool::refresh()
{
    if (!m_isActive || !m_fixation.hasMesh())
        return;
    const FemurMesh& mesh = *m_fixation.fixation().mesh;
    const auto count = static_cast<int>(landmarkSteps().size());
    const LandmarkStep& step = landmarkSteps()[static_cast<std::size_t>(m_step)];
    const int points = pointsOn(mesh, step.on);
    LandmarkStrip::Content content;
    content.step = tr("%1 of %2 · %3").arg(m_step + 1).arg(count).arg(tr(step.title));
    content.prompt = tr(step.prompt);
    if (step.needed > 1)
        content.prompt += tr(" (%1 so far)").arg(points);
    const PatientMesh* patient = m_fixation.patient();
    if (patient && patient->fault)
        content.result = QString::fromStdString(patient->fault->message);
    else if (patient && patient->measured)
        content.result = stepResult(m_step, *patient->measured);
    content.next = points == 0 && step.mayBeSkipped() ? tr("Skip") : tr("Next");
    content.mayGoBack = m_step > 0;
    content.mayGoOn = m_step + 1 < count && points >= step.needed;
    const auto isMet = [&](const LandmarkStep& each) { return pointsOn(mesh, each.on) >= each.needed; };
    content.mayEnd = std::ranges::all_of(landmarkSteps(), isMet);
    m_strip->show(content);
    showMarks();
}

void LandmarkTool::showMarks()
{
    const FemurMesh& mesh = *m_fixation.fixation().mesh;
    const PatientMesh* patient = m_fixation.patient();
    if (!patient || !patient->surface) {
        m_viewport.setMarks({});
        return;
    }
    if (m_surface != patient->surface) {
        m_surface = patient->surface;
        m_pose = meshPose(*m_surface);
    }
    ViewMarks marks;
    const MeshPoint now = landmarkSteps()[static_cast<std::size_t>(m_step)].on;
    for (std::size_t i = 0; i < mesh.landmarks.size(); ++i)
        marks.handles.push_back({{landmarkId, {std::to_string(i)}},
                                 m_pose * toDrawn(mesh, mesh.landmarks[i].position),
                                 mesh.landmarks[i].on == now ? HandleShape::Ring : HandleShape::Dot,
                                 static_cast<int>(i) == m_touched});
    m_viewport.setMarks(std::move(marks));
}

std::optional<Vector3> LandmarkTool::placeAt(const ViewPointer& pointer)
{
    const std::optional<SurfacePoint> surface = m_viewport.surfaceAt(pointer.at);
    if (!surface || surface->object != meshId || !m_fixation.hasMesh())
        return std::nullopt;
    return toMeshNumbers(*m_fixation.fixation().mesh, surface->inBody);
}

void LandmarkTool::edit(FemurMesh mesh, const std::string& sentence)
{
    Fixation edited = m_fixation.fixation();
    edited.mesh = std::move(mesh);
    m_fixation.edit(std::move(edited), sentence);
}

bool LandmarkTool::pressed(const ViewPointer& pointer)
{
    const ScenePart part = m_viewport.pickAt(pointer.at).of;
    if (part.id != landmarkId || part.part.size() != 1 || !m_fixation.hasMesh())
        return false;
    m_touched = std::stoi(part.part.front());
    m_drag = m_fixation.fixation();
    m_fixation.session().beginGesture("Move a landmark");
    showMarks();
    return true;
}

void LandmarkTool::dragged(const ViewPointer& pointer)
{
    const std::optional<Vector3> place = m_drag ? placeAt(pointer) : std::nullopt;
    if (!place || static_cast<std::size_t>(m_touched) >= m_drag->mesh->landmarks.size())
        return;
    Project project = m_fixation.session().project();
    project.fixation = m_drag;
    project.fixation->mesh->landmarks[static_cast<std::size_t>(m_touched)].position = *place;
    m_fixation.session().changeGesture(std::move(project));
}

void LandmarkTool::released(const ViewPointer&)
{
    if (std::exchange(m_drag, std::nullopt))
        m_fixation.session().endGesture();
}

bool LandmarkTool::clicked(const ViewPointer& pointer)
{
    const std::optional<Vector3> place = placeAt(pointer);
    if (!place)
        return true;  // beside the bone: nothing else is to be picked now
    const LandmarkStep step = landmarkSteps()[static_cast<std::size_t>(m_step)];
    FemurMesh mesh = withLandmark(*m_fixation.fixation().mesh, m_step, *place);
    const bool isFull = pointsOn(mesh, step.on) >= step.most;
    m_touched = -1;
    edit(std::move(mesh), std::string("Pick: ") + step.title);
    if (isFull && m_step + 1 < static_cast<int>(landmarkSteps().size()))
        setStep(m_step + 1);
    return true;
}

bool LandmarkTool::wantsKey(const QKeyEvent& event)
{
    switch (event.key()) {
    case Qt::Key_Escape:
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Backspace:
    case Qt::Key_Delete: return true;
    default: return false;
    }
}

void LandmarkTool::keyPressed(const QKeyEvent& event)
{
    switch (event.key()) {
    case Qt::Key_Escape:
        if (std::exchange(m_drag, std::nullopt))
            m_fixation.session().cancelGesture();
        else
            m_fixation.setPicking(false);
        return;
    case Qt::Key_Backspace: goBack(); return;
    case Qt::Key_Delete: remove(); return;
    default: goOn();
    }
}

void LandmarkTool::goBack()
{
    setStep(m_step - 1);
}

void LandmarkTool::goOn()
{
    const LandmarkStep& step = landmarkSteps()[static_cast<std::size_t>(m_step)];
    if (m_fixation.hasMesh() && pointsOn(*m_fixation.fixation().mesh, step.on) >= step.needed)
        setStep(m_step + 1);
}

// The one that was touched last, else the newest of the step.
void LandmarkTool::remove()
{
    if (!m_fixation.hasMesh() || m_drag)
        return;
    FemurMesh mesh = *m_fixation.fixation().mesh;
    auto gone = mesh.landmarks.end();
    if (m_touched >= 0 && static_cast<std::size_t>(m_touched) < mesh.landmarks.size()) {
        gone = mesh.landmarks.begin() + m_touched;
    } else {
        const MeshPoint on = landmarkSteps()[static_cast<std::size_t>(m_step)].on;
        for (auto each = mesh.landmarks.begin(); each != mesh.landmarks.end(); ++each) {
            if (each->on == on)
                gone = each;
        }
    }
    if (gone == mesh.landmarks.end())
        return;
    mesh.landmarks.erase(gone);
    m_touched = -1;
    edit(std::move(mesh), "Remove a landmark");
}

}  // namespace sinew
