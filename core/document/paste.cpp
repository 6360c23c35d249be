#include "core/document/paste.h"

#include <algorithm>
#include <iterator>
#include <sstream>
#include <unordered_set>
#include <utility>

#include "core/document/renaming.h"
#include "core/io/json_writer.h"
#include "core/io/model_forms.h"
#include "core/io/scenario_forms.h"

namespace sinew {

namespace {

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

}  // namespace

Project withPasted(const Project& project, Project objects)
{
    Project result = project;
    if (!hasObjects(result.model))
        takeFields(result.model, objects.model);
    if (!project.scenario)
        objects.scenario.reset();
    const Project before = objects;
    Paster<Model> ofModel(result.model, objects.model);
    Renaming renaming{ofModel.rename(), {}, {}};
    follow(objects.model, renaming);
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

// The objects of some places, in the lists of a model or of a scenario.
template <class Root>
void writePicked(JsonValue& out, SchemaWriter& writer, const Root& root, const std::vector<Place>& places,
                 const Place& before)
{
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
                if (isPicked(field.key, list, i))
                    items.push(writer.write(list[i]));
            }
            if (items.size() > 0)
                out.set(field.key, std::move(items));
        });
    });
}

}  // namespace

std::string copiedText(const Project& project, const std::vector<Place>& places)
{
    JsonValue out = JsonValue::object(), ofScenario = JsonValue::object();
    SchemaWriter writer{CoordinateFactors(project.model)};
    writePicked(out, writer, project.model, places, {});
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
