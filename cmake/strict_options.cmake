# Warnings and hardening for our own targets; third-party headers come in as system headers.
function(sinew_strict_options target)
  target_compile_options(${target} PRIVATE
    -Wall -Wextra -Wpedantic   # the usual mistakes
    -Wshadow                   # a name that hides another
    -Wconversion               # silent loss of digits or range
    -Wsign-conversion          # int against size
    -Wnon-virtual-dtor         # delete through a base without a virtual destructor
    -Woverloaded-virtual       # an override that is none
    -Wformat=2
    # GCC 12 sees overlaps and overruns in std::string that are none (GCC bug 105651), the latter from precompiled
    # headers, which no longer count as system headers.
    -Wno-restrict -Wno-stringop-overflow -Wno-stringop-overread -Wno-array-bounds
    -Wno-missing-field-initializers)  # members left out of a designated initialiser have defaults
  if(SINEW_WARNINGS_AS_ERRORS)
    target_compile_options(${target} PRIVATE -Werror)
  endif()
endfunction()

# Core runs under the sanitizers, if they are asked for, and with it its command line. The window and the tests are compiled
# without them, over a core that has them.
function(sinew_sanitize target)
  if(NOT SINEW_SANITIZE)
    return()
  endif()
  target_compile_options(${target} PRIVATE -fsanitize=address,undefined -fno-sanitize-recover=undefined
    # A wild access dies under the address sanitizer anyway; these checks at every access double the time to compile.
    -fno-sanitize=null,alignment,object-size,vptr,pointer-overflow
    -fno-omit-frame-pointer
    # GCC 12 sees uninitialised reads in instrumented std::regex that are none.
    -Wno-maybe-uninitialized)
endfunction()
