# cmake --install: programs in bin and what comes with them in share, below any prefix; core/io/shipped_files.h says how
# the former find the latter, so the two names are fixed. Parts (--component): command_line, window, resources, desktop,
# licences; debian is for the .deb alone (cmake/packages.cmake).
set(CMAKE_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE
    GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(sinew_resources ${PROJECT_SOURCE_DIR}/resources)
set(sinew_desktop ${PROJECT_SOURCE_DIR}/app/desktop)

# The build folder is laid out in the same way.
file(MAKE_DIRECTORY ${PROJECT_BINARY_DIR}/share)
file(CREATE_LINK ${sinew_resources} ${PROJECT_BINARY_DIR}/share/sinew SYMBOLIC)

install(TARGETS sinew-cli RUNTIME DESTINATION bin COMPONENT command_line)
install(FILES ${sinew_resources}/examples.json DESTINATION share/sinew COMPONENT resources)
foreach(folder fixations models pictures problems scenarios)
  install(DIRECTORY ${sinew_resources}/${folder} DESTINATION share/sinew COMPONENT resources
          FILES_MATCHING PATTERN "*.json" PATTERN "*.sto" PATTERN "*.png")
endforeach()

install(FILES ${PROJECT_SOURCE_DIR}/LICENSE DESTINATION share/doc/sinew COMPONENT licences)
install(FILES /usr/share/common-licenses/GPL-3 DESTINATION share/doc/sinew COMPONENT licences OPTIONAL)
install(FILES ${sinew_desktop}/copyright DESTINATION share/doc/sinew COMPONENT command_line)

if(SINEW_WINDOW)
  set(icons share/icons/hicolor)
  string(TIMESTAMP SINEW_RELEASE_DATE "%Y-%m-%d" UTC)  # that of SOURCE_DATE_EPOCH, where it is set
  configure_file(${sinew_desktop}/sinew.metainfo.xml.in ${PROJECT_BINARY_DIR}/sinew.metainfo.xml @ONLY)
  install(TARGETS sinew RUNTIME DESTINATION bin COMPONENT window)
  install(FILES ${sinew_desktop}/sinew.desktop DESTINATION share/applications COMPONENT desktop)
  install(FILES ${sinew_desktop}/sinew.xml DESTINATION share/mime/packages COMPONENT desktop)
  install(FILES ${PROJECT_BINARY_DIR}/sinew.metainfo.xml DESTINATION share/metainfo COMPONENT desktop
          RENAME local.sinew.sinew.metainfo.xml)
  install(FILES ${sinew_resources}/icons/sinew.svg DESTINATION ${icons}/scalable/apps COMPONENT desktop)
  install(FILES ${sinew_desktop}/sinew-document.svg DESTINATION ${icons}/scalable/mimetypes COMPONENT desktop)
endif()
