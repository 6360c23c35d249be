#include "ui/vtk/actor_looks.h"

#include <string>

#include <vtkBoundingBox.h>
#include <vtkInformation.h>
#include <vtkInformationIntegerKey.h>
#include <vtkMatrix4x4.h>
#include <vtkNew.h>
#include <vtkOpenGLPolyDataMapper.h>
#include <vtkOpenGLVertexBufferObject.h>
#include <vtkPolyDataMapper.h>
#include <vtkProperty.h>
#include <vtkShaderProperty.h>

namespace sinew {

vtkSmartPointer<vtkActor> addActor(vtkRenderer& renderer, vtkPolyData* data)
{
    vtkNew<vtkPolyDataMapper> mapper;
    mapper->SetInputData(data);
    mapper->SetScalarModeToUsePointData();
    // Metres about the origin are fine enough as they are; VTK would look through all points of each picture for their range.
    if (auto* drawing = vtkOpenGLPolyDataMapper::SafeDownCast(mapper))
        drawing->SetVBOShiftScaleMethod(vtkOpenGLVertexBufferObject::DISABLE_SHIFT_SCALE);
    auto actor = vtkSmartPointer<vtkActor>::New();
    actor->SetMapper(mapper);
    renderer.AddActor(actor);
    return actor;
}

void setColour(vtkProperty& property, Rgb rgb)
{
    property.SetColor(((rgb >> 16) & 0xff) / 255.0, ((rgb >> 8) & 0xff) / 255.0, (rgb & 0xff) / 255.0);
}

namespace {

using RowMajor = Eigen::Matrix<double, 4, 4, Eigen::RowMajor>;

}  // namespace

bool isAt(vtkActor& actor, const Eigen::Affine3d& pose)
{
    vtkMatrix4x4* shown = actor.GetUserMatrix();
    return shown && Eigen::Map<const RowMajor>(shown->GetData()) == pose.matrix();
}

// VTK keeps a matrix as its own, so that one that changes in place would not be seen.
void setPose(vtkActor& actor, const Eigen::Affine3d& pose)
{
    if (isAt(actor, pose))
        return;
    const RowMajor wanted = pose.matrix();
    vtkNew<vtkMatrix4x4> matrix;
    matrix->DeepCopy(wanted.data());
    actor.SetUserMatrix(matrix);
}

std::vector<Vector3> cornersOf(vtkActor& actor)
{
    auto* shape = vtkPolyData::SafeDownCast(actor.GetMapper()->GetInput());
    if (!shape || shape->GetNumberOfPoints() == 0)
        return {};
    const vtkBoundingBox box(shape->GetPoints()->GetBounds());
    std::vector<Vector3> corners;
    for (int corner = 0; corner < 8; ++corner) {
        double place[4] = {0, 0, 0, 1};
        box.GetCorner(corner, place);
        if (vtkMatrix4x4* pose = actor.GetUserMatrix())
            pose->MultiplyPoint(place, place);
        corners.emplace_back(place[0], place[1], place[2]);
    }
    return corners;
}

namespace {

vtkInformationIntegerKey* roleKey()
{
    static vtkInformationIntegerKey* const key = vtkInformationIntegerKey::MakeKey("Role", "sinew");
    return key;
}

void setRole(vtkActor& actor, Role role)
{
    vtkNew<vtkInformation> keys;
    keys->Set(roleKey(), static_cast<int>(role));
    actor.SetPropertyKeys(keys);
}

}  // namespace

Role roleOf(vtkActor& actor)
{
    vtkInformation* keys = actor.GetPropertyKeys();
    return keys && keys->Has(roleKey()) ? static_cast<Role>(keys->Get(roleKey())) : Role::Sign;
}

namespace {

// The three lights of RenderSurface, of which the key light alone is mirrored, to an eye far away: software GL pays for
// each highlight in every pixel, and those of the fill and the rim are not seen.
void lightByHighlightOfKey(vtkActor& actor)
{
    actor.GetShaderProperty()->AddFragmentShaderReplacement(
        "//VTK::Light::Impl", true,
        "float key = max(0.0, -dot(normalVCVSOutput, lightDirectionVC0));\n"
        "float fill = max(0.0, -dot(normalVCVSOutput, lightDirectionVC1));\n"
        "float rim = max(0.0, -dot(normalVCVSOutput, lightDirectionVC2));\n"
        "float mirrored = max(0.0, lightDirectionVC0.z + 2.0 * key * normalVCVSOutput.z);\n"
        "mirrored *= mirrored;\n"  // to the power 2
        "float fourth = mirrored * mirrored;\n"
        "float eighth = fourth * fourth;\n"
        "float highlight = fourth * eighth * eighth * eighth;\n"  // to the power 28
        "vec3 diffuse = key * lightColor0 + fill * lightColor1 + rim * lightColor2;\n"
        "gl_FragData[0] = vec4(ambientColor + diffuse * diffuseColor + highlight * lightColor0 * specularColor, "
        "opacity);\n",
        false);
}

}  // namespace

void makeMattSign(vtkActor& actor, double specular)
{
    vtkProperty& property = *actor.GetProperty();
    property.SetInterpolationToPhong();
    property.SetAmbient(0.16);
    property.SetDiffuse(0.86);
    property.SetSpecular(specular);
    lightByHighlightOfKey(actor);
}

void makeMatt(vtkActor& actor, double specular)
{
    makeMattSign(actor, specular);
    setRole(actor, Role::Body);
}

void makeClosed(vtkActor& actor, bool isClosed)
{
    actor.GetProperty()->SetBackfaceCulling(isClosed);
}

void makeOutline(vtkActor& actor)
{
    actor.GetProperty()->LightingOff();
    actor.GetProperty()->FrontfaceCullingOn();
}

namespace {

// Presses depths together, so that an actor is in front of all else or behind it without a renderer of its own, which
// clears all depths once more. depths: of -1..1 in front to behind, what becomes of the range's middle, and of its half.
void pressDepths(vtkActor& actor, const char* middle, const char* half)
{
    const std::string press
        = std::string("gl_Position.z = ") + middle + " * gl_Position.w + " + half + " * gl_Position.z;\n";
    actor.GetShaderProperty()->AddVertexShaderReplacement("//VTK::PositionVC::Impl", true,
                                                          "//VTK::PositionVC::Impl\n" + press, false);
}

}  // namespace

void makeGround(vtkActor& actor)
{
    actor.GetProperty()->LightingOff();
    setRole(actor, Role::Ground);
    // All at one depth, behind ghosts and the quad that SoftShading draws, before the sky.
    pressDepths(actor, "0.9999998", "0.0");
}

// Lets every second pixel of a chequerboard through: half transparent without blending, which software GL does slowly.
void makeSeeThrough(vtkActor& actor)
{
    pressDepths(actor, "-0.998", "0.001");
    actor.GetShaderProperty()->AddFragmentShaderReplacement(
        "//VTK::Color::Impl", true,
        "if (mod(floor(gl_FragCoord.x) + floor(gl_FragCoord.y), 2.0) < 0.5) discard;\n//VTK::Color::Impl\n", false);
}

void makeGhostly(vtkActor& actor)
{
    actor.GetMapper()->ScalarVisibilityOff();
    actor.GetProperty()->SetAmbient(0.75);
    actor.GetProperty()->SetDiffuse(0.3);
    lightByHighlightOfKey(actor);
    pressDepths(actor, "0.998", "0.001");
}

void makeGlass(vtkActor& actor, bool isGlass)
{
    vtkProperty& property = *actor.GetProperty();
    property.SetOpacity(isGlass ? 0.34 : 1.0);
    const char* const afterLight = "//VTK::TCoord::Impl";
    actor.GetShaderProperty()->ClearFragmentShaderReplacement(afterLight, true);
    if (isGlass)
        actor.GetShaderProperty()->AddFragmentShaderReplacement(
            afterLight, true,
            "float facing = abs(normalVCVSOutput.z);\n"
            "gl_FragData[0].a = mix(0.72, 0.13, facing * facing);\n",
            false);
}

}  // namespace sinew
