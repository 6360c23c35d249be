#include "core/math/decompositions.h"

namespace Eigen {

template LLT<MatrixXd>& LLT<MatrixXd>::compute(const EigenBase<MatrixXd>&);
template void LLT<MatrixXd>::solveInPlace(const MatrixBase<VectorXd>&) const;
template void LLT<MatrixXd>::_solve_impl(const VectorXd&, VectorXd&) const;
template LLT<Ref<MatrixXd>>& LLT<Ref<MatrixXd>>::compute(const EigenBase<Ref<MatrixXd>>&);

template LDLT<MatrixXd>& LDLT<MatrixXd>::compute(const EigenBase<MatrixXd>&);
template void LDLT<MatrixXd>::_solve_impl(const VectorXd&, VectorXd&) const;

template void PartialPivLU<MatrixXd>::compute();
template void FullPivLU<MatrixXd>::computeInPlace();

template void ColPivHouseholderQR<MatrixXd>::computeInPlace();
template ColPivHouseholderQR<MatrixXd>& ColPivHouseholderQR<MatrixXd>::compute(const EigenBase<MatrixXd>&);
template void CompleteOrthogonalDecomposition<MatrixXd>::computeInPlace();
template void CompleteOrthogonalDecomposition<MatrixXd>::_solve_impl(const VectorXd&, VectorXd&) const;

template JacobiSVD<MatrixXd>& JacobiSVD<MatrixXd>::compute(const MatrixXd&, unsigned int);

template SelfAdjointEigenSolver<MatrixXd>& SelfAdjointEigenSolver<MatrixXd>::compute(const EigenBase<MatrixXd>&,
                                                                                            int);
template SelfAdjointEigenSolver<Matrix3d>& SelfAdjointEigenSolver<Matrix3d>::compute(const EigenBase<Matrix3d>&,
                                                                                            int);

}  // namespace Eigen

namespace sinew {

void calcQ(const Eigen::ColPivHouseholderQR<Eigen::MatrixXd>& factor, Eigen::MatrixXd& Q, Eigen::VectorXd& workspace)
{
    const Eigen::Index n = factor.rows();
    workspace.resize(n);
    Q.setIdentity(n, n);
    factor.householderQ().evalTo(Q, workspace);
}

Eigen::VectorXd applyQTransposed(const Eigen::ColPivHouseholderQR<Eigen::MatrixXd>& factor, const Eigen::VectorXd& x)
{
    return factor.householderQ().transpose() * x;
}

}  // namespace sinew
