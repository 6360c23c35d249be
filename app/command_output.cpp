#include "app/command_output.h"

#include <exception>
#include <filesystem>
#include <iostream>
#include <sstream>
#include <system_error>

#include "app/loaded_model.h"
#include "core/io/fixation_file.h"
#include "core/io/output_file.h"
#include "core/io/scenario_file.h"

namespace sinew::cli {

bool writeTo(const std::string& name, const std::function<void(std::ostream&)>& write)
{
    if (name == "-") {
        write(std::cout);
        return true;
    }
    std::ostringstream text;
    write(text);
    const std::optional<Diagnostic> reason = writeOutputFile(name, text.view());
    if (reason)
        print({*reason});
    return !reason;
}

bool isOneFile(const std::string& a, const std::string& b)
{
    namespace fs = std::filesystem;
    if (a.empty() || b.empty())
        return false;
    std::error_code error;
    return fs::equivalent(a, b, error) || fs::weakly_canonical(a, error) == fs::weakly_canonical(b, error);
}

bool mayWrite(const std::vector<std::string>& outputs, const std::vector<std::string>& inputs)
{
    std::vector<std::string> taken;
    const auto refuse = [](const std::string& message) {
        print({englishError(message, "name another file")});
        return false;
    };
    for (const std::string& output : outputs) {
        const bool isStream = output == "-" || output.starts_with("/dev/");
        for (const std::string& input : inputs) {
            if (!isStream && isOneFile(output, input))
                return refuse("what is read from '" + input + "' would be lost under what goes to '" + output + "'");
        }
        for (const std::string& other : taken) {
            if (output == "-" && other == "-")
                return refuse("two outputs cannot both go to standard output");
            if (!isStream && isOneFile(output, other))
                return refuse("two outputs would go to '" + output + "'");
        }
        taken.push_back(output);
    }
    return true;
}

std::vector<std::string> filesNamedBy(const Scenario& scenario, const std::string& file)
{
    const Scenario whole = withWholePaths(scenario, file);
    std::vector<std::string> files = {file, whole.model};
    for (const NamedTable& table : whole.tables)
        files.push_back(table.file);
    return files;
}

std::vector<std::string> filesNamedBy(const Fixation& fixation, const std::string& file)
{
    const Fixation whole = withWholePaths(fixation, file);
    std::vector<std::string> files = {file, whole.model};
    if (whole.mesh)
        files.push_back(whole.mesh->file);
    return files;
}

}  // namespace sinew::cli
