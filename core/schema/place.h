#pragma once

#include <algorithm>
#include <charconv>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/suggest.h"
#include "core/schema/units.h"
#include "core/schema/walk.h"

namespace sinew {

// A place in a model: the steps through the lists and objects of its file, such as "links/psoas/path/1". An item of a
// list is named by its own name or by its number from 0; "~1" stands for a "/" in a name and "~0" for a "~" (as in
// RFC 6901).
using Place = std::vector<std::string>;

Place placeFrom(std::string_view text);
std::string toText(const Place& place);

// The index of an item by its name, or by its number where no item has that name; the size when there is none.
template <Described T>
std::size_t indexOf(const std::vector<T>& items, const std::string& step)
{
    for (std::size_t i = 0; i < items.size(); ++i) {
        const std::string* name = ownName(items[i]);
        if (name && *name == step)
            return i;
    }
    std::size_t index = 0;
    const auto [end, error] = std::from_chars(step.data(), step.data() + step.size(), index);
    return error == std::errc() && end == step.data() + step.size() ? std::min(index, items.size()) : items.size();
}

// The step to one item of a list: its own name, or its number where that name is missing or leads to another item. A
// number that is somebody's name gets zeros in front.
template <Described T>
std::string stepOf(const std::vector<T>& items, std::size_t index)
{
    const std::string* name = index < items.size() ? ownName(items[index]) : nullptr;
    if (name && !name->empty() && indexOf(items, *name) == index)
        return *name;
    std::string number = std::to_string(index);
    while (indexOf(items, number) != std::min(index, items.size()))
        number.insert(0, "0");
    return number;
}

// Goes to a place and calls atObject(object) or atList(list) with what is there; the model itself is at no steps.
// passing(object) is told of every object on the way, the one at the place too. False when nothing is there.
template <class T, class AtObject, class AtList, class Passing>
bool goTo(T& object, std::span<const std::string> steps, AtObject& atObject, AtList& atList, Passing& passing)
{
    passing(object);
    if (steps.empty()) {
        atObject(object);
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
            atList(list);
        };
        const auto onTheWay = [&](auto& list) {
            const std::size_t index = indexOf(list, rest.front());
            isFound = index < list.size() && goTo(list[index], rest.subspan(1), atObject, atList, passing);
        };
        if (rest.empty())
            forEachListOrEmpty(object.*field.member, atEnd);
        else
            forEachList(object.*field.member, onTheWay);
        forEachPart(object.*field.member, [&](auto& part, std::optional<std::size_t> index) {
            if (!index && !isFound)
                isFound = goTo(part, rest, atObject, atList, passing);
        });
    });
    return isFound;
}

// visit(object) with the object at a place. False when there is none.
template <class T, class Visit>
bool withObjectAt(T& model, std::span<const std::string> steps, Visit&& visit)
{
    bool isList = false;
    auto atList = [&](auto&) { isList = true; };
    auto passing = [](auto&) {};
    return goTo(model, steps, visit, atList, passing) && !isList;
}

// visit(list) with the list of objects at a place, such as "links" or "links/psoas/path". False when there is none.
template <class T, class Visit>
bool withListAt(T& model, std::span<const std::string> steps, Visit&& visit)
{
    bool isObject = false;
    auto atObject = [&](auto&) { isObject = true; };
    auto passing = [](auto&) {};
    return goTo(model, steps, atObject, visit, passing) && !isObject;
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

// What may have been meant by a place where there is nothing: "did you mean 'links/psoas'?", or nothing.
template <class T>
std::string placeAdvice(const T& root, const Place& place)
{
    for (std::size_t known = place.size(); known-- > 0;) {
        std::vector<std::string> steps;
        bool isThere = false;
        auto list = [&](const auto& here) {
            isThere = true;
            steps = stepsFrom(here);
        };
        auto passing = [](const auto&) {};
        goTo(root, std::span<const std::string>(place).first(known), list, list, passing);
        if (!isThere)
            continue;
        const std::string step = suggest(place[known], steps);
        Place meant(place.begin(), place.begin() + static_cast<std::ptrdiff_t>(known));
        meant.push_back(step);
        return step.empty() || step == place[known] ? std::string() : "did you mean '" + toText(meant) + "'?";
    }
    return {};
}

// The factor of numbers of Quantity::CoordinateValue at a place, as its owners say it; see Description<T>::unitOf().
template <class T>
DoubleDouble unitAt(const T& model, std::span<const std::string> steps, const CoordinateFactors& factors)
{
    DoubleDouble unit = radiansPerDegree;
    auto atPlace = [](const auto&) {};
    auto passing = [&]<class Object>(const Object& object) {
        if constexpr (requires { Description<Object>::unitOf(object, factors); })
            unit = Description<Object>::unitOf(object, factors);
    };
    goTo(model, steps, atPlace, atPlace, passing);
    return unit;
}

}  // namespace sinew
