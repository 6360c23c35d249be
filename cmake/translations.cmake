# The texts of the window in other languages: resources/translations/*.ts, compiled into resources of a target.
find_program(SINEW_LRELEASE lrelease HINTS ${QT6_INSTALL_PREFIX}/${QT6_INSTALL_BINS} /usr/lib/qt6/bin REQUIRED)

function(sinew_add_translations target)
  file(GLOB sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/resources/translations/*.ts)
  set(folder ${CMAKE_CURRENT_BINARY_DIR}/translations)
  file(MAKE_DIRECTORY ${folder})
  foreach(source IN LISTS sources)
    cmake_path(GET source STEM LAST_ONLY name)
    add_custom_command(OUTPUT ${folder}/${name}.qm COMMAND ${SINEW_LRELEASE} -silent ${source} -qm ${folder}/${name}.qm
                       DEPENDS ${source} VERBATIM)
    list(APPEND compiled ${folder}/${name}.qm)
  endforeach()
  qt_add_resources(${target} ${target}_translations PREFIX /translations BASE ${folder} FILES ${compiled})
endfunction()
