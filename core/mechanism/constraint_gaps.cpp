#include "core/mechanism/constraint_gaps.h"

#include <algorithm>
#include <cmath>

#include "core/base/number_words.h"

namespace sinew {

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

}  // namespace sinew
