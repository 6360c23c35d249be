#include "core/io/file_formats.h"
#include "core/io/model_file.h"
#include "core/io/model_words.h"

namespace sinew {

FileFormat sinewModelFormat();

namespace {

Result<FileContent> readModelFile(const std::string& path)
{
    Result<Model> model = readModelFileToMend(path);
    if (!model)
        return Result<FileContent>::failure(std::move(model.diagnostics));
    return Result<FileContent>::success({std::move(*model.value), {}, {}, path, {}}, std::move(model.diagnostics));
}

}  // namespace

FileFormat sinewModelFormat()
{
    return {modelFormat,
            "Sinew models",
            {".sinew.json"},
            ProjectPart::Model,
            [](std::string_view head) { return jsonFormatOf(head) == modelFormat; },
            readModelFile,
            [](const FileContent& content, const std::string& path) { return writeModelFile(content.model, path); }};
}

}  // namespace sinew
