#include "hip_scene.h"

#include <cmath>

namespace sinew::test {

namespace {

struct Line {
    const char* name;
    double pelvis[3], femur[3];  // cm
    double area;                 // relative
    double force;                // N, by hand
};

// Dostal and Andrews 1981; areas relative to gluteus maximus from Johnston et al. 1979.
const Line lines[] = {
    {"iliopsoas", {2.8, 2.4, 0.5}, {-0.2, -6.1, 1.5}, 0.58, 134},
    {"pectineus", {4.4, -0.3, -3.8}, {-0.4, -11.4, 3.5}, 0.05, 0},
    {"sartorius", {5.1, 6.8, 5}, {-0.8, -43.5, -4.2}, 0.07, 14},
    {"rectus_femoris", {4.3, 3.7, 2.6}, {4.3, -41.5, 0.2}, 0.4, 64},
    {"adductor_longus", {4.1, -3.1, -6.5}, {0.5, -20.4, 2.6}, 0.23, 0},
    {"adductor_brevis", {2.1, -4.5, -6.7}, {-0.2, -13.1, 3.8}, 0.21, 0},
    {"adductor_minimus", {0.7, -4.9, -6.1}, {-0.4, -12.4, 4}, 0.05, 0},
    {"adductor_magnus_mid", {-3.1, -6.1, -4.4}, {0.5, -22.8, 2.7}, 0.295, 0},
    {"adductor_magnus_posterior", {-4.8, -5.9, -3.4}, {0.1, -40.4, -3.1}, 0.295, 0},
    {"gracilis", {1, -4.9, -6.8}, {-1.4, -43.4, -4.1}, 0.1, 0},
    {"gluteus_maximus", {-8.7, 6.8, -4.4}, {-0.9, -10.3, 4.7}, 1, 0},
    {"gluteus_medius_anterior", {2.7, 10.2, 6.2}, {-1.8, -2.6, 7.3}, 0.267, 232},
    {"gluteus_medius_mid", {-0.2, 13.2, 1.8}, {-1.8, -2.6, 7.3}, 0.267, 190},
    {"gluteus_medius_posterior", {-4.8, 9.7, -1.5}, {-1.8, -2.6, 7.3}, 0.267, 176},
    {"gluteus_minimus_anterior", {2.9, 7.3, 4.1}, {0.4, -2.7, 6.9}, 0.113, 120},
    {"gluteus_minimus_mid", {-0.4, 8.8, 2}, {0.4, -2.7, 6.9}, 0.113, 106},
    {"gluteus_minimus_posterior", {-2.6, 7.1, 0}, {0.4, -2.7, 6.9}, 0.113, 85},
    {"tensor_fasciae_latae", {4.5, 7.8, 5.6}, {2.2, -43.6, 3.3}, 0.12, 28},
    {"piriformis", {-7.8, 5.5, -4.7}, {-0.1, -0.1, 5.5}, 0.1, 49},
    {"obturator_internus", {-5.3, -1.1, -1.8}, {-0.6, -0.5, 4.7}, 0.12, 12},
    {"gemellus_superior", {-5.5, 0.5, -2.8}, {-0.6, -0.5, 4.7}, 0.02, 3},
    {"gemellus_inferior", {-4.9, -1.2, -0.9}, {-0.6, -0.5, 4.7}, 0.02, 0},
    {"quadratus_femoris", {-3.6, -4.6, -1.5}, {-2.9, -4, 4.7}, 0.12, 0},
    {"obturator_externus", {0.9, -3.5, -4.9}, {-1.7, -1.6, 5}, 0.12, 0},
    {"biceps_femoris", {-5.3, -3.6, -1.3}, {-2.3, -44.1, 3.9}, 0.26, 0},
    {"semitendinosus", {-5.3, -3.6, -1.3}, {-2.2, -43.3, -4}, 0.2, 0},
    {"semimembranosus", {-4.4, -3.1, -0.8}, {-2.9, -42.8, -3.4}, 0.4, 0},
};

std::vector<Landmark> pelvisLandmarks()
{
    return {{"right_hip_centre", {0, 0, 0}},
            {"left_hip_centre", {0.003, -0.004, -0.169}},
            {"right_asis", {0.059, 0.083, 0.051}},
            {"left_asis", {0.059, 0.083, -0.209}},
            {"right_pubic_tubercle", {0.059, -0.018, -0.049}},
            {"left_pubic_tubercle", {0.057, -0.019, -0.106}}};
}

std::vector<Landmark> femurLandmarks()
{
    return {{"head_centre", {0, 0, 0}},
            {"greater_trochanter", {-0.018, -0.026, 0.073}},
            {"lesser_trochanter", {-0.015, -0.062, 0.02}},
            {"medial_epicondyle", {0.001, -0.423, -0.044}},
            {"lateral_epicondyle", {-0.002, -0.423, 0.044}},
            {"posterior_medial_condyle", {-0.028, -0.434, -0.028}},
            {"posterior_lateral_condyle", {-0.028, -0.434, 0.029}}};
}

SceneBody makeBody(const std::string& name, BodyShape shape, std::vector<Landmark> landmarks,
                   std::vector<Vector3> joints)
{
    SceneBody body;
    body.id = {ObjectKind::Body, name};
    body.shape = shape;
    body.landmarks = std::move(landmarks);
    body.joints = std::move(joints);
    return body;
}

SceneArrow makeArrow(const ObjectId& id, ArrowKind kind, const Vector3& tip, const Vector3& vector, const char* label)
{
    SceneArrow arrow;
    arrow.id = id;
    arrow.kind = kind;
    arrow.tip = tip;
    arrow.vector = vector;
    arrow.label = label;
    return arrow;
}

Vector3 reflected(const Vector3& v)
{
    return {v.x(), v.y(), -v.z()};
}

void reflect(Scene& scene)
{
    for (SceneBody& body : scene.bodies) {
        for (Landmark& landmark : body.landmarks) {
            landmark.position = reflected(landmark.position);
            if (landmark.name.starts_with("right_"))
                landmark.name = "left_" + landmark.name.substr(6);
            else if (landmark.name.starts_with("left_"))
                landmark.name = "right_" + landmark.name.substr(5);
        }
    }
    for (SceneStrand& strand : scene.strands) {
        for (Vector3& point : strand.points)
            point = reflected(point);
    }
    for (SceneArrow& arrow : scene.arrows) {
        arrow.tip = reflected(arrow.tip);
        arrow.vector = reflected(arrow.vector);
    }
}

}  // namespace

Scene makeHipScene(const HipSceneOptions& options)
{
    Scene scene;
    scene.solved = true;
    scene.size = 0.66;
    scene.tensionScale = 250;
    const SceneBody pelvis = makeBody("pelvis", BodyShape::Pelvis, pelvisLandmarks(), {Vector3::Zero()});
    SceneBody femur = makeBody("femur_r", BodyShape::Femur, femurLandmarks(), {Vector3::Zero()});
    femur.pose.linear() = Eigen::AngleAxisd(options.flexion, Vector3::UnitZ()).toRotationMatrix();
    for (const Line& line : lines) {
        SceneStrand strand;
        strand.id = {ObjectKind::Link, line.name};
        strand.points = {0.01 * Vector3(line.pelvis[0], line.pelvis[1], line.pelvis[2]),
                         femur.pose * Vector3(0.01 * Vector3(line.femur[0], line.femur[1], line.femur[2]))};
        strand.force = line.force;
        strand.engaged = line.force > 0;
        strand.thickness = std::sqrt(line.area);
        strand.selected = options.selectedLink == line.name;
        scene.strands.push_back(strand);
    }
    scene.arrows = {makeArrow({ObjectKind::Joint, "hip_r"}, ArrowKind::JointForce, Vector3::Zero(),
                              0.09 * scene.size * Vector3(-0.1, -2.34, 0.51), "hip 1764 N = 2.40 BW"),
                    makeArrow({ObjectKind::Load, "weight"}, ArrowKind::Load, {0, 0.1, -0.094},
                              0.09 * scene.size * Vector3(0, -0.839, 0), "0.839 BW")};
    scene.bodies = {pelvis, femur};
    if (options.left)
        reflect(scene);
    return scene;
}

Scene makePlanarScene()
{
    Scene scene;
    scene.solved = true;
    scene.planar = true;
    scene.size = 14;
    scene.tensionScale = 5;
    scene.bodies = {makeBody("A", BodyShape::Rod, {{"hip", {5, 10, 0}}, {"knee", {5, 0, 0}}}, {{5, 10, 0}, {5, 0, 0}}),
                    makeBody("B", BodyShape::Rod, {{"knee", {5, 0, 0}}, {"end", {10, -1.3, 0}}}, {{5, 0, 0}})};
    const auto strand = [](const char* name, std::vector<Vector3> points, double force) {
        return SceneStrand{{ObjectKind::Link, name}, std::move(points), force, force != 0, 0.5};
    };
    scene.strands
        = {strand("strand 1", {{6.5, 10, 0}, {5.7, 4, 0}}, 4.6),
           strand("strand 2", {{5.7, 1.8, 0}, {10, -1.3, 0}}, 2.1), strand("strand 3", {{3, 10, 0}, {3.8, 2.5, 0}}, -3),
           strand("strand 4", {{6, 10, 0}, {3.8, 2.5, 0}}, 0), strand("strand 5", {{3.8, 2.5, 0}, {3.5, 0, 0}}, 1.0)};
    scene.nodes = {{{ObjectKind::Node, "heads"}, {3.8, 2.5, 0}}, {{ObjectKind::Node, "loose"}, {8, 3, 0}, true}};
    scene.arrows
        = {makeArrow({ObjectKind::Joint, "hip"}, ArrowKind::JointForce, {5, 10, 0}, {0.3, -2.4, 0}, "hip 4.50 N"),
           makeArrow({ObjectKind::Joint, "knee"}, ArrowKind::JointForce, {5, 0, 0}, {-1.2, -1.4, 0}, "knee 3.21 N")};
    return scene;
}

}  // namespace sinew::test
