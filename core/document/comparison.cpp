#include "core/document/comparison.h"

#include <algorithm>
#include <map>
#include <string_view>
#include <utility>

#include "core/document/names.h"
#include "core/document/project_schema.h"

namespace sinew {

namespace {

// Before the key of a list, in Difference::fields.
constexpr std::string_view orderOf = "order of ";

// A list of objects that have names of their own.
template <class Value>
inline constexpr bool isNamedList = false;
template <Described T>
inline constexpr bool isNamedList<std::vector<T>> = requires
{
    ownName(T());
};

template <class T>
bool hasOwnName()
{
    return ownName(T()) != nullptr;
}

// The keys of the fields in which two objects differ; those of an inlined object are its owner's. skip(field): a field
// that is looked at elsewhere.
template <Described T, class Skip>
void addChangedFields(const T& before, const T& after, std::vector<std::string>& keys, const Skip& skip)
{
    forEachField<T>([&](const auto& field) {
        using Meaning = std::remove_cvref_t<decltype(field.meaning)>;
        const auto& former = before.*field.member;
        const auto& latter = after.*field.member;
        if (former == latter || skip(former))
            return;
        if constexpr (std::is_same_v<Meaning, schema::Inlined>)
            addChangedFields(former, latter, keys, skip);
        else if constexpr (std::is_same_v<Meaning, schema::InlinedIf>)
            keys.push_back(field.meaning.key);
        else
            keys.push_back(field.key);
    });
}

template <Described T>
class ListComparison {
public:
    ListComparison(const char* key, const std::vector<T>& before, const std::vector<T>& after)
        : m_key(key), m_before(before), m_after(after)
    {
        for (std::size_t i = 0; i < before.size(); ++i)
            m_formerPlaces.emplace(*ownName(before[i]), i);
        for (std::size_t i = 0; i < after.size(); ++i)
            m_latterPlaces.emplace(*ownName(after[i]), i);
    }

    void addTo(std::vector<Difference>& found)
    {
        std::vector<std::size_t> lost;
        for (std::size_t i = 0; i < m_before.size(); ++i) {
            if (!m_latterPlaces.contains(*ownName(m_before[i])))
                lost.push_back(i);
        }
        for (const T& item : m_after) {
            const std::string& name = *ownName(item);
            if (const auto former = m_formerPlaces.find(name); former != m_formerPlaces.end()) {
                addChange(m_before[former->second], item, found);
                continue;
            }
            const auto renamed
                = std::find_if(lost.begin(), lost.end(), [&](std::size_t i) { return isAlike(i, item); });
            if (renamed != lost.end()) {
                found.push_back(make(Difference::Kind::Renamed, name));
                found.back().formerName = *ownName(m_before[*renamed]);
                lost.erase(renamed);
            } else {
                found.push_back(make(Difference::Kind::Added, name));
            }
        }
        for (const std::size_t i : lost)
            found.push_back(make(Difference::Kind::Removed, *ownName(m_before[i])));
    }

    // Whether what both versions have stands in another order.
    bool isReordered() const
    {
        std::size_t last = 0;
        for (const T& item : m_after) {
            const auto former = m_formerPlaces.find(*ownName(item));
            if (former == m_formerPlaces.end())
                continue;
            if (former->second < last)
                return true;
            last = former->second;
        }
        return false;
    }

private:
    Difference make(Difference::Kind kind, const std::string& name) const
    {
        return {kind, bareNounOf<T>(), {m_key, name}, {}, {}, {}};
    }

    bool isAlike(std::size_t i, const T& item) const
    {
        T renamed = m_before[i];
        setName(renamed, *ownName(item));
        return renamed == item;
    }

    void addChange(const T& before, const T& after, std::vector<Difference>& found) const
    {
        if (before == after)
            return;
        found.push_back(make(Difference::Kind::Changed, *ownName(after)));
        addChangedFields(before, after, found.back().fields, [](const auto&) { return false; });
    }

    std::string m_key;
    const std::vector<T>& m_before;
    const std::vector<T>& m_after;
    std::map<std::string, std::size_t> m_formerPlaces, m_latterPlaces;
};

Project projectOf(const Model& model)
{
    return {.model = model};
}

Project projectOf(const Scenario& scenario)
{
    return {.model = {}, .scenario = scenario};
}

Project projectOf(const Fixation& fixation)
{
    return {.model = {}, .scenario = {}, .fixation = fixation};
}

Place rootPlaceOf(const Model&)
{
    return {};
}

Place rootPlaceOf(const Scenario&)
{
    return {scenarioStep};
}

Place rootPlaceOf(const Fixation&)
{
    return {fixationStep};
}

// What was there and what is there, of the fields that differ.
void addValues(const Project& before, const Project& after, const Place& root, std::vector<Difference>& found)
{
    for (Difference& difference : found) {
        if (difference.kind != Difference::Kind::Changed)
            continue;
        Place place = root;
        place.insert(place.end(), difference.place.begin(), difference.place.end());
        for (ValueChange& change : valueChanges(before, after, place)) {
            if (std::ranges::count(difference.fields, change.key) > 0)
                difference.values.push_back(std::move(change));
        }
    }
}

template <Described Root>
std::vector<Difference> differencesOf(const Root& before, const Root& after)
{
    Difference whole{Difference::Kind::Changed, bareNounOf<Root>(), {}, {}, {}, {}};
    addChangedFields(before, after, whole.fields, []<class Value>(const Value&) {
        if constexpr (isNamedList<Value>)
            return hasOwnName<typename Value::value_type>();
        return false;
    });
    std::vector<Difference> found;
    forEachField<Root>([&](const auto& field) {
        using Value = std::remove_cvref_t<decltype(before.*field.member)>;
        if constexpr (isNamedList<Value>) {
            if (!hasOwnName<typename Value::value_type>())
                return;
            ListComparison comparison(field.key, before.*field.member, after.*field.member);
            comparison.addTo(found);
            if (comparison.isReordered())
                whole.fields.push_back(std::string(orderOf) + field.key);
        }
    });
    if (!whole.fields.empty())
        found.insert(found.begin(), std::move(whole));
    addValues(projectOf(before), projectOf(after), rootPlaceOf(before), found);
    return found;
}

std::string spaced(std::string key)
{
    std::replace(key.begin(), key.end(), '_', ' ');
    return key;
}

Sentence inWords(const ValueChange& change)
{
    return change.before.empty() && change.after.empty()
               ? change.label
               : sentence("%1 %2 to %3", change.label, change.before, change.after);
}

Sentence fieldInWords(const std::string& field)
{
    if (field.starts_with(orderOf))
        return sentence("order of %1", tableWord(spaced(field.substr(orderOf.size()))));
    return tableWord(spaced(field));
}

Sentence changesIn(const Difference& difference)
{
    constexpr std::size_t most = 6;
    std::vector<Sentence> words;
    for (const std::string& field : difference.fields) {
        const auto isOfField = [&](const ValueChange& it) { return it.key == field; };
        if (std::ranges::none_of(difference.values, isOfField))
            words.push_back(fieldInWords(field));
        for (const ValueChange& change : difference.values) {
            if (isOfField(change))
                words.push_back(inWords(change));
        }
    }
    Sentence text;
    for (std::size_t i = 0; i < std::min(most, words.size()); ++i)
        text = i == 0 ? words[i] : sentence("%1; %2", text, words[i]);
    return words.size() > most ? sentence("%1 and %2 more", text, words.size() - most) : text;
}

}  // namespace

std::vector<Difference> differences(const Model& before, const Model& after)
{
    return differencesOf(before, after);
}

std::vector<Difference> differences(const Scenario& before, const Scenario& after)
{
    return differencesOf(before, after);
}

std::vector<Difference> differences(const Fixation& before, const Fixation& after)
{
    return differencesOf(before, after);
}

Sentence inWords(const Difference& difference)
{
    const Sentence noun = tableWord(difference.noun);
    const Sentence object = difference.place.empty() ? noun : sentence("%1 '%2'", noun, difference.place.back());
    switch (difference.kind) {
    case Difference::Kind::Added: return sentence("%1 added", object);
    case Difference::Kind::Removed: return sentence("%1 removed", object);
    case Difference::Kind::Renamed:
        return sentence("%1 '%2' renamed to '%3'", noun, difference.formerName, difference.place.back());
    case Difference::Kind::Changed: break;
    }
    return difference.fields.empty() ? sentence("%1 changed", object)
                                     : sentence("%1 changed: %2", object, changesIn(difference));
}

}  // namespace sinew
