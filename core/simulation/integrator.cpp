#include "core/simulation/arkode_integrator.h"
#include "core/simulation/rosenbrock_integrator.h"

namespace sinew {

std::unique_ptr<Integrator> integratorFor(IntegratedSystem& system, const RunOptions& options)
{
    if (options.method == IntegrationMethod::LinearlyImplicit)
        return std::make_unique<RosenbrockIntegrator>(system, options);
    return std::make_unique<ArkodeIntegrator>(system, options);
}

}  // namespace sinew
