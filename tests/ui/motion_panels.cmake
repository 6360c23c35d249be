foreach(name motion_plots stages_panel curve_panel)
  sinew_add_test(tst_${name} LABELS ui SOURCES tst_${name}.cpp LIBRARIES sinew_ui)
endforeach()
