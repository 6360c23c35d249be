#include "core/io/model_file.h"

#include <ostream>

#include "core/io/atomic_file.h"
#include "core/io/model_words.h"
#include "core/io/object_forms.h"

namespace sinew {

void writeModel(const Model& model, std::ostream& stream)
{
    JsonValue out = JsonValue::object().set("format", modelFormat).set("version", modelVersion);
    SchemaWriter writer{CoordinateFactors(model)};
    writeFields(writer, out, model);
    writeJson(out, stream);
}

Result<bool> writeModelFile(const Model& model, const std::string& path)
{
    return writeDocument(path, [&](std::ostream& stream) { writeModel(model, stream); });
}

}  // namespace sinew
