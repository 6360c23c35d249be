# Compiles through ccache where it is installed, so that a second checkout or a clean build folder costs little.
find_program(SINEW_CCACHE ccache)
if(SINEW_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  # Precompiled headers need the two sloppiness flags and GCC's -fpch-preprocess (ccache manual, "Precompiled headers");
  # paths below the checkout's parent are taken relative, so that checkouts beside each other share objects.
  cmake_path(GET PROJECT_SOURCE_DIR PARENT_PATH sinew_checkouts)
  set(CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_COMMAND} -E env
    CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_mtime,include_file_ctime
    CCACHE_BASEDIR=${sinew_checkouts} CCACHE_NOHASHDIR=1 ${SINEW_CCACHE})
  add_compile_options($<$<COMPILE_LANG_AND_ID:CXX,GNU>:-fpch-preprocess>)
endif()
