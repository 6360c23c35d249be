#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/project_part.h"
#include "core/base/result.h"
#include "core/model/fixation.h"
#include "core/model/model.h"
#include "core/scenario/scenario.h"

namespace sinew {

// What a file gives: a model, and for a motion the scenario too, for a broken hip the fixation.
struct FileContent {
    Model model;
    std::optional<Scenario> scenario = {};
    std::optional<Fixation> fixation = {};
    std::string modelPath = {};  // the file that the model was read from
    std::string path = {};       // that of scenario or fixation: their relative names start from there
};

// A format of files that the program opens. Each has a file <id>_format.cpp and a line in the table of
// file_formats.cpp; window, dialogs and command line know formats by this table alone.
struct FileFormat {
    std::string_view id;                    // such as "sinew-model"
    std::string_view title;                 // of file dialogs: "Sinew models"
    std::vector<std::string_view> endings;  // of file names, lower case; the first one is given to new files
    ProjectPart subject = ProjectPart::Model;
    // Whether the beginning of a file, at most formatHeadSize bytes, is of this format.
    bool (*recognises)(std::string_view head) = nullptr;
    // A document that checks find faulty is there all the same, with the errors beside it, so that it can be fixed.
    Result<FileContent> (*read)(const std::string& path) = nullptr;
    // nullptr: the format is only read. What was read from it is then saved elsewhere, never over the imported file.
    Result<bool> (*write)(const FileContent& content, const std::string& path) = nullptr;
};

inline constexpr std::size_t formatHeadSize = 1u << 16;

// All formats, in the order of dialogs.
std::span<const FileFormat> fileFormats();

// The format with an ending that the name has; the longest ending counts. nullptr: none.
const FileFormat* formatByName(std::string_view path);

// The format of a file by its contents, else by its name; nullptr when neither says, or when there is no such file and
// the name does not say.
const FileFormat* formatOf(const std::string& path);

// The one that new files of a subject are written in.
const FileFormat& ownFormat(ProjectPart subject);

struct OpenedFile {
    FileContent content;
    const FileFormat* format = nullptr;
    // Whether saving may write to the file itself.
    bool isWritable() const { return format->write != nullptr; }
};

// Reads a file of any of the formats. Fails with the reader's remarks, or when the format is not known. Never throws.
// To mend: as FileFormat::read(); else a faulty document fails too.
enum class Opening { Sound, ToMend };
Result<OpenedFile> openFile(const std::string& path, Opening opening = Opening::Sound);

// The value of the key "format" at the top of a JSON text, which may be cut off or faulty further on. For recognises().
std::optional<std::string> jsonFormatOf(std::string_view text);

}  // namespace sinew
