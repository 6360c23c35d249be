#pragma once

#include <string>
#include <vector>

#include <QString>

#include "core/base/diagnostic.h"

namespace sinew {

// A file or folder of the resources, such as "models/hip.sinew.json". They stand where core/io/shipped_files.h finds
// them. The path may not exist.
QString resourcePath(const QString& relative);

// A model or scenario that comes with the program.
struct Example {
    QString path;
    QString title;
    QString description;
    QString cardText = {};  // what the welcome page says of it
};

// The models of resources/models, by file name; a file that is no JSON or of another format is left out. Only
// title and description are read, nothing is checked.
std::vector<Example> findExamples();

// The same for the motions of resources/scenarios.
std::vector<Example> findScenarios();

// The same for the fixations of resources/fixations.
std::vector<Example> findFixations();

// True for a path in the folder of the resources, whether or not there is such a file. What is read from there is opened
// as a copy without a file, and nothing is written there.
bool isShipped(const QString& path);
// That a file which was to be opened does not exist.
Diagnostic noSuchFile(const std::string& path);
// Says so of a file that was to be written there.
Diagnostic shippedFileError(const std::string& path);

}  // namespace sinew
