sinew_add_test(tst_simulation SOURCES tst_simulation.cpp LIBRARIES sinew_core LABELS unit)
