#include <algorithm>
#include <limits>

#include <pugixml.hpp>

#include "core/io/mesh_builder.h"
#include "core/io/surface_mesh_file.h"
#include "core/io/vtp_data.h"

namespace sinew {

MeshFormat vtpMesh();

namespace {

bool recognisesVtp(std::string_view bytes)
{
    const std::string_view head = bytes.substr(0, 4096);
    return head.find("<VTKFile") != std::string_view::npos;
}

class VtpReader {
public:
    VtpReader(std::string_view bytes, const std::string& fileName)
        : m_bytes(bytes), m_fileName(fileName), m_mesh(fileName)
    {
    }

    Result<SurfaceMesh> run()
    {
        if (!parse() || !readEncoding() || !readPieces())
            return meshFailure(m_fileName, m_fault, sentence("export the mesh again"), m_line);
        return m_mesh.finish();
    }

private:
    bool fail(Sentence fault)
    {
        m_fault = std::move(fault);
        return false;
    }

    // Appended data may be raw bytes, which are no XML: the text in front of them is closed by hand.
    bool parse()
    {
        const std::size_t appended = m_bytes.find("<AppendedData");
        std::string text(m_bytes.substr(0, appended));
        if (appended != std::string_view::npos) {
            const std::size_t end = m_bytes.find('>', appended), begin = m_bytes.find('_', appended);
            if (end == std::string_view::npos || begin == std::string_view::npos || begin < end)
                return fail(sentence("the appended data have no beginning"));
            const std::string_view tag = m_bytes.substr(appended, end - appended);
            m_isAppendedRaw = tag.find("raw") != std::string_view::npos;
            m_appended = m_bytes.substr(begin + 1);
            text += "</VTKFile>";
        }
        const pugi::xml_parse_result result = m_document.load_buffer(text.data(), text.size());
        if (result)
            return true;
        const auto at = std::min(static_cast<std::size_t>(std::max<std::ptrdiff_t>(0, result.offset)), text.size());
        m_line = 1 + static_cast<int>(std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(at), '\n'));
        return fail(sentence("this is not well-formed XML: %1", std::string(result.description())));
    }

    bool readEncoding()
    {
        const pugi::xml_node root = m_document.child("VTKFile");
        m_data = root.child("PolyData");
        if (!m_data)
            return fail(
                sentence("it holds '%1' and not a surface (PolyData)", std::string(root.attribute("type").value())));
        m_encoding.isBigEndian = std::string_view(root.attribute("byte_order").value()) == "BigEndian";
        m_encoding.hasLongHeaders = std::string_view(root.attribute("header_type").value()) == "UInt64";
        const std::string_view compressor = root.attribute("compressor").value();
        m_encoding.isCompressed = !compressor.empty();
        return compressor.empty() || compressor == "vtkZLibDataCompressor"
               || fail(sentence("its data are compressed by '%1'; write it with zlib or without compression",
                                std::string(compressor)));
    }

    bool readPieces()
    {
        for (const pugi::xml_node piece : m_data.children("Piece")) {
            const std::size_t first = m_mesh.pointCount();
            if (!readPoints(piece) || !readPolygons(piece.child("Polys"), first, false)
                || !readPolygons(piece.child("Strips"), first, true))
                return false;
        }
        return true;
    }

    // The file bounds what it may hold: a byte of zlib's data unpacks to at most 1032.
    std::size_t mostNumbers() const { return 1032 * m_bytes.size(); }

    bool readArray(const pugi::xml_node array, std::vector<double>& numbers)
    {
        numbers.clear();
        const std::string name = array.attribute("Name").value();
        VtkType type{};
        if (!array)
            return fail(sentence("an array of points or polygons is missing"));
        if (!readVtkType(array.attribute("type").value(), type))
            return fail(sentence("the array '%1' holds no numbers", name));
        const std::string_view form = array.attribute("format").value();
        const std::string_view text = array.child_value();
        Sentence fault;
        if (form == "ascii" || form.empty())
            fault = readVtkText(text, mostNumbers(), numbers);
        else if (form == "binary")
            fault = readVtkBase64(text, type, m_encoding, mostNumbers(), numbers);
        else if (const auto offset = array.attribute("offset").as_ullong(); offset > m_appended.size())
            fault = sentence("its data are cut off");
        else if (m_isAppendedRaw)
            fault = readVtkBytes(m_appended.substr(offset), type, m_encoding, mostNumbers(), numbers);
        else
            fault = readVtkBase64(m_appended.substr(offset), type, m_encoding, mostNumbers(), numbers);
        return fault.empty() || fail(sentence("the array '%1': %2", name, fault));
    }

    bool readPoints(const pugi::xml_node piece)
    {
        if (piece.attribute("NumberOfPoints").as_ullong() == 0)
            return true;
        if (!readArray(piece.child("Points").child("DataArray"), m_numbers))
            return false;
        if (m_numbers.size() != 3 * piece.attribute("NumberOfPoints").as_ullong())
            return fail(sentence("it states %1 points and holds %2",
                                 std::string(piece.attribute("NumberOfPoints").value()), m_numbers.size() / 3));
        for (std::size_t i = 0; i + 3 <= m_numbers.size(); i += 3) {
            if (!m_mesh.addPoint({m_numbers[i], m_numbers[i + 1], m_numbers[i + 2]}))
                return fail(sentence("point %1 is not finite", i / 3 + 1));
        }
        return true;
    }

    bool readPolygons(const pugi::xml_node polygons, std::size_t first, bool areStrips)
    {
        const pugi::xml_node corners = polygons.find_child_by_attribute("DataArray", "Name", "connectivity");
        const pugi::xml_node ends = polygons.find_child_by_attribute("DataArray", "Name", "offsets");
        if (!corners || !ends)
            return true;  // none
        if (!readArray(corners, m_numbers) || !readArray(ends, m_ends))
            return false;
        std::size_t begin = 0;
        for (const double stated : m_ends) {
            if (!(stated >= static_cast<double>(begin) && stated <= static_cast<double>(m_numbers.size())))
                return fail(sentence("a polygon ends outside the list of corners"));
            const auto end = static_cast<std::size_t>(stated);
            m_corners.clear();
            for (std::size_t i = begin; i < end; ++i) {
                const double corner = m_numbers[i] + static_cast<double>(first);
                if (!(m_numbers[i] >= 0 && corner < static_cast<double>(m_mesh.pointCount())))
                    return fail(sentence("a polygon has a corner that refers to no point of the file"));
                m_corners.push_back(static_cast<std::uint32_t>(corner));
            }
            addPolygon(areStrips);
            begin = end;
        }
        return true;
    }

    void addPolygon(bool isStrip)
    {
        if (!isStrip)
            return m_mesh.addPolygon(m_corners);
        for (std::size_t i = 2; i < m_corners.size(); ++i)
            m_mesh.addTriangle(m_corners[i - 2], m_corners[i - 1], m_corners[i]);
    }

    std::string_view m_bytes, m_appended;
    std::string m_fileName;
    Sentence m_fault;
    int m_line = 0;
    bool m_isAppendedRaw = false;
    pugi::xml_document m_document;
    pugi::xml_node m_data;
    VtkEncoding m_encoding;
    MeshBuilder m_mesh;
    std::vector<double> m_numbers, m_ends;
    std::vector<std::uint32_t> m_corners;
};

Result<SurfaceMesh> readVtp(std::string_view bytes, const std::string& fileName)
{
    return VtpReader(bytes, fileName).run();
}

}  // namespace

MeshFormat vtpMesh()
{
    return {"vtp", "VTK PolyData", recognisesVtp, readVtp};
}

}  // namespace sinew
