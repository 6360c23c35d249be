#include "core/statics/stress_remark.h"

#include <cmath>

#include "core/base/number_words.h"

namespace sinew {

namespace {

bool couldBeMuscle(const CompiledLink& link)
{
    return link.sense == LinkSense::Tension && link.area > 0 && !link.isPassive && !std::isfinite(link.strength);
}

}  // namespace

std::optional<Sentence> stressRemark(const Mechanism& mechanism, const Eigen::VectorXd& forces)
{
    constexpr double perSquareCentimetre = 1e-4;  // m2
    double largest = largestMuscleStress;
    int count = 0;
    std::size_t worst = 0;
    for (std::size_t j = 0; j < mechanism.links.size(); ++j) {
        const CompiledLink& link = mechanism.links[j];
        const double stress = couldBeMuscle(link) ? forces[static_cast<Eigen::Index>(j)] / link.area : 0;
        count += stress > largestMuscleStress ? 1 : 0;
        if (stress > largest) {
            largest = stress;
            worst = j;
        }
    }
    if (count == 0)
        return std::nullopt;
    const std::string stress = withDigits(perSquareCentimetre * largest, 3),
                      most = withDigits(perSquareCentimetre * largestMuscleStress, 3);
    const std::string& name = mechanism.linkNames[worst];
    return count == 1
               ? sentence("'%1' bears %2 N/cm² and states no strength; human muscle was found to bear %3 at most "
                          "(Persad 2024)",
                          name, stress, most)
               : sentence("%1 links bear more than the %2 N/cm² that human muscle was found to bear at most "
                          "(Persad 2024) and state no strength, '%3' %4 N/cm²",
                          count, most, name, stress);
}

}  // namespace sinew
