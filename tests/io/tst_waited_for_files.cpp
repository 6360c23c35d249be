// A pipe or a device in place of a file is refused at once, by whatever reads: a pipe would be waited for until somebody writes
// into it.

#include <functional>
#include <map>

#include <QTemporaryDir>
#include <QTest>
#include <sys/stat.h>

#include "core/io/file_formats.h"
#include "core/io/file_print.h"
#include "core/io/fixation_file.h"
#include "core/io/interface_file.h"
#include "core/io/lcp_file.h"
#include "core/io/model_file.h"
#include "core/io/motion_file.h"
#include "core/io/scenario_file.h"
#include "core/io/state_file.h"
#include "core/io/surface_mesh_file.h"
#include "tests/support/test_registry.h"

namespace sinew::test::tst_waited_for_files {

using Reader = std::function<Diagnostics(const std::string&)>;

const std::map<std::string, Reader>& readers()
{
    static const std::map<std::string, Reader> all = {
        {"any format", [](const std::string& path) { return openFile(path).diagnostics; }},
        {"model", [](const std::string& path) { return readModelFile(path).diagnostics; }},
        {"model to mend", [](const std::string& path) { return readModelFileToMend(path).diagnostics; }},
        {"scenario", [](const std::string& path) { return readScenarioFile(path).diagnostics; }},
        {"fixation", [](const std::string& path) { return readFixationFile(path).diagnostics; }},
        {"table", [](const std::string& path) { return readMotionFile(path).diagnostics; }},
        {"mesh", [](const std::string& path) { return readSurfaceMesh(path).diagnostics; }},
        {"lcp", [](const std::string& path) { return readLcpFile(path).diagnostics; }},
        {"interface", [](const std::string& path) { return readInterfaceFile(path).diagnostics; }},
        {"states", [](const std::string& path) { return readStateFile(path, {"q"}).diagnostics; }},
    };
    return all;
}

class TestWaitedForFiles : public QObject {
    Q_OBJECT

private slots:
    void pipesAndDevicesAreRefused()
    {
        QTemporaryDir folder;
        const std::string pipe = folder.filePath("pipe.sinew.json").toStdString();
        QCOMPARE(mkfifo(pipe.c_str(), 0600), 0);
        for (const auto& [name, read] : readers()) {
            for (const std::string& path : {pipe, std::string("/dev/zero"), std::string("/dev/null")}) {
                const Diagnostics remarks = read(path);
                QVERIFY2(remarks.size() == 1, (name + ": " + path).c_str());
                const std::string text = toString(remarks.front());
                QVERIFY2(text.find("this is no ordinary file; write what it gives into a file") != std::string::npos
                             || (path != pipe && text.find("format of this file is not known") != std::string::npos),
                         (name + ": " + text).c_str());
            }
        }
        QVERIFY(!printOfFile(pipe).exists);
    }
};

SINEW_TEST(TestWaitedForFiles)

}  // namespace sinew::test::tst_waited_for_files

#include "tst_waited_for_files.moc"
