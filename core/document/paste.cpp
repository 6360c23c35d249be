#include "core/document/paste.h"

#include <algorithm>
#include <iterator>
#include <sstream>
#include <unordered_set>
#include <utility>

#include "core/base/number_words.h"
#include "core/document/project_schema.h"
#include "core/document/renaming.h"
#include "core/io/json_writer.h"
#include "core/io/object_forms.h"

namespace sinew {

namespace {

constexpr const char* bodyWeightKey = "body_weight";

template <class Root>
bool hasObjects(const Root& root)
{
    bool isFound = false;
    forEachField<Root>([&](const auto& field) {
        forEachList(root.*field.member, [&](const auto& list) { isFound = isFound || !list.empty(); });
    });
    return isFound;
}

// Merges the lists of two models, or of two scenarios.
template <class Root>
class Paster {
public:
    Paster(Root& target, Root& objects) : m_target(target), m_objects(objects)
    {
        forEachObjectName(m_target, [&](const NameChange& name) { take(name); });
    }

    // Gives objects whose names are taken others.
    std::vector<NameChange> rename()
    {
        forEachField<Root>([&](const auto& field) {
            auto& existing = m_target.*field.member;
            forEachList(m_objects.*field.member, [&](auto& list) { rename(list, existing); });
        });
        return std::move(m_changes);
    }

    void append()
    {
        forEachField<Root>([&](const auto& field) {
            auto& existing = m_target.*field.member;
            forEachList(m_objects.*field.member, [&](auto& list) { append(list, existing); });
        });
    }

private:
    static std::string keyOf(const NameChange& name)
    {
        return std::to_string(static_cast<int>(name.kind)) + '/' + name.from;
    }
    void take(const NameChange& name) { m_taken.insert(keyOf(name)); }

    // Whether an object could not stand beside those that are there: by its name, or by those of its parts.
    template <class Object>
    bool collides(const Object& object, const std::vector<Object>& existing) const
    {
        const std::string* name = ownName(object);
        const std::vector<NameChange> names = namesOfObject(object);
        return (name && isTaken(existing, *name))
               || std::any_of(names.begin(), names.end(),
                              [&](const NameChange& change) { return m_taken.contains(keyOf(change)); });
    }

    template <class Object>
    void rename(std::vector<Object>& list, const std::vector<Object>& existing)
    {
        if constexpr (std::is_same_v<Object, Source>)
            std::erase_if(list, [&](const Source& source) {
                return std::find(existing.begin(), existing.end(), source) != existing.end();
            });
        std::vector<Object> all = existing;  // with those that have their names already
        for (Object& object : list) {
            const std::vector<NameChange> before = namesOfObject(object);
            std::string name = ownName(object) ? *ownName(object) : std::string();
            while (ownName(object) && collides(object, all)) {
                name = nextName(name);
                setName(object, name);
            }
            const std::vector<NameChange> after = namesOfObject(object);
            for (std::size_t i = 0; i < after.size(); ++i) {
                take(after[i]);
                if (after[i].from != before[i].from)
                    m_changes.push_back({before[i].kind, before[i].from, after[i].from});
            }
            if (ownName(object))
                all.push_back(object);
        }
    }

    template <class Object>
    static void append(std::vector<Object>& list, std::vector<Object>& existing)
    {
        std::move(list.begin(), list.end(), std::back_inserter(existing));
    }
    template <class Object>
    static void append(std::vector<Object>& list, std::optional<std::vector<Object>>& existing)
    {
        append(list, existing ? *existing : existing.emplace());
    }

    Root& m_target;
    Root& m_objects;
    std::unordered_set<std::string> m_taken;  // by what they name
    std::vector<NameChange> m_changes;
};

// A model without objects takes over the other fields of a pasted one.
void takeFields(Model& model, const Model& objects)
{
    forEachField<Model>([&](const auto& field) {
        auto& value = model.*field.member;
        if (value == usual<Model>().*field.member)
            value = objects.*field.member;
        forEachList(value, [](auto& list) { list.clear(); });
    });
}

// Whether an object holds fractions of the body weight, in its parts too.
template <class T>
bool hasFractions(const T& object)
{
    bool has = false;
    forEachField<T>([&](const auto& field) {
        const auto& value = object.*field.member;
        if constexpr (requires { value.scale == Scale::BodyWeight; })
            has = has || value.scale == Scale::BodyWeight;
        else if constexpr (requires { value->scale == Scale::BodyWeight; })
            has = has || (value && value->scale == Scale::BodyWeight);
        else if constexpr (requires { value == Scale::BodyWeight; })
            has = has || value == Scale::BodyWeight;
        forEachPart(value, [&](const auto& part, std::optional<std::size_t>) { has = has || hasFractions(part); });
    });
    return has;
}

// Writes fractions of a body weight (N) as kg, N and N m.
class SiWriter {
public:
    explicit SiWriter(double bodyWeight) : m_bodyWeight(bodyWeight) {}

    template <class T>
    void run(T& object) const
    {
        const bool isScaled = isInFractions(object);
        forEachField<T>([&](const auto& field) {
            auto& value = object.*field.member;
            write(value, field.meaning, isScaled);
            forEachPart(value, [&](auto& part, std::optional<std::size_t>) { run(part); });
        });
    }

private:
    template <class T>
    static bool isInFractions(const T& object)
    {
        if constexpr (requires { object.scale == Scale::BodyWeight; })
            return object.scale == Scale::BodyWeight;
        return false;
    }

    template <class Value, class Meaning>
    void write(Value&, const Meaning&, bool) const
    {
    }
    void write(Scale& scale, const schema::Choice<Scale>&, bool) const { scale = Scale::Si; }
    void write(Vector3& vector, const schema::Components& components, bool isScaled) const
    {
        if (isScaled && components.quantity == Quantity::ScaledForce)
            vector *= m_bodyWeight;
    }
    void write(std::optional<Amount>& amount, const schema::Measure& measure, bool isScaled) const
    {
        if (amount)
            write(*amount, measure, isScaled);
    }
    void write(Amount& amount, const schema::Measure& measure, bool) const
    {
        amount.value
            = measure.quantity == Quantity::Mass ? massInSi(amount, m_bodyWeight) : effortInSi(amount, m_bodyWeight);
        amount.scale = Scale::Si;
    }

    double m_bodyWeight;
};

void matchBodyWeight(Model& model, Model& objects, std::size_t offset, TextReport& report)
{
    if (model.bodyWeight == 0)
        model.bodyWeight = objects.bodyWeight;
    if (objects.bodyWeight == 0 || objects.bodyWeight == model.bodyWeight || !hasFractions(objects))
        return;
    SiWriter(objects.bodyWeight).run(objects);
    report.add(
        offset,
        {Severity::Note,
         {},
         0,
         0,
         sentence(
             "fractions of a body weight of %1 N were written in kg, N and N m, because the body weight here is %2 N",
             inWords(objects.bodyWeight), inWords(model.bodyWeight)),
         {}});
}

// A segment cannot hang on itself: the body by its name is one that is there already.
void keepParents(Model& objects, const Model& before)
{
    for (std::size_t i = 0; i < objects.segments.size(); ++i) {
        const std::string& parent = before.segments[i].parent;
        if (changeOf(parent, NameOf::Body, namesOfObject(before.segments[i])))
            objects.segments[i].parent = parent;
    }
}

}  // namespace

Project withPasted(const Project& project, Project objects, std::size_t offset, TextReport& report)
{
    Project result = project;
    if (!hasObjects(result.model))
        takeFields(result.model, objects.model);
    matchBodyWeight(result.model, objects.model, offset, report);
    if (!project.scenario)
        objects.scenario.reset();
    const Project before = objects;
    Paster<Model> ofModel(result.model, objects.model);
    Renaming renaming{ofModel.rename(), {}, {}};
    follow(objects.model, renaming);
    keepParents(objects.model, before.model);
    if (objects.scenario) {
        Paster<Scenario> ofScenario(*result.scenario, *objects.scenario);
        std::erase_if(renaming.objects, [](const NameChange& it) { return it.kind == NameOf::Source; });
        for (NameChange& change : ofScenario.rename())
            renaming.objects.push_back(std::move(change));
        addMadeNames(before, objects, renaming);
        follow(*objects.scenario, renaming);
        ofScenario.append();
    }
    ofModel.append();
    return result;
}

namespace {

// Objects of a model or a scenario in lists, as in a file. Of their own fields there is the body weight alone.
template <class Root>
Root readObjects(const JsonNode& node, CoordinateFactors factors, TextReport& report)
{
    Root objects;
    ObjectReader in(node, report, sentence("the objects"));
    SchemaReader reader(report, std::move(factors));
    readLists(reader, in, objects);
    if constexpr (std::is_same_v<Root, Model>) {
        in.number(bodyWeightKey, objects.bodyWeight);
        const JsonNode* weight = in.find(bodyWeightKey);
        if (weight && objects.bodyWeight < 0)
            report.error(weight->begin, sentence("the body weight of the objects is negative"),
                         sentence("it must be zero or above"));
        in.find(scenarioStep);
    }
    // An unknown list has no object that could keep it.
    const bool refusedBefore = report.refusesUnknownKeys();
    report.refuseUnknownKeys();
    in.finish();
    if (!refusedBefore)
        report.takeUnknownKeys();
    return objects;
}

}  // namespace

std::optional<Project> withPastedObjects(const Project& project, const JsonNode& objects, TextReport& report)
{
    Project pasted{readObjects<Model>(objects, CoordinateFactors(project.model), report), {}};
    if (const JsonMember* scenario = findMember(objects, scenarioStep)) {
        const CoordinateFactors factors(pasted.model.coordinates, CoordinateFactors(project.model));
        pasted.scenario = readObjects<Scenario>(scenario->value, factors, report);
        if (!project.scenario)
            report.error(scenario->keyBegin, sentence("there is no scenario to paste these objects in"),
                         sentence("add a scenario first"));
    }
    return report.hasErrors() ? std::nullopt
                              : std::optional(withPasted(project, std::move(pasted), objects.begin, report));
}

namespace {

// The objects of some places, in the lists of a model or of a scenario. Whether fractions of the body weight are among
// them.
template <class Root>
bool writePicked(JsonValue& out, SchemaWriter& writer, const Root& root, const std::vector<Place>& places,
                 const Place& before)
{
    bool anyFractions = false;
    const auto isPicked = [&](const std::string& key, const auto& list, std::size_t index) {
        return std::any_of(places.begin(), places.end(), [&](const Place& place) {
            return place.size() == before.size() + 2 && std::equal(before.begin(), before.end(), place.begin())
                   && place[before.size()] == key && indexOf(list, place.back()) == index;
        });
    };
    forEachField<Root>([&](const auto& field) {
        forEachList(root.*field.member, [&](const auto& list) {
            JsonValue items = JsonValue::array();
            for (std::size_t i = 0; i < list.size(); ++i) {
                if (!isPicked(field.key, list, i))
                    continue;
                items.push(writtenObject(writer, list[i]));
                anyFractions = anyFractions || hasFractions(list[i]);
            }
            if (items.size() > 0)
                out.set(field.key, std::move(items));
        });
    });
    return anyFractions;
}

}  // namespace

std::string copiedText(const Project& project, const std::vector<Place>& places)
{
    JsonValue out = JsonValue::object(), ofScenario = JsonValue::object();
    SchemaWriter writer{CoordinateFactors(project.model)};
    if (writePicked(out, writer, project.model, places, {}) && project.model.bodyWeight != 0)
        out.set(bodyWeightKey, project.model.bodyWeight);
    if (project.scenario)
        writePicked(ofScenario, writer, *project.scenario, places, {scenarioStep});
    if (ofScenario.size() > 0)
        out.set(scenarioStep, std::move(ofScenario));
    if (out.size() == 0)
        return {};
    std::ostringstream text;
    writeJson(out, text);
    return text.str();
}

}  // namespace sinew
