#pragma once

#include <cmath>
#include <random>

#include "core/statics/criterion.h"
#include "tests/support/random_links.h"

namespace sinew::test {

// A load to be shared by a criterion: a net of links, some rigid, on up to two contacts without friction, with the two
// edges of the plane or with the sixteen of the pyramid in space. Seeds are named in tests: what one means must not change.
struct RandomSharing {
    LinkProblem links;
    CriterionWeights weights;

    explicit RandomSharing(int seed)
    {
        std::mt19937 random(static_cast<unsigned>(seed) * 7919u + 13);
        std::normal_distribution<double> normal;
        links = RandomLinks(static_cast<unsigned>(seed), {.onGrid = seed % 2 == 1,
                                                          .strengths = true,
                                                          .imposed = false,
                                                          .rigidPercent = 20 * (seed % 4),
                                                          .wantHoldable = true})
                    .next();
        for (int contact = 0; contact < seed % 3; ++contact) {
            const int edges = contact % 2 ? 16 : 1 + static_cast<int>(random() % 2);
            addContact(edges, Eigen::MatrixXd::NullaryExpr(links.L.rows(), 3, [&] { return normal(random); }));
        }
        weights = {Eigen::VectorXd::Ones(links.L.cols()), Eigen::VectorXd::Ones(links.L.cols())};
        for (Eigen::Index j = 0; j < links.L.cols(); ++j) {
            if (links.isRigid(j))
                continue;
            weights.measure[j] = seed % 5 ? std::exp(normal(random)) : 1;
            weights.factor[j] = seed % 7 ? std::exp(-std::abs(normal(random))) : 1;
        }
    }

private:
    // along: (rows x 3) normal and tangents
    void addContact(int edges, const Eigen::MatrixXd& along)
    {
        const Eigen::Index before = links.L.cols();
        links.L.conservativeResize(Eigen::NoChange, before + edges);
        for (Eigen::VectorXd* v : {&links.stiffness, &links.imposed, &links.lower, &links.upper})
            v->conservativeResize(before + edges);
        for (int e = 0; e < edges; ++e) {
            const double angle = 2 * std::acos(-1.0) * e / edges, friction = edges == 1 ? 0 : 0.5;
            links.L.col(before + e) = along.col(0) + friction * std::cos(angle) * along.col(1)
                                      + (edges > 2 ? friction * std::sin(angle) : 0.0) * along.col(2);
            links.stiffness[before + e] = links.upper[before + e] = infinity;
            links.imposed[before + e] = links.lower[before + e] = 0;
        }
    }
};

}  // namespace sinew::test
