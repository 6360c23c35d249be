#pragma once

#include <string>
#include <vector>

#include <QString>

#include "core/model/fixation.h"
#include "core/model/model.h"

namespace sinew {

// A name as a person reads it: underscores become spaces, a last "_r" or "_l" becomes "(right)" or "(left)".
QString readableName(const std::string& name);

QString withCapital(QString text);

// Of a document that no file holds: "untitled", with the name that it was made with.
QString unsavedName(const std::string& name);
// A name for narrow columns: directions are abbreviated as in "gluteus medius, ant.".
QString shortName(const std::string& name);
// The title of an activity, or its readable name.
QString titleOf(const Activity& activity);
// The title of a case as its author wrote it, in every language; without one the name of its fracture, translated.
QString caseTitle(const Fixation& fixation);
// The full citation of a source of the model, or the name itself when the model does not list it.
QString citationOf(const Model& model, const std::string& source);
// The exact name, the citation and the note, one a line; what is empty is left out.
QString objectToolTip(const Model& model, const std::string& name, const std::string& source, const std::string& note);

QString modeText(CoordinateMode mode);

// Of a link that bears nothing: one that only pulls is slack, one that only pushes open.
QString unloadedText(LinkSense sense);

// How links are spoken of. Muscles are lines that pull, whose cross-section is stated and which are not passive tissue.
bool pullOnly(const std::vector<Link>& links);
bool areMuscles(const std::vector<Link>& links);

}  // namespace sinew
