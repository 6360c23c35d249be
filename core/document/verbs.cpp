#include "core/document/verbs.h"

#include <sstream>
#include <utility>

#include "core/base/suggest.h"
#include "core/document/dependants.h"
#include "core/document/duplication.h"
#include "core/document/find.h"
#include "core/document/renaming.h"
#include "core/io/json_writer.h"
#include "core/io/object_forms.h"
#include "core/schema/mirror.h"

namespace sinew {

namespace {

using Steps = std::span<const std::string>;

// visit(list, index) with the list that holds the item at a place, and its index there.
template <class Visit>
bool withItemAt(auto& project, const Place& place, Visit&& visit)
{
    if (place.size() < 2)
        return false;
    bool isItem = false;
    withListAt(project, Steps(place).first(place.size() - 1), [&](auto& list) {
        const std::size_t index = indexOf(list, place.back());
        if (index >= list.size())
            return;
        isItem = true;
        visit(list, index);
    });
    return isItem;
}

// Moves an item; those between give way. By neighbours: a std::rotate for each kind takes a compiler long.
template <class T>
void bring(std::vector<T>& list, std::size_t from, std::size_t to)
{
    for (; from < to; ++from)
        std::swap(list[from], list[from + 1]);
    for (; from > to; --from)
        std::swap(list[from - 1], list[from]);
}

// The units in which files write an object.
struct Units {
    CoordinateFactors factors;
    DoubleDouble here;  // of numbers of Quantity::CoordinateValue, as its owners say it
};

Units unitsAt(const Project& project, const Place& place)
{
    CoordinateFactors factors(project.model);
    const DoubleDouble here = unitAt(project, place, factors);
    return {std::move(factors), here};
}

SchemaReader readerIn(const Units& units, TextReport& report)
{
    SchemaReader reader(report, units.factors);
    reader.setUnit(units.here);
    return reader;
}

// The place of an item after it was renamed.
Place samePlace(const Project& project, Place place, const Project& renamed)
{
    std::size_t number = 0;
    withItemAt(project, place, [&](const auto&, std::size_t index) { number = index; });
    withListAt(renamed, Steps(place).first(place.size() - 1),
               [&](const auto& list) { place.back() = stepOf(list, number); });
    return place;
}

// A value as if it had been read at one place of a text. Unknown keys are not those of a person who gives values, so that
// nobody is told of them.
JsonNode asRead(const JsonValue& value, std::size_t place)
{
    std::ostringstream text;
    writeJson(value, text);
    auto parsed = parseJson(text.str());
    JsonNode node = std::get<JsonNode>(std::move(parsed));
    const auto moveAll = [&](const auto& self, JsonNode& moved) -> void {
        moved.begin = moved.end = place;
        for (JsonNode& item : moved.items)
            self(self, item);
        for (JsonMember& member : moved.members) {
            member.keyBegin = JsonMember::notInText;
            self(self, member.value);
        }
    };
    moveAll(moveAll, node);
    return node;
}

// An object in the normal form of files.
template <class T>
JsonNode toNode(const T& object, const Units& units, std::size_t place)
{
    JsonValue value = JsonValue::object();
    SchemaWriter writer(units.factors);
    writer.setUnit(units.here);
    writeFields(writer, value, object);
    return asRead(value, place);
}

void merge(JsonNode& object, const JsonNode& values, TextReport& report)
{
    for (const JsonMember& member : values.members) {
        if (&member != findMember(values, member.key))
            report.error(member.keyBegin, sentence("the key '%1' stands twice", member.key),
                         sentence("keep one of the two"));
        std::erase_if(object.members, [&](const JsonMember& old) { return old.key == member.key; });
        if (member.value.kind != JsonNode::Kind::Null)
            object.members.push_back(member);
    }
}

// Whether files hold it as an object of its own.
template <class T>
inline constexpr bool hasObjectForm = requires
{
    Description<T>::noun;
};

// Whether a field may say in which unit the numbers of an object are written.
template <class Meaning>
inline constexpr bool saysUnit
    = std::is_same_v<Meaning, schema::Reference> || std::is_same_v<Meaning, schema::GivenCoordinates>;
template <class E>
inline constexpr bool saysUnit<schema::Choice<E>> = true;

template <class T>
T merged(const T& object, const Units& units, const JsonNode& values, TextReport& report)
{
    JsonNode node = toNode(object, units, values.begin);
    merge(node, values, report);
    T changed;
    SchemaReader reader = readerIn(units, report);
    readObject(reader, node, changed);
    return changed;
}

// An object with some of its keys changed. Its other numbers stay as they are in SI, also when their unit in files
// changes, as with the kind of a coordinate.
template <class T>
bool setKeys(T& object, const Units& units, const JsonNode& values, TextReport& report)
{
    TextReport ignored({}, {});
    const T first = merged(object, units, values, ignored);
    // What is usual hangs on the kind: an object that states nothing else has the new kind's.
    T inNewUnit = UsualOfKind<T>::isKnown ? first : object;
    forEachField<T>([&](const auto& field) {
        if constexpr (saysUnit<std::remove_cvref_t<decltype(field.meaning)>>)
            inNewUnit.*field.member = first.*field.member;
    });
    if constexpr (std::is_same_v<T, Axis>)
        inNewUnit.kind = first.kind;
    T changed = merged(inNewUnit, units, values, report);
    if (report.hasErrors())
        return false;
    // What was read of a table's file stands in no key.
    if constexpr (std::is_same_v<T, NamedTable>) {
        if (changed.file == object.file)
            changed.data = object.data;
    }
    object = std::move(changed);
    return true;
}

// The same for a model or a scenario, whose lists stay as they are.
template <class T>
bool setOwnKeys(T& whole, const Units& units, const JsonNode& values, TextReport& report)
{
    T bare;
    const auto exchangeLists = [&](auto&& take) {
        forEachField<T>([&](const auto& field) { forEachList(whole.*field.member, [&](auto&) { take(field); }); });
    };
    exchangeLists([&](const auto& field) {
        if (const JsonMember* member = findMember(values, field.key))
            report.error(member->keyBegin, sentence("the list '%1' is not set as a whole", std::string(field.key)),
                         sentence("add objects to it and remove them"));
        std::swap(bare.*field.member, whole.*field.member);
    });
    const bool isSet = !report.hasErrors() && setKeys(whole, units, values, report);
    exchangeLists([&](const auto& field) { std::swap(bare.*field.member, whole.*field.member); });
    return isSet;
}

}  // namespace

std::optional<Project> withSet(const Project& project, const Place& place, const JsonNode& values, TextReport& report)
{
    // A name is changed wherever it stands.
    const JsonMember* name = findMember(values, "name");
    if (place.size() > 1 && name && name->value.kind == JsonNode::Kind::Text) {
        if (const auto reason = reasonAgainstName(project, place, name->value.text)) {
            report.error(name->value.begin, reason->message, reason->hint);
            return std::nullopt;
        }
        const std::optional<Project> renamed = withRenamed(project, place, name->value.text);
        JsonNode others = values;
        std::erase_if(others.members, [](const JsonMember& member) { return member.key == "name"; });
        return renamed ? withSet(*renamed, samePlace(project, place, *renamed), others, report) : std::nullopt;
    }
    Project changed = project;
    bool isSet = false;
    withObjectAt(changed, place, [&]<class T>(T& object) {
        if constexpr (std::is_same_v<T, Project>)
            isSet = setOwnKeys(object.model, unitsAt(project, place), values, report);
        else if constexpr (std::is_same_v<T, Scenario>)
            isSet = setOwnKeys(object, unitsAt(project, place), values, report);
        else if constexpr (hasObjectForm<T>)
            isSet = setKeys(object, unitsAt(project, place), values, report);
    });
    return isSet ? std::optional(std::move(changed)) : std::nullopt;
}

std::optional<Project> withAdded(const Project& project, const Place& list, const JsonNode& object,
                                 std::optional<std::size_t> index, TextReport& report)
{
    Project changed = project;
    const bool isThere = withListAt(changed, list, [&](auto& items) {
        const std::size_t last = items.size();
        auto& item = items.emplace_back();
        SchemaReader reader = readerIn(unitsAt(project, list), report);
        readObject(reader, object, item, list.back());
        bring(items, last, std::min(index.value_or(last), last));
    });
    return isThere && !report.hasErrors() ? std::optional(std::move(changed)) : std::nullopt;
}

std::optional<Removal> withRemoved(const Project& project, const Place& place, Dependants dependants)
{
    Removal removal{project, {}};
    std::vector<NameChange> names;
    const bool isThere = withItemAt(removal.project, place, [&](auto& list, std::size_t index) {
        names = namesOfObject(list[index]);
        list.erase(list.begin() + static_cast<std::ptrdiff_t>(index));
    });
    if (!isThere)
        return std::nullopt;
    withReferrers(removal.project, place, names,
                  [&](const auto& root, const Place&) { names = goneFrom(root, std::move(names)); });
    Project without = removal.project;
    removal.dependants = removeDependants(without, project, place, std::move(names));
    if (dependants == Dependants::Take)
        removal.project = std::move(without);
    else if (dependants == Dependants::Refuse && !removal.dependants.empty())
        removal.project = project;
    return removal;
}

std::optional<Project> withRenamed(const Project& project, const Place& place, const std::string& name)
{
    Project changed = project;
    Renaming renaming;
    bool isNamed = false, isFollowed = false;
    withItemAt(changed, place, [&](auto& list, std::size_t index) {
        const std::vector<NameChange> before = namesOfObject(list[index]);
        const std::string old = ownName(list[index]) ? *ownName(list[index]) : std::string();
        isFollowed = !old.empty() && !name.empty() && !isTaken(list, name);
        isNamed = setName(list[index], name);
        isFollowed = isFollowed && !isTaken(list, old);
        const std::vector<NameChange> after = namesOfObject(list[index]);
        for (std::size_t i = 0; i < before.size(); ++i)
            renaming.objects.push_back({before[i].kind, before[i].from, after[i].from});
    });
    if (!isNamed)
        return std::nullopt;
    if (!isFollowed)
        return changed;
    addMadeNames(project, changed, renaming);
    withReferrers(changed, place, renaming.objects, [&](auto& root, const Place&) {
        renaming.objects = followable(root, std::move(renaming.objects));
        follow(root, renaming);
    });
    return changed;
}

std::optional<Diagnostic> reasonAgainstName(const Project& project, const Place& place, const std::string& name)
{
    std::optional<Diagnostic> reason;
    withItemAt(project, place, [&]<class T>(const std::vector<T>& list, std::size_t index) {
        T renamed = list[index];
        const std::string* own = ownName(list[index]);
        if (!own || *own == name || name.empty() || !setName(renamed, name))
            return;
        std::string twin = isTaken(list, name) ? name : std::string();
        for (const NameChange& given : namesOfObject(renamed)) {
            if (!canBeMeant(given.kind, given.from)) {
                reason = makeError(given.kind == NameOf::Stage
                                       ? sentence("'%1' is taken: it means the end of the run", name)
                                       : sentence("'%1' is taken: it means the ground", name),
                                   sentence("choose another one, such as '%1'", freeName(list, name)));
                return;
            }
            if (twin.empty() && given.kind != NameOf::Source && countOf(project, given.kind, given.from) > 0)
                twin = given.from;
        }
        if (!twin.empty())
            reason = makeError(sentence("the name '%1' is taken by another object", twin),
                               sentence("choose another one, such as '%1'", freeName(list, name)));
    });
    return reason;
}

std::optional<Project> withDuplicated(const Project& project, const Place& place, const std::string& name)
{
    Project changed = project;
    const bool isThere = withItemAt(changed, place, [&]<class T>(std::vector<T>& list, std::size_t index) {
        T copy = list[index];
        if (const std::string* old = ownName(copy))
            setName(copy, name.empty() ? freeName(list, *old) : name);
        if constexpr (std::is_same_v<T, Joint> || std::is_same_v<T, Segment>)
            giveOwnCoordinates(changed.model, copy);
        else if constexpr (std::is_same_v<T, Body>)
            giveOwnJoint(changed.model, list[index].name, copy.name);
        list.push_back(std::move(copy));
        bring(list, list.size() - 1, index + 1);
    });
    return isThere ? std::optional(std::move(changed)) : std::nullopt;
}

std::optional<Project> withMoved(const Project& project, const Place& place, std::size_t index)
{
    Project changed = project;
    const bool isThere = withItemAt(
        changed, place, [&](auto& list, std::size_t from) { bring(list, from, std::min(index, list.size() - 1)); });
    return isThere ? std::optional(std::move(changed)) : std::nullopt;
}

Project withMirrored(const Project& project)
{
    Project result{mirrored(project.model)};
    if (!project.scenario && !project.fixation)
        return result;
    if (project.scenario)
        result.scenario = mirrored(*project.scenario, project.model);
    if (project.fixation)
        result.fixation = mirrored(*project.fixation);
    Renaming sides;
    forEachObjectName(project.model, [&](const NameChange& name) { sides.objects.push_back(name); });
    std::size_t count = 0;
    forEachObjectName(result.model, [&](const NameChange& name) { sides.objects[count++].to = name.from; });
    std::erase_if(sides.objects, [](const NameChange& it) { return it.kind == NameOf::Source; });
    addMadeNames(project, result, sides);
    if (result.scenario)
        follow(*result.scenario, sides);
    if (result.fixation)
        follow(*result.fixation, sides);
    return result;
}

}  // namespace sinew
