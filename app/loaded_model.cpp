#include "app/loaded_model.h"

#include <iostream>
#include <utility>

#include "core/io/model_file.h"
#include "core/model/expand_segments.h"

namespace sinew::cli {

void print(const Diagnostics& diagnostics)
{
    for (const Diagnostic& diagnostic : diagnostics)
        std::cerr << toString(diagnostic) << '\n';
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

std::optional<LoadedModel> loadModel(const std::string& path)
{
    Result<Model> read = readModelFile(path);
    print(read.diagnostics);
    if (!read)
        return std::nullopt;
    Result<Mechanism> compiled = compile(*read.value);
    if (!compiled) {
        print(compiled.diagnostics);
        return std::nullopt;
    }
    Model written = expanded(*read.value);
    return LoadedModel{std::move(*read.value), std::move(written), std::move(*compiled.value)};
}

}  // namespace sinew::cli
