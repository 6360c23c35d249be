sinew_add_test(tst_quantities SOURCES tst_quantities.cpp LIBRARIES sinew_core LABELS unit)
