#pragma once

#include <algorithm>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>

#include "core/schema/quantity.h"
#include "core/schema/words.h"

namespace sinew {

// One description of each kind of object: Description<T> lists the fields of a struct, and what reads, writes, renames,
// mirrors or shows a model walks over these lists. A field says what its value means; how the value looks in a file
// follows from that and from its type.
//
// A Description<T> has
//     noun                      what a message calls the object, such as "a link"
//     fields                    a tuple of Field
// and may have
//     unitOf(object, factors)   the factor of its numbers of Quantity::CoordinateValue; else it takes its owner's
//     inputUnitOf(...)          that of the argument of its function of a coordinate; else 1
//     isWritten(object, key)    whether a field is written even at its usual value
//     namedAs                   what its own name is to those that refer to it
//     isIntegral = true         it goes only with its owner, as a point of a path does
//     shortForm, shortFormAdvice  what a message expects of an object that may be written as one of its fields
template <class T>
struct Description;

// What values a number may have, ends included unless said.
struct Bounds {
    double least = -std::numeric_limits<double>::infinity();
    double most = std::numeric_limits<double>::infinity();
    bool isAboveLeast = false;                                  // the least value itself is not allowed
    const char* why = "";                                       // for a message
    double farthest = std::numeric_limits<double>::infinity();  // from zero, beside mostOf() (quantity.h)
};

inline constexpr Bounds notNegative{0};
inline constexpr Bounds positive{0, std::numeric_limits<double>::infinity(), true};

// How a vector looks in a mirror: a place, force or translation keeps its part along the mirror; a moment or a turn
// keeps the other one; three sizes along axes stay.
enum class VectorKind { Polar, Axial, Sizes };

// What a name refers to.
enum class NameOf {
    Body,   // a body or a part of a segment
    Place,  // these or the ground
    Joint,  // a joint or one of a part of a segment
    Coordinate,
    Node,
    Surface,
    Source,  // of the list of sources; free text too
    Link,
    Constraint,
    Activity,
    Curve,  // of a scenario, as the others below
    Table,
    Stage,
    Channel,  // of a recording
};

// Whether a reference to one kind may mean an object of another.
constexpr bool mayMean(NameOf reference, NameOf object)
{
    return reference == object || (reference == NameOf::Place && object == NameOf::Body);
}

// "body"
constexpr const char* bareNounOf(NameOf kind)
{
    switch (kind) {
    case NameOf::Body:
    case NameOf::Place: return "body";
    case NameOf::Joint: return "joint";
    case NameOf::Coordinate: return "coordinate";
    case NameOf::Node: return "node";
    case NameOf::Surface: return "surface";
    case NameOf::Source: return "source";
    case NameOf::Link: return "link";
    case NameOf::Constraint: return "constraint";
    case NameOf::Activity: return "activity";
    case NameOf::Curve: return "curve";
    case NameOf::Table: return "table";
    case NameOf::Stage: return "stage";
    case NameOf::Channel: return "channel";
    }
    return "object";
}

// "the name of a body"
constexpr const char* nounOf(NameOf kind)
{
    switch (kind) {
    case NameOf::Body: return "the name of a body";
    case NameOf::Place: return "the name of a body or 'ground'";
    case NameOf::Joint: return "the name of a joint";
    case NameOf::Coordinate: return "the name of a coordinate";
    case NameOf::Node: return "the name of a node";
    case NameOf::Surface: return "the name of a surface";
    case NameOf::Source: return "the name of a source";
    case NameOf::Link: return "the name of a link";
    case NameOf::Constraint: return "the name of a constraint";
    case NameOf::Activity: return "the name of an activity";
    case NameOf::Curve: return "the name of a curve";
    case NameOf::Table: return "the name of a table";
    case NameOf::Stage: return "the name of a stage";
    case NameOf::Channel: return "the name of a channel";
    }
    return "a name";
}

// What the value of a field means.
namespace schema {

struct OwnName {                 // of the object itself
    bool mayHoldEquals = false;  // it never stands in NAME=VALUE of a command line
};
struct Reference {
    NameOf to;
    bool isOptional = false;  // goes without the object that it refers to
};
struct Text {
    bool isSided = false;    // names a side of the body that a mirror swaps
    bool isFormula = false;  // or a condition
};
struct Measure {  // double, std::optional<double> or Amount
    Quantity quantity;
    Bounds bounds = {};
};
struct Components {  // Vector3 or std::optional<Vector3>; of pure numbers: a direction of any length but zero
    Quantity quantity;
    VectorKind kind = VectorKind::Polar;
    bool mayLeavePlane = false;  // in a plane model
    bool isPlace = false;        // of pure numbers: a place in numbers of its own, not a direction
};
template <class E>
struct Choice {
    Words<E> words;
};
struct Parts {};    // an object or a list of objects with descriptions of their own
struct Inlined {};  // an object whose fields stand among its owner's
struct InlinedIf {  // std::optional of such an object: there when this key is
    const char* key;
    const char* otherwise;  // what its absence means, for a message
};
struct Function {   // ScalarFunction: keys 'polynomial' and 'spline'
    bool hasSlope;  // and 'slope': a straight line through zero
};

// Values with a form of their own in files.
template <class Owner>
struct RangeTo {  // two numbers under one key; null: an open end
    double Owner::*maximum;
};
struct Flag {};           // bool
struct AxisDirection {};  // the key says the kind of the axis
struct AxisValue {        // AxisFunction, inlined
    bool hasShortForm;    // 'coordinate' alone: its value itself
};
struct BodyInertia {};
struct LinkStiffness {};
struct ConstraintRule {};
struct Formulas {};          // one a component; a number needs no quotes
struct GivenCoordinates {};  // names, or the word for all
struct GivenValue {};        // the key says which side of the pair is given

}  // namespace schema

// One field of a struct. key: in files; words are joined by underscores.
template <class Owner, class Value, class Meaning>
struct Field {
    const char* key;
    Value Owner::*member;
    Meaning meaning;
    const char* help = "";
    const char* label = "";      // for people; the words of the key when empty
    bool isNeeded = false;       // must stand in a file, and is always written
    bool mayStandAlone = false;  // in place of the object, when all other fields have their usual values
    bool isAdvanced = false;     // seldom needed: shown on demand

    constexpr Field needed() const
    {
        Field field = *this;
        field.isNeeded = true;
        return field;
    }
    constexpr Field called(const char* words) const
    {
        Field field = *this;
        field.label = words;
        return field;
    }
    constexpr Field alone() const
    {
        Field field = *this;
        field.mayStandAlone = true;
        return field;
    }
    constexpr Field advanced() const
    {
        Field field = *this;
        field.isAdvanced = true;
        return field;
    }
};

template <class Owner, class Value, class Meaning>
constexpr Field<Owner, Value, Meaning> field(const char* key, Value Owner::*member, Meaning meaning,
                                             const char* help = "")
{
    return {key, member, meaning, help};
}

template <class E, class Owner>
constexpr auto choice(const char* key, E Owner::*member, Words<E> words, const char* help = "")
{
    return field(key, member, schema::Choice<E>{words}, help);
}

template <class E, class Owner>
constexpr auto choice(const char* key, std::optional<E> Owner::*member, Words<E> words, const char* help = "")
{
    return field(key, member, schema::Choice<E>{words}, help);
}

// What a person calls a field: "centre of mass".
template <class F>
std::string labelOf(const F& field)
{
    std::string words = *field.label ? field.label : field.key;
    std::replace(words.begin(), words.end(), '_', ' ');
    return words;
}

// "link" of "a link", "end" of "an end".
constexpr std::string_view bareNoun(std::string_view noun)
{
    for (const std::string_view article : {"a ", "an ", "the "}) {
        if (noun.starts_with(article))
            return noun.substr(article.size());
    }
    return noun;
}

// What a person calls objects of a kind.
template <class T>
std::string bareNounOf()
{
    return std::string(bareNoun(Description<T>::noun));
}

// Calls visit(field) for each field of T, in the order of files.
template <class T, class Visit>
void forEachField(Visit&& visit)
{
    std::apply([&](const auto&... fields) { (visit(fields), ...); }, Description<T>::fields);
}

// An object that nobody has said anything about.
template <class T>
const T& usual()
{
    static const T object{};
    return object;
}

// A struct with a description.
template <class T>
concept Described = requires
{
    Description<T>::fields;
};

}  // namespace sinew
