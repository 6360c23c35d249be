#include "ui/vtk/shading_shaders.h"

namespace sinew::shading {

const char* const corners = R"(//VTK::System::Dec
in vec4 ndCoordIn;
in vec2 texCoordIn;
uniform int isGround;
uniform mat4 groundToPicture;
void main()
{
    vec2 corner = 2.0 * texCoordIn - 1.0;
    gl_Position = isGround != 0 ? groundToPicture * vec4(corner, 0.0, 1.0)
                                : vec4(corner, 0.999999 * ndCoordIn.w, ndCoordIn.w);
}
)";

const char* const declarations = R"(//VTK::System::Dec
//VTK::Output::Dec
uniform sampler2D depths;  // of whole pixels
uniform sampler2D shares;  // of every second one, as joined() makes them
uniform sampler2D map;     // of the light: distances as shares of its range
uniform vec4 lens;         // of the projection: scales across, scale and shift of depths
uniform int isParallel;
uniform float reach;       // m
uniform float depthStep;   // m: surfaces that are farther behind each other than some of these differ
uniform int isGround;      // it is the ground that is drawn
uniform vec3 groundNormal;
uniform mat4 toMap;        // from before the eye to the frame of the map
uniform vec3 mapSizes;     // its side, its range and its margin, m; 0: there is no map

float distanceAt(float depth)  // from the eye's plane
{
    float z = 2.0 * depth - 1.0;
    return isParallel != 0 ? (lens.w - z) / lens.z : lens.w / (z + lens.z);
}

float depthAt(ivec2 at)
{
    return texelFetch(depths, min(2 * at, textureSize(depths, 0) - 1), 0).r;
}

vec3 placeOf(ivec2 at, float depth)  // before the eye
{
    float away = distanceAt(depth);
    vec2 across = (4.0 * vec2(at) + 1.0) / vec2(textureSize(depths, 0)) - 1.0;
    return vec3(across / lens.xy * (isParallel != 0 ? 1.0 : away), -away);
}

vec3 placeAt(ivec2 at)
{
    return placeOf(at, depthAt(at));
}

// A distance in steps, and behind the point a share of light. All of the ground is alike, however far away:
// seen flat, it goes far from pixel to pixel.
float joined(float share, float away)
{
    return (isGround != 0 ? -1000.0 : floor(away / depthStep)) + 0.998 * clamp(share, 0.0, 1.0) + 0.001;
}

float shareOf(float both)
{
    return (fract(both) - 0.001) / 0.998;
}

// How much one counts beside another: nothing from four steps before or behind it.
float likeness(float one, float other)
{
    return max(0.0, 1.0 - 0.25 * abs(floor(one) - floor(other)));
}

// turn: of the whole spiral, 0..1.
vec2 onSpiral(float turn, int i)
{
    float angle = 6.2831853 * turn + 2.39996323 * float(i);
    return vec2(cos(angle), sin(angle));
}

// Share of the light from all around. A surface counts by how steeply it rises over the plane of the point, from 17 degrees
// on: flatter are facets of meshes, and hollows that grow_skin has darkened already. The bound is an angle, so it holds for
// scenes of any size.
float opennessAt(ivec2 at, vec3 here, vec3 normal, float turn)
{
    const int count = 10;
    const float least = 0.3, strength = 5.5, darkest = 0.25, widest = 0.15;
    ivec2 last = (textureSize(depths, 0) - 1) / 2;
    float height = float(last.y + 1);
    float radius = 0.5 * height * lens.y * reach / (isParallel != 0 ? 1.0 : -here.z);
    radius = min(radius, widest * height);
    float kept = 0.0;
    for (int i = 0; i < count; ++i) {
        vec2 step = round(radius * (float(i) + 0.5) / float(count) * onSpiral(turn, i));
        vec3 towards = placeAt(clamp(at + ivec2(step), ivec2(0), last)) - here;
        float square = dot(towards, towards) / (reach * reach);
        float rise = dot(towards, normal) / reach * inversesqrt(square + 1e-9);
        kept += max(0.0, rise - least) * max(0.0, 1.0 - square);
    }
    return max(darkest, 1.0 - strength * kept / float(count));
}

// Within the unit disc, evenly over the samples of all turns together.
vec2 inDisc(float turn, int i, int count)
{
    return sqrt((float(i) + turn) / float(count)) * onSpiral(turn, i);
}

// How far, m, what the map has beside a place is before the plane of the place.
float before(vec3 place, vec2 slope, vec2 beside)
{
    float there = textureLod(map, (place.xy + beside) / mapSizes.x, 0.0).r;
    return there < 1.0 ? place.z + dot(slope, beside) - mapSizes.y * there : -1.0;
}

// Share of the light that stands above. It is a disc: the edge of a shadow is as wide as what casts it is far away. Surfaces
// that turn away from it get no darker, as their light comes from elsewhere.
float litAt(vec3 here, vec3 normal, float turn)
{
    const int searched = 8, count = 16;
    const float breadth = 0.11, strength = 0.42, grazing = 0.2, full = 0.85;
    float pixel = mapSizes.x / float(textureSize(map, 0).x);
    vec3 outward = mat3(toMap) * normal;
    float facing = -outward.z;
    vec3 place = (toMap * vec4(here, 1.0)).xyz + 2.0 * pixel * outward;
    if (facing < grazing || any(lessThan(place.xy, vec2(0.0))) || any(greaterThan(place.xy, mapSizes.xx)))
        return 1.0;
    vec2 slope = outward.xy / max(facing, 0.3);
    float widest = min(breadth * place.z, mapSizes.z);
    float sum = 0.0, found = 0.0;
    for (int i = 0; i < searched; ++i) {
        float away = before(place, slope, widest * inDisc(turn, i, searched));
        sum += away > pixel ? away : 0.0;
        found += away > pixel ? 1.0 : 0.0;
    }
    if (found == 0.0)
        return 1.0;
    float radius = clamp(breadth * sum / found, 1.5 * pixel, widest);
    float hidden = 0.0;
    for (int i = 0; i < count; ++i)
        hidden += step(pixel, before(place, slope, radius * inDisc(turn, i, count)));
    return 1.0 - strength * smoothstep(grazing, full, facing) * hidden / float(count);
}

vec3 normalAt(ivec2 at, vec3 here)
{
    vec3 right = placeAt(at + ivec2(1, 0)) - here, left = here - placeAt(at - ivec2(1, 0));
    vec3 up = placeAt(at + ivec2(0, 1)) - here, down = here - placeAt(at - ivec2(0, 1));
    return normalize(cross(abs(left.z) < abs(right.z) ? left : right, abs(down.z) < abs(up.z) ? down : up));
}
)";

const char* const halve = R"(
    gl_FragData[0] = vec4(0.0);
    gl_FragDepth = depthAt(ivec2(gl_FragCoord.xy));
)";

// Samples on spirals, at another angle in each of 4 x 4 pixels.
const char* const share = R"(
    ivec2 at = ivec2(gl_FragCoord.xy);
    vec3 here = isGround != 0 ? placeOf(at, gl_FragCoord.z) : placeAt(at);
    vec3 normal = isGround != 0 ? groundNormal : normalAt(at, here);
    int cell = ((at.x & 1) << 3) | ((at.y & 1) << 2) | (at.x & 2) | ((at.y & 2) >> 1);
    float turn = (float(cell) + 0.5) / 16.0;
    float light = opennessAt(at, here, normal, turn);
    if (mapSizes.x > 0.0)
        light *= litAt(here, normal, turn);
    gl_FragData[0] = vec4(joined(light, -here.z));
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

// Between the four nearest of the smoothed pixels. What shows through the ground gets the cover of its shadow.
const char* const multiply = R"(
    ivec2 at = ivec2(gl_FragCoord.xy), last = textureSize(shares, 0) - 1;
    float here = joined(0.0, isGround != 0 ? 0.0 : distanceAt(texelFetch(depths, at, 0).r));
    float sum = 1e-4, weights = 1e-4;
    for (int i = 0; i < 4; ++i) {
        ivec2 to = ivec2(i & 1, i >> 1);
        vec2 nearness = 1.0 - abs(vec2(to) - 0.5 * vec2(at & 1));
        float other = texelFetch(shares, min(at / 2 + to, last), 0).r;
        float weight = nearness.x * nearness.y * likeness(here, other);
        sum += weight * shareOf(other);
        weights += weight;
    }
    float light = sum / weights;
    gl_FragData[0] = vec4(vec3(light), isGround != 0 ? 1.0 - light : 0.0);
)";

}  // namespace sinew::shading
