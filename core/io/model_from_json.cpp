#include "core/io/model_from_json.h"

#include "core/io/object_forms.h"

namespace sinew {

Model modelFromJson(const JsonNode& root, TextReport& report)
{
    Model model;
    ObjectReader in(root, report, Description<Model>::noun);
    in.find("format");
    in.find("version");
    SchemaReader reader(report);
    readFields(reader, in, model);
    in.finish(&model.extras);
    return model;
}

}  // namespace sinew
