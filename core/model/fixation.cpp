#include "core/model/fixation.h"

namespace sinew {

Fixation::Fixation() = default;
Fixation::Fixation(const Fixation&) = default;
Fixation::Fixation(Fixation&&) noexcept = default;
Fixation& Fixation::operator=(const Fixation&) = default;
Fixation& Fixation::operator=(Fixation&&) noexcept = default;
Fixation::~Fixation() = default;
bool Fixation::operator==(const Fixation&) const = default;

}  // namespace sinew
