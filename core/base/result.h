#pragma once

#include <optional>
#include <utility>

#include "core/base/diagnostic.h"

namespace sinew {

// A value made from a person's input, or the reasons why there is none. Warnings may stand beside a value.
template <class T>
struct Result {
    std::optional<T> value;
    Diagnostics diagnostics;

    bool ok() const { return value.has_value(); }
    explicit operator bool() const { return ok(); }

    static Result success(T value, Diagnostics warnings = {}) { return {std::move(value), std::move(warnings)}; }
    static Result failure(Diagnostics reasons) { return {std::nullopt, std::move(reasons)}; }
};

}  // namespace sinew
