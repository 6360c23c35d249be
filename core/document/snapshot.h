#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "core/document/project_schema.h"
#include "core/schema/walk.h"

namespace sinew {

// About how much memory a value holds, with what it points to; what is shared between values (Shared) not counted.
template <class Value>
std::size_t bytesOf(const Value& value)
{
    std::size_t bytes = sizeof(Value);
    if constexpr (std::is_same_v<Value, std::string>) {
        bytes += value.capacity();
    } else if constexpr (Described<Value>) {
        forEachField<Value>([&](const auto& field) {
            const auto& member = value.*field.member;
            bytes += bytesOf(member) - sizeof(member);
        });
        if constexpr (requires { value.extras; })
            bytes += bytesOf(value.extras) - sizeof(value.extras);
    } else if constexpr (std::is_same_v<Value, Extra>) {
        bytes += value.key.capacity() + value.json.capacity();
    } else if constexpr (requires { value.has_value(); }) {
        bytes += value ? bytesOf(*value) - sizeof(*value) : 0;
    } else if constexpr (requires { value.valueless_by_exception(); }) {
        bytes += std::visit([](const auto& it) { return bytesOf(it) - sizeof(it); }, value);
    } else if constexpr (requires {
                             value.capacity();
                             value.front();
                         }) {
        for (const auto& item : value)
            bytes += bytesOf(item);
    }
    return bytes;
}

// A project as a history keeps it: objects of lists that are as in the snapshot before are shared with it, not copied.
// Cost of taking one: a comparison of all objects; of giving the project back: a copy of all.
template <Described Owner>
class SnapshotOf {
public:
    SnapshotOf() = default;
    // held: grows by the memory of what is not shared.
    SnapshotOf(const Owner& value, const SnapshotOf* before, std::size_t& held)
    {
        forEachIndexed([&](auto index, const auto& field) {
            auto& kept = std::get<index()>(m_kept);
            keep(value.*field.member, before ? &std::get<index()>(before->m_kept) : nullptr, kept, held);
        });
        if constexpr (requires { value.extras; })
            m_extras = value.extras;
    }

    Owner value() const
    {
        Owner value;
        forEachIndexed([&](auto index, const auto& field) { give(std::get<index()>(m_kept), value.*field.member); });
        if constexpr (requires { value.extras; })
            value.extras = m_extras;
        return value;
    }

private:
    template <class Value>
    struct KeptAs {
        using type = std::shared_ptr<const Value>;
    };
    template <Described Value>
    struct KeptAs<Value> {
        using type = SnapshotOf<Value>;
    };
    template <Described Value>
    struct KeptAs<std::optional<Value>> {
        using type = std::optional<SnapshotOf<Value>>;
    };
    template <Described Item>
    struct KeptAs<std::vector<Item>> {
        using type = std::vector<std::shared_ptr<const Item>>;
    };
    template <class F>
    using KeptField =
        typename KeptAs<std::remove_cvref_t<decltype(std::declval<Owner&>().*std::declval<F>().member)>>::type;

    template <class Fields>
    struct KeptFields;
    template <class... F>
    struct KeptFields<std::tuple<F...>> {
        using type = std::tuple<KeptField<F>...>;
    };
    using Fields = std::remove_cvref_t<decltype(Description<Owner>::fields)>;

    template <class Visit>
    static void forEachIndexed(Visit&& visit)
    {
        [&]<std::size_t... I>(std::index_sequence<I...>)
        {
            (visit(std::integral_constant<std::size_t, I>{}, std::get<I>(Description<Owner>::fields)), ...);
        }
        (std::make_index_sequence<std::tuple_size_v<Fields>>{});
    }

    template <class Value>
    static std::shared_ptr<const Value> shared(const Value& value, const std::shared_ptr<const Value>& before,
                                               std::size_t& held)
    {
        if (before && *before == value)
            return before;
        held += bytesOf(value);
        return std::make_shared<const Value>(value);
    }

    template <class Value, class Before>
    static void keep(const Value& value, const Before* before, std::shared_ptr<const Value>& kept, std::size_t& held)
    {
        kept = shared(value, before ? *before : nullptr, held);
    }

    template <Described Value>
    static void keep(const Value& value, const SnapshotOf<Value>* before, SnapshotOf<Value>& kept, std::size_t& held)
    {
        kept = SnapshotOf<Value>(value, before, held);
    }

    template <Described Value>
    static void keep(const std::optional<Value>& value, const std::optional<SnapshotOf<Value>>* before,
                     std::optional<SnapshotOf<Value>>& kept, std::size_t& held)
    {
        if (value)
            kept.emplace(*value, before && *before ? &**before : nullptr, held);
    }

    // An object that came or went before others shifts these: each is compared with the next of before that may be it.
    template <Described Item>
    static void keep(const std::vector<Item>& items, const std::vector<std::shared_ptr<const Item>>* before,
                     std::vector<std::shared_ptr<const Item>>& kept, std::size_t& held)
    {
        kept.reserve(items.size());
        const std::size_t size = before ? before->size() : 0;
        const std::size_t shift = size > items.size() ? size - items.size() : 0;
        for (std::size_t i = 0, from = 0; i < items.size(); ++i) {
            const std::size_t end = std::min(size, i + shift + 1);
            std::size_t found = from;
            while (found < end && !(*(*before)[found] == items[i]))
                ++found;
            if (found < end) {
                kept.push_back((*before)[found]);
                from = found + 1;
                continue;
            }
            held += bytesOf(items[i]);
            kept.push_back(std::make_shared<const Item>(items[i]));
        }
        held += items.size() * sizeof(std::shared_ptr<const Item>);
    }

    template <class Value>
    static void give(const std::shared_ptr<const Value>& kept, Value& value)
    {
        if (kept)
            value = *kept;
    }

    template <Described Value>
    static void give(const SnapshotOf<Value>& kept, Value& value)
    {
        value = kept.value();
    }

    template <Described Value>
    static void give(const std::optional<SnapshotOf<Value>>& kept, std::optional<Value>& value)
    {
        if (kept)
            value = kept->value();
    }

    template <Described Item>
    static void give(const std::vector<std::shared_ptr<const Item>>& kept, std::vector<Item>& items)
    {
        items.reserve(kept.size());
        for (const auto& item : kept)
            items.push_back(*item);
    }

    typename KeptFields<Fields>::type m_kept;
    Extras m_extras;
};

using Snapshot = SnapshotOf<Project>;

}  // namespace sinew
