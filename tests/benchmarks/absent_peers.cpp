#include "tests/benchmarks/peer.h"

// Stand-ins for peers that were not found at configure time.
namespace sinew::benchmarks {

#ifndef SINEW_SIMBODY
std::unique_ptr<Peer> simbody(const PeerModel&)
{
    return nullptr;
}
#endif

#ifndef SINEW_MUJOCO
std::unique_ptr<Peer> mujoco(const PeerModel&)
{
    return nullptr;
}
#endif

}  // namespace sinew::benchmarks
