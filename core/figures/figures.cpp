#include "core/figures/figures.h"

#include <array>
#include <vector>

#include "core/base/suggest.h"

namespace sinew {

namespace {

constexpr std::array<FigureKind, 9> kinds{{
    {"pendulum", "Simple pendulum", "a point mass of 1 kg on a rod of 1 m", false, false, pendulum},
    {"telescopic_arm", "Telescopic arm", "a hinge and a slider in a vertical plane", false, false, telescopicArm},
    {"five_link", "Five-link figure", "two legs and a trunk of constant lengths (Borisov 2018)", false, false,
     fiveLink},
    {"five_link_variable", "Five-link figure of variable lengths", "the same with lengths that change", false, false,
     fiveLinkVariable},
    {"five_link_spatial", "Five-link figure in space", "the same with two angles a link", false, false,
     fiveLinkSpatial},
    {"eleven_link", "Eleven-link figure", "legs with feet, trunk and arms of constant lengths (Borisov 2018)", true,
     false, elevenLink},
    {"eleven_link_variable", "Eleven-link figure of variable lengths", "the same with lengths that change", true, false,
     elevenLinkVariable},
    {"human17", "Seventeen-body human", "a human in space, 52 degrees of freedom (Huston and Liu 1990)", true, false,
     human17},
    {"snake", "Planar snake", "a chain of links of variable length on a horizontal plane", false, true, snake},
}};

std::vector<std::string> names()
{
    std::vector<std::string> out;
    for (const FigureKind& kind : kinds)
        out.emplace_back(kind.name);
    return out;
}

}  // namespace

std::span<const FigureKind> figureKinds()
{
    return kinds;
}

const FigureKind* findFigureKind(std::string_view name)
{
    for (const FigureKind& kind : kinds) {
        if (kind.name == name)
            return &kind;
    }
    return nullptr;
}

Result<Model> makeFigure(std::string_view name, const FigureOptions& options)
{
    const FigureKind* kind = findFigureKind(name);
    if (kind == nullptr) {
        Sentence hint = didYouMean(name, names());
        if (hint.empty())
            hint = sentence("there are %1", listed(names()));
        return Result<Model>::failure(
            {makeError(sentence("there is no figure '%1'", std::string(name)), std::move(hint))});
    }
    if (kind->usesPerson) {
        if (const auto problem = problemOf(options.person))
            return Result<Model>::failure({*problem});
    }
    if (kind->usesLinks && (options.links < 1 || options.links > mostFigureLinks))
        return Result<Model>::failure(
            {makeError(sentence("a %1 of %2 links cannot be built", std::string(name), options.links),
                       sentence("give a number between 1 and %1", mostFigureLinks))});
    return Result<Model>::success(kind->make(options));
}

}  // namespace sinew
