#include "ui/vtk/actor_looks.h"

#include <string>

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

void makeMatt(vtkActor& actor, double specular)
{
    vtkProperty& property = *actor.GetProperty();
    property.SetInterpolationToPhong();
    property.SetAmbient(0.16);
    property.SetDiffuse(0.86);
    property.SetSpecular(specular);
    lightByHighlightOfKey(actor);
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

// Presses depths together to a thousandth of their range at one end of all depths, -1 in front and 1 behind, where what is
// drawn so still hides itself: a layer of its own, without a renderer that clears all depths once more.
void pressDepths(vtkActor& actor, int end)
{
    const std::string press
        = "gl_Position.z = " + std::string(end < 0 ? "-" : "") + "0.998 * gl_Position.w + 0.001 * gl_Position.z;\n";
    actor.GetShaderProperty()->AddVertexShaderReplacement("//VTK::PositionVC::Impl", true,
                                                          "//VTK::PositionVC::Impl\n" + press, false);
}

}  // namespace

// Lets every second pixel of a chequerboard through: half transparent without blending, which software GL does slowly.
void makeSeeThrough(vtkActor& actor)
{
    pressDepths(actor, -1);
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
    pressDepths(actor, 1);
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

// Only pressDepths() replaces something of a vertex shader.
bool isBodily(vtkActor& actor)
{
    vtkShaderProperty& shaders = *actor.GetShaderProperty();
    for (int i = 0; i < shaders.GetNumberOfShaderReplacements(); ++i) {
        if (shaders.GetNthShaderReplacementTypeAsString(i) == "Vertex")
            return false;
    }
    return actor.GetProperty()->GetLighting();
}

}  // namespace sinew
