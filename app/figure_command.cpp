#include "app/figure_command.h"

#include <iomanip>
#include <iostream>

#include "app/command_output.h"
#include "app/loaded_model.h"
#include "app/solve_command.h"
#include "core/figures/figures.h"
#include "core/io/model_file.h"

namespace sinew::cli {

namespace {

void listFigures()
{
    for (const FigureKind& kind : figureKinds()) {
        std::cout << std::left << std::setw(22) << kind.name << kind.summary;
        if (kind.usesPerson)
            std::cout << "; --sex, --height, --mass";
        if (kind.usesLinks)
            std::cout << "; --links";
        std::cout << '\n';
    }
}

// What was asked for and has no effect on this figure.
void warnOfIdleOptions(const FigureArguments& arguments, const FigureKind& kind)
{
    const std::string name = "figure '" + std::string(kind.name) + "'";
    const bool person = arguments.height || arguments.mass || arguments.sex != FigureArguments{}.sex;
    if (person && !kind.usesPerson)
        print({englishWarning(name + " is not sized for a person", "leave out --sex, --height and --mass")});
    if (arguments.links && !kind.usesLinks)
        print({englishWarning(name + " has a number of links of its own", "leave out --links")});
}

FigureOptions optionsOf(const FigureArguments& arguments)
{
    FigureOptions options;
    options.person = meanPerson(arguments.sex == "female" ? Sex::Female : Sex::Male);
    options.person.height = arguments.height.value_or(options.person.height);
    options.person.mass = arguments.mass.value_or(options.person.mass);
    options.links = arguments.links.value_or(options.links);
    return options;
}

}  // namespace

int figure(const FigureArguments& arguments)
{
    if (arguments.list) {
        listFigures();
        return Done;
    }
    if (arguments.kind.empty() || arguments.out.empty()) {
        print({englishError("figure needs the name of a figure and a file to write",
                            "write: sinew-cli figure KIND OUT.sinew.json; sinew-cli figure --list shows the names")});
        return Usage;
    }
    const FigureKind* kind = findFigureKind(arguments.kind);
    if (kind != nullptr)
        warnOfIdleOptions(arguments, *kind);
    const Result<Model> made = makeFigure(arguments.kind, optionsOf(arguments));
    print(made.diagnostics);
    if (!made)
        return kind == nullptr ? Usage : WrongInput;
    const bool isWritten
        = writeTo(arguments.out, [&](std::ostream& out) { writeModel(*made.value, out); });
    return isWritten ? Done : WrongInput;
}

}  // namespace sinew::cli
