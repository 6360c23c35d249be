#pragma once

#include <optional>

#include "app/start_options.h"
#include "core/base/diagnostic.h"

class QApplication;

namespace sinew {

class MainWindow;
class Session;
struct Sessions;

// Why no picture or film can be made, as far as it is known before anything is opened and a motion is run.
std::optional<Diagnostic> reasonAgainstOutput(const StartOptions& options);

// Opens the model and sets activity, posture and selection; or the scenario with its model, runs it and sets the time; or
// the fixation with its model.
// The diagnostics say what of it was not possible.
Diagnostics startSession(const Sessions& sessions, const StartOptions& options);

// Brings the panel asked for to the front once the window is on the screen. An error: there is none of that name.
Diagnostics showPanel(MainWindow& window, const StartOptions& options);

// Shows the window and writes it, or its 3D view alone, or a film of its motion, once solution and bones are there. Errors:
// it could not be drawn (without OpenGL, too) or written; what was there before is there still.
Diagnostics writeOutput(MainWindow& window, Session& session, const StartOptions& options);

}  // namespace sinew
