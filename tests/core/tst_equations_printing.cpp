// What is printed: the published form to the letter, C++ that compiles without a warning and computes the same, LaTeX
// whose braces and environments match.

#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include "core/equations/equations.h"
#include "core/equations/print_cpp.h"
#include "core/equations/print_latex.h"
#include "core/equations/print_text.h"
#include "core/equations/symbol_names.h"
#include "tests/support/models.h"
#include "tests/support/near.h"
#include "tests/support/random_plane_tree.h"
#include "tests/support/random_tree.h"
#include "tests/support/segment_models.h"
#include "tests/support/test_registry.h"

namespace tst_equations_printing {

using namespace sinew;
using namespace sinew::test;

namespace {

Equations composed(const Model& model)
{
    return composeEquations(model).value.value_or(Equations{});
}

// Names as a person would write them.
Model pendulum()
{
    Model model = emptyFigure(Space::Plane);
    model.title = "100% & more_pendulum";
    addSegment(model, "shank", "ground", 'a', AngleReference::Ground);
    addSegment(model, "thigh", "shank", 'c', AngleReference::Ground);
    return model;
}

// Everything that a model of bodies and joints can have in its equations: splines, polynomials, springs, dampers,
// constraints that move, loads.
void addAllThatActs(Model& model)
{
    Closure loop{groundName, model.bodies.back().name, {{0.3, 0.2, 0}, {0, 0, 0.2}}, {{0.1, 0, 0}, {0, 0, 0}}, {}};
    loop.held = {{RelativeMotion::X, Polynomial{{0, 0, 0.3, 0.1}}},
                 {RelativeMotion::TurnZ, NaturalSpline({0, 1, 3}, {0, 0.4, 0.1})}};
    model.constraints.push_back({"loop", loop, {}, {}});
    model.constraints.push_back(
        {"rod", Distance{groundName, model.bodies[1].name, {0.1, 0, 0}, {0, 0.2, 0}, 0.7}, {}, {}});
    model.loads.push_back(
        {.name = "wind & rain", .body = model.bodies.back().name, .point = {0.1, 0.2, 0}, .force = {3, -5, 0}});
}

Model allInThePlane()
{
    Model model = RandomPlaneTree(3, 4).build();
    addAllThatActs(model);
    return model;
}

Model allInSpace()
{
    Model model = RandomTree(1, {.bodies = 5, .hasResistance = true}).build();
    addAllThatActs(model);
    return model;
}

// Where the group that opens at i ends; i itself of what is no group.
qsizetype endOfGroup(const QString& latex, qsizetype i)
{
    int depth = 0;
    for (qsizetype k = i; k < latex.size(); ++k) {
        depth += latex[k] == '{' ? 1 : latex[k] == '}' ? -1 : 0;
        if (depth == 0)
            return k;
    }
    return latex.size();
}

// The first place where one symbol has two subscripts or two superscripts, which LaTeX refuses; empty without any.
QString doubleScript(const QString& latex)
{
    for (qsizetype i = 0; i < latex.size(); ++i) {
        QString scripts;
        for (qsizetype k = i; k < latex.size() && (latex[k] == '_' || latex[k] == '^');) {
            if (scripts.contains(latex[k]))
                return latex.mid(i, 80);
            scripts += latex[k];
            k = endOfGroup(latex, k + 1) + 1;
        }
    }
    return {};
}

bool hasLine(const QString& text, const QString& line)
{
    return text.split('\n').contains(line);
}

}  // namespace

class TestEquationsPrinting : public QObject {
    Q_OBJECT

private slots:
    void textIsThePublishedForm()
    {
        const QString text = QString::fromStdString(equationsText(composed(pendulum())));
        for (const char* line :
             {"  a_11 = mu_11 l_shank²", "  a_12 = m_thigh l_shank lambda_thigh_1 cos(phi_shank - phi_thigh)",
              "  a_22 = m_thigh lambda_thigh_1² + I_thigh", "      mu_11 l_shank² phi_shank''",
              "    + 2 mu_11 l_shank phi_shank' l_shank'", "    + mu_01 g l_shank cos(phi_shank)", "    = M_phi_shank",
              "    - mu_11 l_shank phi_shank'²", "    = F_l_thigh"})
            QVERIFY2(hasLine(text, line), qPrintable(QString(line) + "\n\n" + text));
        for (const char* part : {"mu_11 = zeta_shank", "mu_11 = zeta_1 + Theta_1", "theta_2"})
            QVERIFY2(!text.contains(part), part);
        QVERIFY2(text.contains("  mu_11 = zeta_1 + m_thigh "), qPrintable(text));
        QVERIFY(text.contains("lambda_thigh_1 = l_thigh + n_thigh l_rod_thigh"));
    }

    void textLinesAreNotLong()
    {
        const Model models[] = {chain({.kinds = "abcdef", .links = 6, .base = true}),
                                chain({.kinds = "adf", .links = 3, .space = Space::Spatial}),
                                fiveLinkFigure(AngleReference::Ground, true), allInSpace(), shippedModel("human17")};
        for (const Model& model : models) {
            const QString text = QString::fromStdString(equationsText(composed(model)));
            for (const QString& line : text.split('\n')) {
                QVERIFY2(line.size() <= 125 || line.contains("spline"), qPrintable(line));
                QVERIFY2(!line.endsWith(' '), qPrintable(line));
            }
            QCOMPARE(text.count('('), text.count(')'));
        }
    }

    // A sum goes on in the next line with a sign, not in the middle of a product that would fit a line.
    void sumsAreBrokenBeforeTheirSigns()
    {
        const QString text
            = QString::fromStdString(equationsText(composed(fiveLinkFigure(AngleReference::Ground, true))));
        const qsizetype start = text.indexOf("Velocity terms b"), end = text.indexOf("Gravity terms g");
        QVERIFY(start > 0 && end > start);
        int broken = 0;
        for (const QString& line : text.mid(start, end - start).split('\n')) {
            if (!line.startsWith("     "))
                continue;
            ++broken;
            QVERIFY2(line.trimmed().startsWith("+ ") || line.trimmed().startsWith("- "), qPrintable(line));
        }
        QVERIFY2(broken > 5, "hardly a sum was wider than a line");
    }

    // e0' = -w.e / 2, e' = (e0 w + w x e) / 2
    void eulerParametersChangeWithTheAngularVelocity()
    {
        const Equations equations = composeEquations(allInSpace(), {.method = EquationMethod::Local}).value.value();
        QVERIFY(!equations.balls.empty());
        const QString text = QString::fromStdString(equationsText(equations));
        QVERIFY(hasLine(text, "  e0_joint4' = -0.5 e_joint4_0 w_joint4_0 - 0.5 e_joint4_1 w_joint4_1 - 0.5 e_joint4_2 "
                              "w_joint4_2"));
        QVERIFY(hasLine(text, "  e_joint4_0' = 0.5 e0_joint4 w_joint4_0 - 0.5 e_joint4_1 w_joint4_2 + 0.5 e_joint4_2 "
                              "w_joint4_1"));
        QVERIFY(hasLine(text, "  e_joint4_2' = -0.5 e_joint4_0 w_joint4_1 + 0.5 e_joint4_1 w_joint4_0 + 0.5 e0_joint4 "
                              "w_joint4_2"));
    }

    void latexIsSound_data()
    {
        QTest::addColumn<Model>("model");
        QTest::newRow("names with signs of LaTeX") << pendulum();
        QTest::newRow("space") << chain({.kinds = "abcdef", .links = 6, .space = Space::Spatial, .base = true});
        QTest::newRow("tree, joint angles") << fiveLinkFigure(AngleReference::Parent);
        QTest::newRow("bodies and joints in the plane") << allInThePlane();
        QTest::newRow("bodies and joints in space") << allInSpace();
    }

    // Braces and environments match, no column is left over, and no bare sign of LaTeX stands in a text.
    void latexIsSound()
    {
        QFETCH(Model, model);
        const QString latex = QString::fromStdString(equationsLatex(composed(model)));
        QString bare = latex;
        bare.remove(QRegularExpression(R"(\\[{}%&#_$])"));
        int depth = 0;
        for (const QChar c : bare) {
            depth += c == '{' ? 1 : c == '}' ? -1 : 0;
            QVERIFY(depth >= 0);
        }
        QCOMPARE(depth, 0);
        QVERIFY(!bare.contains('%') && !bare.contains('#'));
        for (const char* vector : {"b", "g"}) {  // every row
            for (std::size_t i = 1; i <= composed(model).count(); ++i)
                QVERIFY2(latex.contains(QString("%1_{%2} &= ").arg(vector).arg(i)), vector);
        }
        QVERIFY2(doubleScript(bare).isEmpty(), qPrintable(doubleScript(bare)));
        for (const char* name : {"align*", "document"})
            QCOMPARE(bare.count(QString("\\begin{%1}").arg(name)), bare.count(QString("\\end{%1}").arg(name)));
        static const QRegularExpression block(R"(\\begin\{align\*\}\n(.*?)\n\\end\{align\*\})",
                                              QRegularExpression::DotMatchesEverythingOption);
        auto blocks = block.globalMatch(bare);
        QVERIFY(blocks.hasNext());
        while (blocks.hasNext()) {
            const QString inner = blocks.next().captured(1);
            QVERIFY2(!inner.trimmed().isEmpty() && !inner.endsWith("\\\\"), qPrintable(inner));
            for (const QString& row : inner.split("\\\\"))
                QVERIFY2(row.count('&') >= 1 && row.count('&') <= 3, qPrintable(row));
        }
        const QString body = QString::fromStdString(equationsLatex(composed(model), {.wholeDocument = false}));
        QVERIFY(!body.contains("\\begin{document}") && body.contains("\\begin{align*}"));
    }

    void absoluteAnglesHaveTheDifferencesOfJointMoments()
    {
        const Model model = fiveLinkFigure(AngleReference::Parent);
        const Equations equations = composeEquations(model, {.angles = EquationAngles::Absolute}).value.value();
        const QString text = QString::fromStdString(equationsText(equations));
        QVERIFY2(hasLine(text, "    = M_phi_shank - M_phi_thigh"), qPrintable(text));
        QVERIFY(text.contains("= alpha_shank + phi_thigh\n"));
        const QString latex = QString::fromStdString(equationsLatex(equations));
        QVERIFY2(latex.contains(R"(= M_{\varphi_{\mathrm{shank}}} - M_{\varphi_{\mathrm{thigh}}})"), qPrintable(latex));
        QVERIFY(latex.contains(R"(\alpha_{\mathrm{shank}} = \varphi_{\mathrm{shank}}, & Q_{1})"));
    }

    // A note stands with the equations in every format, and multipliers beside the efforts.
    void notesAndMultipliersArePrinted()
    {
        Model model = fiveLinkFigure();
        model.links.push_back(
            {.name = "soleus", .path = {{"ground"}, {"shank.tip"}}, .stiffness = DirectStiffness{100}});
        model.constraints.push_back(
            {"foot", Closure{groundName, "swing_shank.tip", {}, {}, {{RelativeMotion::Y, Polynomial{{0}}}}}, {}, {}});
        const Equations equations = composed(model);
        const QString text = QString::fromStdString(equationsText(equations));
        QVERIFY2(hasLine(text, "    A(q) q'' + b(q, q') + g(q) = Q + B(q)' lambda"), qPrintable(text));
        QVERIFY2(hasLine(text, "    = M_phi_shank + l_shank lambda_1 cos(phi_shank)")
                     || hasLine(text, "    = M_phi_shank + l_shank cos(phi_shank) lambda_1"),
                 qPrintable(text));
        for (const std::string& printed :
             {equationsText(equations), equationsLatex(equations), equationsCpp(equations)})
            QVERIFY2(printed.find("soleus") != std::string::npos, printed.c_str());
        QVERIFY(equationsLatex(equations).find("\\lambda_{1}") != std::string::npos);
        QVERIFY(equationsCpp(equations).find("terms.B[0][0] = l_shank * cos_phi_shank;") != std::string::npos);
    }

    void doubleScriptsAreSeen()
    {
        for (const char* wrong : {"a_{1}_{2}", "a_{\\mathrm{b}_{1}}^{2}_{3}", "a_1_2", "M_{a_{1}_{2}}", "a^{2}^{3}"})
            QVERIFY2(!doubleScript(wrong).isEmpty(), wrong);
        for (const char* right : {"a_{1}^{2}", "M_{\\mathrm{b}_{1}}", "a_{1} b_{2}", "a_1 b^2 c_3"})
            QVERIFY2(doubleScript(right).isEmpty(), right);
    }

    void latexHasLettersWithSubscripts()
    {
        QCOMPARE(latexFrom("phi_shank"), std::string("\\varphi_{\\mathrm{shank}}"));
        QCOMPARE(latexFrom("mu_12"), std::string("\\mu_{12}"));
        QCOMPARE(latexFrom("lambda_shank_1"), std::string("\\lambda_{\\mathrm{shank},1}"));
        QCOMPARE(latexFrom("phi1"), std::string("\\varphi_{1}"));
        QCOMPARE(latexFrom("x"), std::string("x"));
        QCOMPARE(latexFromCoordinate("swing_shank_angle"), std::string("\\varphi_{\\mathrm{swing},\\mathrm{shank}}"));
        QCOMPARE(latexFromCoordinate("tail_x"), std::string("x_{\\mathrm{tail}}"));
        QCOMPARE(latexFromCoordinate("phi_1"), std::string("\\varphi_{1}"));
        const QString latex = QString::fromStdString(equationsLatex(composed(pendulum())));
        for (const char* part :
             {R"(\mu_{11}\, l_{\mathrm{shank}}^{2}\, \ddot{\varphi}_{\mathrm{shank}})",
              R"(2\, \mu_{11}\, l_{\mathrm{shank}}\, \dot{\varphi}_{\mathrm{shank}}\, \dot{l}_{\mathrm{shank}})",
              R"(= M_{\varphi_{\mathrm{shank}}})", R"(100\% \& more\_pendulum)"})
            QVERIFY2(latex.contains(part), qPrintable(QString(part) + "\n" + latex));
    }

    // The length of the rod is l_rod already: the coordinate keeps its word.
    void latexLettersStayApart()
    {
        Model model = chain({.kinds = "c", .links = 1});
        model.segments[0].name = "rod";
        model.coordinates[1].name = model.segments[0].stretches[0].coordinate = "rod_length";
        const QString latex = QString::fromStdString(equationsLatex(composed(model)));
        QVERIFY2(latex.contains(R"(\mathrm{rod}_{\mathrm{length}} + n_{\mathrm{rod}}\, l_{\mathrm{rod}})"),
                 qPrintable(latex));
    }

    void cppCompilesAndComputesTheSame_data()
    {
        QTest::addColumn<Model>("model");
        QTest::newRow("one rigid link without weight") << [] {
            Model model = chain({.kinds = "r", .links = 1});
            model.gravity.setZero();
            return model;
        }();
        QTest::newRow("all kinds on a base") << chain({.kinds = "abcdef", .links = 6, .base = true});
        QTest::newRow("space") << chain({.kinds = "adf", .links = 3, .space = Space::Spatial});
        QTest::newRow("tree, joint angles") << fiveLinkFigure(AngleReference::Parent, true);
        Model clash = chain({.links = 2});
        clash.title = "a title that ends in a backslash \\";
        clash.coordinates[0].name = clash.segments[0].angles[0] = "p";
        clash.coordinates[1].name = clash.segments[0].stretches[0].coordinate = "cos_phi_2";
        QTest::newRow("names that clash") << clash;
        QTest::newRow("bodies and joints in the plane") << allInThePlane();
        QTest::newRow("bodies and joints in space") << allInSpace();
    }

    void cppCompilesAndComputesTheSame()
    {
        QFETCH(Model, model);
        const Equations equations = composed(model);
        const auto n = static_cast<Eigen::Index>(equations.count());
        const auto rows = static_cast<Eigen::Index>(equations.constraints.size());
        const auto positions = static_cast<Eigen::Index>(equations.positionCount());
        const Eigen::VectorXd q = Eigen::VectorXd::LinSpaced(positions, 0.3, 1.7),
                              qd = Eigen::VectorXd::LinSpaced(n, -2, 1.5);
        QTemporaryDir folder;
        QVERIFY(write(folder.filePath("equations.h"), equationsCpp(equations)));
        QVERIFY(write(folder.filePath("main.cpp"), mainFor(q, qd)));
        QProcess compiler;
        compiler.setWorkingDirectory(folder.path());
        compiler.start(SINEW_COMPILER, {"-std=c++20", "-Wall", "-Wextra", "-Werror", "main.cpp", "-o", "main"});
        if (!compiler.waitForStarted())
            QSKIP("the compiler " SINEW_COMPILER " cannot be started here");
        QVERIFY(compiler.waitForFinished(120000));
        QVERIFY2(compiler.exitCode() == 0, compiler.readAllStandardError().constData());
        QProcess program;
        program.start(folder.filePath("main"), QStringList());
        QVERIFY(program.waitForFinished(60000));
        const QStringList words = QString(program.readAllStandardOutput()).split(' ', Qt::SkipEmptyParts);
        QCOMPARE(words.size(), int(n * n + 4 * n + rows * n + rows));
        const EquationValues values = evaluate(equations, q, qd);
        Eigen::VectorXd actual(words.size()), expected(words.size());
        for (Eigen::Index i = 0; i < actual.size(); ++i)
            actual(i) = words[static_cast<int>(i)].toDouble();
        const Eigen::MatrixXd A = values.massMatrix.transpose(), B = values.constraintRows.transpose();
        expected << A.reshaped(), values.velocityTerms, values.gravityTerms, values.resistance, values.loads,
            B.reshaped(), values.constraintTargets;
        // The order of sums and products differs.
        SINEW_COMPARE_NEAR(actual, expected, {.abs = 1e-11, .rel = 1e-12});
    }

private:
    static bool write(const QString& name, const std::string& text)
    {
        QFile file(name);
        return file.open(QIODevice::WriteOnly) && file.write(text.data(), qint64(text.size())) == qint64(text.size());
    }

    // Prints A by rows, b, g, r, l, B by rows and c at one state.
    static std::string mainFor(const Eigen::VectorXd& q, const Eigen::VectorXd& qd)
    {
        const auto list = [](const Eigen::VectorXd& values) {
            QStringList words;
            for (const double value : values)
                words << QString::number(value, 'g', 17);
            return words.join(", ").toStdString();
        };
        return "#include \"equations.h\"\n#include \"equations.h\"\n#include <cstdio>\nint main()\n{\n"
               "    const auto t = equations::calcTerms({}, {"
               + list(q) + "}, {" + list(qd)
               + "});\n    for (const auto& row : t.A)\n        for (double x : row)\n"
                 "            std::printf(\"%.17g \", x);\n    for (const auto& v : {t.b, t.g, t.r, t.l})\n"
                 "        for (double x : v)\n            std::printf(\"%.17g \", x);\n"
                 "    for (const auto& row : t.B)\n        for (double x : row)\n"
                 "            std::printf(\"%.17g \", x);\n    for (double x : t.c)\n"
                 "        std::printf(\"%.17g \", x);\n}\n";
    }
};

SINEW_TEST(TestEquationsPrinting)

}  // namespace tst_equations_printing

#include "tst_equations_printing.moc"
