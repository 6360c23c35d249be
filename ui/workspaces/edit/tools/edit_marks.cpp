#include "ui/workspaces/edit/tools/edit_marks.h"

#include <algorithm>

#include "ui/text/translated.h"

namespace sinew {

namespace {

constexpr std::size_t mostJoints = 60;  // more rings would cover the figure; then only the selected one has its own

class HandleMaker {
public:
    HandleMaker(const PosedModel& posed, const Scene& scene, const ScenePart& selected,
                const std::set<ObjectId>& hidden)
        : m_posed(posed), m_scene(scene), m_selected(selected), m_hidden(hidden)
    {
    }

    std::vector<SceneHandle> make()
    {
        const Model& model = m_posed.model;
        for (const Joint& joint : model.joints) {
            const ObjectId id{ObjectKind::Joint, joint.name};
            if (model.joints.size() <= mostJoints || id == m_selected.id)
                add({id, {}}, HandleShape::Ring);
        }
        for (const Contact& contact : model.contacts)
            add({{ObjectKind::Contact, contact.name}, {}}, HandleShape::Square);
        addSelected();
        return std::move(m_handles);
    }

private:
    void addSelected()
    {
        const Model& model = m_posed.model;
        const ObjectId& id = m_selected.id;
        if (const Body* body = id.kind == ObjectKind::Body ? findBody(model, id.name) : nullptr) {
            for (const Landmark& landmark : body->landmarks)
                add({id, {"landmarks", landmark.name}}, HandleShape::Dot);
        } else if (const Link* link = id.kind == ObjectKind::Link ? findLink(model, id.name) : nullptr) {
            for (std::size_t i = 0; i < link->path.size(); ++i)
                add({id, {"path", std::to_string(i)}}, HandleShape::Dot);
        } else if (id.kind == ObjectKind::Load) {
            add({id, {}}, HandleShape::Square);
            add({id, {"force"}}, HandleShape::Dot);
        }
    }

    void add(const ScenePart& part, HandleShape shape)
    {
        if (m_hidden.contains(part.id))
            return;
        if (const auto grip = gripOf(m_posed, part, drawnArrow(m_scene, part.id)))
            m_handles.push_back({part, grip->origin, shape, part == m_selected});
    }

    const PosedModel& m_posed;
    const Scene& m_scene;
    const ScenePart& m_selected;
    const std::set<ObjectId>& m_hidden;
    std::vector<SceneHandle> m_handles;
};

}  // namespace

std::vector<SceneHandle> editHandles(const PosedModel& posed, const Scene& scene, const ScenePart& selected,
                                     const std::set<ObjectId>& hidden)
{
    return HandleMaker(posed, scene, selected, hidden).make();
}

void addGrid(ViewMarks& marks, bool isPlane)
{
    constexpr int count = 5;
    constexpr double reach = emptyReach, step = reach / count;  // m
    const Vector3 across = isPlane ? Vector3::UnitY() : Vector3::UnitZ();
    const auto at = [&](double x, double y) { return Vector3(x * Vector3::UnitX() + y * across); };
    for (int i = -count; i <= count; ++i) {
        marks.lines.push_back({{at(i * step, -reach), at(i * step, reach)}, false, true});
        marks.lines.push_back({{at(-reach, i * step), at(reach, i * step)}, false, true});
    }
    marks.labels.push_back({at(reach, reach), translated("grid 100 mm").toStdString()});
}

Vector3 drawnArrow(const Scene& scene, const ObjectId& load)
{
    for (const SceneArrow& arrow : scene.arrows) {
        if (arrow.kind == ArrowKind::Load && arrow.id == load && arrow.bend.empty())
            return arrow.vector;
    }
    return Vector3::Zero();
}

std::vector<MarkLine> linesOf(const Scene& scene, const ScenePart& part)
{
    std::vector<MarkLine> lines;
    for (const SceneStrand& strand : scene.strands) {
        if (strand.id == part.id)
            lines.push_back({strand.points, true});
    }
    return lines;
}

}  // namespace sinew
