#pragma once

#include <array>
#include <string>

#include "tests/support/scenarios.h"

// What tests of motions by every method share.
namespace sinew::test {

inline constexpr double g = 9.81;
inline constexpr double tau = 1e-4;  // s, of the differences here

inline constexpr std::array methods
    = {IntegrationMethod::Explicit, IntegrationMethod::Implicit, IntegrationMethod::Differences};

// A scenario by one of the methods, and how near it must come. Adaptive methods: some hundred steps with an error of
// 1e-12 m each, times stiffnesses of 1000 N/m. Differences are of second order in tau while forces have kinks only,
// and of first where they jump.
inline Scenario by(IntegrationMethod method, Scenario scenario)
{
    scenario.options.method = method;
    scenario.options.relativeTolerance = 1e-10;
    scenario.options.absoluteTolerance = 1e-12;
    scenario.options.step = tau;
    return scenario;
}

inline double tolerance(IntegrationMethod method, double exact, double differences)
{
    return method == IntegrationMethod::Differences ? differences : exact;
}

inline double valueAt(const Recording& recording, const std::string& channel, double time)
{
    return channelOf(recording, channel)[recording.sampleAt(time + 1e-12)];
}

inline std::string textOf(const Recording& recording)
{
    std::string text = recording.message.english();
    for (const Diagnostic& it : recording.diagnostics)
        text += "\n" + it.message.english();
    return text;
}

}  // namespace sinew::test
