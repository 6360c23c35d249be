#pragma once

namespace sinew {

// Where the sign of a gap, its rate and its acceleration is decided one after the other. Places of figures are known
// to some 1e-15 m, states at events to the integrator's tolerance; a force that such an error makes (a stiffness times
// 1e-10 m) is nothing beside those that are computed.
inline constexpr double placeRoundOff = 1e-14;    // m: of figures of some metres
inline constexpr double zeroLength = 1e-10;       // m: a gap or elongation
inline constexpr double zeroSpeed = 1e-9;         // m/s
inline constexpr double zeroAcceleration = 1e-9;  // m/s^2
// A rigid contact nearer than this touches, m; a contact that touches without force may dip as deep.
inline constexpr double touchingGap = 1e-9;
// A contact that slides slower than this stands, m/s.
inline constexpr double standingSpeed = 1e-8;
// Below this slip along its way, m/s, the direction of friction turns as if the slip were as fast. It would turn within
// the slip over its acceleration, 1e-9 s where a contact in space has just begun to slide, which no integrator follows
// for long; what the slip may be off by is this, until it is faster.
inline constexpr double turningSpeed = 1e-6;
// Approaches slower than this end without rebound, m/s: bounces of a restitution below one would otherwise pile up
// without end. A fall of 50 nm; what is lost is in the energy account.
inline constexpr double bounceSpeed = 1e-3;

// Forces and accelerations below this share of the largest are round-off of small dense systems.
inline constexpr double roundOffShare = 1e-9;

}  // namespace sinew
