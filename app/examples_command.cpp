#include "app/examples_command.h"

#include <iostream>

#include "app/loaded_model.h"
#include "app/solve_command.h"
#include "core/io/shipped_files.h"

namespace sinew::cli {

int examples()
{
    const std::vector<std::string> files = shippedFiles();
    for (const std::string& file : files)
        std::cout << file << '\n';
    if (!files.empty())
        return Done;
    Diagnostic diagnostic
        = englishError("the examples that come with the program are not there",
                       "install it anew, or name their folder in the environment variable SINEW_RESOURCES");
    diagnostic.file = resourceFolder();
    print({diagnostic});
    return WrongInput;
}

}  // namespace sinew::cli
