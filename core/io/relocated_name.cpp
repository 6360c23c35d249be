#include "core/io/relocated_name.h"

#include <filesystem>

namespace sinew {

namespace {

namespace fs = std::filesystem;

fs::path folderOf(const std::string& file)
{
    std::error_code error;  // the folder of a relative name may be gone
    const fs::path whole = fs::absolute(fs::path(file), error);
    return (error ? fs::path(file) : whole).lexically_normal().parent_path();
}

}  // namespace

std::string relocatedName(const std::string& name, const std::string& fromFile, const std::string& toFile)
{
    if (fromFile.empty() || folderOf(fromFile) == folderOf(toFile) || name.empty() || fs::path(name).is_absolute())
        return name;
    const fs::path there = (folderOf(fromFile) / name).lexically_normal();
    const fs::path relative = there.lexically_relative(folderOf(toFile));
    return (relative.empty() ? there : relative).generic_string();
}

std::string wholePath(const std::string& name, const std::string& fromFile)
{
    return fromFile.empty() || name.empty() ? name : (folderOf(fromFile) / name).lexically_normal().generic_string();
}

}  // namespace sinew
