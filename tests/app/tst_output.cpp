// Output that cannot be written is said by the exit code; what is read is not written over; nothing that is printed steers a
// terminal.

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include "tests/app/command_run.h"
#include "tests/support/test_registry.h"

namespace tst_output {

using namespace sinew;
using test::contentsOf;
using test::runCommand;

namespace {

const QString resources = SINEW_RESOURCE_DIR;
const QString hip = resources + "/models/hip.sinew.json";
const QString strands = resources + "/models/two_links_five_strands.sinew.json";
const QString swing = resources + "/scenarios/coupled_legs.sinew-scenario.json";

// In a shell whose words are the command line tool and its arguments: "$0" "$@".
test::CommandRun runInShell(const QString& script, const QStringList& arguments)
{
    return test::runProgram("sh", QStringList{"-c", script, SINEW_CLI} + arguments);
}

QString written(const QTemporaryDir& folder, const char* name, const QByteArray& text)
{
    QFile file(folder.filePath(name));
    if (file.open(QIODevice::WriteOnly))
        file.write(text);
    return file.fileName();
}

// With escape sequences in every text that a model may hold them in.
const QByteArray escaping = R"({"format": "sinew-model", "version": 1, "name": "x", "title": "T\u001b[2J\u001b]0;own\u0007",
 "description": "d\u001b[31m\u009b2J", "gravity": [0, -9.81, 0],
 "bodies": [{"name": "b", "mass": 1, "note": "n\u001b[2J"}],
 "joints": [{"name": "j", "parent": "ground", "child": "b", "axes": [{"rotation": [0, 0, 1], "coordinate": "q"}]}],
 "coordinates": [{"name": "q", "mode": "locked"}], "sources": [{"name": "s", "text": "\u001b[5mX"}],
 "activities": [{"name": "a", "title": "\u001b[41m"}]})";

bool isClean(const QByteArray& text)
{
    return std::none_of(text.begin(), text.end(),
                        [](char c) { return (static_cast<unsigned char>(c) < 0x20 && c != '\n' && c != '\t') || c == 0x7F; })
           && !text.contains("\xC2\x9B");
}

}  // namespace

class TestOutput : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void whatCannotBePrintedIsNotDone();
    void outputsReplaceNoInput();
    void outputsAreWholeOrUntouched();
    void theSizeLimitIsNoSignal();
    void aSmallStackIsNoSignal();
    void minusIsStandardOutput();
    void nothingSteersTheTerminal();

private:
    QTemporaryDir m_folder;
    QString m_lcp, m_states, m_interface, m_verbs;
};

void TestOutput::initTestCase()
{
    m_lcp = written(m_folder, "lcp.json", R"({"A": [[2]], "B": [-1]})");
    m_states = written(m_folder, "states.json", R"({"value": {}})");
    m_interface = written(m_folder, "interface.json", R"({"load": {"force": [0, 0, -10]},
        "sliders": [{"name": "s", "direction": [0, 0, 1], "stiffness": 1000, "limit": 100}]})");
    m_verbs = written(m_folder, "verbs.json", "[]");
}

// 18 of 18 commands on a full device were done.
void TestOutput::whatCannotBePrintedIsNotDone()
{
    const QString fixation = resources + "/fixations/neck_screws.sinew-fixation.json";
    const QList<QStringList> commands = {{"--help"},
                                         {"--version"},
                                         {"solve", "--help"},
                                         {"info", hip},
                                         {"check", hip},
                                         {"check", swing},
                                         {"check", fixation},
                                         {"convert", hip, "-"},
                                         {"examples"},
                                         {"edit", "--list"},
                                         {"edit", "--format"},
                                         {"edit", strands, "-", "--verbs", m_verbs},
                                         {"solve", strands},
                                         {"solve", strands, "--json", "-"},
                                         {"solve", strands, "--csv", "-"},
                                         {"lcp", m_lcp},
                                         {"lcp", m_lcp, "--json", "-"},
                                         {"interface", m_interface},
                                         {"figure", "--list"},
                                         {"figure", "pendulum", "-"},
                                         {"simulate", swing, "--duration", "0.01"},
                                         {"equations", resources + "/scenarios/coupled_legs.sinew.json"}};
    for (const QStringList& arguments : commands) {
        const QByteArray name = arguments.join(' ').toUtf8();
        const int good = runCommand(arguments).exitCode;
        QVERIFY2(good == 0 || good == 4, name + ": " + runCommand(arguments).err);
        const test::CommandRun full = runInShell("exec \"$0\" \"$@\" >/dev/full", arguments);
        QVERIFY2(full.exitCode == 3 && full.err.contains("could not be written: No space left on device"),
                 name + ": " + full.err);
        const test::CommandRun closed = runInShell("exec \"$0\" \"$@\" >&-", arguments);
        QVERIFY2(closed.exitCode == 3 && closed.err.contains("could not be written"), name + ": " + closed.err);
    }
}

void TestOutput::outputsReplaceNoInput()
{
    const QString model = written(m_folder, "model.sinew.json", contentsOf(strands));
    const QString link = m_folder.filePath("link.json");
    QVERIFY(QFile::link(model, link));
    const QString scenario = written(m_folder, "swing.sinew-scenario.json",
                                     contentsOf(swing).replace("\"coupled_legs.sinew.json\"", "\"" + resources.toUtf8() + "/scenarios/coupled_legs.sinew.json\""));
    const QString both = m_folder.filePath("both.json");
    const QList<QStringList> commands = {
        {"solve", model, "--json", model},       {"solve", model, "--csv", link},
        {"solve", model, "--json", both, "--csv", both}, {"solve", model, "--json", "-", "--csv", "-"},
        {"lcp", m_lcp, "--json", m_lcp},         {"interface", m_interface, "--csv", m_interface},
        {"interface", m_interface, "--json", "-", "--csv", "-"},
        {"evaluate", model, "--state", m_states, "--json", m_states},
        {"simulate", scenario, "--out", scenario}, {"simulate", scenario, "--json", scenario}};
    const QByteArray before = contentsOf(model) + contentsOf(m_lcp) + contentsOf(m_interface) + contentsOf(m_states)
                              + contentsOf(scenario);
    for (const QStringList& arguments : commands) {
        const test::CommandRun run = runCommand(arguments);
        QVERIFY2(run.exitCode == 2, arguments.join(' ').toUtf8() + ": " + run.err);
        QVERIFY2(run.err.contains("name another file"), run.err);
    }
    QCOMPARE(contentsOf(model) + contentsOf(m_lcp) + contentsOf(m_interface) + contentsOf(m_states)
                 + contentsOf(scenario),
             before);
    QVERIFY(!QFile::exists(both));
    QFile::remove(scenario);
}

void TestOutput::outputsAreWholeOrUntouched()
{
    const QString answer = written(m_folder, "answer.json", "the answer before");
    const test::CommandRun run
        = runInShell("ulimit -f 1; exec \"$0\" \"$@\"", {"solve", hip, "--sensitivity", "--json", answer});
    QCOMPARE(run.exitCode, 3);
    QVERIFY2(run.err.contains("File too large; the file would be larger than allowed here"), run.err);
    QCOMPARE(contentsOf(answer), QByteArray("the answer before"));
    QCOMPARE(runCommand({"solve", strands, "--json", answer}).exitCode, 0);
    QVERIFY(contentsOf(answer).contains("\"status\": \"solved\""));
    QCOMPARE(runCommand({"solve", strands, "--json", m_folder.filePath("none/answer.json")}).exitCode, 3);
}

void TestOutput::theSizeLimitIsNoSignal()
{
    const QString file = m_folder.filePath("converted.sinew.json");
    const test::CommandRun run = runInShell("ulimit -f 1; exec \"$0\" \"$@\"", {"convert", hip, file});
    QCOMPARE(run.exitCode, 3);
    QVERIFY2(run.err.contains("File too large"), run.err);
    QVERIFY(!QFile::exists(file));
}

void TestOutput::aSmallStackIsNoSignal()
{
    const QStringList arguments = {"solve", resources + "/models/hip_wrapped.sinew.json", "--path", "--json", "-"};
    QCOMPARE(runInShell("ulimit -S -s 64; exec \"$0\" \"$@\"", arguments).out, runCommand(arguments).out);
    const test::CommandRun run = runInShell("ulimit -s 64; exec \"$0\" \"$@\"", arguments);
    QCOMPARE(run.exitCode, 3);
    QVERIFY2(run.err.contains("ulimit -s 8192"), run.err);
}

// A file called '-' was made.
void TestOutput::minusIsStandardOutput()
{
    QTemporaryDir folder;
    for (const QStringList& arguments : {QStringList{"convert", strands, "-"}, {"figure", "pendulum", "-"},
                                         {"edit", strands, "-", "--verbs", m_verbs}, {"convert", swing, "-"}}) {
        QProcess process;
        process.setWorkingDirectory(folder.path());
        process.start(SINEW_CLI, arguments);
        QVERIFY(process.waitForFinished());
        QVERIFY2(process.exitCode() == 0, process.readAllStandardError());
        QVERIFY(process.readAllStandardOutput().startsWith("{\n  \"format\": \"sinew-"));
    }
    QVERIFY(!QFile::exists(folder.filePath("-")));
}

void TestOutput::nothingSteersTheTerminal()
{
    QVERIFY(!isClean("\x1b[2J") && !isClean("\xC2\x9B") && isClean("\xD1\x9B\n\t"));
    const QString model = written(m_folder, "escaping.sinew.json", escaping);
    const QString named = written(m_folder, "escaping.sinew.json\x1b[2J", escaping);
    for (const QStringList& arguments :
         {QStringList{"info", model}, {"check", model}, {"check", named}, {"solve", model}, {"solve", model, "--csv", "-"},
          {"solve", model, "--activity", "a"}, {"solve", model, "--activity", "\x1b[2J"}, {"equations", model},
          {"equations", model, "--format", "latex"}, {"equations", model, "--format", "cpp"}, {"convert", model, "-"},
          {"evaluate", model, "--state", m_states}, {"\x1b[2J"}}) {
        const test::CommandRun run = runCommand(arguments);
        QVERIFY2(isClean(run.out), run.out);
        QVERIFY2(isClean(run.err), run.err);
        QVERIFY(!run.out.isEmpty() || !run.err.isEmpty());
    }
    QVERIFY(runCommand({"info", model}).out.startsWith("T?[2J?]0;own?\n"));
}

SINEW_TEST(TestOutput)

}  // namespace tst_output

#include "tst_output.moc"
