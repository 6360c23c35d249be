#pragma once

#include <memory>
#include <string>
#include <vector>

#include <QTest>

namespace sinew::test {

// One tst_<unit>.cpp: a class of QtTest functions, under its file's name without the suffix.
struct TestUnit {
    std::string name;
    std::unique_ptr<QObject> (*make)();
};

// The units of this program in the order of their files. Filled before main by SINEW_TEST.
std::vector<TestUnit>& testUnits();

struct TestRegistration {
    TestRegistration(const char* file, std::unique_ptr<QObject> (*make)());
};

}  // namespace sinew::test

// Stands at the end of a test file, in place of QTEST_MAIN. One program holds all units of a folder: its first argument is
// the unit's name, the others are QtTest's.
#define SINEW_TEST(Class)                                                                                              \
    static const sinew::test::TestRegistration testRegistration(                                                       \
        __FILE__, []() -> std::unique_ptr<QObject> { return std::make_unique<Class>(); });
