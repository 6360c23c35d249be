#pragma once

#include <array>
#include <string_view>

#include "core/io/schema_reader.h"
#include "core/io/schema_writer.h"
#include "core/schema/fixation_schema.h"
#include "core/schema/kinds.h"
#include "core/schema/model_schema.h"
#include "core/schema/scenario_schema.h"

namespace sinew {

// Reading and writing of all that files of models, scenarios and fixations hold, by the functions of SchemaReader and
// SchemaWriter. Their templates are made for all kinds of objects once (read_objects.cpp, write_objects.cpp), where a compiler
// would make them anew for every file of the program that reads or writes something.

using FileKinds =
    typename WithValue<Which::Objects, typename WithValue<Which::Objects, ObjectKindsOf<Model>, Scenario>::type,
                       Fixation>::type;

struct ReadingOf {
    void (*object)(SchemaReader&, const JsonNode&, void*, std::string_view key);  // nullptr: no object of its own
    void (*fields)(SchemaReader&, ObjectReader&, void*);
    void (*lists)(SchemaReader&, ObjectReader&, void*);
};
struct WritingOf {
    JsonValue (*object)(SchemaWriter&, const void*);
    void (*fields)(SchemaWriter&, JsonValue&, const void*);
};
extern const std::array<ReadingOf, FileKinds::size> readings;
extern const std::array<WritingOf, FileKinds::size> writings;

template <class T>
concept FileKind = FileKinds::has<T>;

// What is no object of its own in files, such as the rule of a constraint, stands among its owner's fields.
template <class T>
inline constexpr bool isObjectInFiles = requires(T object)
{
    Description<T>::noun;
    object.extras;
};

// An object, or the one value that may stand in its place; see SchemaReader::read().
template <FileKind T>
requires isObjectInFiles<T>
void readObject(SchemaReader& reader, const JsonNode& node, T& object, std::string_view key = {})
{
    readings[FileKinds::indexOf<T>()].object(reader, node, &object, key);
}

// All fields of an object; in.finish() is left to the caller.
template <FileKind T>
void readFields(SchemaReader& reader, ObjectReader& in, T& object)
{
    readings[FileKinds::indexOf<T>()].fields(reader, in, &object);
}

// Of its fields the lists of objects alone.
template <FileKind T>
void readLists(SchemaReader& reader, ObjectReader& in, T& object)
{
    readings[FileKinds::indexOf<T>()].lists(reader, in, &object);
}

template <FileKind T>
JsonValue writtenObject(SchemaWriter& writer, const T& object)
{
    return writings[FileKinds::indexOf<T>()].object(writer, &object);
}

template <FileKind T>
void writeFields(SchemaWriter& writer, JsonValue& out, const T& object)
{
    writings[FileKinds::indexOf<T>()].fields(writer, out, &object);
}

}  // namespace sinew
