#pragma once

#include <memory>
#include <utility>

namespace sinew {

// A value that is never changed in place and may be large: copies share it. Compares by value.
template <class T>
class Shared {
public:
    Shared() = default;
    Shared(T value) : m_value(std::make_shared<const T>(std::move(value))) {}

    const T& operator*() const
    {
        static const T empty{};
        return m_value ? *m_value : empty;
    }
    const T* operator->() const { return &**this; }

    bool operator==(const Shared& other) const { return m_value == other.m_value || **this == *other; }

private:
    std::shared_ptr<const T> m_value;
};

}  // namespace sinew
