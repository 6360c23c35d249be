#pragma once

#include <random>

#include "core/math/vector.h"

namespace sinew::test {

// Numbers that a seed decides.
class RandomDraws {
public:
    explicit RandomDraws(unsigned seed) : m_random(seed) {}

protected:
    double number(double low, double high) { return std::uniform_real_distribution<double>(low, high)(m_random); }
    bool chance(double share) { return number(0, 1) < share; }
    int pick(int below) { return static_cast<int>(number(0, below)); }
    // Each component up to size; in a plane model without z, which then draws no number.
    Vector3 vector(double size, bool isPlane)
    {
        return {number(-size, size), number(-size, size), isPlane ? 0 : number(-size, size)};
    }

private:
    std::mt19937 m_random;
};

}  // namespace sinew::test
