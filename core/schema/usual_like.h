#pragma once

#include <string_view>

#include "core/model/usual_fracture.h"
#include "core/schema/field.h"

namespace sinew {

// What is left out of some objects is usual for their kind, which is their first field. Of others: usual<T>().
template <class T>
struct UsualOfKind {
    static constexpr bool isKnown = false;
};

template <>
struct UsualOfKind<FracturePlane> {
    static constexpr bool isKnown = true;
    static FracturePlane like(const FracturePlane& stated) { return usualFracture(stated.kind); }
};

// What the fields of an object are that nobody has said anything about.
template <class T>
decltype(auto) usualLike(const T& object)
{
    if constexpr (UsualOfKind<T>::isKnown)
        return UsualOfKind<T>::like(object);
    else
        return usual<T>();
}

// Nobody has said anything about the field: it is as usual, the kind itself by itself.
template <class T, class F>
bool isUsual(const T& object, const F& field)
{
    if constexpr (UsualOfKind<T>::isKnown) {
        if (std::string_view(field.key) == std::get<0>(Description<T>::fields).key)
            return object.*field.member == usual<T>().*field.member;
    }
    return object.*field.member == usualLike(object).*field.member;
}

}  // namespace sinew
