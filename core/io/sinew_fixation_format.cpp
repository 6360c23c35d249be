#include "core/io/file_formats.h"
#include "core/io/fixation_file.h"

namespace sinew {

FileFormat sinewFixationFormat();

namespace {

// A case without a model has an empty one.
Result<FileContent> readFixationFile(const std::string& path)
{
    Result<FixationBundle> bundle = readFixationFileToMend(path);
    if (!bundle)
        return Result<FileContent>::failure(std::move(bundle.diagnostics));
    FixationBundle& read = *bundle.value;
    // Where there is no model, none may be saved over what could not be read.
    const std::string modelPath = read.model ? read.modelPath : std::string();
    return Result<FileContent>::success(
        {std::move(read.model).value_or(Model()), {}, std::move(read.fixation), modelPath, path},
        std::move(bundle.diagnostics));
}

// The model stays in its own file, which the case names.
Result<bool> writeFixationFile(const FileContent& content, const std::string& path)
{
    if (!content.fixation) {
        Diagnostic reason
            = makeError(sentence("cannot save: there is no fixation to write"), sentence("save the model instead"));
        reason.file = path;
        return Result<bool>::failure({reason});
    }
    return writeFixationFile(relocated(*content.fixation, content.path, path), path);
}

}  // namespace

FileFormat sinewFixationFormat()
{
    return {fixationFormat,
            "Sinew fixations",
            {".sinew-fixation.json"},
            ProjectPart::Fixation,
            [](std::string_view head) { return jsonFormatOf(head) == fixationFormat; },
            readFixationFile,
            writeFixationFile};
}

}  // namespace sinew
