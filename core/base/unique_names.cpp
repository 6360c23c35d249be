#include "core/base/unique_names.h"

#include <map>
#include <set>

namespace sinew {

std::string asColumn(std::string name)
{
    for (char& c : name)
        c = c == '\t' || c == '\n' || c == '\r' ? ' ' : c;
    const std::size_t first = name.find_first_not_of(' '), last = name.find_last_not_of(' ');
    return first == std::string::npos ? std::string() : name.substr(first, last - first + 1);
}

std::vector<std::string> uniqueNames(const std::vector<std::string>& names, const std::vector<std::string>& qualifiers)
{
    std::map<std::string, int> counts;
    for (const std::string& name : names)
        ++counts[asColumn(name)];
    std::vector<std::string> unique;
    std::set<std::string> taken;
    // plain names first: a qualified one must not take the name of an object that is called so
    for (const std::string& name : names) {
        const bool isPlain = counts[asColumn(name)] == 1;
        unique.push_back(isPlain ? asColumn(name) : std::string());
        if (isPlain)
            taken.insert(unique.back());
    }
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (counts[asColumn(names[i])] == 1)
            continue;
        const std::string qualified = qualifiers[i] + ' ' + asColumn(names[i]);
        unique[i] = qualified;
        for (int number = 2; !taken.insert(unique[i]).second; ++number)
            unique[i] = qualified + ' ' + std::to_string(number);
    }
    return unique;
}

}  // namespace sinew
