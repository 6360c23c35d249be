#include "core/fixation/personal_model.h"

#include <cmath>
#include <utility>

#include "core/base/number_words.h"
#include "core/fixation/femur_change.h"
#include "core/model/amount.h"
#include "core/schema/scale.h"

namespace sinew {

namespace {

// Of lengths; 1 where the model does not say whose size it is, or the person is refused.
double sizeOf(const PersonalModel& made, const Fixation& fixation)
{
    if (!(fixation.person.height > 0 && std::isfinite(fixation.person.height)))
        return 1;
    return made.hip && made.hip->length ? thighOfStature * fixation.person.height / *made.hip->length : 1;
}

void addRemarkOfSize(double size, PersonalModel& made)
{
    constexpr double worthSaying = 0.005;
    if (made.hip && !made.hip->length)
        made.remarks.push_back(
            sentence("The model's femur has no epicondyles to measure it by, so the person's height was not used."));
    if (!made.hip || !made.hip->length || std::abs(size - 1) < worthSaying)
        return;
    made.remarks.push_back(sentence(
        "The model is scaled by %1 to the person's height: its femur of %2 belongs to a stature of %3 m (thigh "
        "0.245 of it, Drillis and Contini 1966).",
        withDecimals(size, 3), millimetresInWords(*made.hip->length, 0),
        withDecimals(*made.hip->length / thighOfStature, 2)));
}

// With landmarks where they are now; the standing frame stays.
void findAgain(PersonalModel& made, BodySide side)
{
    const Matrix3 axes = made.hip->axes;
    made.hip = findHip(made.model, side);
    made.hip->axes = axes;
}

}  // namespace

PersonalModel personalModel(Model model, const Fixation& fixation)
{
    const double bodyWeight = fixation.person.mass * standardGravity;
    const double mass = model.bodyWeight > 0 ? bodyWeight / model.bodyWeight : 1;
    PersonalModel made{std::move(model), std::nullopt, {}};
    made.hip = findHip(made.model, fixation.femur.side);
    const double size = sizeOf(made, fixation);
    addRemarkOfSize(size, made);
    scaleSize(made.model, size, mass);
    made.model.bodyWeight = bodyWeight;
    const FemurShape own = femurOf(fixation);
    if (!made.hip || !refusal(own).empty())
        return made;
    made.hip = findHip(made.model, own.side);
    FemurShape usual;
    usual.neckLength *= size;
    if (made.hip->length)
        usual.mechanicalLength = *made.hip->length;
    const bool isUsual = own.neckShaftAngle == usual.neckShaftAngle && own.anteversion == usual.anteversion
                         && own.neckLength == usual.neckLength;
    if (!isUsual) {
        made.model = withFemur(std::move(made.model), *made.hip, naturalVariation(*made.hip, usual, own));
        findAgain(made, own.side);
    }
    if (fixation.osteotomy && refusalIn(*fixation.osteotomy, own).empty()) {
        made.model = withFemur(std::move(made.model), *made.hip, osteotomy(*made.hip, own, *fixation.osteotomy),
                               fixation.osteotomy->muscles);
        findAgain(made, own.side);
    }
    return made;
}

}  // namespace sinew
