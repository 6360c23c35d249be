#include "core/document/dependants.h"

#include <algorithm>
#include <string>
#include <type_traits>
#include <unordered_set>
#include <utility>

#include "core/document/project_schema.h"
#include "core/document/renaming.h"
#include "core/scenario/resolve_stage.h"

namespace sinew {

namespace {

template <class T>
inline constexpr bool isIntegral = requires
{
    Description<T>::isIntegral;
};

// A field that holds any number of names can do without some of them.
template <class Value>
inline constexpr bool isNameList
    = std::is_same_v<Value, std::vector<std::string>> || std::is_same_v<Value, std::optional<std::vector<std::string>>>;

// What is no more: names of objects, and quantities that formulas may name.
struct Gone {
    std::vector<NameChange> names;
    std::unordered_set<std::string> quantities;
};

// Whether a formula of a field names a quantity that is gone.
template <class Value, class Meaning>
bool formulaNeeds(const Value& value, const Meaning& meaning, const Gone& gone)
{
    bool isFound = false;
    forEachFormulaIn(value, meaning, [&](const std::string& text) {
        for (const std::string& name : gone.quantities.empty() ? std::vector<std::string>() : namesInFormula(text))
            isFound = isFound || gone.quantities.contains(name);
    });
    return isFound;
}

// Whether a field needs something that is gone: a list of names only when it must hold one and has no other.
template <class T, class F>
bool fieldNeeds(const T& object, const F& field, const Gone& gone)
{
    using Value = std::remove_cvref_t<decltype(object.*field.member)>;
    std::size_t lost = 0, others = 0;
    forEachNameIn(object.*field.member, field.meaning, [&](const std::string& name, schema::Reference reference) {
        ++(!reference.isOptional && changeOf(name, reference.to, gone.names) ? lost : others);
    });
    return (lost > 0 && (!isNameList<Value> || (field.isNeeded && others == 0)))
           || formulaNeeds(object.*field.member, field.meaning, gone);
}

// Whether an object itself, without the objects of its lists, needs something that is gone.
template <class T>
bool needs(const T& object, const Gone& gone)
{
    bool isFound = false;
    forEachField<T>([&](const auto& field) {
        isFound = isFound || fieldNeeds(object, field, gone);
        forEachPart(object.*field.member, [&]<class Part>(const Part& part, std::optional<std::size_t> index) {
            if (!index || isIntegral<Part>)
                isFound = isFound || needs(part, gone);
        });
    });
    return isFound;
}

// Whether an object names something, needed or not.
template <class T>
bool mentions(const T& object, const std::vector<NameChange>& names)
{
    bool isFound = false;
    forEachField<T>([&](const auto& field) {
        forEachNameIn(object.*field.member, field.meaning, [&](const std::string& name, schema::Reference reference) {
            isFound = isFound || changeOf(name, reference.to, names);
        });
        forEachPart(object.*field.member,
                    [&](const auto& part, std::optional<std::size_t>) { isFound = isFound || mentions(part, names); });
    });
    return isFound;
}

std::vector<std::string> quantitiesOf(const Project& project)
{
    return project.scenario ? quantityNames(project.model, namesOfHolds(*project.scenario), project.scenario->tables)
                            : std::vector<std::string>();
}

// Takes away the items of all lists that need something that is gone, and then what needs these.
class DependantRemover {
public:
    // names: of an item that is gone from the project `before`.
    DependantRemover(const Project& before, Place item, std::vector<NameChange> names)
        : m_item(std::move(item)), m_quantities(quantitiesOf(before)), m_gone{std::move(names), {}}
    {
        const auto noteItem = [&](const auto& object) {
            const auto isGone
                = [&](const NameChange& it) { return changeOf(it.from, it.kind, m_gone.names) != nullptr; };
            if (std::ranges::any_of(namesOfObject(object), isGone))
                noteMoved(object, before.model.coordinates);
        };
        std::ranges::for_each(before.model.joints, noteItem);
        std::ranges::for_each(before.model.segments, noteItem);
    }

    // Once over a project. False when nothing was left to remove.
    bool pass(Project& project)
    {
        const std::size_t before = m_removed.size();
        m_project = &project;
        m_gone.quantities = {m_quantities.begin(), m_quantities.end()};
        for (const std::string& quantity : quantitiesOf(project))
            m_gone.quantities.erase(quantity);
        withReferrers(project, m_item, m_gone.names, [&](auto& root, const Place& place) { run(root, place); });
        return m_removed.size() > before;
    }

    const std::vector<Place>& removed() const { return m_removed; }

private:
    template <class T>
    void run(T& object, const Place& place)
    {
        forEachField<T>([&](const auto& field) {
            using Meaning = std::remove_cvref_t<decltype(field.meaning)>;
            Place here = place;
            if (!isInlined<Meaning>)
                here.push_back(field.key);
            const bool isGone = clearNames(object.*field.member, field.meaning);
            if (isGone)
                m_removed.push_back(here);
            forEachList(object.*field.member, [&](auto& list) { runList(list, here); });
            forEachPart(object.*field.member, [&](auto& part, std::optional<std::size_t> index) {
                if (!index)
                    run(part, here);
            });
        });
    }

    // Whether a field named something that is gone and can do without.
    template <class Value, class Meaning>
    bool clearNames(Value& value, const Meaning& meaning)
    {
        bool isGone = false;
        forEachNameIn(value, meaning, [&](std::string& name, schema::Reference reference) {
            if (!(reference.isOptional || isNameList<Value>) || !changeOf(name, reference.to, m_gone.names))
                return;
            name.clear();
            isGone = true;
        });
        if constexpr (std::is_same_v<Value, std::vector<std::string>>)
            std::erase(value, std::string());
        else if constexpr (isNameList<Value>)
            value ? std::erase(*value, std::string()) : 0;
        return isGone;
    }

    template <class Part>
    void runList(std::vector<Part>& list, const Place& place)
    {
        for (std::size_t i = 0; i < list.size();) {
            Place here = place;
            here.push_back(stepOf(list, i));
            if (isIntegral<Part> || !(needs(list[i], m_gone) || hangsOnGone(list[i]))) {
                run(list[i], here);
                ++i;
                continue;
            }
            std::vector<NameChange> names = namesOfObject(list[i]);
            if constexpr (std::is_same_v<Part, Joint>)
                m_carried.insert(list[i].child);
            noteMoved(list[i], m_project->model.coordinates);
            list.erase(list.begin() + static_cast<std::ptrdiff_t>(i));
            for (NameChange& gone : goneFrom(*m_project, std::move(names)))
                m_gone.names.push_back(std::move(gone));
            m_removed.push_back(std::move(here));
        }
    }

    // What coordinates move: joints, and segments with their joints and lengths.
    template <class T>
    void noteMoved(const T& gone, const std::vector<Coordinate>& coordinates)
    {
        if constexpr (std::is_same_v<T, Joint> || std::is_same_v<T, Segment>) {
            for (const Coordinate& coordinate : coordinates) {
                if (mentions(gone, namesOfObject(coordinate)))
                    m_moving.insert(coordinate.name);
            }
        }
    }

    // A body goes with the joint that carried it, and a coordinate with all that it moved.
    template <class Part>
    bool hangsOnGone(const Part& part) const
    {
        if constexpr (std::is_same_v<Part, Body>)
            return m_carried.contains(part.name);
        if constexpr (std::is_same_v<Part, Coordinate>) {
            const std::vector<NameChange> names = namesOfObject(part);
            const auto isMovedBy = [&](const auto& object) { return mentions(object, names); };
            return m_moving.contains(part.name) && std::ranges::none_of(m_project->model.joints, isMovedBy)
                   && std::ranges::none_of(m_project->model.segments, isMovedBy);
        }
        return false;
    }

    Place m_item;
    std::unordered_set<std::string> m_carried;  // bodies, by joints that were taken
    std::unordered_set<std::string> m_moving;   // coordinates of joints and segments that were taken
    std::vector<std::string> m_quantities;      // of all formulas, before
    Gone m_gone;
    const Project* m_project = nullptr;
    std::vector<Place> m_removed;
};

}  // namespace

std::vector<Place> removeDependants(Project& project, const Project& before, const Place& item,
                                    std::vector<NameChange> names)
{
    DependantRemover remover(before, item, std::move(names));
    while (remover.pass(project)) {
    }
    return remover.removed();
}

}  // namespace sinew
