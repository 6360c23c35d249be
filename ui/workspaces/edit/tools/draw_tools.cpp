#include "ui/workspaces/edit/tools/draw_tools.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/session/run_verb.h"
#include "ui/session/session.h"
#include "ui/text/translated.h"
#include "ui/text/units_format.h"
#include "ui/vtk/viewport.h"

namespace sinew {

DrawnPlace DrawTool::placeAt(const QPointF& at) const
{
    const Vector3 through = m_places.empty() ? Vector3(Vector3::Zero()) : m_places.back().inGround;
    const ToolContext::Target target = m_context.targetAt(at, through);
    const Posed posed = m_context.posed();
    DrawnPlace place;
    place.on = target.surface ? bodyPlaceOf(posed.model(), *target.surface) : groundPlace(target.place);
    place.node = target.node;
    place.inGround = target.place;
    place.snappedTo = target.snappedTo;
    return place;
}

bool DrawTool::clicked(const ViewPointer& pointer)
{
    if (!m_context.session.hasModel())
        return true;
    m_places.push_back(placeAt(pointer.at));
    m_next.reset();
    placed();
    m_context.refresh();
    return true;
}

void DrawTool::moved(const ViewPointer& pointer)
{
    if (!m_context.session.hasModel())
        return;
    m_next = placeAt(pointer.at);
    m_context.refresh();
}

bool DrawTool::wantsKey(const QKeyEvent& key)
{
    return key.key() == Qt::Key_Backspace && !m_places.empty();
}

void DrawTool::keyPressed(const QKeyEvent& key)
{
    if (key.key() == Qt::Key_Backspace && !m_places.empty())
        m_places.pop_back();
    m_context.refresh();
}

bool DrawTool::cancel()
{
    const bool hadSome = !m_places.empty();
    m_places.clear();
    m_context.refresh();
    return hadSome;
}

void DrawTool::addMarks(ViewMarks& marks)
{
    MarkLine line;
    for (const DrawnPlace& place : m_places) {
        line.points.push_back(place.inGround);
        marks.handles.push_back({{}, place.inGround, HandleShape::Dot, true});
    }
    if (m_next) {
        line.points.push_back(m_next->inGround);
        marks.handles.push_back({{}, m_next->inGround, HandleShape::Ring, false});
    }
    marks.lines.push_back(std::move(line));
}

ToolChip DrawTool::chip() const
{
    if (!m_next)
        return {};
    ToolChip chip;
    chip.title = translated("New %1, point %2").arg(what()).arg(m_places.size() + 1);
    chip.snappedTo = m_next->snappedTo;
    chip.at = m_next->inGround;
    const Vector3& place = m_next->on.position;
    chip.lines << translated("x %1   y %2   z %3 mm")
                      .arg(numberText(place.x(), Quantity::Length), numberText(place.y(), Quantity::Length),
                           numberText(place.z(), Quantity::Length));
    if (!m_places.empty())
        chip.lines << translated("%1 from the last point")
                          .arg(quantityText((m_next->inGround - m_places.back().inGround).norm(), Quantity::Length));
    chip.lines << chipLines();
    return chip;
}

void DrawTool::forgetPlaces()
{
    m_places.clear();
    m_next.reset();
}

void DrawTool::finish(std::optional<Drawn> drawn)
{
    forgetPlaces();
    if (drawn) {
        const QString sentence = translated("Draw %1 '%2'").arg(what(), QString::fromStdString(drawn->name));
        m_context.session.edit(std::move(drawn->project), {sentence.toStdString(), {}, {}, {drawn->place}});
    }
    m_context.finish();
}

void MuscleTool::end()
{
    if (places().size() < 2)
        return;
    std::vector<BodyPlace> path;
    std::vector<std::string> nodes;
    for (const DrawnPlace& place : places()) {
        path.push_back(place.on);
        nodes.push_back(place.node);
    }
    finish(withMuscle(m_context.session.project(), path, nodes));
}

// The first of the two clicks has set the last point.
bool MuscleTool::doubleClicked(const ViewPointer&)
{
    end();
    return true;
}

bool MuscleTool::wantsKey(const QKeyEvent& key)
{
    return DrawTool::wantsKey(key) || key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
}

void MuscleTool::keyPressed(const QKeyEvent& key)
{
    if (key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter)
        end();
    else
        DrawTool::keyPressed(key);
}

QString MuscleTool::hint() const
{
    if (places().size() < 2)
        return translated("click points on bones, one after the other");
    return translated("Enter or double click: done · Backspace: last point back · Esc: give up");
}

void BodyTool::placed()
{
    if (places().size() < 2)
        return;
    const Posed posed = m_context.posed();
    finish(withBody(*posed.project, posed.model(), places()[0].on, places()[1].inGround, hinge()));
}

// The axis of the ground that points to the viewer; z, which is across the sagittal plane, when the view is askew.
std::optional<Vector3> BodyTool::hinge() const
{
    constexpr double near = 0.97;  // cosine, of about 14 degrees
    if (!m_context.settings.drawsHinge)
        return std::nullopt;
    const Vector3& back = m_context.viewport.projection().back;
    for (const Vector3& axis : {Vector3(Vector3::UnitX()), Vector3(Vector3::UnitY())}) {
        if (std::abs(back.dot(axis)) > near)
            return axis;
    }
    return Vector3::UnitZ();
}

QStringList BodyTool::chipLines() const
{
    if (m_context.isPlane())
        return {};
    const std::optional<Vector3> axis = hinge();
    if (!axis)
        return {translated("turns about a ball · J: about a hinge")};
    const char* const name = axis->x() > 0 ? "x" : axis->y() > 0 ? "y" : "z";
    return {translated("turns about %1 · Shift+J: about a ball").arg(QLatin1String(name))};
}

QString BodyTool::hint() const
{
    return places().empty() ? translated("click where its joint is, on a body or on the ground")
                            : translated("click where it ends · Esc: give up");
}

void PointTool::placed()
{
    std::optional<Drawn> drawn = m_make(m_context.session.project(), places().back().on);
    if (drawn)
        return finish(std::move(drawn));
    cancel();
    m_context.session.report(m_refusal);
}

void PartTool::placed()
{
    const std::size_t needed = m_part.hangs ? 1 : 4;
    if (places().size() < needed)
        return;
    JsonValue verb = m_part.verb;
    if (m_part.hangs) {
        verb.set("on", places()[0].on.body).set("position", tidyPlace(places()[0].on.position));
    } else {
        JsonValue heads = JsonValue::array();
        heads.push(placeValue(places()[0].on)).push(placeValue(places()[1].on));
        verb.set("heads", std::move(heads));
        verb.set("node", placeValue(places()[2].on)).set("insertion", placeValue(places()[3].on));
    }
    forgetPlaces();
    runVerb(m_context.session, jsonOnOneLine(verb), translated("Insert %1").arg(m_part.title).toStdString());
    m_context.finish();
}

QString PartTool::hint() const
{
    if (m_part.hangs)
        return translated("click where the %1 goes, on a body or on the ground · Esc: give up").arg(m_part.title);
    static constexpr const char* points[]
        = {QT_TR_NOOP("where its first head begins"), QT_TR_NOOP("where its second head begins"),
           QT_TR_NOOP("where the heads meet"), QT_TR_NOOP("where it inserts")};
    return translated("click %1 · Esc: give up").arg(translated(points[std::min<std::size_t>(places().size(), 3)]));
}

QString PointTool::hint() const
{
    return translated("click where the %1 is").arg(m_what);
}

}  // namespace sinew
