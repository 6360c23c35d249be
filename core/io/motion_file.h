#pragma once

#include <iosfwd>
#include <string>

#include "core/base/result.h"
#include "core/motion/motion_table.h"

namespace sinew {

// Reads .mot and .sto (OpenSim: header up to 'endheader', one row of column names that begins with 'time', numbers
// between tabs or spaces) and .csv (first row names, separated by commas; the first column is time, or t, in s).
// fileName is used in diagnostics and to tell CSV. `inDegrees=yes`: columns whose name is that of a rotation become
// radians - which those are only the model knows, so they are listed in `rotations`; empty: none.
// A line "Angles are in degrees" says the same, and a .mot with neither it nor a version is in degrees (OpenSim).
// Errors carry line and column: what is no number, rows of a wrong length, times that fall, a header that does not end,
// columns without a name, no rows, marker files. Warnings: counts of rows and columns in the header that are others than
// those found; columns with gaps (empty, NaN, infinite), whose values are NaN; names that stand twice, which become
// 'x (1)' and 'x (2)'; times that stand twice, of which the later row counts.
struct MotionReadOptions {
    std::vector<std::string> rotations;
};
Result<MotionTable> readMotion(std::istream& stream, const std::string& fileName,
                               const MotionReadOptions& options = {});
Result<MotionTable> readMotionFile(const std::string& path, const MotionReadOptions& options = {});

enum class MotionFormat { Storage, Csv };  // .sto/.mot, .csv

// Writes numbers shortest-round-trip, inDegrees=no. Tabs and ends of lines in names become spaces. What is not finite
// is written as nan, inf or -inf, which readMotion() takes for gaps. CSV has no place for the name of the table.
void writeMotion(const MotionTable& table, MotionFormat format, std::ostream& stream);

// Atomic. The format by the ending of the name: .csv, else OpenSim's.
Result<bool> writeMotionFile(const MotionTable& table, const std::string& path);

}  // namespace sinew
