# Read by cpack for each package: the parts of cmake/installation.cmake that it holds. A Debian system has the texts of the
# licences; the archive brings them along.
set(parts command_line window resources desktop)
if(CPACK_GENERATOR STREQUAL "DEB")
  list(APPEND parts debian)
else()
  list(APPEND parts licences)
endif()
list(GET CPACK_INSTALL_CMAKE_PROJECTS 0 build)
set(CPACK_INSTALL_CMAKE_PROJECTS)
foreach(part IN LISTS parts)
  list(APPEND CPACK_INSTALL_CMAKE_PROJECTS ${build} Sinew ${part} /)
endforeach()
