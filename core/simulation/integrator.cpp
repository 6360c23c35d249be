#include "core/simulation/arkode_integrator.h"
#include "core/simulation/rosenbrock_integrator.h"

namespace sinew {

Sentence stepTooShort()
{
    return sentence("the step became too short: forces change too fast or grow without bound here");
}

Sentence noRates()
{
    return sentence("the equations of motion have no solution here");
}

Sentence noRoots()
{
    return sentence("a condition has no value here");
}

std::unique_ptr<Integrator> integratorFor(IntegratedSystem& system, const RunOptions& options)
{
    if (options.method == IntegrationMethod::LinearlyImplicit)
        return std::make_unique<RosenbrockIntegrator>(system, options);
    return std::make_unique<ArkodeIntegrator>(system, options);
}

}  // namespace sinew
