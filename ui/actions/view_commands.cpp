#include "ui/actions/view_commands.h"

#include <array>
#include <utility>

#include "core/document/verbs.h"
#include "ui/actions/conditions.h"
#include "ui/actions/window_verbs.h"
#include "ui/scene/shown_parts.h"
#include "ui/session/follow_model.h"
#include "ui/session/session.h"
#include "ui/text/translated.h"
#include "ui/vtk/viewport.h"

namespace sinew {

namespace {

QList<QKeySequence> digit(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
{
    return {QKeySequence(QKeyCombination(modifiers, key)),
            QKeySequence(QKeyCombination(modifiers | Qt::KeypadModifier, key))};
}

void addDirections(CommandTable& table, const CommandTargets& on)
{
    struct Direction {
        const char* id;
        const char* text;
        Qt::Key key;
        Qt::KeyboardModifiers modifiers;
        ViewDirection direction;
    };
    static constexpr Direction directions[]
        = {{"view.front", QT_TR_NOOP("Front"), Qt::Key_1, Qt::NoModifier, ViewDirection::Front},
           {"view.back", QT_TR_NOOP("Back"), Qt::Key_1, Qt::ControlModifier, ViewDirection::Back},
           {"view.right", QT_TR_NOOP("Right Side"), Qt::Key_3, Qt::NoModifier, ViewDirection::Right},
           {"view.left", QT_TR_NOOP("Left Side"), Qt::Key_3, Qt::ControlModifier, ViewDirection::Left},
           {"view.top", QT_TR_NOOP("Top"), Qt::Key_7, Qt::NoModifier, ViewDirection::Top},
           {"view.bottom", QT_TR_NOOP("Bottom"), Qt::Key_7, Qt::ControlModifier, ViewDirection::Bottom},
           {"view.isometric", QT_TR_NOOP("Isometric"), Qt::Key_9, Qt::NoModifier, ViewDirection::Isometric}};
    Viewport& viewport = on.viewport;
    const auto hasModel = needsModel(on.session);
    for (const Direction& d : directions) {
        table.push_back({d.id, MenuName::View, translated("Standard Views"), false, translated(d.text),
                         digit(d.key, d.modifiers), "view", [&viewport, to = d.direction] { viewport.setView(to); },
                         hasModel});
    }
}

void addCamera(CommandTable& table, const CommandTargets& on)
{
    Viewport& viewport = on.viewport;
    Session& session = on.session;
    const auto hasModel = needsModel(session);
    Command orthographic{"view.orthographic",
                         MenuName::View,
                         {},
                         false,
                         translated("Orthographic"),
                         digit(Qt::Key_5),
                         "",
                         [&viewport] { viewport.setOrthographic(!viewport.isOrthographic()); },
                         hasModel};
    orthographic.isChecked = [&viewport] { return viewport.isOrthographic(); };
    table.push_back(orthographic);
    table.push_back({"view.fit",
                     MenuName::View,
                     {},
                     false,
                     translated("Fit All"),
                     {QKeySequence(Qt::Key_F)},
                     "fit",
                     [&viewport] { viewport.fit(); },
                     hasModel});
    table.push_back({"view.fit-selection",
                     MenuName::View,
                     {},
                     false,
                     translated("Fit Selection"),
                     {QKeySequence(Qt::SHIFT | Qt::Key_F)},
                     "",
                     [&viewport] { viewport.fitSelection(); },
                     [&session] { return unless(!session.selection().isNull(), translated("nothing is selected")); }});
    Command follow = makeCommand(MenuName::View, "view.follow", translated("Follow the Figure"),
                                 {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_F)}, "",
                                 [&viewport] { viewport.setFollowing(!viewport.isFollowing()); });
    follow.whyNot = hasModel;
    follow.isChecked = [&viewport] { return viewport.isFollowing(); };
    follow.tip = translated("The camera moves with the figure, in films too");
    follow.frameSource = FrameSource::Recording;
    table.push_back(std::move(follow));
}

void hideSelected(Session& session)
{
    std::set<ObjectId> hidden = session.hidden();
    for (const ObjectId& id : session.selectedObjects())
        hidden.insert(id);
    session.setHidden(std::move(hidden));
}

// Hides all bodies, segments, nodes and links but what is selected.
void isolateSelected(Session& session)
{
    const std::vector<ObjectId> objects = session.selectedObjects();
    const std::set<ObjectId> selected(objects.begin(), objects.end());
    std::set<ObjectId> hidden = session.hidden();
    for (const ObjectKind kind : {ObjectKind::Body, ObjectKind::Segment, ObjectKind::Node, ObjectKind::Link}) {
        for (const ObjectId& id : objectsOf(session.project().model, kind)) {
            if (selected.contains(id))
                hidden.erase(id);
            else
                hidden.insert(id);
        }
    }
    session.setHidden(std::move(hidden));
}

// Clips at a plane through the middle of what is selected, or of all, towards the viewer; or shows all again.
void toggleClip(Viewport& viewport)
{
    if (viewport.clip()) {
        viewport.setClip(std::nullopt);
        return;
    }
    std::vector<Vector3> points = viewport.extent(true);
    if (points.empty())
        points = viewport.extent(false);
    if (points.empty())
        return;
    Vector3 middle = Vector3::Zero();
    for (const Vector3& point : points)
        middle += point / double(points.size());
    viewport.setClip(ClipPlane{middle, -viewport.projection().back});
}

void addHiding(CommandTable& table, const CommandTargets& on)
{
    Session& session = on.session;
    Viewport& viewport = on.viewport;
    const auto hasSelection
        = [&session] { return unless(!session.selection().isNull(), translated("nothing is selected")); };
    const auto hasHidden = [&session] { return unless(!session.hidden().empty(), translated("nothing is hidden")); };
    table.push_back({"view.hide",
                     MenuName::View,
                     {},
                     true,
                     translated("Hide"),
                     {QKeySequence(Qt::Key_H)},
                     "eye-off",
                     [&session] { hideSelected(session); },
                     hasSelection});
    table.push_back({"view.isolate",
                     MenuName::View,
                     {},
                     false,
                     translated("Isolate"),
                     {QKeySequence(Qt::SHIFT | Qt::Key_H)},
                     "",
                     [&session] { isolateSelected(session); },
                     hasSelection});
    table.push_back({"view.show-all",
                     MenuName::View,
                     {},
                     false,
                     translated("Show All"),
                     {QKeySequence(Qt::ALT | Qt::Key_H)},
                     "eye",
                     [&session] { session.setHidden({}); },
                     hasHidden});
    Command clip{"view.cut-away",
                 MenuName::View,
                 {},
                 false,
                 translated("Cut Away the Front"),
                 {QKeySequence(Qt::Key_Slash)},
                 "",
                 [&viewport] { toggleClip(viewport); },
                 needsModel(session)};
    clip.isChecked = [&viewport] { return viewport.clip().has_value(); };
    table.push_back(clip);
}

struct PartWords {
    const char* text;
    const char* tip;
    bool isOfMotion;
};

// As partSwitches.
constexpr std::array<PartWords, partSwitches.size()> partWords
    = {{{QT_TR_NOOP("Force Arrows"), QT_TR_NOOP("Loads, and forces in joints and contacts"), false},
        {QT_TR_NOOP("Labels"), QT_TR_NOOP("Names and sizes of forces beside their arrows"), false},
        {QT_TR_NOOP("Ghosts"), QT_TR_NOOP("The figure a little earlier and later, and the run that is compared"), true},
        {QT_TR_NOOP("Trails"), QT_TR_NOOP("The ways of points through the motion"), true},
        {QT_TR_NOOP("Ground"), QT_TR_NOOP("The plane that feet and contacts stand on"), true},
        {QT_TR_NOOP("Soft Shading"), QT_TR_NOOP("Bodies cast soft shadows, and crevices are darker"), false}}};

// Overlays, each switched by itself.
void addShown(CommandTable& table, const CommandTargets& on)
{
    WindowVerbs& window = on.window;
    for (std::size_t i = 0; i < partSwitches.size(); ++i) {
        const PartSwitch& part = partSwitches[i];
        Command command;
        command.id = QStringLiteral("view.show.") + QLatin1String(part.id);
        command.menu = MenuName::View;
        command.submenu = translated("Show");
        command.text = translated(partWords[i].text);
        command.tip = translated(partWords[i].tip);
        command.run = [&window, part = part.part] {
            ShownParts shown = window.shownParts();
            shown.*part = !(shown.*part);
            window.showParts(shown);
        };
        command.isChecked = [&window, part = part.part] { return window.shownParts().*part; };
        command.whyNot = needsModel(on.session);
        if (partWords[i].isOfMotion)
            command.frameSource = FrameSource::Recording;
        if (part.part == &ShownParts::arrows) {
            command.whyNot = [&window, hasModel = command.whyNot] {
                return window.frameSource() == FrameSource::Fixation
                           ? translated("a fixation has switches of its own in the view")
                           : hasModel();
            };
        }
        table.push_back(std::move(command));
    }
}

}  // namespace

void addViews(CommandTable& table, const CommandTargets& on)
{
    addDirections(table, on);
    addCamera(table, on);
    addHiding(table, on);
    addShown(table, on);
}

}  // namespace sinew
