#include "ui/vtk/actor_looks.h"

#include <vtkMatrix4x4.h>
#include <vtkNew.h>
#include <vtkPolyDataMapper.h>
#include <vtkProperty.h>
#include <vtkShaderProperty.h>

namespace sinew {

vtkSmartPointer<vtkActor> addActor(vtkRenderer& renderer, vtkPolyData* data)
{
    vtkNew<vtkPolyDataMapper> mapper;
    mapper->SetInputData(data);
    mapper->SetScalarModeToUsePointData();
    auto actor = vtkSmartPointer<vtkActor>::New();
    actor->SetMapper(mapper);
    renderer.AddActor(actor);
    return actor;
}

void setColour(vtkProperty& property, Rgb rgb)
{
    property.SetColor(((rgb >> 16) & 0xff) / 255.0, ((rgb >> 8) & 0xff) / 255.0, (rgb & 0xff) / 255.0);
}

// VTK keeps a matrix as its own, so that one that changes in place would not be seen.
void setPose(vtkActor& actor, const Eigen::Affine3d& pose)
{
    vtkNew<vtkMatrix4x4> matrix;
    for (int i = 0; i < 4; ++i) {
        for (int j = 0; j < 4; ++j)
            matrix->SetElement(i, j, pose.matrix()(i, j));
    }
    actor.SetUserMatrix(matrix);
}

void makeMatt(vtkActor& actor, double specular)
{
    vtkProperty& property = *actor.GetProperty();
    property.SetInterpolationToPhong();
    property.SetAmbient(0.16);
    property.SetDiffuse(0.86);
    property.SetSpecular(specular);
    property.SetSpecularPower(28);
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

// Lets every second pixel of a chequerboard through: half transparent without blending, which software GL does slowly.
void makeSeeThrough(vtkActor& actor)
{
    actor.GetShaderProperty()->AddFragmentShaderReplacement(
        "//VTK::Color::Impl", true,
        "if (mod(floor(gl_FragCoord.x) + floor(gl_FragCoord.y), 2.0) < 0.5) discard;\n//VTK::Color::Impl\n", false);
}

// Depths are pressed together behind those of all else, where ghosts still hide each other.
void makeGhostly(vtkActor& actor)
{
    actor.GetMapper()->ScalarVisibilityOff();
    actor.GetProperty()->SetAmbient(0.75);
    actor.GetProperty()->SetDiffuse(0.3);
    actor.GetShaderProperty()->AddVertexShaderReplacement(
        "//VTK::PositionVC::Impl", true,
        "//VTK::PositionVC::Impl\n  gl_Position.z = 0.998 * gl_Position.w + 0.001 * gl_Position.z;\n", false);
}

void makeGlass(vtkActor& actor, bool isGlass)
{
    vtkProperty& property = *actor.GetProperty();
    property.SetOpacity(isGlass ? 0.34 : 1.0);
    actor.GetShaderProperty()->ClearFragmentShaderReplacement("//VTK::Light::Impl", true);
    if (isGlass)
        actor.GetShaderProperty()->AddFragmentShaderReplacement(
            "//VTK::Light::Impl", true,
            "//VTK::Light::Impl\n"
            "float facing = abs(normalVCVSOutput.z);\n"
            "gl_FragData[0].a = mix(0.72, 0.13, facing * facing);\n",
            false);
}

}  // namespace sinew
