#pragma once

namespace sinew::shading {

// GLSL of SoftShading. What is drawn covers either the picture, behind all bodies and only where one stands before it, so
// that no shader runs for the sky; or a square of the ground.
extern const char* const corners;       // the vertex shader
extern const char* const declarations;  // what comes before main() of the following

extern const char* const halve;     // depths of every second pixel
extern const char* const share;     // share of light and distance from the eye, in one number
extern const char* const smoothen;  // their mean over 4 x 4 pixels
extern const char* const multiply;  // the share of light of a whole pixel

}  // namespace sinew::shading
