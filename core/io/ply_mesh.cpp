#include <array>
#include <optional>
#include <utility>

#include "core/io/mesh_builder.h"
#include "core/io/surface_mesh_file.h"

namespace sinew {

MeshFormat plyMesh();

namespace {

enum class PlyType { Int8, Uint8, Int16, Uint16, Int32, Uint32, Float, Double };
enum class PlyForm { Text, LittleEndian, BigEndian };

struct PlyProperty {
    std::string name;
    PlyType type = PlyType::Float;
    std::optional<PlyType> count;  // of a list
};

struct PlyElement {
    std::string name;
    std::size_t count = 0;
    std::vector<PlyProperty> properties;
};

std::optional<PlyType> typeOf(std::string_view word)
{
    struct Name {
        std::string_view word;
        PlyType type;
    };
    static constexpr std::array names
        = {Name{"char", PlyType::Int8},     Name{"int8", PlyType::Int8},     Name{"uchar", PlyType::Uint8},
           Name{"uint8", PlyType::Uint8},   Name{"short", PlyType::Int16},   Name{"int16", PlyType::Int16},
           Name{"ushort", PlyType::Uint16}, Name{"uint16", PlyType::Uint16}, Name{"int", PlyType::Int32},
           Name{"int32", PlyType::Int32},   Name{"uint", PlyType::Uint32},   Name{"uint32", PlyType::Uint32},
           Name{"float", PlyType::Float},   Name{"float32", PlyType::Float}, Name{"double", PlyType::Double},
           Name{"float64", PlyType::Double}};
    for (const Name& name : names) {
        if (name.word == word)
            return name.type;
    }
    return std::nullopt;
}

std::size_t sizeOf(PlyType type)
{
    constexpr std::size_t sizes[] = {1, 1, 2, 2, 4, 4, 4, 8};
    return sizes[static_cast<std::size_t>(type)];
}

double numberAt(const char* at, PlyType type, bool isBig)
{
    switch (type) {
    case PlyType::Int8: return valueAt<std::int8_t>(at, isBig);
    case PlyType::Uint8: return valueAt<std::uint8_t>(at, isBig);
    case PlyType::Int16: return valueAt<std::int16_t>(at, isBig);
    case PlyType::Uint16: return valueAt<std::uint16_t>(at, isBig);
    case PlyType::Int32: return valueAt<std::int32_t>(at, isBig);
    case PlyType::Uint32: return valueAt<std::uint32_t>(at, isBig);
    case PlyType::Float: return valueAt<float>(at, isBig);
    case PlyType::Double: return valueAt<double>(at, isBig);
    }
    return 0;
}

bool recognisesPly(std::string_view bytes)
{
    return bytes.starts_with("ply\n") || bytes.starts_with("ply\r");
}

class PlyReader {
public:
    PlyReader(std::string_view bytes, const std::string& fileName)
        : m_bytes(bytes), m_text(bytes), m_fileName(fileName), m_mesh(fileName)
    {
    }

    Result<SurfaceMesh> run()
    {
        if (!readHeader())
            return failed();
        m_at = m_text.position();
        for (const PlyElement& element : m_elements) {
            m_index = 0;
            for (; m_index < element.count; ++m_index) {
                if (!readItem(element)) {
                    if (m_form != PlyForm::Text)
                        m_fault = sentence("%1 (%2 %3)", m_fault, element.name, m_index + 1);
                    return failed();
                }
            }
        }
        return m_mesh.finish();
    }

private:
    Result<SurfaceMesh> failed()
    {
        const bool hasLine = m_isHeader || m_form == PlyForm::Text;
        return meshFailure(m_fileName, m_fault, sentence("export the mesh again"), hasLine ? m_text.line() : 0);
    }

    bool fail(Sentence fault)
    {
        m_fault = std::move(fault);
        return false;
    }

    bool readHeader()
    {
        m_text.skipLine();
        bool hasForm = false;
        for (;;) {
            const std::string_view key = m_text.word();
            if (key.empty())
                return fail(sentence("the header does not end"));
            if (key == "end_header")
                break;
            if (key == "format")
                hasForm = readForm();
            else if (key == "element" && !readElement())
                return false;
            else if (key == "property" && !readProperty())
                return false;
            m_text.skipLine();
        }
        if (!hasForm)
            return fail(sentence("the header states no format that can be read"));
        m_text.skipLine();
        m_isHeader = false;
        return checkElements();
    }

    bool readForm()
    {
        const std::string_view word = m_text.wordOfLine();
        m_form = word == "binary_little_endian" ? PlyForm::LittleEndian
                 : word == "binary_big_endian"  ? PlyForm::BigEndian
                                                : PlyForm::Text;
        return m_form != PlyForm::Text || word == "ascii";
    }

    bool readElement()
    {
        PlyElement element;
        element.name = m_text.wordOfLine();
        long long count = 0;
        if (!readInteger(m_text.wordOfLine(), count) || count < 0)
            return fail(sentence("the element '%1' has no number of items", element.name));
        element.count = static_cast<std::size_t>(count);
        m_elements.push_back(std::move(element));
        return true;
    }

    bool readProperty()
    {
        PlyProperty property;
        std::string_view word = m_text.wordOfLine();
        if (word == "list") {
            property.count = typeOf(m_text.wordOfLine());
            if (!property.count)
                return fail(sentence("a list has no type of its length"));
            word = m_text.wordOfLine();
        }
        const std::optional<PlyType> type = typeOf(word);
        if (!type || m_elements.empty())
            return fail(sentence("a property of the unknown type '%1'", std::string(word.substr(0, 40))));
        property.type = *type;
        property.name = m_text.wordOfLine();
        m_elements.back().properties.push_back(std::move(property));
        return true;
    }

    bool checkElements()
    {
        bool hasFaces = false, hasPoints = false;
        for (const PlyElement& element : m_elements) {
            int coordinates = 0;
            for (const PlyProperty& property : element.properties) {
                coordinates += property.name == "x" || property.name == "y" || property.name == "z";
                hasFaces = hasFaces || (element.name == "face" && isCorners(property));
            }
            hasPoints = hasPoints || (element.name == "vertex" && coordinates == 3);
            // Each item takes a byte at least: a count that cannot be true would run for ever.
            if (element.count > 0 && (element.properties.empty() || element.count > m_bytes.size()))
                return fail(
                    sentence("it states %1 items of '%2', more than the file can hold", element.count, element.name));
        }
        if (!hasPoints)
            return fail(sentence("it has no points with x, y and z"));
        return hasFaces || fail(sentence("it has no faces: points alone are no surface"));
    }

    static bool isCorners(const PlyProperty& property)
    {
        return property.count && (property.name == "vertex_indices" || property.name == "vertex_index");
    }

    bool next(PlyType type, double& value)
    {
        if (m_form == PlyForm::Text) {
            // An item has a line of its own: a number that is missing must not shift all that follow.
            const std::string_view word = std::exchange(m_isFirst, false) ? m_text.word() : m_text.wordOfLine();
            if (word.empty())
                return fail(m_text.atEnd() ? sentence("the file is cut off")
                                           : sentence("the line ends before its item: a number is missing"));
            return readFloat(word, value) || fail(sentence("'%1' is not a number", std::string(word.substr(0, 40))));
        }
        if (m_bytes.size() - m_at < sizeOf(type))
            return fail(sentence("the file is cut off"));
        value = numberAt(m_bytes.data() + m_at, type, m_form == PlyForm::BigEndian);
        m_at += sizeOf(type);
        return true;
    }

    bool readItem(const PlyElement& element)
    {
        const bool isVertex = element.name == "vertex", isFace = element.name == "face";
        Vector3 point = Vector3::Zero();
        m_isFirst = true;
        for (const PlyProperty& property : element.properties) {
            double value = 0;
            if (property.count) {
                if (!readList(property, isFace && isCorners(property)))
                    return false;
            } else if (!next(property.type, value)) {
                return false;
            } else if (isVertex && property.name.size() == 1 && property.name[0] >= 'x' && property.name[0] <= 'z') {
                point[property.name[0] - 'x'] = value;
            }
        }
        if (m_form == PlyForm::Text && !m_text.wordOfLine().empty())
            return fail(sentence("the line goes on after its item: a number too many"));
        return !isVertex || m_mesh.addPoint(point) || fail(sentence("a point is not finite"));
    }

    bool readList(const PlyProperty& property, bool isCornerList)
    {
        double count = 0, value = 0;
        if (!next(*property.count, count))
            return false;
        if (!(count >= 0 && count <= static_cast<double>(m_bytes.size())))
            return fail(sentence("a list has a length that cannot be"));
        m_corners.clear();
        for (double i = 0; i < count; ++i) {
            if (!next(property.type, value))
                return false;
            if (!isCornerList)
                continue;
            if (!(value >= 0 && value < 4294967295.0))
                return fail(sentence("a face has a corner that refers to no point of the file"));
            m_corners.push_back(static_cast<std::uint32_t>(value));
        }
        if (isCornerList)
            m_mesh.addPolygon(m_corners);
        return true;
    }

    std::string_view m_bytes;
    MeshText m_text;
    std::string m_fileName;
    Sentence m_fault;
    MeshBuilder m_mesh;
    std::vector<PlyElement> m_elements;
    PlyForm m_form = PlyForm::Text;
    std::vector<std::uint32_t> m_corners;
    std::size_t m_at = 0, m_index = 0;
    bool m_isHeader = true;
    bool m_isFirst = true;  // of the numbers of an item
};

Result<SurfaceMesh> readPly(std::string_view bytes, const std::string& fileName)
{
    if (!recognisesPly(bytes))
        return meshFailure(fileName, sentence("a PLY file begins with a line 'ply'"), sentence("export the mesh again"),
                           1);
    return PlyReader(bytes, fileName).run();
}

}  // namespace

MeshFormat plyMesh()
{
    return {"ply", "Stanford PLY", recognisesPly, readPly};
}

}  // namespace sinew
