#pragma once

namespace sinew {

// From here on the process does not end when it is asked to (SIGTERM, SIGHUP, SIGINT) but the descriptor becomes readable, so
// that unsaved work can be kept first; whoever asks the same twice is obeyed at once. -1: there is none, all is as it was.
// Once a process.
int watchForEnd();

// Ends the process by the signal that it was asked by; nothing is destroyed.
[[noreturn]] void endAsAsked(int descriptor);

}  // namespace sinew
