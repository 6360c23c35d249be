#include "ui/main_window/viewport_frame.h"

#include <algorithm>
#include <string_view>
#include <utility>

#include <QAction>
#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPainterPath>
#include <QToolButton>

#include "ui/main_window/fixation_overlay.h"
#include "ui/main_window/scene_texts.h"
#include "ui/scene/femur_scene.h"
#include "ui/scene/fixation_scene.h"
#include "ui/scene/motion_scene.h"
#include "ui/scene/scene_builder.h"
#include "ui/session/fixation_session.h"
#include "ui/session/motion_session.h"
#include "ui/session/session.h"
#include "ui/vtk/viewport.h"
#include "ui/widgets/theme.h"
#include "ui/workspaces/edit/tools/edit_tools.h"
#include "ui/workspaces/fixation/fixation_tool.h"
#include "ui/workspaces/fixation/landmark_tool.h"
#include "ui/workspaces/workspace.h"

namespace sinew {

namespace {

constexpr int frameMargin = 10;  // pixels from the frame to a chip
constexpr double radius = 8;

// OpenGL knows no rounded windows: the corners are painted over in the colour of the window.
class RoundedBorder : public QWidget {
public:
    explicit RoundedBorder(QWidget* parent) : QWidget(parent)
    {
        setAttribute(Qt::WA_TransparentForMouseEvents);
        setAttribute(Qt::WA_NoSystemBackground);
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        const Palette& colours = paletteOf(*window());
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        QPainterPath corners, inside;
        corners.addRect(rect());
        inside.addRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
        painter.fillPath(corners.subtracted(inside), toColor(colours.window));
        painter.setPen(toColor(colours.line));
        painter.drawPath(inside);
    }
};

QFrame* makeChip(QWidget* parent)
{
    auto* chip = new QFrame(parent);
    chip->setProperty("role", "chip");
    auto* layout = new QHBoxLayout(chip);
    layout->setContentsMargins(9, 3, 9, 3);
    layout->setSpacing(2);
    return chip;
}

}  // namespace

ViewportFrame::ViewportFrame(const Sessions& sessions, const Workspace& workspace, Viewport& viewport, QWidget* parent)
    : QWidget(parent), m_session(sessions.session), m_motion(sessions.motion), m_fixation(sessions.fixation),
      m_workspace(&workspace), m_viewport(viewport)
{
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(&viewport);
    m_border = new RoundedBorder(this);
    m_titleChip = makeChip(this);
    m_title = new QLabel(m_titleChip);
    m_title->setTextFormat(Qt::PlainText);
    m_title->setMinimumHeight(22);
    m_titleChip->layout()->addWidget(m_title);
    m_viewChip = makeChip(this);
    m_viewChip->layout()->setContentsMargins(4, 3, 4, 3);
    setMinimumSize(320, 240);

    connect(&m_session, &Session::changed, this, [this](Changes changes) {
        // Its recording went with the document before.
        if (m_motionScene && m_sceneDocument != m_session.documentNumber())
            m_motionScene = nullptr;
        if (changes & (Changes(Change::Solution) | Change::Selection | Change::Visibility | Change::Document))
            showScene();
        if (changes & (Changes(Change::Situation) | Change::Document))
            showTitle();
    });
    connect(&viewport, &Viewport::picked, this, &ViewportFrame::takePicked);
    for (const ToolSet set : {ToolSet::Look, ToolSet::Edit}) {
        m_tools.push_back(std::make_unique<EditTools>(m_session, viewport, *this, set));
        connect(m_tools.back().get(), &EditTools::placed, this, &ViewportFrame::tellCovered);
    }
    wireMotion();
    wireFixation();
    showTools();
}

ViewportFrame::~ViewportFrame() = default;

void ViewportFrame::wireMotion()
{
    connect(&m_motion, &MotionSession::changed, this, [this](MotionChanges changes) {
        if (changes & (MotionChanges(MotionChange::Recording) | MotionChange::Scenario))
            makeMotionScene();
        if (m_workspace->frameSource() != FrameSource::Recording)
            return;
        if (changes & (MotionChanges(MotionChange::Recording) | MotionChange::Scenario | MotionChange::Time)) {
            showScene();
            showTitle();
        }
    });
}

// One set at a time hears of the pointer and draws its marks: those that leave go first.
void ViewportFrame::showTools()
{
    const bool isFixation = m_workspace->frameSource() == FrameSource::Fixation;
    const bool isPicking = isFixation && m_fixation.isPicking();
    for (const bool isActive : {false, true}) {
        if (isActive == (isFixation && !isPicking))
            m_fixationTool->setActive(isActive);
        if (isActive == isPicking)
            m_landmarkTool->setActive(isActive);
        for (const auto& tools : m_tools) {
            if (isActive == (tools->set() == m_workspace->tools()))
                tools->setActive(isActive);
        }
    }
    m_overlay->setShown(isFixation && !isPicking);
}

void ViewportFrame::setObjectActions(const std::vector<QAction*>& actions)
{
    for (const auto& tools : m_tools)
        tools->setObjectActions(actions);
}

void ViewportFrame::setMenuActions(const ViewMenuActions& actions)
{
    for (const auto& tools : m_tools)
        tools->setViewActions(actions);
}

EditTools& ViewportFrame::tools(ToolSet set)
{
    return **std::find_if(m_tools.begin(), m_tools.end(), [set](const auto& tools) { return tools->set() == set; });
}

void ViewportFrame::placePart(const PartToPlace& part)
{
    for (const auto& tools : m_tools) {
        if (tools->isActive())
            tools->placePart(part);
    }
    m_viewport.setFocus();
}

void ViewportFrame::setWorkspace(const Workspace& workspace)
{
    if (&workspace == m_workspace)
        return;
    m_workspace = &workspace;
    showTools();
    showScene();
    showTitle();
    m_viewport.fitUntouched();
}

void ViewportFrame::makeMotionScene()
{
    m_motionScene = nullptr;
    const std::optional<ShownRun> run = m_motion.shownRun();
    if (!run || !m_session.hasModel())
        return;
    MotionSource source{*run, m_motion.keptRun(), m_motion.scenario().trails};
    m_motionScene = std::make_unique<MotionScene>(std::move(source));
    m_sceneDocument = m_session.documentNumber();
    if (m_motionScene->isEmpty())
        m_motionScene = nullptr;
    // The first recording of a motion may take more room than the posture before it, and than its start.
    else if (m_motion.lastTime() > m_motion.firstTime()
             && std::exchange(m_fittedDocument, m_sceneDocument) != m_sceneDocument)
        m_viewport.fitUntouched();
}

bool ViewportFrame::showsMotion() const
{
    return m_motionScene && m_workspace->frameSource() == FrameSource::Recording;
}

QImage ViewportFrame::motionPicture(double time, const QSize& size, bool withTexts)
{
    if (!m_motionScene)
        return {};
    setScene(m_motionScene->at({time, m_session.selection(), m_session.hidden(), &m_session.alsoSelected()}));
    using enum PictureTexts;
    return m_viewport.picture(size, {.texts = withTexts ? Shown : Bare, .isAsSeen = true});
}

PictureRoom ViewportFrame::pictureRoom() const
{
    return {m_viewport.size(), m_viewport.largestPicture()};
}

// On paper, whatever the window looks like.
QImage ViewportFrame::fixationPicture(const QSize& size)
{
    if (!showsFixation() || !m_fixation.answer())
        return {};
    m_viewport.setPalette3d(lightPalette);
    QImage picture = m_viewport.picture(size);
    m_viewport.setPalette3d(paletteOf(*window()));
    return picture;
}

QImage ViewportFrame::sectionPicture()
{
    return showsFixation() && m_fixation.answer() ? m_overlay->sectionPicture() : QImage();
}

void ViewportFrame::setViewActions(const std::vector<std::pair<QString, QAction*>>& actions)
{
    for (const auto& [text, action] : actions) {
        auto* button = new QToolButton(m_viewChip);
        button->setText(text);
        button->setFocusPolicy(Qt::NoFocus);
        button->setToolTip(
            QString("%1 (%2)").arg(action->text(), action->shortcut().toString(QKeySequence::NativeText)));
        connect(button, &QToolButton::clicked, action, &QAction::trigger);
        m_viewChip->layout()->addWidget(button);
    }
    placeChips();
}

QPixmap ViewportFrame::picture()
{
    QPixmap pixmap = QPixmap::fromImage(m_viewport.shown());
    QPainter painter(&pixmap);
    for (auto* above : findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly)) {
        if (above != &m_viewport && above->isVisible())
            above->render(&painter, above->pos(), {}, QWidget::DrawChildren);
    }
    return pixmap;
}

void ViewportFrame::wireFixation()
{
    m_overlay = new FixationOverlay(m_fixation, *this);
    m_fixationTool = std::make_unique<FixationTool>(m_fixation, m_viewport);
    m_landmarkTool = std::make_unique<LandmarkTool>(m_fixation, m_viewport, *this);
    connect(&m_landmarkTool->strip(), &LandmarkStrip::resized, this, [this] {
        m_landmarkTool->strip().place(size());
        tellCovered();
    });
    connect(m_overlay, &FixationOverlay::layersChanged, this, &ViewportFrame::showScene);
    connect(&m_fixation, &FixationSession::changed, this, [this](FixationChanges changes) {
        if (m_workspace->frameSource() != FrameSource::Fixation)
            return;
        if (changes & (FixationChanges(FixationChange::Picking) | FixationChange::Case))
            showTools();
        m_overlay->refresh();
        showScene();
        showTitle();
        tellCovered();
    });
}

bool ViewportFrame::showsFixation() const
{
    return m_workspace->frameSource() == FrameSource::Fixation && m_fixation.hasFixation();
}

void ViewportFrame::showFixation()
{
    const auto solved = m_fixation.solved();
    const PatientMesh* patient = m_fixation.patient();
    const auto surface = patient ? patient->surface : nullptr;
    const bool isBroken = solved && isDrawnBroken(solved->answers.front());
    if (surface && (m_fixation.isPicking() || !isBroken))
        return setScene(buildMeshScene(surface, m_fixation.fixation().femur.side));
    if (isBroken)
        setScene(buildFixationScene({solved->answers.front(), m_fixation.posture(), m_fixation.part(),
                                     m_overlay->layers(), surface, FixationOverlay::movementScale}));
    else if (m_fixation.isCurrent() || !solved)
        setScene(buildFemurScene(femurOf(m_fixation.fixation())));
}

// Parts of a fixation are none of the session's objects.
void ViewportFrame::takePicked(const ObjectId& id)
{
    if (!showsFixation()) {
        m_session.select(id);
        return;
    }
    m_fixation.selectPart(beamOf(id));
}

void ViewportFrame::showScene()
{
    if (showsFixation()) {
        showFixation();
        return;
    }
    if (showsMotion()) {
        setScene(
            m_motionScene->at({m_motion.time(), m_session.selection(), m_session.hidden(), &m_session.alsoSelected()}));
        return;
    }
    const auto solved = m_session.solved();
    // After an edit the last solution belongs to the model before it; the next one is on its way.
    if (!solved || solved->mechanism.get() != &m_session.mechanism())
        return;
    setScene(buildScene({m_session.model(), solved->situation, solved->frame, m_session.selection(), m_session.hidden(),
                         true, &m_session.alsoSelected(), m_workspace->tools() == ToolSet::Edit}));
}

void ViewportFrame::setShownParts(const ShownParts& shown)
{
    if (std::exchange(m_shown, shown) != shown)
        showScene();
}

// A fixation stands in a frame of its own and is looked at anew.
void ViewportFrame::setScene(Scene scene)
{
    constexpr int ofMesh = 1 << 24;
    const bool isMesh = showsFixation() && !scene.bodies.empty() && scene.bodies.front().id.name == "bone/mesh";
    scene.document = !showsFixation() ? m_session.documentNumber()
                     : isMesh         ? -m_session.documentNumber() - ofMesh
                                      : -m_session.documentNumber();
    translateTexts(scene);
    ShownParts shown = m_shown;
    shown.arrows = shown.arrows || showsFixation();  // which has switches of its own
    keepShown(scene, shown);
    m_viewport.setScene(std::move(scene));
}

void ViewportFrame::showTitle()
{
    if (m_session.hasModel() && titleText() != m_titleChip->toolTip())
        placeChips();
}

QString ViewportFrame::titleText() const
{
    return m_session.hasModel() ? m_workspace->viewTitle() : QString();
}

void ViewportFrame::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    placeChips();
}

void ViewportFrame::placeChips()
{
    m_border->setGeometry(rect());
    m_border->raise();
    m_viewChip->adjustSize();
    m_viewChip->move(width() - m_viewChip->width() - frameMargin, frameMargin);
    m_viewChip->raise();
    const QString title = titleText();
    // In a narrow view the title gives way to the buttons.
    const int room = m_viewChip->x() - 2 * frameMargin - 24;
    m_title->setText(m_title->fontMetrics().elidedText(title, Qt::ElideRight, qMax(room, 60)));
    m_titleChip->setToolTip(title);
    m_titleChip->setVisible(!title.isEmpty());
    m_titleChip->adjustSize();
    m_titleChip->move(frameMargin, frameMargin);
    m_titleChip->raise();
    m_overlay->place();
    m_landmarkTool->strip().place(size());
    tellCovered();
}

void ViewportFrame::tellCovered()
{
    std::vector<QRectF> places;
    for (const QWidget* chip : {m_titleChip, m_viewChip}) {
        if (!chip->isHidden())
            places.emplace_back(chip->geometry());
    }
    const auto add = [&](const std::vector<QRectF>& more) { places.insert(places.end(), more.begin(), more.end()); };
    for (const auto& tools : m_tools)
        add(tools->covered());
    add(m_overlay->covered());
    if (const LandmarkStrip& strip = m_landmarkTool->strip(); !strip.isHidden())
        places.emplace_back(strip.geometry());
    m_viewport.setCovered(std::move(places));
}

}  // namespace sinew
