#include "ui/panels/properties/row_places.h"

#include <algorithm>
#include <span>

#include "core/document/find.h"
#include "core/document/property_rows.h"

namespace sinew {

std::vector<Place> rowPlacesOf(const Project& project, const Place& object, const Place& part)
{
    std::vector<Place> places;
    Place at = object;
    for (std::span<const std::string> rest(part); !rest.empty();) {
        const std::vector<PropertyRow> rows = propertyRows(project, at);
        const auto row = std::ranges::find_if(rows, [&](const PropertyRow& it) {
            return it.key == rest.front() && (it.kind == RowKind::Part || it.kind == RowKind::Parts);
        });
        if (row == rows.end())
            break;
        std::size_t index = 0, steps = 1;
        if (row->kind == RowKind::Parts) {
            at.push_back(rest.front());
            index = row->parts.size();
            if (rest.size() > 1)
                withListAt(project, at, [&](const auto& items) { index = indexOf(items, rest[1]); });
            steps = 2;
        }
        if (index >= row->parts.size())
            break;
        at = row->parts[index].place;
        places.push_back(at);
        rest = rest.subspan(steps);
    }
    return places;
}

Place sameIn(const Place& another, const Place& place, const Place& object)
{
    Place same = another;
    same.insert(same.end(), place.begin() + static_cast<std::ptrdiff_t>(object.size()), place.end());
    return same;
}

}  // namespace sinew
