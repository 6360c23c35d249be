#include <cmath>
#include <memory>
#include <random>

#include <QTest>

#include "core/mechanism/dynamics.h"
#include "core/mechanism/positions.h"
#include "tests/support/near.h"
#include "tests/support/segment_models.h"
#include "tests/support/test_registry.h"

namespace tst_variable_length {

using namespace sinew;
using namespace sinew::test;

// Closed forms of variable-length links (Borisov 2018; Borisov, Kaspirovich and Mukharlyamov 2021) against the engine,
// which knows bodies, joints and axes only. All to 1e-12 of the largest number: both sides are sums of some hundred
// terms of order one.

namespace {

constexpr double g = 9.81;

// A model of segments and a random state of it: angles, lengths near the model's own, their rates and accelerations.
struct Case {
    Case(const Model& source, unsigned seed) : model(source), random(seed)
    {
        auto compiled = compile(model);
        if (!compiled.ok())
            qFatal("%s", toString(compiled.diagnostics.front()).c_str());
        mechanism = std::make_shared<const Mechanism>(std::move(*compiled.value));
        dynamics = std::make_unique<Dynamics>(mechanism, Surroundings{0, model.gravity, {}});
        q = postureOf(model);
        for (Eigen::Index k = 0; k < q.size(); ++k) {
            const bool isLength
                = mechanism->coordinateKinds[static_cast<std::size_t>(k)] == CoordinateKind::Translation;
            q[k] += isLength ? number(0, 0.2) : number(-2, 2);
        }
        u = q.unaryExpr([&](double) { return number(-2, 2); });
        a = q.unaryExpr([&](double) { return number(-3, 3); });
        dynamics->setState(q, u);
        dynamics->calcEfforts(a, efforts);
        dynamics->calcMassMatrix(M);
    }

    double number(double low, double high) { return std::uniform_real_distribution<double>(low, high)(random); }

    Eigen::Index index(const std::string& coordinate) const
    {
        const auto& names = mechanism->coordinateNames;
        return std::find(names.begin(), names.end(), coordinate) - names.begin();
    }

    struct Number {
        double value = 0, rate = 0, acceleration = 0;
    };

    Number at(const std::string& coordinate) const
    {
        const Eigen::Index k = index(coordinate);
        return k < q.size() ? Number{q[k], u[k], a[k]} : Number{};
    }

    Number length(const Stretch& stretch) const
    {
        Number l = at(stretch.coordinate);
        l.value += stretch.constant;
        return l;
    }

    // 1e-12 of the largest of what is compared.
    static double small(const Eigen::MatrixXd& expected) { return 1e-12 * expected.cwiseAbs().maxCoeff(); }

    Model model;
    std::mt19937 random;
    std::shared_ptr<const Mechanism> mechanism;
    std::unique_ptr<Dynamics> dynamics;
    Eigen::VectorXd q, u, a, efforts;
    Eigen::MatrixXd M;
};

// theta, eta and zeta of a segment of point masses.
struct MassSums {
    double theta = 0, eta = 0, zeta = 0;

    explicit MassSums(const Segment& segment)
    {
        for (const MassPoint& point : segment.points) {
            theta += point.mass.value;
            eta += point.mass.value * point.fraction;
            zeta += point.mass.value * point.fraction * point.fraction;
        }
    }
};

// mu of a chain: mu_jj = zeta_j + sum of theta after j, mu_ij = eta_j + the same (i < j).
Eigen::MatrixXd muOf(const Model& model)
{
    const auto n = static_cast<Eigen::Index>(model.segments.size());
    Eigen::MatrixXd mu(n, n);
    double after = 0;
    for (Eigen::Index j = n; j-- > 0;) {
        const MassSums sums(model.segments[static_cast<std::size_t>(j)]);
        mu.row(j).head(j).setConstant(sums.eta + after);
        mu.col(j).head(j).setConstant(sums.eta + after);
        mu(j, j) = sums.zeta + after;
        after += sums.theta;
    }
    return mu;
}

// A segment's direction e(phi, psi) times its length, with the slopes by each of its coordinates and the second rate.
struct LinkVector {
    Vector3 alongPhi, alongPsi, alongLength;  // slopes of l e
    Vector3 secondRate;                       // of l e

    LinkVector(const Case& c, const Segment& segment)
    {
        const Case::Number f = c.at(segment.angles[0]);
        const Case::Number s = segment.angles.size() > 1 ? c.at(segment.angles[1]) : Case::Number{};
        const Case::Number l = c.length(segment.stretches[0]);
        const double cf = std::cos(f.value), sf = std::sin(f.value), cs = std::cos(s.value), ss = std::sin(s.value);
        const Vector3 e(cs * cf, cs * sf, ss), ef(-cs * sf, cs * cf, 0), es(-ss * cf, -ss * sf, cs);
        const Vector3 eff(-cs * cf, -cs * sf, 0), efs(ss * sf, -ss * cf, 0), ess = -e;
        const Vector3 eRate = ef * f.rate + es * s.rate;
        const Vector3 eSecond = ef * f.acceleration + es * s.acceleration + eff * f.rate * f.rate
                                + 2 * efs * f.rate * s.rate + ess * s.rate * s.rate;
        alongPhi = l.value * ef;
        alongPsi = l.value * es;
        alongLength = e;
        secondRate = l.acceleration * e + 2 * l.rate * eRate + l.value * eSecond;
    }
};

}  // namespace

class TestVariableLength : public QObject {
    Q_OBJECT

private slots:
    // Borisov 2018: a l^2 phi'' + 2 a l l' phi' + g b l cos(phi) = M, a l'' - a l phi'^2 + g b sin(phi) = F,
    // a = m1 n^2 + m2, b = m1 n + m2.
    void oneLinkInThePlane()
    {
        for (unsigned seed = 1; seed <= 20; ++seed) {
            const Case c(chain({.kinds = "a", .links = 1}), seed);
            const auto& points = c.model.segments[0].points;
            const double m1 = points[1].mass.value, n = points[1].fraction, m2 = points[2].mass.value;
            const double a = m1 * n * n + m2, b = m1 * n + m2;
            const auto phi = c.at("phi_1"), l = c.at("l_1");
            const double moment = a * l.value * l.value * phi.acceleration + 2 * a * l.value * l.rate * phi.rate
                                  + g * b * l.value * std::cos(phi.value);
            const double force = a * l.acceleration - a * l.value * phi.rate * phi.rate + g * b * std::sin(phi.value);
            SINEW_COMPARE_NEAR(c.efforts, Eigen::Vector2d(moment, force), {1e-13, 1e-12});
        }
    }

    // Borisov, Kaspirovich and Mukharlyamov 2021: the three equations of one link in space.
    void oneLinkInSpace()
    {
        for (unsigned seed = 1; seed <= 20; ++seed) {
            const Case c(chain({.kinds = "a", .links = 1, .space = Space::Spatial}), seed);
            const MassSums m(c.model.segments[0]);
            const auto phi = c.at("phi_1"), psi = c.at("psi_1"), l = c.at("l_1");
            const double cs = std::cos(psi.value), ss = std::sin(psi.value), ll = l.value * l.value;
            const double aboutPhi = m.zeta * ll * cs * cs * phi.acceleration
                                    + 2 * m.zeta * l.value * cs * cs * l.rate * phi.rate
                                    - 2 * m.zeta * ll * cs * ss * phi.rate * psi.rate;
            const double aboutPsi = m.zeta * ll * psi.acceleration + m.zeta * ll * cs * ss * phi.rate * phi.rate
                                    + 2 * m.zeta * l.value * l.rate * psi.rate + g * m.eta * l.value * cs;
            const double along = m.zeta * l.acceleration - m.zeta * l.value * cs * cs * phi.rate * phi.rate
                                 - m.zeta * l.value * psi.rate * psi.rate + g * m.eta * ss;
            SINEW_COMPARE_NEAR(c.efforts, Eigen::Vector3d(aboutPhi, aboutPsi, along), {1e-12, 1e-12});
        }
    }

    // a_ij = mu_ij l_i l_j cos(psi_i) cos(psi_j) cos(phi_i - phi_j), kinds a and b (matrix method).
    void angularBlockOfChains_data()
    {
        QTest::addColumn<QString>("kinds");
        QTest::addColumn<bool>("spatial");
        QTest::newRow("a, plane") << "a" << false;
        QTest::newRow("b, plane") << "b" << false;
        QTest::newRow("a b a, space") << "aba" << true;
    }

    void angularBlockOfChains()
    {
        QFETCH(QString, kinds);
        QFETCH(bool, spatial);
        const Space space = spatial ? Space::Spatial : Space::Plane;
        for (unsigned seed = 1; seed <= 10; ++seed) {
            const Case c(chain({.kinds = kinds.toStdString(), .links = 5, .space = space}), seed);
            const Eigen::MatrixXd mu = muOf(c.model);
            for (Eigen::Index i = 0; i < 5; ++i) {
                for (Eigen::Index j = 0; j < 5; ++j) {
                    const Segment &si = c.model.segments[static_cast<std::size_t>(i)],
                                  &sj = c.model.segments[static_cast<std::size_t>(j)];
                    double expected = mu(i, j) * c.length(si.stretches[0]).value * c.length(sj.stretches[0]).value
                                      * std::cos(c.at(si.angles[0]).value - c.at(sj.angles[0]).value);
                    if (spatial)
                        expected *= std::cos(c.at(si.angles[1]).value) * std::cos(c.at(sj.angles[1]).value);
                    SINEW_COMPARE_NEAR(c.M(c.index(si.angles[0]), c.index(sj.angles[0])), expected,
                                       {.abs = 1e-12 * c.M.cwiseAbs().maxCoeff()});
                }
            }
        }
    }

    // All equations of a chain: sum over i of mu_ij (slope of l_j e_j) . (l_i e_i)'' and the weights.
    void allEquationsOfChains_data() { angularBlockOfChains_data(); }

    void allEquationsOfChains()
    {
        QFETCH(QString, kinds);
        QFETCH(bool, spatial);
        const Space space = spatial ? Space::Spatial : Space::Plane;
        for (unsigned seed = 1; seed <= 10; ++seed) {
            const Case c(chain({.kinds = kinds.toStdString(), .links = 5, .space = space}), seed);
            const Eigen::MatrixXd mu = muOf(c.model);
            std::vector<LinkVector> links;
            for (const Segment& segment : c.model.segments)
                links.emplace_back(c, segment);
            Eigen::VectorXd expected = Eigen::VectorXd::Zero(c.q.size());
            double after = 0;
            for (Eigen::Index j = 5; j-- > 0;) {
                const Segment& segment = c.model.segments[static_cast<std::size_t>(j)];
                const LinkVector& link = links[static_cast<std::size_t>(j)];
                const MassSums sums(segment);
                Vector3 load = -(sums.eta + after) * c.model.gravity;
                for (Eigen::Index i = 0; i < 5; ++i)
                    load += mu(i, j) * links[static_cast<std::size_t>(i)].secondRate;
                expected[c.index(segment.angles[0])] = load.dot(link.alongPhi);
                if (spatial)
                    expected[c.index(segment.angles[1])] = load.dot(link.alongPsi);
                expected[c.index(segment.stretches[0].coordinate)] = load.dot(link.alongLength);
                after += sums.theta;
            }
            SINEW_COMPARE_NEAR(c.efforts, expected, {.abs = Case::small(expected)});
        }
    }

    // The recurrent method: one more link adds its theta to all of mu and borders it with its eta and zeta.
    void oneMoreLinkBordersMu()
    {
        const Case shorter(chain({.kinds = "b", .links = 4}), 5);
        const Case longer(chain({.kinds = "b", .links = 5}), 5);
        const MassSums added(longer.model.segments[4]);
        const auto muFromEngine = [](const Case& c, std::size_t i, std::size_t j) {
            const Segment &si = c.model.segments[i], &sj = c.model.segments[j];
            return c.M(c.index(si.angles[0]), c.index(sj.angles[0]))
                   / (c.length(si.stretches[0]).value * c.length(sj.stretches[0]).value
                      * std::cos(c.at(si.angles[0]).value - c.at(sj.angles[0]).value));
        };
        for (std::size_t i = 0; i < 5; ++i) {
            for (std::size_t j = 0; j <= i; ++j) {
                const double border = i == j ? added.zeta : added.eta;
                const double expected = i < 4 ? muFromEngine(shorter, i, j) + added.theta : border;
                SINEW_COMPARE_NEAR(muFromEngine(longer, i, j), expected, {.rel = 1e-10});  // divided by small cosines
            }
        }
    }

    // Kinds c and d: a_jj = I_j + m_j xi_j1 (xi_j1 + l_j) + lam_j2^2 (masses after j), I about the rod's near end;
    // a_ij = lam_i2 (m_j lam_j1 + lam_j2 (masses after j)) cos(phi_i - phi_j).
    void angularBlockOfRods_data()
    {
        QTest::addColumn<QString>("kinds");
        QTest::newRow("c") << "c";
        QTest::newRow("d") << "d";
        QTest::newRow("c d d c") << "cddc";
    }

    void angularBlockOfRods()
    {
        QFETCH(QString, kinds);
        for (unsigned seed = 1; seed <= 10; ++seed) {
            Model model = chain({.kinds = kinds.toStdString(), .links = 4});
            for (Segment& segment : model.segments) {
                segment.rods[0].centre = 0.5;
                segment.rods[0].gyrationRadius.reset();
            }
            const Case c(model, seed);
            std::vector<double> lam1, lam2, mass, angle, own;
            for (const Segment& segment : model.segments) {
                const HeavyRod& rod = segment.rods[0];
                const double xi1 = c.length(segment.stretches[0]).value;
                const double xi2 = segment.stretches.size() > 1 ? c.length(segment.stretches[1]).value : 0;
                lam1.push_back(xi1 + rod.length / 2);
                lam2.push_back(xi1 + rod.length + xi2);
                mass.push_back(rod.mass.value);
                angle.push_back(c.at(segment.angles[0]).value);
                const double I = rod.mass.value * rod.length * rod.length / 3;
                own.push_back(I + rod.mass.value * xi1 * (xi1 + rod.length));
            }
            for (std::size_t j = 0; j < 4; ++j) {
                double after = 0;
                for (std::size_t k = j + 1; k < 4; ++k)
                    after += mass[k];
                for (std::size_t i = 0; i <= j; ++i) {
                    const double expected
                        = i == j ? own[j] + lam2[j] * lam2[j] * after
                                 : lam2[i] * (mass[j] * lam1[j] + lam2[j] * after) * std::cos(angle[i] - angle[j]);
                    const Eigen::Index row = c.index(model.segments[i].angles[0]),
                                       column = c.index(model.segments[j].angles[0]);
                    SINEW_COMPARE_NEAR(c.M(row, column), expected, {.abs = 1e-12 * c.M.cwiseAbs().maxCoeff()});
                }
            }
        }
    }

    // With no elevation a chain in space moves as the chain in the plane (its gravity aside).
    void spaceHoldsThePlane()
    {
        for (const char* kinds : {"a", "b", "cd", "ef", "r"}) {
            Model flat = chain({.kinds = kinds, .links = 4}),
                  spatial = chain({.kinds = kinds, .links = 4, .space = Space::Spatial});
            flat.gravity = spatial.gravity = Vector3(0.5, -9.81, 0);
            const Case plane(flat, 3);
            Case space(spatial, 4);
            for (Eigen::Index k = 0; k < space.q.size(); ++k) {
                const Eigen::Index same = plane.index(space.mechanism->coordinateNames[static_cast<std::size_t>(k)]);
                const bool isPlane = same < plane.q.size();
                space.q[k] = isPlane ? plane.q[same] : 0;
                space.u[k] = isPlane ? plane.u[same] : 0;
                space.a[k] = isPlane ? plane.a[same] : 0;
            }
            space.dynamics->setState(space.q, space.u);
            space.dynamics->calcEfforts(space.a, space.efforts);
            for (Eigen::Index k = 0; k < plane.q.size(); ++k) {
                const Eigen::Index other = space.index(plane.mechanism->coordinateNames[static_cast<std::size_t>(k)]);
                SINEW_COMPARE_NEAR(space.efforts[other], plane.efforts[k], {.abs = Case::small(plane.efforts)});
            }
        }
    }

    // A telescope (kind f) whose rod is drawn out is two rods on one line: the hand-derived mass matrix of one.
    void telescopeOfHeavyRods()
    {
        const Case c(chain({.kinds = "f", .links = 1}), 7);
        const HeavyRod &cylinder = c.model.segments[0].rods[0], &rod = c.model.segments[0].rods[1];
        const auto phi = c.at("phi_1"), l = c.at("l_1");
        const double r1 = cylinder.centre * cylinder.length, r2 = l.value - rod.length * (1 - rod.centre);
        const double m1 = cylinder.mass.value, m2 = rod.mass.value;
        const double I = m1 * (r1 * r1 + *cylinder.gyrationRadius * *cylinder.gyrationRadius)
                         + m2 * (r2 * r2 + *rod.gyrationRadius * *rod.gyrationRadius);
        const double moment
            = I * phi.acceleration + 2 * m2 * r2 * l.rate * phi.rate + g * (m1 * r1 + m2 * r2) * std::cos(phi.value);
        const double force = m2 * (l.acceleration - r2 * phi.rate * phi.rate + g * std::sin(phi.value));
        SINEW_COMPARE_NEAR(c.efforts, Eigen::Vector2d(moment, force), {1e-13, 1e-12});
        // The joint S bears the joint moment and all forces, the rod's joint the axial force.
        std::vector<JointReaction> reactions;
        c.dynamics->calcReactions(reactions);
        const Vector3 along(std::cos(phi.value), std::sin(phi.value), 0);
        SINEW_COMPARE_NEAR(reactions[0].moment, Vector3(0, 0, moment), {1e-12, 1e-12});
        SINEW_COMPARE_NEAR(reactions[1].force.dot(along), force, {1e-12, 1e-12});
    }

    // The mixed problem always solves (Khasin and Khokhlov 1999): 200 random choices for the five-link figure.
    void everyMixedProblemOfTheFiveLinkFigureSolves()
    {
        for (const AngleReference reference : {AngleReference::Ground, AngleReference::Parent}) {
            Case c(fiveLinkFigure(reference, false), 11);
            for (int trial = 0; trial < 200; ++trial) {
                GivenMotion given{{}, c.a, c.q};
                for (Eigen::Index k = 0; k < c.q.size(); ++k) {
                    given.isGiven.push_back(c.number(0, 1) < 0.5);
                    given.accelerations[k] = c.number(-20, 20);
                    given.efforts[k] = c.number(-100, 100);
                }
                MotionSolution mixed, direct, inverse;
                c.dynamics->solve(given, mixed);
                QVERIFY2(mixed.isUsable(), mixed.message.english().c_str());
                c.dynamics->solve(GivenMotion::direct(mixed.efforts), direct);
                c.dynamics->solve(GivenMotion::inverse(mixed.accelerations), inverse);
                // A round trip through a matrix whose condition reaches 1e4 leaves 1e-12; 1e-9 is what is promised.
                SINEW_COMPARE_NEAR(direct.accelerations, mixed.accelerations,
                                   {.abs = 1e-9 * mixed.accelerations.cwiseAbs().maxCoeff()});
                SINEW_COMPARE_NEAR(inverse.efforts, mixed.efforts, {.abs = 1e-9 * mixed.efforts.cwiseAbs().maxCoeff()});
            }
        }
    }
};

SINEW_TEST(TestVariableLength)

}  // namespace tst_variable_length

#include "tst_variable_length.moc"
