#include "core/io/model_forms.h"
#include "core/io/object_forms.h"
#include "core/io/scenario_forms.h"

namespace sinew {

namespace {

template <class T>
JsonValue writtenOne(SchemaWriter& writer, const void* object)
{
    return writer.write(*static_cast<const T*>(object));
}

template <class T>
void writeFieldsOf(SchemaWriter& writer, JsonValue& out, const void* object)
{
    writer.writeFields(out, *static_cast<const T*>(object));
}

template <class... Ts>
constexpr auto writingsOf(Kinds<Ts...>)
{
    return std::array{WritingOf{&writtenOne<Ts>, &writeFieldsOf<Ts>}...};
}

}  // namespace

const std::array<WritingOf, FileKinds::size> writings = writingsOf(FileKinds());

}  // namespace sinew
