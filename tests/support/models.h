#pragma once

#include <string>

#include <QTest>

#include "core/io/model_file.h"
#include "core/mechanism/mechanism.h"
#include "core/model/model.h"

namespace sinew::test {

// A model that ships with the program; an empty one if it cannot be read, which the caller's checks will show.
inline Model shippedModel(const std::string& name)
{
    const auto result = readModelFile(std::string(SINEW_RESOURCE_DIR) + "/models/" + name + ".sinew.json");
    if (!result)
        qWarning("%s", result.diagnostics.empty() ? "no model" : toString(result.diagnostics.front()).c_str());
    return result.value.value_or(Model{});
}

inline Mechanism compiled(const Model& model)
{
    const auto result = compile(model);
    if (!result)
        qWarning("%s", result.diagnostics.empty() ? "no mechanism" : toString(result.diagnostics.front()).c_str());
    return result.value.value_or(Mechanism{});
}

}  // namespace sinew::test
