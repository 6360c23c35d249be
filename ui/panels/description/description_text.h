#pragma once

#include <QString>

#include "core/document/project.h"

namespace sinew {

// What the document's files say about themselves, as rich text: of the motion, the activity that is looked at, the model and
// the fixation title, description and sources. Empty when none says anything.
QString descriptionText(const Project& project, const Activity* activity);

}  // namespace sinew
