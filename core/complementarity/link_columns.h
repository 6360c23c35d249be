#pragma once

#include <cmath>
#include <span>
#include <vector>

#include <Eigen/Core>

namespace sinew {

// The entries of a matrix L (rows x links) that are not zero: a link touches the coordinates between its bodies, which
// are few of many. Rows rise within a column.
class LinkColumns {
public:
    struct Entry {
        Eigen::Index row = 0;
        double value = 0;
    };
    using Column = std::span<const Entry>;

    // Allocates only where there are more entries than ever before.
    void take(const Eigen::MatrixXd& L);
    // Row by row.
    void scaleRows(const Eigen::VectorXd& scale);

    Eigen::Index rows() const { return m_rows; }
    Eigen::Index cols() const { return static_cast<Eigen::Index>(m_first.size()) - 1; }
    Column col(Eigen::Index link) const
    {
        const std::size_t j = static_cast<std::size_t>(link), first = m_first[j];
        return {m_entries.data() + first, m_first[j + 1] - first};
    }

    // L_j'v and |L_j|'|v|.
    double dot(Eigen::Index link, const Eigen::VectorXd& v) const
    {
        double sum = 0;
        for (const auto& [row, value] : col(link))
            sum += value * v[row];
        return sum;
    }
    double dotOfMagnitudes(Eigen::Index link, const Eigen::VectorXd& v) const
    {
        double sum = 0;
        for (const auto& [row, value] : col(link))
            sum += std::abs(value * v[row]);
        return sum;
    }
    // sum += factor L_j and sum += |factor L_j|.
    void add(Eigen::Index link, double factor, Eigen::VectorXd& sum) const
    {
        for (const auto& [row, value] : col(link))
            sum[row] += factor * value;
    }
    void addMagnitudes(Eigen::Index link, double factor, Eigen::VectorXd& sum) const
    {
        for (const auto& [row, value] : col(link))
            sum[row] += std::abs(factor * value);
    }
    // sum += L force, and magnitudes += |L| |force|; L'v.
    void addAll(const Eigen::VectorXd& force, Eigen::VectorXd& sum) const;
    void addAll(const Eigen::VectorXd& force, Eigen::VectorXd& sum, Eigen::VectorXd& magnitudes) const;
    void calcTransposed(const Eigen::VectorXd& v, Eigen::VectorXd& ofLinks) const;

private:
    Eigen::Index m_rows = 0;
    std::vector<std::size_t> m_first = {0};  // (links + 1): where the entries of a column begin
    std::vector<Entry> m_entries;
    // (links x rows), L' as a whole: of few rows a product with it costs less than picking entries. Empty: of many.
    Eigen::MatrixXd m_whole;
};

}  // namespace sinew
