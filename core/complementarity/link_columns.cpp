#include "core/complementarity/link_columns.h"

namespace sinew {

namespace {

constexpr Eigen::Index fewRows = 16;

}  // namespace

void LinkColumns::take(const Eigen::MatrixXd& L)
{
    m_rows = L.rows();
    m_first.clear();
    m_first.push_back(0);
    m_entries.clear();
    for (Eigen::Index j = 0; j < L.cols(); ++j) {
        const double* column = L.col(j).data();
        for (Eigen::Index k = 0; k < m_rows; ++k) {
            if (column[k] != 0)
                m_entries.push_back({k, column[k]});
        }
        m_first.push_back(m_entries.size());
    }
    if (m_rows <= fewRows)
        m_whole = L.transpose();
    else
        m_whole.resize(0, 0);
}

void LinkColumns::scaleRows(const Eigen::VectorXd& scale)
{
    for (Entry& entry : m_entries)
        entry.value *= scale[entry.row];
    if (m_whole.size() > 0)
        m_whole.array().rowwise() *= scale.transpose().array();
}

void LinkColumns::addAll(const Eigen::VectorXd& force, Eigen::VectorXd& sum) const
{
    for (Eigen::Index row = 0; row < m_whole.cols(); ++row)
        sum[row] += m_whole.col(row).dot(force);
    if (m_whole.size() > 0)
        return;
    for (Eigen::Index j = 0; j < cols(); ++j) {
        if (force[j] != 0)
            add(j, force[j], sum);
    }
}

void LinkColumns::addAll(const Eigen::VectorXd& force, Eigen::VectorXd& sum, Eigen::VectorXd& magnitudes) const
{
    for (Eigen::Index row = 0; row < m_whole.cols(); ++row) {
        sum[row] += m_whole.col(row).dot(force);
        magnitudes[row] += m_whole.col(row).cwiseProduct(force).cwiseAbs().sum();
    }
    if (m_whole.size() > 0)
        return;
    for (Eigen::Index j = 0; j < cols(); ++j) {
        if (force[j] == 0)
            continue;
        for (const auto& [row, value] : col(j)) {
            const double pull = force[j] * value;
            sum[row] += pull;
            magnitudes[row] += std::abs(pull);
        }
    }
}

void LinkColumns::calcTransposed(const Eigen::VectorXd& v, Eigen::VectorXd& ofLinks) const
{
    ofLinks.resize(cols());
    if (m_whole.size() > 0) {
        ofLinks.noalias() = m_whole * v;
        return;
    }
    for (Eigen::Index j = 0; j < cols(); ++j)
        ofLinks[j] = dot(j, v);
}

}  // namespace sinew
