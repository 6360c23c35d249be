#include "core/io/relocated_name.h"

#include <filesystem>

namespace sinew {

std::string relocatedName(const std::string& name, const std::string& fromFile, const std::string& toFile)
{
    namespace fs = std::filesystem;
    const auto folderOf
        = [](const std::string& file) { return fs::absolute(fs::path(file)).lexically_normal().parent_path(); };
    if (fromFile.empty() || folderOf(fromFile) == folderOf(toFile) || name.empty() || fs::path(name).is_absolute())
        return name;
    const fs::path there = (folderOf(fromFile) / name).lexically_normal();
    const fs::path relative = there.lexically_relative(folderOf(toFile));
    return (relative.empty() ? there : relative).generic_string();
}

}  // namespace sinew
