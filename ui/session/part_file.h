#pragma once

#include <string>

namespace sinew {

// The file of a scenario or a fixation, beside that of its model.
struct PartFile {
    std::string file;    // that it is saved to; empty: none yet, as with an example
    std::string origin;  // that it was read from or last saved to
    std::string base;    // from which its relative names start, as long as it is open
    std::string model;   // that of the model, which it names

    static PartFile opened(const std::string& path, const std::string& model);
    void saved(const std::string& path, const std::string& model);
};

}  // namespace sinew
