#include "core/document/find.h"

#include "core/base/suggest.h"

namespace sinew {

namespace {

template <class Root>
using FoundIn = Found<std::is_const_v<Root>>;

template <class T, class Found>
bool go(T& object, std::span<const std::string> steps, Found& found)
{
    found.way.push_back(decltype(found.way)::value_type::to(object));
    if (steps.empty()) {
        found.object = found.way.back();
        return true;
    }
    bool isFound = false;
    forEachField<std::remove_const_t<T>>([&](const auto& field) {
        using Meaning = std::remove_cvref_t<decltype(field.meaning)>;
        const bool isNamed = !isInlined<Meaning> && steps.front() == field.key;
        if (isFound || !(isNamed || isInlined<Meaning>))
            return;
        const auto rest = steps.subspan(isNamed ? 1 : 0);
        const auto atEnd = [&](auto& list) {
            isFound = true;
            found.list = decltype(found.list)::value_type::to(list);
        };
        const auto onTheWay = [&](auto& list) {
            const std::size_t index = indexOf(list, rest.front());
            isFound = index < list.size() && go(list[index], rest.subspan(1), found);
        };
        if (rest.empty())
            forEachListOrEmpty(object.*field.member, atEnd);
        else
            forEachList(object.*field.member, onTheWay);
        forEachPart(object.*field.member, [&](auto& part, std::optional<std::size_t> index) {
            if (!index && !isFound)
                isFound = go(part, rest, found);
        });
    });
    return isFound;
}

template <class Root>
FoundIn<Root> found(Root& root, std::span<const std::string> steps)
{
    FoundIn<Root> found;
    go(root, steps, found);
    return found;
}

// The names of what stands in an object or a list, as steps of places.
template <class T>
std::vector<std::string> stepsFrom(const T& object)
{
    std::vector<std::string> steps;
    if constexpr (Described<T>) {
        forEachField<T>([&](const auto& field) {
            if constexpr (isInlined<std::remove_cvref_t<decltype(field.meaning)>>) {
                forEachPart(object.*field.member, [&](const auto& part, std::optional<std::size_t>) {
                    for (std::string& step : stepsFrom(part))
                        steps.push_back(std::move(step));
                });
            } else {
                steps.push_back(field.key);
            }
        });
    } else {
        for (const auto& item : object) {
            if (const std::string* name = ownName(item))
                steps.push_back(*name);
        }
    }
    return steps;
}

}  // namespace

Found<true> find(const Project& project, std::span<const std::string> steps)
{
    return found(project, steps);
}

Found<true> find(const Model& model, std::span<const std::string> steps)
{
    return found(model, steps);
}

Found<true> find(const Scenario& scenario, std::span<const std::string> steps)
{
    return found(scenario, steps);
}

Found<true> find(const Fixation& fixation, std::span<const std::string> steps)
{
    return found(fixation, steps);
}

Found<false> find(Project& project, std::span<const std::string> steps)
{
    return found(project, steps);
}

Sentence placeAdvice(const Project& project, const Place& place)
{
    for (std::size_t known = place.size(); known-- > 0;) {
        std::vector<std::string> steps;
        const Found<true> here = find(project, std::span<const std::string>(place).first(known));
        const auto list = [&](const auto& it) { steps = stepsFrom(it); };
        if (here.object)
            here.object->with(list);
        if (here.list)
            here.list->with(list);
        if (!here.isThere())
            continue;
        const std::string step = suggest(place[known], steps);
        Place meant(place.begin(), place.begin() + static_cast<std::ptrdiff_t>(known));
        meant.push_back(step);
        return step.empty() || step == place[known] ? Sentence() : sentence("did you mean '%1'?", toText(meant));
    }
    return {};
}

DoubleDouble unitAt(const Project& project, std::span<const std::string> steps, const CoordinateFactors& factors)
{
    DoubleDouble unit = radiansPerDegree;
    for (const OneObject<true>& each : find(project, steps).way) {
        each.with([&]<class T>(const T& object) {
            if constexpr (requires { Description<T>::unitOf(object, factors); })
                unit = Description<T>::unitOf(object, factors);
        });
    }
    return unit;
}

}  // namespace sinew
