#include "ui/workspaces/edit/tools/measure_tool.h"

#include <cmath>

#include "ui/text/translated.h"
#include "ui/text/units_format.h"
#include "ui/vtk/viewport.h"

namespace sinew {

double angleAt(const Vector3& a, const Vector3& b, const Vector3& c)
{
    const Vector3 u = a - b, v = c - b;
    return std::atan2(u.cross(v).norm(), u.dot(v));
}

bool MeasureTool::clicked(const ViewPointer& pointer)
{
    const ScenePick pick = m_context.viewport.pickAt(pointer.at);
    if (pick.of.isNull())
        return true;
    if (m_places.size() == 3)
        m_places.clear();
    const bool isPart = !pick.of.part.empty() || pick.of.id.kind == ObjectKind::Joint;
    const auto surface = m_context.viewport.surfaceAt(pointer.at);
    m_places.push_back(isPart || !surface ? pick.place : surface->place);
    m_context.refresh();
    return true;
}

bool MeasureTool::cancel()
{
    const bool hadSome = !m_places.empty();
    m_places.clear();
    m_context.refresh();
    return hadSome;
}

void MeasureTool::addMarks(ViewMarks& marks)
{
    for (const Vector3& place : m_places)
        marks.handles.push_back({{}, place, HandleShape::Dot, true});
    if (m_places.size() < 2)
        return;
    marks.lines.push_back({m_places, false});
    for (std::size_t i = 0; i + 1 < m_places.size(); ++i) {
        const double length = (m_places[i + 1] - m_places[i]).norm();
        marks.labels.push_back(
            {0.5 * (m_places[i] + m_places[i + 1]), quantityText(length, Quantity::Length).toStdString()});
    }
    if (m_places.size() == 3)
        marks.labels.push_back(
            {m_places[1], quantityText(angleAt(m_places[0], m_places[1], m_places[2]), Quantity::Angle).toStdString()});
}

QString MeasureTool::hint() const
{
    static constexpr const char* hints[] = {QT_TR_NOOP("click two places for a distance, a third for an angle"),
                                            QT_TR_NOOP("click the second place · Esc: start anew"),
                                            QT_TR_NOOP("click a third place for the angle · Esc: start anew"),
                                            QT_TR_NOOP("click to measure anew · Esc: take it away")};
    return translated(hints[m_places.size()]);
}

}  // namespace sinew
