#include "app/command_output.h"

#include <fstream>
#include <iostream>

#include "app/loaded_model.h"

namespace sinew::cli {

bool writeTo(const std::string& name, const std::function<void(std::ostream&)>& write)
{
    if (name == "-") {
        write(std::cout);
        return true;
    }
    std::ofstream file(name, std::ios::binary);
    if (file)
        write(file);
    file.close();
    if (!file)
        print({englishError("cannot write '" + name + "'", "check that the folder exists and may be written to")});
    return bool(file);
}

}  // namespace sinew::cli
