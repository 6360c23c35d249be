// Session: edits of the project, and what follows them.

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/document/find.h"
#include "core/document/object_place.h"
#include "core/document/verbs.h"
#include "core/io/scenario_file.h"
#include "core/model/expand_segments.h"
#include "ui/session/follow_model.h"
#include "ui/session/session.h"
#include "ui/text/display_names.h"

namespace sinew {

void Session::edit(Project edited, EditNote note)
{
    if (!hasModel())
        return;
    const std::vector<Place> after = note.after;
    note.before = selectedPlaces();
    if (note.after.empty())
        note.after = note.before;
    const Project before = project();
    if (edited.scenario && !m_scenarioBase.empty())
        readTables(*edited.scenario, edited.model, m_scenarioBase);
    m_document.commit(std::move(edited), std::move(note));
    projectChanged(before);
    if (!after.empty())
        selectPlaces(after);
}

void Session::edit(Model edited, const std::string& sentence, const std::string& mergeKey)
{
    edit({std::move(edited), project().scenario, project().fixation}, {sentence, mergeKey});
}

void Session::beginGesture(const std::string& sentence)
{
    const std::vector<Place> selected = selectedPlaces();
    if (hasModel())
        m_document.begin({sentence, {}, selected, selected});
}

void Session::changeGesture(Project changed)
{
    const Project before = project();
    m_document.change(std::move(changed));
    projectChanged(before);
}

void Session::endGesture(const std::string& sentence)
{
    if (!m_document.isInGesture())
        return;
    m_document.end(sentence);
    notify(Change::Document);
}

void Session::cancelGesture()
{
    const Project before = project();
    m_document.cancel();
    projectChanged(before);
}

void Session::undo()
{
    endGesture();  // what was dragged until now is the entry that is undone
    if (m_document.canUndo())
        goToEdit(m_document.position() - 1);
}

void Session::redo()
{
    endGesture();
    goToEdit(m_document.position() + 1);
}

// A gesture that is going on becomes an entry first, and those that were undone go.
void Session::goToEdit(std::size_t position)
{
    endGesture();
    if (hasModel() && position <= m_document.size() && position != m_document.position())
        travel(position);
}

// The posture that is shown at a position, where the way to it passes one that was set: the earliest on the way back, the
// last one on the way ahead. It is shown where it was set, since its arrays are of the model there; edits beyond keep it as
// any other (followModel()).
void Session::travelThroughPostures(std::size_t position)
{
    const std::size_t from = m_document.position();
    if (position < from) {
        std::size_t entry = position;
        while (entry < from && !m_document.posture(entry))
            ++entry;
        if (entry == from)
            return;
        const ShownPosture before = m_document.posture(entry)->before;
        goThrough(entry);
        showPosture(before);
        return;
    }
    std::size_t end = position;
    while (end > from && !m_document.posture(end - 1))
        --end;
    if (end == from)
        return;
    const ShownPosture after = m_document.posture(end - 1)->after;
    goThrough(end);
    showPosture(after);
}

void Session::goThrough(std::size_t position)
{
    const Project before = project();
    m_document.goTo(position);
    projectChanged(before);
}

// What was selected when the edit was begun, or done, is so again.
void Session::travel(std::size_t position)
{
    const bool isBack = position < m_document.position();
    const bool wasTelling = std::exchange(m_telling, true);  // all of it is told at once, at the end
    travelThroughPostures(position);
    goThrough(position);
    m_telling = wasTelling;
    notify(Change::History);
    const EditNote& note = m_document.note(isBack ? position : position - 1);
    std::vector<Place> selected = isBack ? note.before : note.after;
    std::erase_if(selected, [this](const Place& place) { return !exists(place); });
    if (!selected.empty())
        selectPlaces(selected);
}

bool Session::exists(const Place& place) const
{
    return find(project(), place).object.has_value();
}

void Session::projectChanged(const Project& before)
{
    if (before == project()) {
        notify(Change::History);
        return;
    }
    const bool wasTelling = std::exchange(m_telling, true);  // all of it is told at once, at the end
    const Model soundBefore = m_model, expandedBefore = m_expanded;
    const bool isSameModel = before.model == project().model;
    if (!isSameModel)
        compileModel();
    followObjects(before.model, expandedBefore);
    if (!isSameModel && m_isCurrent)
        followModel(soundBefore, expandedBefore);
    findProblems();
    m_telling = wasTelling;
    notify(Changes(Change::Document) | Change::Selection | Change::Visibility);
}

// A body or a joint may be a part of a segment: then it is in the expanded models only.
ObjectId Session::follow(const ObjectId& id, const Model& before, const Model& expandedBefore) const
{
    if (id.kind == ObjectKind::Model || (id.kind == ObjectKind::Scenario && project().scenario)
        || (id.kind == ObjectKind::Fixation && project().fixation))
        return id;
    const ObjectId followed = followObject(id, before, project().model);
    const bool wasPart = followObject(id, before, before).isNull();
    return followed.isNull() && wasPart ? followObject(id, expandedBefore, m_expanded) : followed;
}

// Selection and visibility stay with the objects they belong to.
void Session::followObjects(const Model& before, const Model& expandedBefore)
{
    const auto followAll = [&](std::set<ObjectId>& ids) {
        std::set<ObjectId> followed;
        for (const ObjectId& id : ids)
            followed.insert(follow(id, before, expandedBefore));
        followed.erase(ObjectId{});
        ids = std::move(followed);
    };
    followAll(m_hidden);
    followAll(m_alsoSelected);
    m_selection = follow(m_selection, before, expandedBefore);
    if (const auto place = selectedPlace(); !place || !exists(*place))
        m_selectedPart = {};
}

// What was set for this session stays with the objects it belongs to.
void Session::followModel(const Model& before, const Model& expandedBefore)
{
    const Activity* activityBefore
        = m_activity < 0 ? nullptr : &before.activities[static_cast<std::size_t>(m_activity)];
    const Situation statedBefore = makeSituation(before, activityBefore, m_step);
    // What was found for other objects is not shown as if it were these objects'.
    if (!haveSameObjects(expandedBefore, m_expanded)) {
        m_solved = nullptr;
        m_recorded = nullptr;
        m_recordedTension = 0;
    }
    const ActivityIndex now = followActivity({m_activity, m_step}, before, model());
    m_activity = now.activity;
    m_step = now.step;
    followAddedLoads(before, expandedBefore);
    keepSituation({m_situation, statedBefore, before});
    abandonSearch();
    requestSeries();
    requestSolve();
    notify(Change::Situation);
}

void Session::followAddedLoads(const Model& before, const Model& expandedBefore)
{
    std::vector<Load> kept;
    for (Load& load : m_addedLoads) {
        load.body = follow({ObjectKind::Body, load.body}, before, expandedBefore).name;
        if (load.body.empty())
            report({Severity::Note, {}, 0, 0, sentence("the edit has dropped the added load '%1'", load.name), {}});
        else
            kept.push_back(std::move(load));
    }
    m_addedLoads = std::move(kept);
}

void Session::keepSituation(const SituationOf& before)
{
    const Situation stated = statedSituation();
    KeptSituation kept = sinew::keepSituation(before, stated, model(), *m_mechanism);
    for (const Sentence& what : kept.dropped)
        report({Severity::Note, {}, 0, 0, sentence("the edit has dropped %1", what), {}});
    m_situation = std::move(kept.situation);
    addLoads(model(), m_addedLoads, m_situation);
}

void Session::setBodyWeight(double newtons)
{
    if (!hasModel() || !std::isfinite(newtons) || newtons < 0 || newtons == project().model.bodyWeight)
        return;
    Model edited = project().model;
    edited.bodyWeight = newtons;
    edit(std::move(edited), tr("Set body weight").toStdString(), "body weight");
}

void Session::keepPosture()
{
    if (!hasModel())
        return;
    if (!m_isCurrent) {
        report(makeWarning(sentence("the posture was not kept: the model cannot be computed with as it is now"),
                           sentence("fix what the problems name, then keep it again")));
        return;
    }
    Model edited = withPosture(model(), m_situation, m_activity, m_step);
    if (edited == model())
        return;
    const Activity* activity = currentActivity();
    const QString where = activity ? titleOf(*activity) : tr("the model");
    edit(std::move(edited), tr("Keep posture in %1").arg(where).toStdString());
}

void Session::keepAsActivity(const std::string& name)
{
    if (!hasModel() || !m_isCurrent || name.empty())
        return;
    if (findActivity(model(), name)) {
        report(makeWarning(sentence("there is an activity '%1' already", name), sentence("choose another name")));
        return;
    }
    if (m_situation.loadFactor != 1 || m_situation.activations != statedSituation().activations)
        report(makeWarning(sentence("the share of the load and the activations were not kept"),
                           sentence("activities hold posture and loads; set activations in the links to keep them")));
    edit(withActivity(model(), name, m_situation, m_activity, m_step, m_addedLoads),
         tr("Keep activity '%1'").arg(QString::fromStdString(name)).toStdString());
    const auto kept = std::ranges::find(model().activities, name, &Activity::name);
    if (m_isCurrent && kept != model().activities.end()) {
        chooseActivity(static_cast<int>(kept - model().activities.begin()), -1);
        situationChanged();
    }
}

void Session::mirror()
{
    if (!hasModel())
        return;
    Project mirror = withMirrored(project());
    if (mirror == project())
        report({Severity::Note,
                {},
                0,
                0,
                sentence("the model is its own mirror image: nothing of it has a side"),
                sentence("a side is a place off the plane z = 0, or a name with _r, _l, right or left")});
    else
        edit(std::move(mirror), {tr("Mirror left and right").toStdString()});
}

void Session::markSaved(ProjectPart part)
{
    m_document.markSaved(part);
    notify(Change::Document);
}

}  // namespace sinew
