#include "core/mechanism/constraint_gaps.h"

#include <algorithm>
#include <cmath>

#include "core/base/number_words.h"
#include "core/mechanism/positions.h"

namespace sinew {

namespace {

void addChanges(const Mechanism& mechanism, const Eigen::VectorXd& before, const Eigen::VectorXd& after,
                const char* per, std::string& text)
{
    for (std::size_t k = 0; k < mechanism.coordinateNames.size(); ++k) {
        const auto i = static_cast<Eigen::Index>(k);
        if (std::abs(after[i] - before[i]) <= gapTolerance)
            continue;
        const bool isAngle = mechanism.coordinateKinds[k] == CoordinateKind::Rotation;
        text += (text.empty() ? "'" : ", '") + mechanism.coordinateNames[k] + "' " + amountInWords(after[i], isAngle)
                + per + " instead of " + amountInWords(before[i], isAngle) + per;
    }
}

}  // namespace

std::vector<ConstraintGap> gapsOf(const ConstraintRows& rows, const Eigen::VectorXd& speeds)
{
    const double fastest = speeds.size() > 0 ? speeds.cwiseAbs().maxCoeff() : 0;
    std::vector<ConstraintGap> gaps;
    for (Eigen::Index row = 0; row < rows.size(); ++row) {
        ConstraintGap gap{rows.names()[static_cast<std::size_t>(row)], rows.isAngle(row), rows.residuals()[row],
                          rows.speedResiduals()[row]};
        gap.isOff = !(std::abs(gap.gap) <= gapTolerance);
        gap.isFast = !(std::abs(gap.speedGap) <= gapTolerance * std::max(1.0, fastest));
        if (gap.isOff || gap.isFast)
            gaps.push_back(gap);
    }
    return gaps;
}

std::string gapsInWords(const std::vector<ConstraintGap>& gaps)
{
    std::string text;
    for (const ConstraintGap& gap : gaps) {
        text += (text.empty() ? "'" : ", '") + gap.row + "' by ";
        if (gap.isOff)
            text += amountInWords(gap.gap, gap.isAngle);
        if (gap.isFast)
            text += (gap.isOff ? " and " : "") + amountInWords(gap.speedGap, gap.isAngle) + "/s";
    }
    return text;
}

std::string changesInWords(const Mechanism& mechanism, const PlaceAndSpeed& before, const PlaceAndSpeed& after)
{
    std::string text;
    addChanges(mechanism, valuesOf(mechanism, before.positions), valuesOf(mechanism, after.positions), "", text);
    addChanges(mechanism, before.speeds, after.speeds, "/s", text);
    return text;
}

}  // namespace sinew
