#pragma once

#include <Eigen/Cholesky>
#include <Eigen/Eigenvalues>
#include <Eigen/LU>
#include <Eigen/QR>
#include <Eigen/SVD>

// The factorisations of dense matrices that core uses, compiled once, in decompositions.cpp: left to each file that
// calls them they cost 3 to 10 s of compile time apiece. Include this in place of Eigen's own headers. What is not listed
// still works and is compiled where it is used; hand over a MatrixXd or VectorXd, not an expression, to hit the list.
namespace Eigen {

extern template LLT<MatrixXd>& LLT<MatrixXd>::compute(const EigenBase<MatrixXd>&);
extern template void LLT<MatrixXd>::solveInPlace(const MatrixBase<VectorXd>&) const;
extern template void LLT<MatrixXd>::_solve_impl(const VectorXd&, VectorXd&) const;
extern template LLT<Ref<MatrixXd>>& LLT<Ref<MatrixXd>>::compute(const EigenBase<Ref<MatrixXd>>&);

extern template LDLT<MatrixXd>& LDLT<MatrixXd>::compute(const EigenBase<MatrixXd>&);
extern template void LDLT<MatrixXd>::_solve_impl(const VectorXd&, VectorXd&) const;

extern template void PartialPivLU<MatrixXd>::compute();
extern template void FullPivLU<MatrixXd>::computeInPlace();

extern template void ColPivHouseholderQR<MatrixXd>::computeInPlace();
extern template ColPivHouseholderQR<MatrixXd>& ColPivHouseholderQR<MatrixXd>::compute(const EigenBase<MatrixXd>&);
extern template void CompleteOrthogonalDecomposition<MatrixXd>::computeInPlace();
extern template void CompleteOrthogonalDecomposition<MatrixXd>::_solve_impl(const VectorXd&, VectorXd&) const;

extern template JacobiSVD<MatrixXd>& JacobiSVD<MatrixXd>::compute(const MatrixXd&, unsigned int);

extern template SelfAdjointEigenSolver<MatrixXd>& SelfAdjointEigenSolver<MatrixXd>::compute(const EigenBase<MatrixXd>&,
                                                                                            int);
extern template SelfAdjointEigenSolver<Matrix3d>& SelfAdjointEigenSolver<Matrix3d>::compute(const EigenBase<Matrix3d>&,
                                                                                            int);

}  // namespace Eigen

namespace sinew {

// The square orthogonal factor of A P = Q R, (rows x rows) of the A that was factored.
void calcQ(const Eigen::ColPivHouseholderQR<Eigen::MatrixXd>& factor, Eigen::MatrixXd& Q, Eigen::VectorXd& workspace);

// x: (rows). Q' x of the same.
Eigen::VectorXd applyQTransposed(const Eigen::ColPivHouseholderQR<Eigen::MatrixXd>& factor, const Eigen::VectorXd& x);

}  // namespace sinew
