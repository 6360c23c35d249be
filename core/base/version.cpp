#include "core/base/version.h"

namespace sinew {

const char* version()
{
    return SINEW_VERSION;
}

}  // namespace sinew
