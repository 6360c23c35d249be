#pragma once

#include <optional>
#include <span>
#include <string>
#include <type_traits>
#include <vector>

#include "core/document/project_schema.h"
#include "core/schema/kinds.h"
#include "core/schema/place.h"
#include "core/schema/units.h"

namespace sinew {

// What stands at a place of a project, or of its model, scenario or fixation alone. The way to it is gone in one
// function for all kinds of objects; templates are only what is done with what was found.

using AllKinds = ObjectKindsOf<Project>;
using ListedKinds = ListedKindsOf<Project>;

// One object of a project, or one list of them, of a kind that is not known when it is compiled. It must outlive this.
template <class Kinds, template <class> class Held, bool isConst>
class OneOf;
template <class... Ts, template <class> class Held, bool isConst>
class OneOf<Kinds<Ts...>, Held, isConst> {
public:
    template <class T>
    static OneOf to(T& held)
    {
        static_assert(Kinds<Held<Ts>...>::template has<std::remove_const_t<T>>);
        OneOf one;
        one.m_held = &held;
        one.m_kind = Kinds<Held<Ts>...>::template indexOf<std::remove_const_t<T>>();
        return one;
    }

    // visit(object) or visit(list), const if the project is.
    template <class Visit>
    void with(Visit&& visit) const
    {
        std::size_t kind = 0;
        (static_cast<void>(m_kind == kind++ ? visit(*static_cast<Qualified<Held<Ts>>*>(m_held)) : void()), ...);
    }

private:
    template <class T>
    using Qualified = std::conditional_t<isConst, const T, T>;
    Qualified<void>* m_held = nullptr;
    std::size_t m_kind = 0;
};

template <class T>
using ListOf = std::vector<T>;

template <bool isConst>
using OneObject = OneOf<AllKinds, std::type_identity_t, isConst>;
template <bool isConst>
using OneList = OneOf<ListedKinds, ListOf, isConst>;

// An object or a list, or neither where there is nothing.
template <bool isConst>
struct Found {
    std::vector<OneObject<isConst>> way;  // every object on the way, that at the place too
    std::optional<OneObject<isConst>> object;
    std::optional<OneList<isConst>> list;

    bool isThere() const { return object || list; }
};

// The root itself is at no steps. A list that is left out is found empty; it comes into being in a project that may be
// changed.
Found<true> find(const Project& project, std::span<const std::string> steps);
Found<true> find(const Model& model, std::span<const std::string> steps);
Found<true> find(const Scenario& scenario, std::span<const std::string> steps);
Found<true> find(const Fixation& fixation, std::span<const std::string> steps);
Found<false> find(Project& project, std::span<const std::string> steps);

// visit(object) with the object at a place. False when there is none.
template <class Root, class Visit>
bool withObjectAt(Root& root, std::span<const std::string> steps, Visit&& visit)
{
    const auto found = find(root, steps);
    if (found.object)
        found.object->with(visit);
    return found.object.has_value();
}

// visit(list) with the list of objects at a place, such as "links" or "links/psoas/path". False when there is none.
template <class Root, class Visit>
bool withListAt(Root& root, std::span<const std::string> steps, Visit&& visit)
{
    const auto found = find(root, steps);
    if (found.list)
        found.list->with(visit);
    return found.list.has_value();
}

// What may have been meant by a place where there is nothing: "did you mean 'links/psoas'?", or nothing.
Sentence placeAdvice(const Project& project, const Place& place);

// The factor of numbers of Quantity::CoordinateValue at a place, as its owners say it; see Description<T>::unitOf().
DoubleDouble unitAt(const Project& project, std::span<const std::string> steps, const CoordinateFactors& factors);

}  // namespace sinew
