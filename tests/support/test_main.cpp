// The main function of every test program:
//   PROGRAM UNIT [QtTest arguments]   runs one unit; PROGRAM [QtTest arguments] runs all in one process.
// The exit code is the number of failures, at most 127, which also stands for an unknown unit.

#include <algorithm>
#include <cstdio>
#include <filesystem>

#include "tests/support/test_registry.h"

#include <QLocale>

#ifdef QT_WIDGETS_LIB
#include <QApplication>
using Application = QApplication;
#else
#include <QCoreApplication>
using Application = QCoreApplication;
#endif

namespace sinew::test {

std::vector<TestUnit>& testUnits()
{
    static std::vector<TestUnit> units;
    return units;
}

TestRegistration::TestRegistration(const char* file, std::unique_ptr<QObject> (*make)())
{
    testUnits().push_back({std::filesystem::path(file).stem().string(), make});
}

namespace {

constexpr int mostFailures = 127;

int runAll(int argc, char** argv)
{
    int failures = 0;
    for (const TestUnit& unit : testUnits())
        failures += QTest::qExec(unit.make().get(), argc, argv);
    return testUnits().empty() ? mostFailures : std::min(failures, mostFailures);
}

int runUnit(const std::string& name, int argc, char** argv)
{
    const auto unit = std::ranges::find(testUnits(), name, &TestUnit::name);
    if (unit != testUnits().end())
        return QTest::qExec(unit->make().get(), argc, argv);
    std::fprintf(stderr, "no unit '%s' in this program; there are:\n", name.c_str());
    for (const TestUnit& known : testUnits())
        std::fprintf(stderr, "  %s\n", known.name.c_str());
    return mostFailures;
}

}  // namespace
}  // namespace sinew::test

int main(int argc, char** argv)
{
    Application application(argc, argv);
    QLocale::setDefault(QLocale::c());  // numbers are those of English, whoever runs the tests
#ifdef QT_WIDGETS_LIB
    Application::setAttribute(Qt::AA_Use96Dpi);  // as QTEST_MAIN does
#endif
    if (argc < 2 || argv[1][0] == '-')
        return sinew::test::runAll(argc, argv);
    const std::string unit = argv[1];
    std::rotate(argv + 1, argv + 2, argv + argc);
    return sinew::test::runUnit(unit, argc - 1, argv);
}
