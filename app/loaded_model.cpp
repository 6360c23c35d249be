#include "app/loaded_model.h"

#include <iostream>
#include <utility>

#include "core/io/file_formats.h"
#include "core/model/expand_segments.h"

namespace sinew::cli {

void print(const Diagnostics& diagnostics)
{
    for (const Diagnostic& diagnostic : diagnostics)
        std::cerr << toString(diagnostic) << '\n';
}

Diagnostic englishError(std::string message, std::string hint)
{
    return makeError(std::move(message), std::move(hint));
}

Diagnostic englishWarning(std::string message, std::string hint)
{
    return makeWarning(std::move(message), std::move(hint));
}

void printLeftOut(const Model& model, Computation computation)
{
    Diagnostics warnings;
    for (const CoverageRemark& remark : coverageRemarks(model, computation)) {
        if (remark.coverage == Coverage::LeftOut)
            warnings.push_back(makeWarning(remark.text));
    }
    print(warnings);
}

std::optional<Model> readModelOnly(const std::string& path)
{
    Result<OpenedFile> read = openFile(path);
    if (read && read.value->content.scenario) {
        Diagnostic reason = englishError("expected a model, found a motion",
                                         "name its model, '" + read.value->content.modelPath + "'");
        reason.file = path;
        print({std::move(reason)});
        return std::nullopt;
    }
    print(read.diagnostics);
    return read ? std::optional(std::move(read.value->content.model)) : std::nullopt;
}

std::optional<LoadedModel> loadModel(const std::string& path)
{
    std::optional<Model> read = readModelOnly(path);
    if (!read)
        return std::nullopt;
    Result<Mechanism> compiled = compile(*read);
    if (!compiled) {
        print(compiled.diagnostics);
        return std::nullopt;
    }
    Model written = expanded(*read);
    return LoadedModel{std::move(*read), std::move(written), std::move(*compiled.value)};
}

}  // namespace sinew::cli
