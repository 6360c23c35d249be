#include "core/io/vtp_data.h"

#include <algorithm>
#include <array>

#include <zlib.h>

#include "core/io/mesh_builder.h"

namespace sinew {

namespace {

Sentence cutOff()
{
    return sentence("its data are cut off");
}

Sentence tooLong()
{
    return sentence("it states more data than it can hold");
}

std::size_t sizeOf(VtkType type)
{
    constexpr std::size_t sizes[] = {1, 1, 2, 2, 4, 4, 8, 8, 4, 8};
    return sizes[static_cast<std::size_t>(type)];
}

double numberAt(const char* at, VtkType type, bool isBig)
{
    switch (type) {
    case VtkType::Int8: return valueAt<std::int8_t>(at, isBig);
    case VtkType::Uint8: return valueAt<std::uint8_t>(at, isBig);
    case VtkType::Int16: return valueAt<std::int16_t>(at, isBig);
    case VtkType::Uint16: return valueAt<std::uint16_t>(at, isBig);
    case VtkType::Int32: return valueAt<std::int32_t>(at, isBig);
    case VtkType::Uint32: return valueAt<std::uint32_t>(at, isBig);
    case VtkType::Int64: return static_cast<double>(valueAt<std::int64_t>(at, isBig));
    case VtkType::Uint64: return static_cast<double>(valueAt<std::uint64_t>(at, isBig));
    case VtkType::Float32: return valueAt<float>(at, isBig);
    case VtkType::Float64: return valueAt<double>(at, isBig);
    }
    return 0;
}

// The numbers of a header, each of 4 or 8 bytes.
class Headers {
public:
    Headers(std::string_view bytes, const VtkEncoding& encoding) : m_bytes(bytes), m_encoding(encoding) {}

    std::size_t size() const { return m_encoding.hasLongHeaders ? 8 : 4; }
    bool has(std::size_t count) const { return m_bytes.size() / size() >= count; }
    std::uint64_t operator[](std::size_t i) const
    {
        const char* at = m_bytes.data() + i * size();
        return m_encoding.hasLongHeaders ? valueAt<std::uint64_t>(at, m_encoding.isBigEndian)
                                         : valueAt<std::uint32_t>(at, m_encoding.isBigEndian);
    }

private:
    std::string_view m_bytes;
    VtkEncoding m_encoding;
};

Sentence append(std::string_view data, VtkType type, bool isBig, std::size_t most, std::vector<double>& numbers)
{
    const std::size_t each = sizeOf(type);
    if (data.size() / each > most - std::min(most, numbers.size()))
        return tooLong();
    numbers.reserve(numbers.size() + data.size() / each);
    for (std::size_t at = 0; at + each <= data.size(); at += each)
        numbers.push_back(numberAt(data.data() + at, type, isBig));
    return {};
}

// Blocks: their number, the size of each and of the last one when unpacked, the packed size of each.
struct Blocks {
    std::uint64_t count = 0, size = 0, last = 0;
    std::size_t headerSize = 0;  // bytes
};

Sentence readBlocks(const Headers& headers, std::size_t most, VtkType type, Blocks& blocks)
{
    if (!headers.has(3))
        return cutOff();
    blocks = {headers[0], headers[1], headers[2], 0};
    const std::uint64_t mostBytes = std::uint64_t(most) * sizeOf(type);
    if (blocks.count > mostBytes || blocks.size > mostBytes || blocks.last > blocks.size
        || (blocks.count > 0 && blocks.size > 0 && blocks.count - 1 > mostBytes / blocks.size))
        return tooLong();
    if (!headers.has(3 + static_cast<std::size_t>(blocks.count)))
        return cutOff();
    blocks.headerSize = (3 + static_cast<std::size_t>(blocks.count)) * headers.size();
    return {};
}

// `packed`: the blocks one behind the other.
Sentence unpack(std::string_view packed, const Headers& headers, const Blocks& blocks, std::string& data)
{
    for (std::uint64_t i = 0; i < blocks.count; ++i) {
        const std::uint64_t from = headers[3 + static_cast<std::size_t>(i)];
        if (from > packed.size())
            return cutOff();
        const std::uint64_t size = i + 1 == blocks.count && blocks.last > 0 ? blocks.last : blocks.size;
        constexpr std::uint64_t mostPacked = 1032;  // bytes to one: no deflated block says more
        if (size > mostPacked * from + 64)
            return sentence("its compressed data are damaged");
        const std::size_t before = data.size();
        data.resize(before + static_cast<std::size_t>(size));
        auto unpacked = static_cast<uLongf>(size);
        const int state = uncompress(reinterpret_cast<Bytef*>(data.data() + before), &unpacked,
                                     reinterpret_cast<const Bytef*>(packed.data()), static_cast<uLong>(from));
        if (state != Z_OK || unpacked != size)
            return sentence("its compressed data are damaged");
        packed.remove_prefix(static_cast<std::size_t>(from));
    }
    return {};
}

int base64ValueOf(char c)
{
    if (c >= 'A' && c <= 'Z')
        return c - 'A';
    if (c >= 'a' && c <= 'z')
        return c - 'a' + 26;
    if (c >= '0' && c <= '9')
        return c - '0' + 52;
    return c == '+' ? 62 : c == '/' ? 63 : -1;
}

// Bytes of one run of base64 or several, each of which may be padded: VTK pads headers and data on their own.
std::string decode(std::string_view text)
{
    std::string bytes;
    bytes.reserve(text.size() / 4 * 3);
    std::uint32_t bits = 0;
    int count = 0;
    for (const char c : text) {
        const int value = base64ValueOf(c);
        if (c == '=')
            count = 0;
        if (value < 0)
            continue;
        bits = (bits << 6) | static_cast<std::uint32_t>(value);
        count = count % 4 + 1;
        if (count > 1)
            bytes.push_back(static_cast<char>((bits >> (8 - 2 * count)) & 0xff));
    }
    return bytes;
}

}  // namespace

bool readVtkType(std::string_view word, VtkType& type)
{
    static constexpr std::array<std::string_view, 10> words
        = {"Int8", "UInt8", "Int16", "UInt16", "Int32", "UInt32", "Int64", "UInt64", "Float32", "Float64"};
    const auto found = std::find(words.begin(), words.end(), word);
    type = static_cast<VtkType>(found - words.begin());
    return found != words.end();
}

Sentence readVtkText(std::string_view text, std::size_t most, std::vector<double>& numbers)
{
    MeshText words(text);
    for (std::string_view word = words.word(); !word.empty(); word = words.word()) {
        double value = 0;
        if (!readFloat(word, value))
            return sentence("'%1' is not a number", std::string(word.substr(0, 40)));
        if (numbers.size() >= most)
            return tooLong();
        numbers.push_back(value);
    }
    return {};
}

Sentence readVtkBytes(std::string_view bytes, VtkType type, const VtkEncoding& encoding, std::size_t most,
                      std::vector<double>& numbers)
{
    const Headers headers(bytes, encoding);
    if (!encoding.isCompressed) {
        if (!headers.has(1) || headers[0] > bytes.size() - headers.size())
            return cutOff();
        return append(bytes.substr(headers.size(), static_cast<std::size_t>(headers[0])), type, encoding.isBigEndian,
                      most, numbers);
    }
    Blocks blocks;
    std::string data;
    Sentence fault = readBlocks(headers, most, type, blocks);
    if (fault.empty())
        fault = unpack(bytes.substr(blocks.headerSize), headers, blocks, data);
    return fault.empty() ? append(data, type, encoding.isBigEndian, most, numbers) : fault;
}

Sentence readVtkBase64(std::string_view text, VtkType type, const VtkEncoding& encoding, std::size_t most,
                       std::vector<double>& numbers)
{
    return readVtkBytes(decode(text), type, encoding, most, numbers);
}

}  // namespace sinew
