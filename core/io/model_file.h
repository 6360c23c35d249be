#pragma once

#include <iosfwd>
#include <string>

#include "core/base/result.h"
#include "core/model/model.h"

namespace sinew {

// Reads a *.sinew.json model. fileName is used in diagnostics only. Errors carry line and column; unknown keys are
// warnings with "did you mean"; reading goes on as far as it makes sense, so that a person sees all errors at once
// (at most 50).
Result<Model> readModel(std::istream& stream, const std::string& fileName);

// The same, but a model that checks find faulty is there all the same, with the errors beside it: only a text that
// cannot be read fails.
Result<Model> readModelToMend(std::istream& stream, const std::string& fileName);
Result<Model> readModelFileToMend(const std::string& path);

// As readModel(), for a path. A missing file, a directory, an empty file or one above 64 MB is an error that says so.
Result<Model> readModelFile(const std::string& path);

// Writes a model in normal form: keys in a fixed order, values at their defaults left out, numbers
// shortest-round-trip, small vectors on one line, degrees for angles. Writing what was read from normal form is
// byte-identical.
void writeModel(const Model& model, std::ostream& stream);

// Atomic: writes a temporary file beside the target and renames it. On failure the target is untouched.
Result<bool> writeModelFile(const Model& model, const std::string& path);

}  // namespace sinew
