#include "core/mechanism/constraint_gaps.h"

#include <algorithm>
#include <cmath>

#include "core/base/name_list.h"
#include "core/base/number_words.h"

namespace sinew {

namespace {

Sentence gapInWords(const ConstraintGap& gap)
{
    if (!gap.isFast)
        return sentence("'%1' by %2", gap.row, amountInWords(gap.gap, gap.isAngle));
    const Sentence speed = rateInWords(gap.speedGap, gap.isAngle);
    return gap.isOff ? sentence("'%1' by %2 and %3", gap.row, amountInWords(gap.gap, gap.isAngle), speed)
                     : sentence("'%1' by %2", gap.row, speed);
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

Sentence gapsInWords(const std::vector<ConstraintGap>& gaps)
{
    std::vector<Sentence> parts;
    for (const ConstraintGap& gap : gaps)
        parts.push_back(gapInWords(gap));
    return joinedByCommas(parts);
}

}  // namespace sinew
