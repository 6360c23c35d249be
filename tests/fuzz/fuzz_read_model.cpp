#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <sstream>
#include <string>

#include "core/io/model_file.h"
#include "core/schema/validate.h"

// Reads any bytes as a model. What is accepted must be free of errors and must survive being written and read again.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    std::istringstream stream(std::string(reinterpret_cast<const char*>(data), size));
    const sinew::Result<sinew::Model> result = sinew::readModel(stream, "fuzz");
    if (result.ok() == sinew::hasErrors(result.diagnostics))
        std::abort();
    if (!result.ok())
        return 0;
    for (const sinew::ModelProblem& problem : sinew::validate(*result.value)) {
        if (problem.diagnostic.severity == sinew::Severity::Error)
            std::abort();
    }
    std::stringstream written;
    sinew::writeModel(*result.value, written);
    if (!(sinew::readModel(written, "fuzz").value == result.value))
        std::abort();
    return 0;
}
