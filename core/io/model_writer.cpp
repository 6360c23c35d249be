#include "core/io/model_file.h"

#include <exception>
#include <ostream>
#include <sstream>

#include "core/io/atomic_file.h"
#include "core/io/model_forms.h"
#include "core/io/model_words.h"

namespace sinew {

void writeModel(const Model& model, std::ostream& stream)
{
    JsonValue out = JsonValue::object().set("format", modelFormat).set("version", modelVersion);
    SchemaWriter(CoordinateFactors(model)).writeFields(out, model);
    writeJson(out, stream);
}

Result<bool> writeModelFile(const Model& model, const std::string& path)
{
    try {
        std::ostringstream stream;
        writeModel(model, stream);
        if (auto reason = writeFileAtomically(path, stream.view()))
            return Result<bool>::failure({*std::move(reason)});
        return Result<bool>::success(true);
    } catch (const std::exception& e) {
        Diagnostic reason = makeError(std::string("cannot save: ") + e.what(), "save elsewhere");
        reason.file = path;
        return Result<bool>::failure({std::move(reason)});
    }
}

}  // namespace sinew
