#pragma once

class QWidget;

namespace sinew {

class FixationSession;

// Asks for the file of a patient's femur and loads it into the case. Nothing without a case, or when the person thinks
// better of it.
void askForFemurMesh(QWidget* parent, FixationSession& fixation);

}  // namespace sinew
