#pragma once

#include <string>

namespace sinew::cli {

struct EditArguments {
    std::string in, out;
    std::string modelOut;  // of a motion: where its model goes when verbs change it
    std::string verbs;     // file with a list of verbs
    bool list = false;     // print all verbs instead
    bool format = false;   // print the format of files instead
    bool mayBeUnsound = false;
};

// sinew-cli edit IN OUT --verbs FILE, of a model, or of a motion with the model that it names. Returns the exit code.
int edit(const EditArguments& arguments);

}  // namespace sinew::cli
