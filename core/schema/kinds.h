#pragma once

#include <cstddef>
#include <optional>
#include <tuple>
#include <type_traits>
#include <variant>
#include <vector>

#include "core/schema/field.h"

namespace sinew {

// The kinds of objects that descriptions lead to, as a list of types, so that what stands at a place can be handed on
// without a template for each way to it.

template <class... Ts>
struct Kinds {
    static constexpr std::size_t size = sizeof...(Ts);
    template <class T>
    static constexpr bool has = (std::is_same_v<T, Ts> || ...);
    // Of a T that is among them.
    template <class T>
    static constexpr std::size_t indexOf()
    {
        std::size_t index = 0;
        static_cast<void>(((std::is_same_v<T, Ts> || (++index, false)) || ...));
        return index;
    }
};

// What `List` becomes with all that a Value holds. Which: all objects, or those alone that stand in lists.
enum class Which { Objects, InLists };

template <Which which, class List, class Value>
struct WithValue {
    using type = List;
};

template <class List, class T>
struct With;
template <class... Ts, class T>
struct With<Kinds<Ts...>, T> {
    using type = Kinds<Ts..., T>;
};

template <Which which, class List, class Fields>
struct WithFields;
template <Which which, class List>
struct WithFields<which, List, std::tuple<>> {
    using type = List;
};
template <Which which, class List, class Owner, class Value, class Meaning, class... Rest>
struct WithFields<which, List, std::tuple<Field<Owner, Value, Meaning>, Rest...>> {
    using type = typename WithFields<which, typename WithValue<which, List, Value>::type, std::tuple<Rest...>>::type;
};

template <class T>
using FieldsOf = std::remove_cv_t<decltype(Description<T>::fields)>;

template <class List, class T, bool isNew>
struct WithObject {
    using type = List;
};
template <class List, class T>
struct WithObject<List, T, true> {
    using type = typename WithFields<Which::Objects, typename With<List, T>::type, FieldsOf<T>>::type;
};

template <class List, Described T>
struct WithValue<Which::Objects, List, T> : WithObject<List, T, !List::template has<T>> {
};
template <Which which, class List, class T>
struct WithValue<which, List, std::optional<T>> : WithValue<which, List, T> {
};
template <class List, class T>
struct WithValue<Which::Objects, List, std::vector<T>> : WithValue<Which::Objects, List, T> {
};
template <Which which, class List>
struct WithValue<which, List, std::variant<>> {
    using type = List;
};
template <Which which, class List, class T, class... Rest>
struct WithValue<which, List, std::variant<T, Rest...>> {
    using type = typename WithValue<which, typename WithValue<which, List, T>::type, std::variant<Rest...>>::type;
};
template <class List, Described T>
requires(!List::template has<T>) struct WithValue<Which::InLists, List, std::vector<T>> {
    using type = typename With<List, T>::type;
};

// Root and all that it can hold, each kind once.
template <class Root>
using ObjectKindsOf = typename WithValue<Which::Objects, Kinds<>, Root>::type;

template <class List, class Objects>
struct WithLists;
template <class List>
struct WithLists<List, Kinds<>> {
    using type = List;
};
template <class List, class T, class... Rest>
struct WithLists<List, Kinds<T, Rest...>> {
    using type = typename WithLists<typename WithFields<Which::InLists, List, FieldsOf<T>>::type, Kinds<Rest...>>::type;
};

// Those of them that stand in lists.
template <class Root>
using ListedKindsOf = typename WithLists<Kinds<>, ObjectKindsOf<Root>>::type;

}  // namespace sinew
