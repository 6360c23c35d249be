#pragma once

#include <span>
#include <string>
#include <string_view>

#include "core/base/result.h"
#include "core/figures/body_data.h"
#include "core/model/model.h"

namespace sinew {

struct FigureOptions {
    Person person;   // for figures of human size
    int links = 12;  // for chains of any number of links

    bool operator==(const FigureOptions&) const = default;
};

// A ready figure: a model to start from. Names and texts are made to be listed.
struct FigureKind {
    std::string_view name;     // such as "human17"
    std::string_view title;    // a few words
    std::string_view summary;  // one line
    bool usesPerson = false;   // which of the options it heeds
    bool usesLinks = false;
    Model (*make)(const FigureOptions&) = nullptr;
};

// All figures, in the order in which they are listed.
std::span<const FigureKind> figureKinds();

// The figure of that name, or nullptr.
const FigureKind* findFigureKind(std::string_view name);

inline constexpr int mostFigureLinks = 200;

// Builds a figure. Fails for an unknown name and, where the figure heeds them, for a person outside human sizes and for
// fewer than 1 or more than mostFigureLinks links. Every coordinate is locked, so that statics reports what holds it.
Result<Model> makeFigure(std::string_view name, const FigureOptions& options);

// The figures themselves, for options known to be sound.

// A point mass of 1 kg on a massless rod of 1 m; the angle counts from hanging down (IFToMM benchmark A01).
Model pendulum(const FigureOptions& options);

// A hinge and a slider in a vertical plane, one Telescope segment: 5 kg, 0.3 kg m^2, centre of mass 0.4 m from the
// hinge; 3 kg, 0.1 kg m^2, centre of mass at the coordinate 'reach' from the hinge.
Model telescopicArm(const FigureOptions& options);

// Borisov 2018, Fig. 8: shank and thigh of the support leg, thigh and shank of the swing leg, trunk; absolute angles.
// On a massless body 'support' that two locked translations hold, so that flight is possible too.
Model fiveLink(const FigureOptions& options);
Model fiveLinkVariable(const FigureOptions& options);
// The same in space, of variable lengths: two angles a link (Borisov 2018, Fig. 8, the third figure).
Model fiveLinkSpatial(const FigureOptions& options);

// Borisov 2018, Fig. 11: the five links, feet, and two arms of two links, sized for a person.
Model elevenLink(const FigureOptions& options);
Model elevenLinkVariable(const FigureOptions& options);

// Huston and Liu 1990, Fig. 1: seventeen bodies, 52 degrees of freedom, sized for a person.
Model human17(const FigureOptions& options);

// Links of variable length on a horizontal plane, seen from above (Borisov 2018, chapter 3).
Model snake(const FigureOptions& options);

}  // namespace sinew
