#include "core/report/fixation_words.h"

#include <algorithm>
#include <cctype>
#include <set>

#include "core/fixation/standard_fixators.h"
#include "core/report/text_columns.h"
#include "core/schema/fixation_schema.h"

namespace sinew {

std::string spacedWords(std::string name)
{
    std::replace(name.begin(), name.end(), '_', ' ');
    return name;
}

Sentence wordsOf(const FixationEvent& event)
{
    switch (event.kind) {
    case EventKind::Opens: return sentence("the fracture begins to open");
    case EventKind::HalfOpen: return sentence("half of it is open");
    case EventKind::Slips: return sentence("the surfaces begin to slip");
    case EventKind::AllSlips: return sentence("all that is pressed slips");
    case EventKind::BoneGivesWay: return sentence("bone gives way around the %1", beamInWords(event.part));
    case EventKind::MetalYields: return sentence("yield of the %1", beamInWords(event.part));
    case EventKind::MetalFatigue: return sentence("fatigue strength of the %1", beamInWords(event.part));
    case EventKind::Collapse: return sentence("the fragments cannot be held any more");
    }
    return {};
}

Sentence whenOf(const FixationEvent& event)
{
    return event.atAnyLoad ? sentence("at any load") : sentence("at %1 of the load", formatted("%.2f", event.factor));
}

const char* wordsOf(FractureKind kind)
{
    switch (kind) {
    case FractureKind::Neck: return "neck";
    case FractureKind::Intertrochanteric: return "intertrochanteric";
    case FractureKind::ReverseOblique: return "reverse oblique";
    case FractureKind::Subtrochanteric: return "subtrochanteric";
    }
    return "";
}

std::string titleOf(const Fixation& fixation)
{
    if (!fixation.title.empty())
        return fixation.title;
    std::string title = wordsOf(fixation.fracture.kind) + std::string(" fracture");
    title[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(title[0])));
    return title;
}

std::string titleOf(const Fixator& fixator, FractureKind fracture, const FemurShape& femur)
{
    const std::string kind = spacedWords(wordOf(fixator.kind, fixatorWords));
    if (fixator.kind == FixatorKind::None && fixator.beams.empty())
        return "no fixator";
    if (fixator.kind == FixatorKind::Own || fixator.kind == FixatorKind::None)
        return "own beams";
    const std::vector<FixatorBeam> usualBeams = standardFixator(fixator.kind, fracture, femur).beams;
    const std::vector<FixatorBeam>& beams = fixator.beams.empty() ? usualBeams : fixator.beams;
    if (fixator.kind == FixatorKind::CannulatedScrews) {
        for (const auto& [pattern, words] :
             {std::pair(ScrewPattern::InvertedTriangle, "inverted triangle"),
              std::pair(ScrewPattern::Triangle, "triangle"), std::pair(ScrewPattern::Line, "in line")}) {
            if (beams == cannulatedScrews(pattern, femur).beams)
                return kind + ", " + words;
        }
    }
    if (fixator.kind == FixatorKind::SlidingHipScrew && beams == hipScrewWithScrew(femur).beams)
        return kind + " with antirotation screw";
    return beams == usualBeams ? kind : kind + ", changed";
}

std::string titleBeside(const Fixation& one, bool anyCut)
{
    return titleOf(one.fixator, one.fracture.kind, one.femur)
           + (anyCut && !one.osteotomy ? ", before the osteotomy" : "");
}

std::vector<std::string> fixatorTitles(const std::vector<Fixation>& cases, const std::vector<std::string>& files)
{
    std::set<std::string> cutFiles;
    const auto fileOf = [&](std::size_t i) { return i < files.size() ? files[i] : std::string(); };
    for (std::size_t i = 0; i < cases.size(); ++i) {
        if (cases[i].osteotomy)
            cutFiles.insert(fileOf(i));
    }
    std::vector<std::string> plain, titles;
    for (std::size_t i = 0; i < cases.size(); ++i) {
        const std::string title = titleBeside(cases[i], cutFiles.contains(fileOf(i)));
        const std::string inFile = fileOf(i) + '\n' + title;
        const auto sameBefore = std::count(plain.begin(), plain.end(), inFile);
        titles.push_back(sameBefore == 0 ? title : title + " (" + std::to_string(sameBefore + 1) + ")");
        plain.push_back(inFile);
    }
    return titles;
}

bool areOfOnePatient(const Fixation& a, const Fixation& b)
{
    return a.person == b.person && a.femur == b.femur && a.fracture == b.fracture && a.weightBearing == b.weightBearing
           && a.activity == b.activity && a.loads == b.loads;
}

std::string letterOf(std::size_t i)
{
    return i < 26 ? std::string(1, static_cast<char>('A' + i)) : std::to_string(i + 1);
}

}  // namespace sinew
