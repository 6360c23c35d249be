#pragma once

#include <string>

namespace sinew::cli {

struct EditArguments {
    std::string in, out;
    std::string verbs;    // file with a list of verbs
    bool list = false;    // print all verbs instead
    bool format = false;  // print the format of files instead
    bool mayBeUnsound = false;
};

// sinew-cli edit IN OUT --verbs FILE. Returns the exit code.
int edit(const EditArguments& arguments);

}  // namespace sinew::cli
