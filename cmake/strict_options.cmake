# Warnings and hardening for our own targets; third-party headers come in as system headers.
function(sinew_strict_options target)
  target_compile_options(${target} PRIVATE
    -Wall -Wextra -Wpedantic   # the usual mistakes
    # A name that hides another; where files compile together, not those of other files.
    $<IF:$<BOOL:$<TARGET_PROPERTY:UNITY_BUILD>>,-Wshadow=local,-Wshadow>
    -Wconversion               # silent loss of digits or range
    -Wsign-conversion          # int against size
    -Wnon-virtual-dtor         # delete through a base without a virtual destructor
    -Woverloaded-virtual       # an override that is none
    -Wformat=2
    # GCC 12 sees overlaps and overruns in std::string that are none (GCC bug 105651), the latter from precompiled
    # headers, which no longer count as system headers.
    -Wno-restrict -Wno-stringop-overflow -Wno-stringop-overread -Wno-array-bounds
    # In several files at once GCC 12 inlines more and takes Eigen's check for aliasing for a read of what is being made.
    $<$<BOOL:$<TARGET_PROPERTY:UNITY_BUILD>>:-Wno-maybe-uninitialized>
    -Wno-missing-field-initializers)  # members left out of a designated initialiser have defaults
  if(SINEW_WARNINGS_AS_ERRORS)
    target_compile_options(${target} PRIVATE -Werror)
  endif()
  sinew_harden(${target})
endfunction()

# For files of strangers that find an overrun of ours: it ends the program before it can be made use of. Programs are
# position-independent by the compiler's own choice; tests/app/tst_program_file.cpp reads all this in them.
function(sinew_harden target)
  target_link_options(${target} PRIVATE LINKER:-z,relro LINKER:-z,now)  # tables of functions are read-only before main()
  if(SINEW_SANITIZE)
    return()  # they see more, and less where checked functions stand in place of those that they know
  endif()
  target_compile_options(${target} PRIVATE
    -fstack-protector-strong
    $<$<NOT:$<CONFIG:Debug>>:-U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=2>)  # needs optimisation
endfunction()

# Instruments core with the sanitizers of SINEW_SANITIZE. What is linked to it, tests and window, is compiled as ever and
# only linked to them: it would take half as long again to compile, and an overrun in a block of core's is seen where core
# reads or writes it. One build so serves the tests of core and those of the window.
function(sinew_sanitize target)
  if(NOT SINEW_SANITIZE)
    return()
  endif()
  # GCC 12 sees uninitialised reads in instrumented std::regex that are none.
  target_compile_options(${target} PRIVATE -Wno-maybe-uninitialized
    -fsanitize=${SINEW_SANITIZE} -fno-sanitize-recover=undefined
    # A wild access dies under the address sanitizer anyway; these checks at every access double the time to compile.
    -fno-sanitize=null,alignment,object-size,vptr,pointer-overflow
    -fno-omit-frame-pointer)
  # A vector that nobody filled, as Vector3{}, is not a number to any test that reads it. Eigen takes memory as it does in
  # what is not instrumented, as one may free what the other took; the sanitizer's memory is aligned too.
  target_compile_definitions(${target} PRIVATE _GLIBCXX_ASSERTIONS EIGEN_INITIALIZE_MATRICES_BY_NAN
                                               EIGEN_MALLOC_ALREADY_ALIGNED=1)
  target_compile_definitions(${target} PUBLIC SINEW_SANITIZED)
  target_link_options(${target} PUBLIC -fsanitize=${SINEW_SANITIZE})
endfunction()
