sinew_add_test(tst_scene_builder LABELS ui SOURCES tst_scene_builder.cpp LIBRARIES sinew_scene)
sinew_add_test(tst_scene_segments LABELS ui SOURCES tst_scene_segments.cpp LIBRARIES sinew_scene)
sinew_add_test(tst_scene_bones LABELS ui SOURCES tst_scene_bones.cpp LIBRARIES sinew_scene sinew_test_scenes)
