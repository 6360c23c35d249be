#include "ui/vtk/occlusion_shaders.h"

namespace sinew::occlusion {

const char* const corners = R"(//VTK::System::Dec
in vec4 ndCoordIn;
in vec2 texCoordIn;
void main()
{
    gl_Position = vec4(2.0 * texCoordIn - 1.0, 0.999999 * ndCoordIn.w, ndCoordIn.w);
}
)";

const char* const declarations = R"(//VTK::System::Dec
//VTK::Output::Dec
uniform sampler2D depths;  // of whole pixels
uniform sampler2D shares;  // of every second one, as joined() makes them
uniform vec4 lens;         // of the projection: scales across, scale and shift of depths
uniform int isParallel;
uniform float reach;

float distanceAt(float depth)  // from the eye's plane
{
    float z = 2.0 * depth - 1.0;
    return isParallel != 0 ? (lens.w - z) / lens.z : lens.w / (z + lens.z);
}

float depthAt(ivec2 at)
{
    return texelFetch(depths, min(2 * at, textureSize(depths, 0) - 1), 0).r;
}

vec3 placeAt(ivec2 at)  // before the eye
{
    float away = distanceAt(depthAt(at));
    vec2 across = (4.0 * vec2(at) + 1.0) / vec2(textureSize(depths, 0)) - 1.0;
    return vec3(across / lens.xy * (isParallel != 0 ? 1.0 : away), -away);
}

// A distance in eighths of the reach, and behind the point a share of light.
float joined(float share, float away)
{
    return floor(8.0 * away / reach) + 0.998 * clamp(share, 0.0, 1.0) + 0.001;
}

float shareOf(float both)
{
    return (fract(both) - 0.001) / 0.998;
}

// How much one counts beside another: nothing from half the reach before or behind it.
float likeness(float one, float other)
{
    return max(0.0, 1.0 - 0.25 * abs(floor(one) - floor(other)));
}
)";

const char* const halve = R"(
    gl_FragData[0] = vec4(0.0);
    gl_FragDepth = depthAt(ivec2(gl_FragCoord.xy));
)";

// Samples on a spiral, at another angle in each of 4 x 4 pixels. A surface counts by how steeply it rises over the plane
// of the point, from 17 degrees on: flatter are facets of meshes, and hollows that grow_skin has darkened already. The
// bound is an angle, so it holds for scenes of any size.
const char* const occlude = R"(
    const int count = 10;
    const float turn = 2.39996323, least = 0.3, strength = 5.5, darkest = 0.25, widest = 0.15;
    ivec2 at = ivec2(gl_FragCoord.xy), last = (textureSize(depths, 0) - 1) / 2;
    vec3 here = placeAt(at);
    vec3 right = placeAt(at + ivec2(1, 0)) - here, left = here - placeAt(at - ivec2(1, 0));
    vec3 up = placeAt(at + ivec2(0, 1)) - here, down = here - placeAt(at - ivec2(0, 1));
    vec3 normal = normalize(cross(abs(left.z) < abs(right.z) ? left : right, abs(down.z) < abs(up.z) ? down : up));
    float height = float(last.y + 1);
    float radius = 0.5 * height * lens.y * reach / (isParallel != 0 ? 1.0 : -here.z);
    radius = min(radius, widest * height);
    int cell = ((at.x & 1) << 3) | ((at.y & 1) << 2) | (at.x & 2) | ((at.y & 2) >> 1);
    float first = 6.2831853 * float(cell) / 16.0;
    float kept = 0.0;
    for (int i = 0; i < count; ++i) {
        float angle = first + turn * float(i);
        float way = radius * (float(i) + 0.5) / float(count);
        vec2 step = round(way * vec2(cos(angle), sin(angle)));
        vec3 towards = placeAt(clamp(at + ivec2(step), ivec2(0), last)) - here;
        float square = dot(towards, towards) / (reach * reach);
        float rise = dot(towards, normal) / reach * inversesqrt(square + 1e-9);
        kept += max(0.0, rise - least) * max(0.0, 1.0 - square);
    }
    float share = max(darkest, 1.0 - strength * kept / float(count));
    gl_FragData[0] = vec4(joined(share, -here.z));
)";

const char* const smoothen = R"(
    ivec2 at = ivec2(gl_FragCoord.xy), last = textureSize(shares, 0) - 1;
    float here = texelFetch(shares, at, 0).r;
    float sum = 0.0, weights = 0.0;
    for (int i = 0; i < 16; ++i) {
        ivec2 to = clamp(at + ivec2(i % 4 - 2, i / 4 - 2), ivec2(0), last);  // itself among them
        float other = texelFetch(shares, to, 0).r;
        float weight = likeness(here, other);
        sum += weight * shareOf(other);
        weights += weight;
    }
    gl_FragData[0] = vec4(floor(here) + 0.001 + 0.998 * sum / weights);
)";

// Between the four nearest of the smoothed pixels.
const char* const multiply = R"(
    ivec2 at = ivec2(gl_FragCoord.xy), last = textureSize(shares, 0) - 1;
    float here = joined(0.0, distanceAt(texelFetch(depths, at, 0).r));
    float sum = 1e-4, weights = 1e-4;
    for (int i = 0; i < 4; ++i) {
        ivec2 to = ivec2(i & 1, i >> 1);
        vec2 nearness = 1.0 - abs(vec2(to) - 0.5 * vec2(at & 1));
        float other = texelFetch(shares, min(at / 2 + to, last), 0).r;
        float weight = nearness.x * nearness.y * likeness(here, other);
        sum += weight * shareOf(other);
        weights += weight;
    }
    gl_FragData[0] = vec4(vec3(sum / weights), 1.0);
)";

}  // namespace sinew::occlusion
