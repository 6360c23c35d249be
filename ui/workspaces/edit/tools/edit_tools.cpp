#include "ui/workspaces/edit/tools/edit_tools.h"

#include <algorithm>
#include <utility>

#include <QAction>
#include <QEvent>
#include <QKeySequence>
#include <QLabel>
#include <QMenu>

#include "ui/text/translated.h"
#include "ui/vtk/viewport.h"
#include "ui/workspaces/edit/tools/draw_tools.h"
#include "ui/workspaces/edit/tools/edit_marks.h"
#include "ui/workspaces/edit/tools/measure_tool.h"
#include "ui/workspaces/edit/tools/pose_tool.h"
#include "ui/workspaces/edit/tools/select_tool.h"
#include "ui/workspaces/edit/tools/tool_bar.h"

namespace sinew {

namespace {

constexpr int margin = 10;  // px from the view's edges
constexpr int below = 46;   // px, under the chip with the title

std::unique_ptr<Tool> makeTool(const QString& id, const ToolContext& context)
{
    if (id == "body")
        return std::make_unique<BodyTool>(context);
    if (id == "muscle")
        return std::make_unique<MuscleTool>(context);
    if (id == "node")
        return std::make_unique<PointTool>(context, id, withNode,
                                           makeWarning(sentence("there is no body for the node here"),
                                                       sentence("nodes belong to a body: click on one")));
    if (id == "contact")
        return std::make_unique<PointTool>(context, id, withContact,
                                           makeWarning(sentence("there is no body for the contact here"),
                                                       sentence("contacts belong to a body: click on one")));
    if (id == "load")
        return std::make_unique<PointTool>(context, id, withLoad,
                                           makeWarning(sentence("there is no body for the load here"),
                                                       sentence("loads belong to a body: click on one")));
    if (id == "landmark")
        return std::make_unique<PointTool>(context, id, withLandmark,
                                           makeWarning(sentence("there is no body for the landmark here"),
                                                       sentence("landmarks belong to a body: click on one")));
    if (id == "pose")
        return std::make_unique<PoseTool>(context);
    if (id == "measure")
        return std::make_unique<MeasureTool>(context);
    return std::make_unique<SelectTool>(context);
}

}  // namespace

std::vector<ToolChoice> toolChoices(ToolSet set)
{
    std::vector<ToolChoice> choices
        = {{"select", translated("Select"), Qt::Key_V, "fit", translated("Select, and drag what is selected")}};
    if (set == ToolSet::Edit) {
        const std::vector<ToolChoice> drawing
            = {{"body", translated("Body"), Qt::Key_B, "body", translated("Draw a body: its joint, then its end")},
               {"muscle", translated("Muscle"), Qt::Key_M, "link-engaged", translated("Draw a muscle point by point")},
               {"node", translated("Node"), Qt::Key_N, "node", translated("Set a node where muscles meet")},
               {"contact", translated("Contact"), Qt::Key_C, "contact", translated("Set a contact with the ground")},
               {"load", translated("Load"), Qt::Key_L, "load", translated("Set a force")},
               {"landmark", translated("Landmark"), Qt::Key_K, "info", translated("Set a landmark on a body")}};
        choices.insert(choices.end(), drawing.begin(), drawing.end());
    }
    choices.push_back({"pose", translated("Pose"), Qt::Key_P, "joint", translated("Drag a body: the joints follow")});
    choices.push_back({"measure", translated("Measure"), Qt::Key_D, "coordinate", translated("Distances and angles")});
    return choices;
}

std::vector<KeyHints> toolKeys()
{
    KeyHints all{translated("Tools of the View"), {}}, drawing{translated("Tools of Edit"), {}};
    const std::vector<ToolChoice> everywhere = toolChoices(ToolSet::Look);
    for (const ToolChoice& choice : toolChoices(ToolSet::Edit)) {
        QString effect = choice.toolTip.section(':', 0, 0).section(',', 0, 0);
        effect[0] = effect[0].toLower();
        const auto isIt = [&](const ToolChoice& other) { return other.id == choice.id; };
        KeyHints& hints = std::any_of(everywhere.begin(), everywhere.end(), isIt) ? all : drawing;
        hints.keys.push_back({QKeySequence(choice.key).toString(), effect});
    }
    all.keys.push_back({QStringLiteral("Esc"), translated("give up; back to Select")});
    const std::vector<KeyHint> more = {{translated("J, Shift+J"), translated("hinge or ball for a drawn body")},
                                       {translated("Backspace"), translated("last drawn point back")},
                                       {translated("Enter"), translated("end a muscle")},
                                       {QStringLiteral("G, R"), translated("move, rotate what is selected")},
                                       {QStringLiteral("X"), translated("axes of body or ground")},
                                       {translated("Shift, Ctrl"), translated("drag freely, in steps")}};
    drawing.keys.insert(drawing.keys.end(), more.begin(), more.end());
    return {all, drawing};
}

EditTools::EditTools(Session& session, Viewport& viewport, QWidget& overlayParent, ToolSet set, QObject* parent)
    : QObject(parent), m_session(session), m_viewport(viewport), m_parent(overlayParent), m_set(set),
      m_context{session, viewport, m_settings, set == ToolSet::Edit, [this] { refresh(); }, [this] { setTool(0); }},
      m_choices(toolChoices(set)), m_column(new ToolColumn(m_choices, &overlayParent)),
      m_options(new ToolOptions(m_settings, &overlayParent)), m_chip(new ToolChipFrame(&overlayParent)),
      m_hint(new QLabel(&overlayParent))
{
    m_hint->setTextFormat(Qt::PlainText);
    m_hint->setObjectName("tool-hint");
    m_hint->setProperty("role", "chip");
    m_hint->setContentsMargins(9, 4, 9, 4);
    m_hint->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_tool = makeTool("select", m_context);
    m_column->show(0);
    for (QWidget* widget : std::initializer_list<QWidget*>{m_column, m_options, m_hint})
        widget->hide();
    connect(m_column, &ToolColumn::chosen, this, [this](int index) {
        setTool(static_cast<std::size_t>(index));
        m_viewport.setFocus();
    });
    connect(m_options, &ToolOptions::changed, this, [this] {
        refresh();
        place();
        m_viewport.setFocus();
    });
    connect(&session, &Session::changed, this, [this](Changes changes) {
        if (changes
            & (Changes(Change::Document) | Change::Situation | Change::Solution | Change::Selection
               | Change::Visibility))
            refresh();
    });
    connect(&viewport, &Viewport::menuRequested, this, &EditTools::showMenu);
    overlayParent.installEventFilter(this);
}

EditTools::~EditTools()
{
    if (m_isActive)
        m_viewport.setListener(nullptr);
}

void EditTools::setActive(bool active)
{
    if (active == m_isActive)
        return;
    if (!active)
        setTool(0);
    m_isActive = active;
    m_viewport.setListener(active ? static_cast<ViewListener*>(this) : nullptr);
    m_column->setVisible(active);
    m_options->setVisible(active && m_set == ToolSet::Edit);
    if (!active) {
        m_chip->hide();
        m_hint->hide();
        m_viewport.setMarks({});
        emit placed();
        return;
    }
    place();
    refresh();
}

void EditTools::setObjectActions(const std::vector<QAction*>& actions)
{
    m_objectActions.assign(actions.begin(), actions.end());
}

void EditTools::setViewActions(ViewMenuActions actions)
{
    m_viewActions = std::move(actions);
}

QString EditTools::chosen() const
{
    return m_choices[m_chosen].id;
}

void EditTools::choose(const QString& id)
{
    for (std::size_t i = 0; i < m_choices.size(); ++i) {
        if (m_choices[i].id == id)
            setTool(i);
    }
}

void EditTools::placePart(const PartToPlace& part)
{
    if (m_set == ToolSet::Edit)
        useTool(0, std::make_unique<PartTool>(m_context, part));
}

void EditTools::setTool(std::size_t index)
{
    useTool(index, makeTool(m_choices[index].id, m_context));
}

void EditTools::useTool(std::size_t index, std::unique_ptr<Tool> tool)
{
    m_tool->cancel();
    m_chosen = index;
    // The tool may be in one of its own methods: it goes with the next one.
    m_old = std::exchange(m_tool, std::move(tool));
    // What is drawn goes where the person sees it, so the view stays; the first body of all is shown whole.
    if (m_tool->draws() && !isEmptyModel())
        m_viewport.keepCamera();
    m_column->show(index);
    m_options->showJoint(drawsJoint());
    place();
    refresh();
}

bool EditTools::isEmptyModel() const
{
    const Model& model = m_session.project().model;
    return m_session.hasModel() && model.bodies.empty() && model.segments.empty();
}

// In a plane all joints turn about the same axis.
bool EditTools::drawsJoint() const
{
    return m_set == ToolSet::Edit && m_choices[m_chosen].id == "body" && m_session.hasModel()
           && m_session.project().model.space != Space::Plane;
}

// The view speaks

bool EditTools::pressed(const ViewPointer& pointer)
{
    return m_tool->pressed(pointer);
}

void EditTools::dragged(const ViewPointer& pointer)
{
    m_tool->dragged(pointer);
}

void EditTools::released(const ViewPointer& pointer)
{
    m_tool->released(pointer);
}

bool EditTools::clicked(const ViewPointer& pointer)
{
    return m_tool->clicked(pointer);
}

bool EditTools::doubleClicked(const ViewPointer& pointer)
{
    return m_tool->doubleClicked(pointer);
}

void EditTools::moved(const ViewPointer& pointer)
{
    m_tool->moved(pointer);
}

void EditTools::cameraMoved()
{
    if (m_chip->isVisible())
        refresh();
}

bool EditTools::wantsKey(const QKeyEvent& key)
{
    if (m_tool->wantsKey(key))
        return true;
    if (key.key() == Qt::Key_Escape)
        return m_chosen != 0 || m_tool->isBusy();
    const bool isPlain = !(key.modifiers() & (Qt::ControlModifier | Qt::MetaModifier));
    return isPlain && m_session.hasModel() && runKey(key.key() | static_cast<int>(key.modifiers()), true);
}

void EditTools::keyPressed(const QKeyEvent& key)
{
    if (m_tool->wantsKey(key))
        m_tool->keyPressed(key);
    else if (key.key() != Qt::Key_Escape)
        runKey(key.key() | static_cast<int>(key.modifiers()), false);
    else if (!m_tool->cancel())
        setTool(0);
}

bool EditTools::runKey(int key, bool isTrial)
{
    const auto set = [&](const std::function<void(ToolSettings&)>& edit) {
        if (!isTrial)
            change(edit);
        return true;
    };
    for (std::size_t i = 0; i < m_choices.size(); ++i) {
        if (key == m_choices[i].key)
            return set([&](ToolSettings&) { setTool(i); });
    }
    if (m_set == ToolSet::Edit) {
        if (key == Qt::Key_G || key == Qt::Key_R)
            return set([&](ToolSettings& it) { it.mode = key == Qt::Key_G ? GizmoMode::Move : GizmoMode::Rotate; });
        if (key == Qt::Key_X)
            return set([](ToolSettings& it) { it.isLocal = !it.isLocal; });
        if ((key == hingeKey || key == ballKey) && drawsJoint())
            return set([&](ToolSettings& it) { it.drawsHinge = key == hingeKey; });
    }
    return false;
}

void EditTools::change(const std::function<void(ToolSettings&)>& edit)
{
    edit(m_settings);
    m_options->showSettings();
    refresh();
}

bool EditTools::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize && m_isActive)
        place();
    return QObject::eventFilter(watched, event);
}

// What is shown

void EditTools::refresh()
{
    if (!m_isActive || m_isRefreshing)
        return;
    m_isRefreshing = true;
    ViewMarks marks;
    if (m_session.hasModel()) {
        if (m_set == ToolSet::Edit) {
            const Posed posed = m_context.posed();
            const ScenePart selected{m_session.selection(), m_session.selectedPart()};
            marks.handles = editHandles(posed.model(), m_viewport.scene(), selected, m_session.hidden());
        }
        if (isEmptyModel())
            addGrid(marks, m_context.isPlane());
        m_tool->addMarks(marks);
        const ToolChip chip = m_tool->chip();
        const Projected at = m_viewport.projection().at(chip.at);
        m_chip->showChip(chip, m_viewport.mapTo(&m_parent, QPointF(at.x, at.y)));
    }
    m_viewport.setMarks(std::move(marks));
    QString hint = m_session.hasModel() ? m_tool->hint() : QString();
    if (hint.isEmpty() && isEmptyModel())
        hint = m_set == ToolSet::Edit ? translated("Draw a body: B · or start from a figure: File > New Figure…")
                                      : translated("Nothing here yet: the Edit workspace has tools to draw bodies");
    m_hint->setVisible(!hint.isEmpty());
    if (hint != m_hint->text()) {
        m_hint->setText(hint);
        place();
    }
    m_isRefreshing = false;
}

void EditTools::place()
{
    m_column->adjustSize();
    m_column->move(margin, below);
    const int left = margin + m_column->width() + 8;
    m_options->setRoom(m_parent.width() - left - margin);
    m_options->move(left, below);
    m_hint->adjustSize();
    m_hint->move(qMax(margin, (m_parent.width() - m_hint->width()) / 2), m_parent.height() - m_hint->height() - 16);
    for (QWidget* widget : std::initializer_list<QWidget*>{m_column, m_options, m_hint})
        widget->raise();
    emit placed();
}

std::vector<QRectF> EditTools::covered() const
{
    std::vector<QRectF> places;
    if (!m_isActive)
        return places;
    places.emplace_back(m_column->geometry());
    if (m_set == ToolSet::Edit)
        places.emplace_back(m_options->geometry());
    return places;
}

// The menu

void EditTools::showMenu(const QPointF& at)
{
    if (!m_isActive || !m_session.hasModel())
        return;
    const ScenePick pick = m_viewport.pickAt(at);
    if (!pick.of.isNull() && !m_session.alsoSelected().contains(pick.of.id))
        m_session.selectPart(pick.of.id, m_set == ToolSet::Edit ? pick.of.part : Place());
    auto* menu = new QMenu(&m_viewport);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setObjectName("view-menu");
    const bool isObject = !m_session.selection().isNull() && !pick.of.isNull();
    if (isObject && m_set == ToolSet::Edit) {
        for (const QPointer<QAction>& action : m_objectActions) {
            if (action)
                menu->addAction(action);
        }
        menu->addSeparator();
    }
    const auto addPossible = [&](const std::vector<QPointer<QAction>>& actions) {
        for (const QPointer<QAction>& action : actions) {
            if (action && action->isEnabled())
                menu->addAction(action);
        }
    };
    if (isObject)
        addPossible(m_viewActions.ofObject);
    addPossible(m_viewActions.ofAll);
    menu->popup(m_viewport.mapToGlobal(at.toPoint()));
}

}  // namespace sinew
