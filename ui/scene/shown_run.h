#pragma once

#include <memory>

#include "core/model/model.h"
#include "core/simulation/recording_reader.h"

namespace sinew {

// A run as it is shown. A recording is shown with the model that it was made of, whatever the model has become since.
struct ShownRun {
    Model model;  // as a person edits it
    std::shared_ptr<const RecordingReader> reader;
};

}  // namespace sinew
