#pragma once

#include <functional>
#include <string>
#include <vector>

#include "core/base/sentence.h"
#include "core/fixation/fixation_answer.h"

namespace sinew {

// A case as a person asks it: all postures, the worst of them, and how far the answer moves with what is assumed.

// A posture of an activity, solved by whatever means; its body weight is that of the person.
struct PostureFrame {
    std::string name;
    ResultFrame frame;
    std::string title = {};  // what people call it; may be empty
};

// The loads of a case: of the postures first, then those that it states; without either, defaultLoads().
std::vector<SectionLoad> caseLoads(const Fixation& fixation, const Construct& construct,
                                   const std::vector<PostureFrame>& postures, const std::optional<ModelHip>& hip);

// What a posture is the worst by.
enum class WorstBy { Limit, Gap, Slip, Varus, Shear, Torsion };

// The posture that is the worst; nothing when none could be solved.
std::optional<std::size_t> worstPosture(const std::vector<FixationAnswer>& answers, WorstBy by = WorstBy::Limit);

// What is assumed and not measured, and how far it may be off.
struct FixationAssumption {
    Sentence name;    // such as "fit of the surfaces"
    Sentence source;  // of the range, and how sure it is
    double low = 0, high = 0;
    double (*valueOf)(const Fixation&);  // what the case assumes
    void (*change)(Fixation&, ConstructOptions&, double value);
};
const std::vector<FixationAssumption>& fixationAssumptions();

// The figures that a clinician reads first.
struct KeyFigures {
    double largestGap = 0, largestSlip = 0, headMovement = 0;  // m
    double varus = 0, aboutNeck = 0;                           // rad
    double boneShear = 0, deviceShear = 0;                     // N, along the plane's steepest way down
    double stress = 0;                                         // Pa, of the metal
    double yieldUse = 0, fatigueUse = 0, bearingUse = 0;       // 1: the limit
    double pressedShare = 0, peakPressure = 0;
};
KeyFigures figuresOf(const FixationAnswer& answer);

// Each figure's least and largest as the assumptions vary one by one, with what the case itself assumes.
struct FixationBands {
    KeyFigures low, high;
    std::vector<Sentence> unheld;      // assumptions under which the fragments cannot be held
    std::vector<Sentence> unanswered;  // under which no answer was found, which says nothing of the fragments
};
FixationBands fixationBands(const Fixation& fixation, const SectionLoad& load, const FixationAnswer& answer,
                            const ConstructOptions& options = {});

// Whether two bands overlap, so that this model can tell no difference.
bool overlap(double lowA, double highA, double lowB, double highB);

// What gives way first: bone, metal, or the hold of the fragments as a whole. By the events of the answer; where the load
// was not followed, by how much of each limit it uses, as if all grew with it. Nothing where no part of a fixator bears,
// or where no limit is reached as far as the load was followed.
std::optional<FixationEvent> firstLimit(const FixationAnswer& answer);

// The same in words: "bone around the lower screw, at 0.7 times this load".
Sentence firstToGo(const FixationAnswer& answer);

// The answer in plain words, with its bands.
Sentence verdict(const FixationAnswer& answer, const FixationBands& bands);

}  // namespace sinew
