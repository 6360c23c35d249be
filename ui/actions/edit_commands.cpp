#include "ui/actions/edit_commands.h"

#include <QClipboard>
#include <QGuiApplication>

#include "core/document/object_lists.h"
#include "core/document/property_rows.h"
#include "core/io/json_writer.h"
#include "ui/actions/conditions.h"
#include "ui/actions/window_verbs.h"
#include "ui/session/motion_session.h"
#include "ui/session/run_verb.h"
#include "ui/session/session.h"
#include "ui/text/core_words.h"
#include "ui/text/translated.h"

namespace sinew {

namespace {

QString withSentence(const QString& verb, const std::string& sentence)
{
    return sentence.empty() ? verb : QString("%1: %2").arg(verb, QString::fromStdString(sentence));
}

void addHistory(CommandTable& table, const CommandTargets& on)
{
    Command undo{"edit.undo",
                 MenuName::Edit,
                 {},
                 false,
                 translated("Undo"),
                 {QKeySequence::Undo},
                 "undo",
                 [on] { on.session.undo(); },
                 [on] {
                     // Also in a drag, which is ended by it.
                     const Document& document = on.session.document();
                     const bool can = on.session.hasModel() && (document.isInGesture() || document.canUndo());
                     return unless(can, translated("there is nothing to undo"));
                 }};
    undo.caption = [on] { return withSentence(translated("Undo"), on.session.document().undoSentence()); };
    Command redo{"edit.redo",
                 MenuName::Edit,
                 {},
                 false,
                 translated("Redo"),
                 {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z)},
                 "redo",
                 [on] { on.session.redo(); },
                 [on] {
                     const bool can = on.session.hasModel() && on.session.document().canRedo();
                     return unless(can, translated("there is nothing to redo"));
                 }};
    redo.shortcuts.append(QKeySequence(Qt::CTRL | Qt::Key_Y));
    redo.caption = [on] { return withSentence(translated("Redo"), on.session.document().redoSentence()); };
    table.push_back(undo);
    table.push_back(redo);
}

// One more object of each kind that a model holds.
void addCreation(CommandTable& table, const CommandTargets& on)
{
    struct Kind {
        const char* list;
        const char* text;
        const char* icon;
    };
    static constexpr Kind kinds[] = {{"bodies", QT_TR_NOOP("Add Body"), "body"},
                                     {"joints", QT_TR_NOOP("Add Joint"), "joint"},
                                     {"coordinates", QT_TR_NOOP("Add Coordinate"), "coordinate"},
                                     {"segments", QT_TR_NOOP("Add Segment"), "segment"},
                                     {"links", QT_TR_NOOP("Add Link"), "link-engaged"},
                                     {"nodes", QT_TR_NOOP("Add Node"), "node"},
                                     {"loads", QT_TR_NOOP("Add Load"), "load"},
                                     {"contacts", QT_TR_NOOP("Add Contact"), "contact"},
                                     {"constraints", QT_TR_NOOP("Add Constraint"), "constraint"},
                                     {"activities", QT_TR_NOOP("Add Activity"), "activity"}};
    Session& session = on.session;
    table.push_back({"edit.model-properties",
                     MenuName::Edit,
                     {},
                     true,
                     translated("Properties of the Model Itself"),
                     {},
                     "model",
                     [on] {
                         on.session.select({ObjectKind::Model, {}});
                         on.window.showPlace("properties");
                     },
                     needsModel(session)});
    const auto add = [&](const char* list, const QString& text, const char* icon) {
        table.push_back({QString("edit.add.") + list,
                         MenuName::Edit,
                         translated("Add"),
                         false,
                         text,
                         {},
                         icon,
                         [&session, list] { session.addItem({list}); },
                         needsModel(session)});
    };
    for (const Kind& kind : kinds)
        add(kind.list, translated(kind.text), kind.icon);
    for (const OtherList& other : otherLists())
        add(other.key, translated("Add %1").arg(worded(labelOfKey(other.noun))), other.noun);
}

// Parts that are more than one object.
void addParts(CommandTable& table, const CommandTargets& on)
{
    Session& session = on.session;
    Command insert = makeCommand(MenuName::Edit, "edit.insert-part", translated("Insert Ready Part…"),
                                 {QKeySequence(Qt::Key_I)}, "figure", [&window = on.window] { window.insertPart(); });
    insert.startsGroup = true;
    insert.whyNot = needsModel(session);
    insert.frameSource = FrameSource::Posture;
    table.push_back(insert);
    Command attach = makeCommand(
        MenuName::Edit, "edit.attach", translated("Clamp an Exoskeleton Segment to the Body"), {}, "segment",
        [&session] {
            const std::string& body = session.selection().name;
            JsonValue verb = JsonValue::object();
            verb.set("verb", "attach").set("at", toText(Place{"bodies", body}));
            runVerb(session, jsonOnOneLine(verb),
                    translated("Clamp a segment to '%1'").arg(QString::fromStdString(body)).toStdString());
        });
    attach.whyNot = [&session] {
        const bool isBody = session.canEditSelected() && session.selection().kind == ObjectKind::Body;
        return unless(isBody, translated("no body is selected"));
    };
    table.push_back(attach);
    Command scale = makeCommand(MenuName::Edit, "edit.scale", translated("Scale…"), {}, "",
                                [&window = on.window] { window.scaleModel(); });
    scale.whyNot = needsModel(session);
    table.push_back(scale);
}

void addClipboard(CommandTable& table, const CommandTargets& on)
{
    Session& session = on.session;
    const auto hasCopy = [&session] {
        return unless(session.selectedPlace().has_value(), translated("no object of the model is selected"));
    };
    table.push_back(
        {"edit.copy",
         MenuName::Edit,
         {},
         false,
         translated("Copy"),
         {QKeySequence(Qt::CTRL | Qt::Key_C)},
         "",
         [&session] { QGuiApplication::clipboard()->setText(QString::fromStdString(session.copiedSelection())); },
         hasCopy});
    table.push_back({"edit.paste",
                     MenuName::Edit,
                     {},
                     false,
                     translated("Paste"),
                     {QKeySequence(Qt::CTRL | Qt::Key_V)},
                     "",
                     [&session] { session.paste(QGuiApplication::clipboard()->text().toStdString()); },
                     needsModel(session)});
}

void addObjectEdits(CommandTable& table, const CommandTargets& on)
{
    Session& session = on.session;
    WindowVerbs& window = on.window;
    const auto hasObject
        = [&session] { return unless(session.canEditSelected(), translated("no object of the model is selected")); };
    const auto add = [&](const char* id, bool startsGroup, const QString& text, const QKeySequence& keys,
                         std::function<void()> run) {
        Command command{id, MenuName::Edit, {}, startsGroup, text, {keys}, "", std::move(run), hasObject};
        command.frameSource = FrameSource::Posture;  // elsewhere the keys belong to stages and curves
        table.push_back(std::move(command));
    };
    add("edit.rename", true, translated("Rename…"), QKeySequence(Qt::Key_F2), [&window] { window.renameSelected(); });
    add("edit.duplicate", false, translated("Duplicate"), QKeySequence(Qt::CTRL | Qt::Key_D),
        [&session] { session.duplicateSelected(); });
    const auto addMove = [&](const char* id, const QString& text, Qt::Key key, int by, const QString& atTheEnd) {
        add(id, false, text, QKeySequence(Qt::ALT | key), [&session, by] { session.moveSelected(by); });
        table.back().whyNot = [&session, hasObject, by, atTheEnd] {
            const QString why = hasObject();
            return why.isEmpty() ? unless(session.canMoveSelected(by), atTheEnd) : why;
        };
    };
    addMove("edit.move-up", translated("Move Up"), Qt::Key_Up, -1, translated("it is the first of its list"));
    addMove("edit.move-down", translated("Move Down"), Qt::Key_Down, 1, translated("it is the last of its list"));
    add("edit.remove", false, translated("Delete…"), QKeySequence(Qt::Key_Delete),
        [&window] { window.removeSelected(); });
}

}  // namespace

void addEditing(CommandTable& table, const CommandTargets& on)
{
    Session& session = on.session;
    const auto hasModel = needsModel(session);
    addHistory(table, on);
    table.push_back({"edit.reset-posture",
                     MenuName::Edit,
                     {},
                     true,
                     translated("Reset Posture"),
                     {QKeySequence(Qt::CTRL | Qt::Key_R)},
                     "reset",
                     [&session] { session.resetPosture(); },
                     hasModel});
    table.push_back({"edit.keep-posture",
                     MenuName::Edit,
                     {},
                     false,
                     translated("Keep Posture in Model"),
                     {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_K)},
                     "keep",
                     [&session] { session.keepPosture(); },
                     hasModel});
    table.push_back({"edit.mirror",
                     MenuName::Edit,
                     {},
                     false,
                     translated("Mirror Left/Right"),
                     {QKeySequence(Qt::CTRL | Qt::Key_M)},
                     "mirror",
                     [&session] { session.mirror(); },
                     hasModel});
    addObjectEdits(table, on);
    addClipboard(table, on);
    addCreation(table, on);
    addParts(table, on);
    table.push_back({"edit.clear-selection",
                     MenuName::Edit,
                     {},
                     true,
                     translated("Clear Selection"),
                     {QKeySequence(Qt::Key_Escape)},
                     "",
                     [&session] { session.select({}); },
                     [&session] { return unless(!session.selection().isNull(), translated("nothing is selected")); }});
    table.push_back({"edit.find",
                     MenuName::Edit,
                     {},
                     true,
                     translated("Find Command or Object…"),
                     {QKeySequence(Qt::CTRL | Qt::Key_K)},
                     "search",
                     [&window = on.window] { window.findCommand(); }});
}

}  // namespace sinew
