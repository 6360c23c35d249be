#pragma once

#include <string>
#include <unordered_map>
#include <vector>

#include "core/document/names.h"
#include "core/document/project.h"
#include "core/math/formula.h"

namespace sinew {

// The quantities that formulas of a project may name, also of one that is not sound.
std::vector<std::string> quantityNames(const Model& model, const std::vector<std::string>& holds);

// The columns of a recording, which plots name.
std::vector<std::string> channelNames(const Model& model, const std::vector<std::string>& holds);

// How names change that objects give to others: those of objects themselves, and those that are made of them.
struct Renaming {
    std::vector<NameChange> objects;
    std::unordered_map<std::string, std::string> quantities, channels;
};

// Adds the quantities and channels of a project whose objects have other names than before.
void addMadeNames(const Project& before, const Project& after, Renaming& renaming);

// Gives everything in an object that refers to others their new names.
template <class T>
void follow(T& object, const Renaming& renaming)
{
    forEachReference(object, [&](std::string& reference, schema::Reference kind) {
        if (const NameChange* change = changeOf(reference, kind.to, renaming.objects))
            reference = change->to;
        else if (const auto it = renaming.channels.find(reference);
                 kind.to == NameOf::Channel && it != renaming.channels.end())
            reference = it->second;
    });
    forEachFormula(object, [&](std::string& text) {
        text = withNamesReplaced(text, [&](const std::string& name) {
            const auto it = renaming.quantities.find(name);
            return it == renaming.quantities.end() ? std::nullopt : std::optional(it->second);
        });
    });
}

}  // namespace sinew
