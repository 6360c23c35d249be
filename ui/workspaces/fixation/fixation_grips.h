#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "ui/actions/key_hint.h"
#include "ui/scene/gizmo_geometry.h"
#include "ui/scene/view_marks.h"
#include "ui/session/fixation_session.h"

namespace sinew {

// A case in which something was dragged; nothing where that leads nowhere, and why where it cannot lie there.
struct DraggedCase {
    std::optional<Fixation> changed = {};
    std::string whyNot = {};
};

// What a person can take hold of in the picture of a fixation, whatever it belongs to.
struct FixationGrip {
    ScenePart of;
    Vector3 place;  // as drawn
    HandleShape shape = HandleShape::Ring;
    std::string sentence;  // of the history
    // The case as it was, with this, taken by a place of it, brought to where the ray leads.
    std::function<DraggedCase(const Fixation& was, const Vector3& from, const Ray& ray)> dragged;
    std::function<std::string(const Fixation&)> words;  // what it has become: "upwards 8.5 mm, forwards 0.0 mm"
};

// The keys that FixationTool answers.
KeyHints fixationKeys();

// Those of the plane, and of a beam (-1: of none). posture: that is shown. Empty where bone or plane are refused.
std::vector<FixationGrip> fixationGrips(const std::shared_ptr<const SolvedFixation>& solved, int posture, int beam);

// The beam that is called so in the scene, "beam/2"; -1: none.
int beamOf(const ObjectId& id);

}  // namespace sinew
