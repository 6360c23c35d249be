// Compiled for its precompiled headers only; see tests/CMakeLists.txt.
