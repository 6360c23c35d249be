#pragma once

#include <vector>

#include "ui/main_window/tour/tour.h"

namespace sinew {

class MainWindow;
class Session;

// The steps for a newcomer: the hip is opened, moved, read, put into another activity; then motions, fixations, edits.
std::vector<TourStep> windowTour(MainWindow& window, Session& session);

}  // namespace sinew
