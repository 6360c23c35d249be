#pragma once

#include <string>

#include <QString>

namespace sinew {

// The file of a scenario or a fixation, beside that of its model.
struct PartFile {
    std::string file;    // that it is saved to; empty: none yet, as with an example
    std::string origin;  // that it was read from or last saved to
    std::string base;    // from which its relative names start, as long as it is open
    std::string model;   // that of the model, which it names

    static PartFile opened(const std::string& path, const std::string& model);
    // Work of a session that ended: it has that file's name, and no file of its own yet. base: empty: that file.
    static PartFile recovered(const std::string& path, const std::string& base, const std::string& model);
    void saved(const std::string& path, const std::string& model);
};

// What a dialog proposes for something that is saved of a part of the project with that file and origin: beside them,
// never over what it stems from. otherwise: its name without an origin; ending: with the dot.
QString proposedFile(const std::string& file, const std::string& origin, const QString& otherwise,
                     const QString& ending);

}  // namespace sinew
