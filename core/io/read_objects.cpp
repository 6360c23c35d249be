#include "core/io/model_forms.h"
#include "core/io/object_forms.h"
#include "core/io/scenario_forms.h"
#include "core/schema/walk.h"

namespace sinew {

namespace {

template <class T>
void readOne(SchemaReader& reader, const JsonNode& node, void* object, std::string_view key)
{
    reader.read(node, *static_cast<T*>(object), key);
}

template <class T>
void readFieldsOf(SchemaReader& reader, ObjectReader& in, void* object)
{
    reader.readFields(in, *static_cast<T*>(object));
}

template <class T>
void readListsOf(SchemaReader& reader, ObjectReader& in, void* at)
{
    T& object = *static_cast<T*>(at);
    forEachField<T>([&](const auto& field) {
        forEachList(object.*field.member, [&](auto&) { reader.readField(in, object, field); });
    });
}

// Nothing for what is no object of its own in files, such as the rule of a constraint.
template <class T>
constexpr decltype(ReadingOf::object) readingOf()
{
    if constexpr (isObjectInFiles<T>)
        return &readOne<T>;
    else
        return nullptr;
}

template <class... Ts>
constexpr auto readingsOf(Kinds<Ts...>)
{
    return std::array{ReadingOf{readingOf<Ts>(), &readFieldsOf<Ts>, &readListsOf<Ts>}...};
}

}  // namespace

const std::array<ReadingOf, FileKinds::size> readings = readingsOf(FileKinds());

}  // namespace sinew
