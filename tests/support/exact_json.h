#pragma once

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>

#include <Eigen/Core>
#include <json/json.h>

namespace sinew::test {

// "3", "-1/4" or a number.
inline double fraction(const Json::Value& value)
{
    if (value.isNumeric())
        return value.asDouble();
    const std::string text = value.asString();
    const auto slash = text.find('/');
    const double numerator = std::strtod(text.c_str(), nullptr);
    return slash == std::string::npos ? numerator : numerator / std::strtod(text.c_str() + slash + 1, nullptr);
}

inline Eigen::VectorXd vectorOf(const Json::Value& values)
{
    Eigen::VectorXd v(values.size());
    for (Json::ArrayIndex i = 0; i < values.size(); ++i)
        v[i] = fraction(values[i]);
    return v;
}

inline Eigen::MatrixXd matrixOf(const Json::Value& rows)
{
    Eigen::MatrixXd m(rows.size(), rows.empty() ? 0 : rows[0].size());
    for (Json::ArrayIndex i = 0; i < rows.size(); ++i)
        m.row(i) = vectorOf(rows[i]).transpose();
    return m;
}

// False when the file is not there.
inline bool readJson(const std::filesystem::path& path, Json::Value& root)
{
    std::ifstream file(path);
    std::string errors;
    return file && Json::parseFromStream(Json::CharReaderBuilder(), file, &root, &errors);
}

}  // namespace sinew::test
