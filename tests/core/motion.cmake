foreach(unit fourier_series formula phase_curve)
  sinew_add_test(tst_${unit} SOURCES tst_${unit}.cpp LIBRARIES sinew_core LABELS unit)
endforeach()
