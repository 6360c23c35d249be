#pragma once

#include <string>
#include <unordered_map>
#include <vector>

#include "core/document/names.h"
#include "core/document/project.h"
#include "core/math/formula.h"

namespace sinew {

// The quantities that formulas of a project may name, also of one that is not sound.
std::vector<std::string> quantityNames(const Model& model, const std::vector<std::string>& holds,
                                       const std::vector<NamedTable>& tables);

// How names change that objects give to others: those of objects themselves, and those that are made of them.
struct Renaming {
    std::vector<NameChange> objects;
    std::unordered_map<std::string, std::string> quantities, channels;
};

// Adds the quantities and channels of a project whose objects have other names than before.
void addMadeNames(const Project& before, const Project& after, Renaming& renaming);

// Gives everything in it that refers to others their new names.
void follow(Project& project, const Renaming& renaming);
void follow(Model& model, const Renaming& renaming);
void follow(Scenario& scenario, const Renaming& renaming);
void follow(Fixation& fixation, const Renaming& renaming);

}  // namespace sinew
