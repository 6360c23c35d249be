#pragma once

#include "core/fixation/bedded_beam.h"

namespace sinew {

// What a beam resists by its shape. Shear areas after Cowper 1966; torsion of a rectangle by Roark's formula, within
// 0.5 % of Saint-Venant's series.

struct ElasticModuli {
    double youngs = 0;  // Pa, > 0
    double poisson = 0;
};

// A tube; diameters in m, inner >= 0 and below the outer one.
BeamSection roundSection(const ElasticModuli& moduli, double outerDiameter, double innerDiameter);

// A bar; height along the beam's y axis, width along its z axis, m, > 0.
BeamSection flatSection(const ElasticModuli& moduli, double height, double width);

// Of its metal: stress = |N|/area + |M|/modulus, and torsion over the torsional modulus.
struct StressSection {
    double area = 0;                    // m^2
    double modulusY = 0, modulusZ = 0;  // m^3, against bending in the planes of x and y, x and z
    double torsional = 0;               // m^3
};
StressSection roundStress(double outerDiameter, double innerDiameter);
StressSection flatStress(double height, double width);

}  // namespace sinew
