#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/sentence.h"

namespace sinew {

// Numbers of a DataArray of VTK's XML files: text, base64 or raw bytes, the last two also in blocks compressed by zlib.

enum class VtkType { Int8, Uint8, Int16, Uint16, Int32, Uint32, Int64, Uint64, Float32, Float64 };

struct VtkEncoding {
    bool isBigEndian = false;
    bool hasLongHeaders = false;  // header_type UInt64
    bool isCompressed = false;
};

// False: no type that is known, such as "String".
bool readVtkType(std::string_view word, VtkType& type);

// The most numbers that an array may have is a guard against headers that state what cannot be. The numbers are appended;
// returns why that cannot be done, or nothing.
Sentence readVtkText(std::string_view text, std::size_t most, std::vector<double>& numbers);
// `bytes` begins with the headers of the array and may go on behind it.
Sentence readVtkBytes(std::string_view bytes, VtkType type, const VtkEncoding& encoding, std::size_t most,
                      std::vector<double>& numbers);
// The same in base64: header and data, each padded on its own.
Sentence readVtkBase64(std::string_view text, VtkType type, const VtkEncoding& encoding, std::size_t most,
                       std::vector<double>& numbers);

}  // namespace sinew
