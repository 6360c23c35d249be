#include <cmath>
#include <ostream>
#include <sstream>

#include "core/io/atomic_file.h"
#include "core/io/motion_file.h"
#include "core/io/motion_text.h"
#include "core/io/number_text.h"

namespace sinew {

namespace {

// What separates columns or lines cannot stand in a name.
std::string withoutBreaks(std::string text)
{
    for (char& c : text)
        c = c == '\t' || c == '\n' || c == '\r' ? ' ' : c;
    return text;
}

std::string csvQuoted(const std::string& name)
{
    if (name.find_first_of(",\"") == std::string::npos)
        return name;
    std::string text = "\"";
    for (const char c : name)
        text += c == '"' ? std::string("\"\"") : std::string(1, c);
    return text + '"';
}

std::string cell(double value)
{
    return std::isfinite(value) ? numberText(value) : std::isnan(value) ? "nan" : value > 0 ? "inf" : "-inf";
}

void writeHeader(const MotionTable& table, std::ostream& stream)
{
    // The bare name on the first line is what OpenSim writes.
    const std::string name = withoutBreaks(table.name);
    if (!name.empty())
        stream << (isHeaderKey(splitHeaderLine(name).first) ? "name=" : "") << name << '\n';
    stream << "version=1\nnRows=" << table.times.size() << "\nnColumns=" << table.columns.size() + 1
           << "\ninDegrees=no\nendheader\n";
}

}  // namespace

void writeMotion(const MotionTable& table, MotionFormat format, std::ostream& stream)
{
    const bool isCsv = format == MotionFormat::Csv;
    const char separator = isCsv ? ',' : '\t';
    if (!isCsv)
        writeHeader(table, stream);
    stream << "time";
    for (const std::string& name : table.columns)
        stream << separator << (isCsv ? csvQuoted(withoutBreaks(name)) : withoutBreaks(name));
    stream << '\n';
    for (std::size_t i = 0; i < table.times.size(); ++i) {
        stream << cell(table.times[i]);
        for (Eigen::Index j = 0; j < table.values.cols(); ++j)
            stream << separator << cell(table.values(static_cast<Eigen::Index>(i), j));
        stream << '\n';
    }
}

Result<bool> writeMotionFile(const MotionTable& table, const std::string& path)
{
    std::ostringstream text;
    writeMotion(table, toLower(path).ends_with(".csv") ? MotionFormat::Csv : MotionFormat::Storage, text);
    if (auto reason = writeFileAtomically(path, text.str()))
        return Result<bool>::failure({std::move(*reason)});
    return Result<bool>::success(true);
}

}  // namespace sinew
