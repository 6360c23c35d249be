foreach(name units_format link_table model_tree_model properties joint_force_summary coordinates_panel panels
             recruitment_data recruitment_panel recruitment_pages_data recruitment_pages segments
             equations_panel figure_dialog)
  sinew_add_test(tst_${name} LABELS ui SOURCES tst_${name}.cpp LIBRARIES sinew_ui)
endforeach()
