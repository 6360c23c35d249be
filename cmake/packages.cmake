# The packages that app/package makes: a .deb, and an archive that runs from any folder.

# sinew_package_file(file component COMMAND command... DEPENDS dependency...): a file below share that the target
# package_files makes, with tools that a plain build does not need (app/package-packages.txt); OUTPUT stands for the file.
# An installation from a build without it goes without.
add_custom_target(package_files)
function(sinew_package_file file component)
  cmake_parse_arguments(ARG "" "" "COMMAND;DEPENDS" ${ARGN})
  set(made ${PROJECT_BINARY_DIR}/package_files/${file})
  cmake_path(GET made PARENT_PATH folder)
  cmake_path(GET file PARENT_PATH destination)
  string(MAKE_C_IDENTIFIER package_${file} target)
  file(MAKE_DIRECTORY ${folder})
  list(TRANSFORM ARG_COMMAND REPLACE "^OUTPUT$" "${made}")
  add_custom_command(OUTPUT ${made} COMMAND ${ARG_COMMAND} DEPENDS ${ARG_DEPENDS} VERBATIM)
  add_custom_target(${target} DEPENDS ${made})
  add_dependencies(package_files ${target})
  install(FILES ${made} DESTINATION ${destination} COMPONENT ${component} OPTIONAL)
endfunction()

function(sinew_compressed file component source)
  sinew_package_file(${file} ${component} COMMAND sh -c "gzip -9nc \"$0\" >\"$1\"" ${source} OUTPUT DEPENDS ${source})
endfunction()

function(sinew_icons name folder source)
  foreach(side 16 22 24 32 48 64 128 256 512)
    sinew_package_file(share/icons/hicolor/${side}x${side}/${folder}/${name}.png desktop
      COMMAND rsvg-convert --width ${side} --height ${side} ${source} -o OUTPUT DEPENDS ${source})
  endforeach()
endfunction()

function(sinew_manual program component summary)
  sinew_package_file(share/man/man1/${program}.1.gz ${component}
    COMMAND sh -c "help2man --no-info --name \"$0\" \"$1\" | gzip -9nc >\"$2\"" ${summary} $<TARGET_FILE:${program}> OUTPUT
    DEPENDS ${program})
endfunction()

set(CPACK_PACKAGE_NAME sinew)
set(CPACK_PACKAGE_VENDOR "The Sinew authors")
set(CPACK_PACKAGE_CONTACT "Sinew maintainers <maintainers@sinew.invalid>" CACHE STRING "Whom a package names as its maintainer")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "mechanics of skeletons whose muscles only pull")
set(CPACK_DEBIAN_PACKAGE_DESCRIPTION "A desktop workbench for the mechanics of skeletons: muscles are links that
only pull, bones meet in joints and only push. Build or load a skeleton, set
joint angles or moments, and see the tendon and joint forces in 3D; run
motions with contact, impact and friction; see what holds a broken hip, and
what gives way first. For research and teaching; not a medical device.
.
The program sinew-cli computes the same without a display.")
set(CPACK_VERBATIM_VARIABLES ON)
set(CPACK_GENERATOR DEB TGZ)
set(CPACK_STRIP_FILES ON)
set(CPACK_PROJECT_CONFIG_FILE ${CMAKE_CURRENT_LIST_DIR}/package_contents.cmake)
string(TOLOWER "sinew-${PROJECT_VERSION}-${CMAKE_SYSTEM_NAME}-${CMAKE_SYSTEM_PROCESSOR}" CPACK_PACKAGE_FILE_NAME)

set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_RELEASE 1)
set(CPACK_DEBIAN_PACKAGE_SECTION science)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
# What is loaded at run time comes with the linked libraries: Qt's X11 plugin with libqt6gui6, SVG images of style sheets
# with libqt6svg6, a GL driver with libgl1, a font with libfontconfig1.
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "ffmpeg, qt6-wayland, qt6-translations-l10n")  # films; a desktop without X; buttons of dialogs
set(CPACK_DEBIAN_PACKAGE_SUGGESTS "fonts-noto-cjk")  # Chinese

string(TIMESTAMP SINEW_PACKAGE_DATE "%a, %d %b %Y %H:%M:%S +0000" UTC)
configure_file(${sinew_desktop}/changelog.Debian.in ${PROJECT_BINARY_DIR}/changelog.Debian @ONLY)
sinew_compressed(share/doc/sinew/changelog.Debian.gz debian ${PROJECT_BINARY_DIR}/changelog.Debian)
sinew_compressed(share/doc/sinew/changelog.gz command_line ${PROJECT_SOURCE_DIR}/CHANGELOG.md)
sinew_manual(sinew-cli command_line "compute the mechanics of skeletons without a display")
if(SINEW_WINDOW)
  sinew_manual(sinew window "workbench for the mechanics of skeletons")
  sinew_icons(sinew apps ${sinew_resources}/icons/sinew.svg)
  sinew_icons(sinew-document mimetypes ${sinew_desktop}/sinew-document.svg)
endif()
include(CPack)
