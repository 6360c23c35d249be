#include "core/io/shipped_files.h"

#include <algorithm>
#include <filesystem>

#include "core/io/environment.h"
#include "core/io/file_formats.h"
#include "core/io/program_path.h"

namespace sinew {

namespace fs = std::filesystem;

std::string resourceFolder()
{
    const std::string chosen = environmentVariable("SINEW_RESOURCES");
    return chosen.empty() ? resourceFolderNear(programPath()) : chosen;
}

std::string resourceFolderNear(const std::string& program)
{
    fs::path place = "share";
    place /= "sinew";
    const fs::path mark("examples.json");
    const fs::path first = fs::path(program).parent_path().parent_path();
    std::error_code error;
    for (fs::path above = first;; above = above.parent_path()) {
        if (fs::exists(above / place / mark, error))
            return fs::canonical(above / place, error).string();
        if (!above.has_relative_path())
            return (first / place).string();
    }
}

std::vector<std::string> shippedFiles()
{
    std::vector<std::string> files;
    for (const char* folder : {"models", "scenarios", "fixations"}) {
        std::error_code error;
        for (fs::directory_iterator entry(fs::path(resourceFolder()) / fs::path(folder), error), end;
             !error && entry != end; entry.increment(error)) {
            if (formatByName(entry->path().string()) != nullptr)
                files.push_back(entry->path().string());
        }
    }
    std::sort(files.begin(), files.end());
    return files;
}

}  // namespace sinew
