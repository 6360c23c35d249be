// The five-link figure in space against the matrix method in space (A. V. Borisov, I. E. Kaspirovich, R. G. Mukharlyamov 2021,
// (4.11) to (4.17)), written out here for a figure that branches: the kinetic energy is half the sum of mu_ij w_i . w_j, w_j the
// rate of l_j e_j, mu_jj = zeta_j + the masses beyond j, mu_ij = eta_j + the masses beyond j for i before j, else 0.

#include <array>
#include <cmath>
#include <memory>
#include <random>

#include <QTest>

#include "core/mechanism/dynamics.h"
#include "core/mechanism/surroundings.h"
#include "tests/support/models.h"
#include "tests/support/near.h"
#include "tests/support/segment_models.h"
#include "tests/support/test_registry.h"

namespace tst_five_link_spatial {

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr std::size_t linkCount = 5;
constexpr std::array<int, linkCount> parents = {-1, 0, 1, 2, 1};

bool isBefore(int i, int j)
{
    for (int k = parents[std::size_t(j)]; k >= 0; k = parents[std::size_t(k)]) {
        if (k == i)
            return true;
    }
    return false;
}

double beyond(const Model& model, int j)
{
    double mass = 0;
    for (int k = 0; k < int(linkCount); ++k)
        mass += isBefore(j, k) ? sumsOf(model.segments[std::size_t(k)])[0] : 0;
    return mass;
}

double muOf(const Model& model, int i, int j)
{
    if (i == j)
        return sumsOf(model.segments[std::size_t(j)])[2] + beyond(model, j);
    if (isBefore(j, i))
        std::swap(i, j);
    return isBefore(i, j) ? sumsOf(model.segments[std::size_t(j)])[1] + beyond(model, j) : 0;
}

// l e and what it does when phi, psi and l change: its slopes and its second rate.
struct LinkVector {
    Vector3 alongPhi, alongPsi, alongLength, secondRate;

    LinkVector(double phi, double psi, double l, const Vector3& speeds, const Vector3& accelerations)
    {
        const double cf = std::cos(phi), sf = std::sin(phi), cp = std::cos(psi), sp = std::sin(psi);
        const Vector3 e(cp * cf, cp * sf, sp), ePhi(-cp * sf, cp * cf, 0), ePsi(-sp * cf, -sp * sf, cp);
        const Vector3 ePhiPhi(-cp * cf, -cp * sf, 0), ePhiPsi(sp * sf, -sp * cf, 0), ePsiPsi = -e;
        alongPhi = l * ePhi;
        alongPsi = l * ePsi;
        alongLength = e;
        const double u = speeds[0], v = speeds[1], w = speeds[2];
        secondRate = alongPhi * accelerations[0] + alongPsi * accelerations[1] + e * accelerations[2]
                     + l * (ePhiPhi * u * u + 2 * ePhiPsi * u * v + ePsiPsi * v * v) + 2 * w * (ePhi * u + ePsi * v);
    }
};

class Case {
public:
    Case(Model given, unsigned seed)
        : model(std::move(given)), mechanism(std::make_shared<const Mechanism>(compiled(model))),
          dynamics(mechanism, surroundingsOf(model, *mechanism)), random(seed)
    {
        q = numbers(1.2);
        u = numbers(3);
        a = numbers(20);
        for (const Segment& link : model.segments)
            q[index(link.stretches[0].coordinate)] = 0.3 + 0.1 * std::abs(q[index(link.stretches[0].coordinate)]);
        for (const char* name : {"support_x", "support_y", "support_z"}) {
            if (index(name) < q.size())
                u[index(name)] = a[index(name)] = 0;
        }
    }

    Eigen::VectorXd efforts()
    {
        Eigen::VectorXd out;
        dynamics.setState(q, u);
        dynamics.calcEfforts(a, out);
        return out;
    }
    Eigen::Index index(const std::string& name) const
    {
        const auto& names = mechanism->coordinateNames;
        return std::find(names.begin(), names.end(), name) - names.begin();
    }
    // Of a link: rows of phi, psi and length.
    std::array<Eigen::Index, 3> rows(int link) const
    {
        const Segment& it = model.segments[std::size_t(link)];
        return {index(it.angles[0]), index(it.angles[1]), index(it.stretches[0].coordinate)};
    }
    LinkVector vectorOf(int link) const
    {
        const auto [phi, psi, l] = rows(link);
        return {q[phi], q[psi], q[l], Vector3(u[phi], u[psi], u[l]), Vector3(a[phi], a[psi], a[l])};
    }
    Eigen::VectorXd numbers(double most)
    {
        std::uniform_real_distribution<double> draw(-most, most);
        return Eigen::VectorXd::NullaryExpr(mechanism->positionCount(), [&] { return draw(random); });
    }

    Model model;
    std::shared_ptr<const Mechanism> mechanism;
    Dynamics dynamics;
    std::mt19937 random;
    Eigen::VectorXd q, u, a;
};

class TestFiveLinkSpatial : public QObject {
    Q_OBJECT

private slots:
    void angularBlock();
    void allEquations();
    void withoutLeanItIsThePlaneFigure();
};

// (4.14): a_ij = mu_ij l_i l_j cos psi_i cos psi_j cos(phi_i - phi_j).
void TestFiveLinkSpatial::angularBlock()
{
    Case c(shippedModel("five_link_spatial"), 1);
    c.dynamics.setState(c.q, c.u);
    Eigen::MatrixXd M;
    c.dynamics.calcMassMatrix(M);
    for (int i = 0; i < int(linkCount); ++i) {
        for (int j = 0; j < int(linkCount); ++j) {
            const auto [phiI, psiI, lI] = c.rows(i);
            const auto [phiJ, psiJ, lJ] = c.rows(j);
            const double expected = muOf(c.model, i, j) * c.q[lI] * c.q[lJ] * std::cos(c.q[psiI]) * std::cos(c.q[psiJ])
                                    * std::cos(c.q[phiI] - c.q[phiJ]);
            SINEW_COMPARE_NEAR(M(phiI, phiJ), expected, {.abs = 1e-12 * M.cwiseAbs().maxCoeff()});
        }
    }
}

// All fifteen, with weights along -y as shipped and along -z as in the paper.
void TestFiveLinkSpatial::allEquations()
{
    for (const Vector3& gravity : {Vector3(0, -9.81, 0), Vector3(0, 0, -9.81)}) {
        for (unsigned seed = 1; seed <= 10; ++seed) {
            Model model = shippedModel("five_link_spatial");
            model.gravity = gravity;
            Case c(model, seed);
            const Eigen::VectorXd efforts = c.efforts();
            for (int j = 0; j < int(linkCount); ++j) {
                const double mass = sumsOf(model.segments[std::size_t(j)])[1] + beyond(model, j);
                Vector3 load = -mass * gravity;
                for (int i = 0; i < int(linkCount); ++i)
                    load += muOf(model, i, j) * c.vectorOf(i).secondRate;
                const LinkVector own = c.vectorOf(j);
                const auto [phi, psi, l] = c.rows(j);
                const Vector3 expected(load.dot(own.alongPhi), load.dot(own.alongPsi), load.dot(own.alongLength));
                // sums of some dozen terms
                SINEW_COMPARE_NEAR(Vector3(efforts[phi], efforts[psi], efforts[l]), expected,
                                   {.abs = 1e-12 * efforts.cwiseAbs().maxCoeff()});
            }
        }
    }
}

void TestFiveLinkSpatial::withoutLeanItIsThePlaneFigure()
{
    Case space(shippedModel("five_link_spatial"), 3), plane(shippedModel("five_link_variable"), 4);
    QCOMPARE(space.model.coordinates.size(), plane.model.coordinates.size() + 6);
    for (std::size_t k = 0; k < space.mechanism->coordinateNames.size(); ++k) {
        const Eigen::Index same = plane.index(space.mechanism->coordinateNames[k]), i = Eigen::Index(k);
        const bool isPlane = same < plane.q.size();
        space.q[i] = isPlane ? plane.q[same] : 0;
        space.u[i] = isPlane ? plane.u[same] : 0;
        space.a[i] = isPlane ? plane.a[same] : 0;
    }
    const Eigen::VectorXd flat = plane.efforts(), efforts = space.efforts();
    for (Eigen::Index i = 0; i < flat.size(); ++i) {
        const std::string& name = plane.mechanism->coordinateNames[std::size_t(i)];
        SINEW_COMPARE_NEAR(efforts[space.index(name)], flat[i], {.abs = 1e-12 * flat.cwiseAbs().maxCoeff()});
    }
    for (const Segment& link : space.model.segments)
        SINEW_COMPARE_NEAR(efforts[space.index(link.angles[1])], 0.0, {.abs = 1e-12 * flat.cwiseAbs().maxCoeff()});
}

}  // namespace

SINEW_TEST(TestFiveLinkSpatial)

}  // namespace tst_five_link_spatial

#include "tst_five_link_spatial.moc"
