#pragma once

#include <functional>
#include <stop_token>

namespace sinew {

// What a caller of a long computation may want: to end it (its status is then Cancelled) and to hear how far it is,
// from 0 to 1, on its own thread. Both are optional.
struct SharingWatch {
    std::stop_token stop;
    std::function<void(double)> progress;

    // Reports, and says whether to go on.
    bool goesOn(double share) const
    {
        if (progress)
            progress(share);
        return !stop.stop_requested();
    }
};

}  // namespace sinew
