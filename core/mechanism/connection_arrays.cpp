#include "core/mechanism/connection_arrays.h"

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <unordered_map>

namespace sinew {

std::vector<std::vector<int>> connectionArrays(const std::vector<int>& lowerBodies)
{
    const std::size_t n = lowerBodies.size();
    if (std::any_of(lowerBodies.begin(), lowerBodies.end(),
                    [&](int lower) { return lower < 0 || static_cast<std::size_t>(lower) > n; }))
        return {};
    std::vector<int> current(n);
    std::iota(current.begin(), current.end(), 1);
    std::vector<std::vector<int>> arrays{current};
    while (std::any_of(current.begin(), current.end(), [](int body) { return body != 0; })) {
        // A way to the ground meets each body once at most.
        if (arrays.size() > n)
            return {};
        for (int& body : current)
            body = body == 0 ? 0 : lowerBodies[static_cast<std::size_t>(body) - 1];
        arrays.push_back(current);
    }
    return arrays;
}

std::vector<int> lowerBodies(const Model& model)
{
    std::unordered_map<std::string, int> numbers;
    int count = 0;
    for (const std::string& name : connectedBodies(model))
        numbers.emplace(name, ++count);
    const auto numberOf = [&](const std::string& name) {
        const auto found = numbers.find(name);
        return found == numbers.end() ? 0 : found->second;
    };
    std::vector<int> lower(static_cast<std::size_t>(count), 0);
    const auto hang = [&](const std::string& body, const std::string& parent) {
        if (const int number = numberOf(body); number > 0)
            lower[static_cast<std::size_t>(number) - 1] = numberOf(parent);
    };
    for (const Joint& joint : model.joints)
        hang(joint.child, joint.parent);
    for (const Segment& segment : model.segments)
        hang(segment.name, segment.parent);
    return lower;
}

std::vector<std::string> connectedBodies(const Model& model)
{
    std::vector<std::string> names = namesOf(model.bodies);
    for (const Segment& segment : model.segments)
        names.push_back(segment.name);
    return names;
}

}  // namespace sinew
