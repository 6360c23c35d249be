#include "core/document/paste.h"

#include <algorithm>
#include <sstream>
#include <unordered_set>
#include <utility>

#include "core/document/names.h"
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
    Paster(Root& target, Root objects, Place before)
        : m_target(target), m_objects(std::move(objects)), m_before(std::move(before))
    {
        forEachName(m_target, [&](const NameChange& name) { take(name); });
    }

    std::vector<Place> run()
    {
        forEachField<Root>([&](const auto& field) {
            auto& existing = m_target.*field.member;
            auto& pasted = m_objects.*field.member;
            forEachList(pasted, [&](auto& list) { rename(list, existing); });
        });
        forEachReference(m_objects, [&](std::string& reference, schema::Reference kind) {
            if (const NameChange* change = changeOf(reference, kind.to, m_changes))
                reference = change->to;
        });
        forEachField<Root>([&](const auto& field) {
            auto& existing = m_target.*field.member;
            forEachList(m_objects.*field.member, [&](auto& list) { append(list, existing, field.key); });
        });
        return std::move(m_places);
    }

private:
    template <class Visit>
    static void forEachName(const Root& root, Visit&& visit)
    {
        forEachField<Root>([&](const auto& field) {
            forEachList(root.*field.member, [&](const auto& list) {
                for (const auto& object : list) {
                    for (const NameChange& name : namesOfObject(object))
                        visit(name);
                }
            });
        });
    }

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
    void append(std::vector<Object>& list, std::vector<Object>& existing, const char* key)
    {
        for (Object& object : list) {
            const std::string* name = ownName(object);
            Place place = m_before;
            place.push_back(key);
            place.push_back(name ? *name : std::to_string(existing.size()));
            m_places.push_back(std::move(place));
            existing.push_back(std::move(object));
        }
    }
    template <class Object>
    void append(std::vector<Object>& list, std::optional<std::vector<Object>>& existing, const char* key)
    {
        append(list, existing ? *existing : existing.emplace(), key);
    }

    Root& m_target;
    Root m_objects;
    Place m_before;
    std::unordered_set<std::string> m_taken;  // by what they name
    std::vector<NameChange> m_changes;
    std::vector<Place> m_places;
};

}  // namespace

Pasted withPasted(const Project& project, Model objects)
{
    Pasted result{project, {}};
    Model& model = result.project.model;
    if (!hasObjects(model)) {
        forEachField<Model>([&](const auto& field) {
            auto& value = model.*field.member;
            if (value == usual<Model>().*field.member)
                value = objects.*field.member;
            forEachList(value, [](auto& list) { list.clear(); });
        });
    }
    result.places = Paster<Model>(model, std::move(objects), {}).run();
    return result;
}

Pasted withPasted(const Project& project, Scenario objects)
{
    Pasted result{project, {}};
    if (result.project.scenario)
        result.places = Paster<Scenario>(*result.project.scenario, std::move(objects), {scenarioStep}).run();
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
