#include "ui/workspaces/fixation/landmark_tool.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QToolButton>

#include "ui/scene/femur_scene.h"
#include "ui/session/session.h"
#include "ui/text/said.h"
#include "ui/vtk/viewport.h"
#include "ui/widgets/label_support.h"
#include "ui/workspaces/fixation/landmark_steps.h"

namespace sinew {

namespace {

const ObjectId landmarkId{ObjectKind::Fixation, "landmark"};
const ObjectId meshId{ObjectKind::Fixation, "bone/mesh"};

QString longestTitle()
{
    QString longest;
    for (const LandmarkStep& step : landmarkSteps()) {
        if (const QString title = LandmarkTool::tr(step.title); title.size() > longest.size())
            longest = title;
    }
    return longest;
}

// The first landmark in which two lists differ; nothing when they agree.
std::optional<MeshPoint> changedPoint(const std::vector<MeshLandmark>& before, const std::vector<MeshLandmark>& after)
{
    const auto [left, right] = std::ranges::mismatch(before, after);
    if (left == before.end() && right == after.end())
        return std::nullopt;
    return before.size() > after.size() ? left->on : right->on;
}

}  // namespace

LandmarkStrip::LandmarkStrip(QWidget* parent)
    : QFrame(parent), m_step(new QLabel(this)), m_prompt(new QLabel(this)), m_result(new ElidedLabel(this)),
      m_back(new QToolButton(this)), m_next(new QToolButton(this)), m_end(new QToolButton(this))
{
    setProperty("role", "chip");
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(10, 6, 6, 6);
    column->setSpacing(2);
    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    row->addWidget(m_step);
    m_step->setMinimumWidth(fontMetrics().horizontalAdvance(tr("%1 of %2 · %3").arg(7).arg(7).arg(longestTitle()))
                            + 12);
    const auto add = [&](QToolButton* button, const QString& text, void (LandmarkStrip::*wanted)()) {
        button->setText(text);
        button->setFocusPolicy(Qt::NoFocus);
        connect(button, &QToolButton::clicked, this, wanted);
        row->addWidget(button);
    };
    add(m_back, tr("Back"), &LandmarkStrip::backWanted);
    add(m_next, tr("Next"), &LandmarkStrip::nextWanted);
    add(m_end, tr("Done"), &LandmarkStrip::endWanted);
    row->addStretch();
    m_next->setMinimumWidth(
        std::max(fontMetrics().horizontalAdvance(tr("Next")), fontMetrics().horizontalAdvance(tr("Skip"))) + 24);
    column->addLayout(row);
    column->addWidget(m_prompt);
    setRole(*m_result, "muted");
    column->addWidget(m_result);
    m_prompt->setWordWrap(true);
    hide();
}

void LandmarkStrip::show(const Content& content)
{
    m_step->setText(content.step);
    m_prompt->setText(content.prompt);
    m_result->setFullText(content.result);
    m_next->setText(content.next);
    m_back->setEnabled(content.mayGoBack);
    m_next->setEnabled(content.mayGoOn);
    m_end->setEnabled(content.mayEnd);
    QFrame::show();
    emit resized();
}

void LandmarkStrip::place(const QSize& view)
{
    // As large for every step: the bone is fitted into what is left, and must not move under the pointer.
    constexpr int margin = 10, belowTitle = 48;
    const int wanted = std::max(longestPrompt() + 24, layout()->minimumSize().width());
    const int width = std::min(wanted, std::max(view.width() - 2 * margin, 1));
    const int height = layout()->hasHeightForWidth() ? layout()->totalHeightForWidth(width) : sizeHint().height();
    const int lines = 1 + longestPrompt() / std::max(width - 24, 1), now = promptLines(width - 24);
    setGeometry(margin, belowTitle, width, height + std::max(0, lines - now) * fontMetrics().lineSpacing());
    raise();
}

int LandmarkStrip::longestPrompt() const
{
    int longest = 0;
    for (const LandmarkStep& step : landmarkSteps())
        longest = std::max(longest,
                           fontMetrics().horizontalAdvance(LandmarkTool::tr(step.prompt) + tr(" (%1 so far)").arg(99)));
    return longest;
}

int LandmarkStrip::promptLines(int width) const
{
    const QRect text = fontMetrics().boundingRect(QRect(0, 0, width, 10000), Qt::TextWordWrap, m_prompt->text());
    return std::max(1, text.height() / fontMetrics().lineSpacing());
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
    if (const std::optional<Drag> drag = std::exchange(m_drag, std::nullopt); drag && drag->hasBegun)
        m_fixation.session().cancelGesture();
    m_touched = -1;
    m_viewport.setListener(active ? this : nullptr);
    if (!active) {
        m_viewport.setMarks({});
        m_strip->hide();
        return;
    }
    if (m_fixation.hasMesh()) {
        m_step = nextStep(*m_fixation.fixation().mesh).value_or(0);
        m_present = m_fixation.fixation().mesh->landmarks;
    }
    refresh();
}

// Undo and redo lead to the step of the point that they take or bring.
void LandmarkTool::followHistory()
{
    const std::vector<MeshLandmark>& now = m_fixation.fixation().mesh->landmarks;
    const std::optional<MeshPoint> changed = changedPoint(m_present, now);
    if (now.size() != m_present.size())
        m_touched = -1;
    m_present = now;
    if (changed)
        m_step = stepOf(*changed).value_or(m_step);
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
    followHistory();
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
        content.result = said(patient->fault->message);
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

void LandmarkTool::edit(FemurMesh mesh, const QString& sentence)
{
    Fixation edited = m_fixation.fixation();
    m_present = mesh.landmarks;
    edited.mesh = std::move(mesh);
    m_fixation.edit(std::move(edited), sentence.toStdString());
}

bool LandmarkTool::pressed(const ViewPointer& pointer)
{
    const ScenePart part = m_viewport.pickAt(pointer.at).of;
    if (part.id != landmarkId || part.part.size() != 1 || !m_fixation.hasMesh())
        return false;
    m_touched = std::stoi(part.part.front());
    m_drag.emplace(Drag{m_fixation.fixation(), pointer.at});
    showMarks();
    return true;
}

void LandmarkTool::dragged(const ViewPointer& pointer)
{
    if (!m_drag)
        return;
    const QPointF way = pointer.at - m_drag->pressedAt;
    if (!m_drag->hasBegun && std::hypot(way.x(), way.y()) < dragThreshold)
        return;
    const std::optional<Vector3> place = placeAt(pointer);
    if (!place || static_cast<std::size_t>(m_touched) >= m_drag->was.mesh->landmarks.size())
        return;
    if (!std::exchange(m_drag->hasBegun, true))
        m_fixation.session().beginGesture(tr("Move a landmark").toStdString());
    Project project = m_fixation.session().project();
    project.fixation = m_drag->was;
    project.fixation->mesh->landmarks[static_cast<std::size_t>(m_touched)].position = *place;
    m_fixation.session().changeGesture(std::move(project));
}

void LandmarkTool::released(const ViewPointer&)
{
    if (const std::optional<Drag> drag = std::exchange(m_drag, std::nullopt); drag && drag->hasBegun)
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
    edit(std::move(mesh), tr("Pick: %1").arg(tr(step.title)));
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
        if (const std::optional<Drag> drag = std::exchange(m_drag, std::nullopt); !drag)
            m_fixation.setPicking(false);
        else if (drag->hasBegun)
            m_fixation.session().cancelGesture();
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
    edit(std::move(mesh), tr("Remove a landmark"));
}

}  // namespace sinew
