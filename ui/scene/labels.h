#pragma once

#include <string>
#include <vector>

namespace sinew {

// Whole newtons from 100 N on, three significant digits below: "1764 N", "23.4 N".
std::string forceText(double newtons);

// Three significant digits: "2.40 BW".
std::string bodyWeightsText(double bodyWeights);

// "12.5 N m", or of body weights times metres "0.047 BW m".
std::string momentText(double moment, bool ofBodyWeight);

// "hip 1764 N = 2.40 BW"; without a body weight (0) "hip 1764 N".
std::string jointForceText(const std::string& joint, double newtons, double bodyWeight);

// "1764 N = 2.40 BW"; without a body weight (0) "1764 N".
std::string contactForceText(double newtons, double bodyWeight);

// How a person reads a name: underscores become spaces; the side ("_r", "_l") is left out when no other name differs
// from it only in its side, else written in front: "right hip".
std::string displayName(const std::string& name, const std::vector<std::string>& all);

// N: what bears no more, a link, a joint or a contact, bears nothing that could be shown; round-off is far below.
constexpr double leastShownForce = 1e-6;

// The smallest of 1, 2, 2.5, 5 times a power of ten that is not below the value; 1 for zero, negative or not finite.
double roundedUp(double value);

// N: what the colours and widths of links end with. Of links that bear no more than round-off it is 1.
double tensionScaleOf(double largestTension);

}  // namespace sinew
