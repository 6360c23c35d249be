#include "ui/actions/view_commands.h"

#include "core/document/verbs.h"
#include "ui/actions/conditions.h"
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

}  // namespace

void addViews(CommandTable& table, const CommandTargets& on)
{
    addDirections(table, on);
    addCamera(table, on);
    addHiding(table, on);
}

}  // namespace sinew
