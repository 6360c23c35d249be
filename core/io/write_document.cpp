#include <exception>
#include <sstream>

#include "core/io/atomic_file.h"
#include "core/io/whole_file.h"

namespace sinew {

Result<bool> writeDocument(const std::string& path, const std::function<void(std::ostream&)>& write)
{
    try {
        std::ostringstream stream;
        write(stream);
        if (auto reason = writeFileAtomically(path, stream.view()))
            return Result<bool>::failure({*std::move(reason)});
        return Result<bool>::success(true);
    } catch (const std::exception& fault) {
        Diagnostic reason
            = makeError(sentence("cannot save: %1", wordsOf(fault)), sentence("save elsewhere"));
        reason.file = path;
        return Result<bool>::failure({std::move(reason)});
    }
}

}  // namespace sinew
