#pragma once

#include <string>

#include "core/model/model.h"

namespace sinew {

// What a copy needs besides itself, so that it moves by itself and hangs where its original does.

// Joints and segments move by coordinates: those that nothing else moves by are copied with it. copy: not yet in the model.
void giveOwnCoordinates(Model& model, Joint& copy);
void giveOwnCoordinates(Model& model, Segment& copy);

// A body is carried by a joint, which is copied with it, and its coordinates with that.
void giveOwnJoint(Model& model, const std::string& body, const std::string& copy);

}  // namespace sinew
