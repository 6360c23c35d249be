#pragma once

namespace sinew::test {

// Whether the sanitizers look on, which makes everything some times slower: tests that are held anyway by a plain build
// try less then.
#ifdef SINEW_SANITIZED
inline constexpr bool isSanitized = true;
#else
inline constexpr bool isSanitized = false;
#endif

}  // namespace sinew::test
