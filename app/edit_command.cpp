#include "app/edit_command.h"

#include <iostream>

#include "app/loaded_model.h"
#include "app/solve_command.h"
#include "core/document/edit_script.h"
#include "core/io/model_file.h"
#include "core/schema/format_page.h"

namespace sinew::cli {

int edit(const EditArguments& arguments)
{
    if (arguments.list) {
        printVerbs(std::cout);
        return Done;
    }
    if (arguments.format) {
        std::cout << formatPage();
        return Done;
    }
    if (arguments.in.empty() || arguments.out.empty() || arguments.verbs.empty()) {
        print({makeError("IN, OUT and --verbs FILE are needed",
                         "or --list, which prints all verbs, or --format, which prints the keys of files")});
        return Usage;
    }
    const Result<Model> read = readModelFile(arguments.in);
    print(read.diagnostics);
    if (!read)
        return WrongInput;
    const Result<Project> edited = withScriptFile({*read.value, {}}, arguments.verbs, arguments.mayBeUnsound);
    print(edited.diagnostics);
    if (!edited)
        return WrongInput;
    const Result<bool> written = writeModelFile(edited.value->model, arguments.out);
    print(written.diagnostics);
    return written ? Done : WrongInput;
}

}  // namespace sinew::cli
