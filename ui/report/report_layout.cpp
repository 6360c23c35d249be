#include "ui/report/report_layout.h"

#include <algorithm>
#include <numeric>

#include <QFontMetricsF>

#include "ui/text/translated.h"

namespace sinew {

namespace {

constexpr double left = reportMargin, right = reportPageSize.width() - reportMargin, fullWidth = right - left;
constexpr double top = reportMargin, bottom = reportPageSize.height() - reportMargin - 12;  // above the foot
constexpr double lineSpacing = 1.38;  // times the size of the type
constexpr double cellPadding = 2.2, columnGap = 8;
constexpr double hairline = 0.5, headLine = 0.9;
constexpr double bulletIndent = 10;

struct TextLook {
    ReportType type;
    double above = 0, below = 0;  // points
};

TextLook lookOf(ReportStyle style)
{
    switch (style) {
    case ReportStyle::Title: return {{19, true}, 0, 3};
    case ReportStyle::Heading: return {{12.5, true}, 15, 5};
    case ReportStyle::Subheading: return {{9.5, true}, 10, 3};
    case ReportStyle::Strong: return {{10.5, true}, 2, 4};
    case ReportStyle::Body: return {{9.2}, 0, 4};
    case ReportStyle::Bullet: return {{9.2}, 0, 2.5};
    case ReportStyle::Small: return {{8, false, ReportInk::Muted}, 2, 3};
    }
    return {};
}

constexpr ReportType cellType{8.6};
constexpr ReportType headType{8.2, true, ReportInk::Muted};

ReportItem textItem(QRectF place, QString text, const ReportType& type, bool isRight = false)
{
    return {ReportItem::Kind::Text, place, type, isRight, std::move(text), {}};
}

ReportItem fillItem(QRectF place, ReportInk ink)
{
    return {ReportItem::Kind::Fill, place, {0, false, ink}, false, {}, {}};
}

QString elided(const QString& text, const ReportType& type, double width)
{
    return QFontMetricsF(fontOf(type)).elidedText(text, Qt::ElideRight, width * reportUnits);
}

// A row with its cells broken into lines.
struct LaidRow {
    std::vector<ReportItem> items;  // from the row's upper left corner
    double height = 0;
};

// Where columns begin and end, from the left margin.
struct ColumnPlaces {
    std::vector<double> begin, end;

    explicit ColumnPlaces(const std::vector<ReportColumn>& columns)
    {
        const double sum = std::accumulate(columns.begin(), columns.end(), 0.0,
                                           [](double s, const ReportColumn& column) { return s + column.width; });
        const double free = fullWidth - columnGap * double(columns.size() - 1);
        double x = 0;
        for (const ReportColumn& column : columns) {
            begin.push_back(x);
            end.push_back(x + free * column.width / sum);
            x = end.back() + columnGap;
        }
    }
};

LaidRow laidRow(const ReportTable& table, const ReportRow& row, const ReportType& base)
{
    const ColumnPlaces places(table.columns);
    LaidRow laid;
    std::size_t column = 0;
    for (const ReportCell& cell : row.cells) {
        if (column >= table.columns.size())
            break;
        const std::size_t last = std::min(column + std::size_t(std::max(cell.span, 1)), table.columns.size()) - 1;
        ReportType type = base;
        type.isBold = type.isBold || cell.isStrong;
        if (cell.isMuted)
            type.ink = ReportInk::Muted;
        const double x = places.begin[column], width = places.end[last] - x, height = lineSpacing * type.size;
        const bool isRight = table.columns[column].isRight && cell.span == 1;
        double y = cellPadding;
        for (QString& line : linesOf(cell.text, type, width)) {
            if (!line.isEmpty())
                laid.items.push_back(textItem({x, y, width, height}, std::move(line), type, isRight));
            y += height;
        }
        laid.height = std::max(laid.height, y + cellPadding);
        column = last + 1;
    }
    return laid;
}

// Fills page after page.
class PageFlow {
public:
    PageFlow() { m_pages.emplace_back(); }

    void add(const ReportText& text, double keptWith)
    {
        const TextLook look = lookOf(text.style);
        const double indent = text.style == ReportStyle::Bullet ? bulletIndent : 0;
        const double height = lineSpacing * look.type.size;
        const std::vector<QString> lines = linesOf(text.text, look.type, fullWidth - indent);
        const double space = m_isFresh ? 0 : look.above;
        // Paragraphs break between pages; not after their first or before their last line.
        const double whole = height * double(lines.size());
        ensure(space + std::min(whole, 3 * height) + keptWith);
        if (!m_isFresh)
            m_y += look.above;
        for (std::size_t i = 0; i < lines.size(); ++i) {
            ensure(i + 2 == lines.size() ? 2 * height : height);
            if (i == 0 && indent > 0)
                put(textItem({left, m_y, indent, height}, QStringLiteral("•"), look.type));
            put(textItem({left + indent, m_y, fullWidth - indent, height}, lines[i], look.type));
            m_y += height;
        }
        m_y += look.below;
    }

    void add(const ReportTable& table, double keptWith)
    {
        const std::vector<LaidRow> head = laid(table, table.head, headType), rows = laid(table, table.rows, cellType);
        const double headHeight = heightOf(head), whole = headHeight + heightOf(rows);
        if (whole + keptWith <= bottom - top)
            ensure(whole + keptWith);
        else if (whole <= bottom - top)
            ensure(whole);
        else if (!rows.empty())
            ensure(headHeight + rows.front().height);
        addHead(head);
        for (std::size_t i = 0; i < rows.size(); ++i) {
            if (m_y + rows[i].height > bottom) {
                newPage();
                addHead(head);
            }
            if (table.rows[i].isMarked)
                put(fillItem({left, m_y, fullWidth, rows[i].height}, ReportInk::Tint));
            addRow(rows[i]);
            put(fillItem({left, m_y - hairline, fullWidth, hairline}, ReportInk::Line));
        }
        m_y += 7;
    }

    void add(const ReportPictureRow& row, double)
    {
        const double height = heightOf(row);
        ensure(height);
        const ReportType type = lookOf(ReportStyle::Small).type;
        double x = left;
        for (const ReportPicture& picture : row.pictures) {
            const QSizeF size = sizeOf(picture, row);
            ReportItem item{ReportItem::Kind::Picture, {QPointF(x, m_y), size}, {}, false, {}, picture.image};
            put(std::move(item));
            double y = m_y + size.height() + 2;
            for (QString& line : linesOf(picture.caption, type, size.width())) {
                put(textItem({x, y, size.width(), lineSpacing * type.size}, std::move(line), type));
                y += lineSpacing * type.size;
            }
            x += size.width() + 2 * columnGap;
        }
        m_y += height;
    }

    void add(const ReportPageBreak&, double)
    {
        if (!m_isFresh)
            newPage();
    }

    // The least that must stand below a heading.
    static double leastHeight(const ReportBlock& block)
    {
        if (const auto* table = std::get_if<ReportTable>(&block)) {
            const double head = heightOf(laid(*table, table->head, headType));
            const double rows = heightOf(laid(*table, table->rows, cellType));
            return head + rows <= bottom - top - 100 ? head + rows : head + 60;
        }
        if (const auto* row = std::get_if<ReportPictureRow>(&block))
            return heightOf(*row);
        if (const auto* text = std::get_if<ReportText>(&block)) {
            const TextLook look = lookOf(text->style);
            const auto lines = linesOf(text->text, look.type, fullWidth).size();
            return look.above + look.below + lineSpacing * look.type.size * double(std::min<std::size_t>(lines, 3));
        }
        return 0;
    }

    std::vector<ReportPage> take() { return std::move(m_pages); }

private:
    static std::vector<LaidRow> laid(const ReportTable& table, const std::vector<ReportRow>& rows,
                                     const ReportType& type)
    {
        std::vector<LaidRow> result;
        for (const ReportRow& row : rows)
            result.push_back(laidRow(table, row, type));
        return result;
    }

    static double heightOf(const std::vector<LaidRow>& rows)
    {
        return std::accumulate(rows.begin(), rows.end(), 0.0,
                               [](double sum, const LaidRow& row) { return sum + row.height; });
    }

    // All as high as each other, as wide as the page together, or as high as is allowed.
    static QSizeF sizeOf(const ReportPicture& picture, const ReportPictureRow& row)
    {
        constexpr double highest = 215;
        const auto aspect
            = [](const ReportPicture& it) { return double(it.image.width()) / double(std::max(it.image.height(), 1)); };
        double aspects = 0;
        for (const ReportPicture& each : row.pictures)
            aspects += aspect(each);
        const double width = fullWidth - 2 * columnGap * double(row.pictures.size() - 1);
        const double height = std::min(highest, width / std::max(aspects, 1e-3));
        return {height * aspect(picture), height};
    }

    static double heightOf(const ReportPictureRow& row)
    {
        const ReportType type = lookOf(ReportStyle::Small).type;
        double height = 0;
        for (const ReportPicture& picture : row.pictures) {
            const QSizeF size = sizeOf(picture, row);
            const double lines = double(linesOf(picture.caption, type, size.width()).size());
            height = std::max(height, size.height() + 2 + lines * lineSpacing * type.size + 6);
        }
        return height;
    }

    void addHead(const std::vector<LaidRow>& head)
    {
        for (const LaidRow& row : head)
            addRow(row);
        if (!head.empty())
            put(fillItem({left, m_y - headLine, fullWidth, headLine}, ReportInk::Muted));
    }

    void addRow(const LaidRow& row)
    {
        for (ReportItem item : row.items) {
            item.place.translate(left, m_y);
            put(std::move(item));
        }
        m_y += row.height;
    }

    void put(ReportItem item)
    {
        m_pages.back().items.push_back(std::move(item));
        m_isFresh = false;
    }

    void ensure(double height)
    {
        if (!m_isFresh && m_y + height > bottom)
            newPage();
    }

    void newPage()
    {
        m_pages.emplace_back();
        m_y = top;
        m_isFresh = true;
    }

    std::vector<ReportPage> m_pages;
    double m_y = top;
    bool m_isFresh = true;  // nothing stands on the page yet
};

void addFrame(const ReportFrame& frame, std::size_t number, std::size_t count, ReportPage& page)
{
    constexpr ReportType type{7.8, false, ReportInk::Muted}, strong{7.8, true, ReportInk::Muted};
    constexpr double height = lineSpacing * type.size, pageWidth = 90;
    const double foot = reportPageSize.height() - reportMargin;
    page.items.push_back(fillItem({left, foot - 3, fullWidth, hairline}, ReportInk::Line));
    page.items.push_back(textItem({left, foot, fullWidth - pageWidth, height}, frame.foot, strong));
    page.items.push_back(textItem({right - pageWidth, foot, pageWidth, height},
                                  translated("page %1 of %2").arg(number).arg(count), type, true));
    if (number == 1)
        return;
    const double head = reportMargin - 20, rightWidth = widthOf(frame.headRight, type);
    const double titleWidth = fullWidth - rightWidth - 2 * columnGap;
    page.items.push_back(textItem({left, head, titleWidth, height}, elided(frame.head, type, titleWidth), type));
    page.items.push_back(textItem({right - rightWidth, head, rightWidth, height}, frame.headRight, type, true));
}

// Headings stay with what follows, sentences with the table that they lead to, tables with their notes.
bool staysWithNext(const ReportBlocks& blocks, std::size_t i)
{
    if (i + 1 >= blocks.size())
        return false;
    const auto* text = std::get_if<ReportText>(&blocks[i]);
    const auto* next = std::get_if<ReportText>(&blocks[i + 1]);
    if (std::holds_alternative<ReportTable>(blocks[i]))
        return next && next->style == ReportStyle::Small;
    return text
           && (text->style == ReportStyle::Heading || text->style == ReportStyle::Subheading
               || (text->style == ReportStyle::Body && std::holds_alternative<ReportTable>(blocks[i + 1])));
}

}  // namespace

std::vector<ReportPage> layOut(const ReportBlocks& blocks, const ReportFrame& frame)
{
    PageFlow flow;
    for (std::size_t i = 0; i < blocks.size(); ++i) {
        double keptWith = 0;
        for (std::size_t each = i; staysWithNext(blocks, each); ++each)
            keptWith += PageFlow::leastHeight(blocks[each + 1]);
        std::visit([&](const auto& block) { flow.add(block, keptWith); }, blocks[i]);
    }
    std::vector<ReportPage> pages = flow.take();
    for (std::size_t i = 0; i < pages.size(); ++i)
        addFrame(frame, i + 1, pages.size(), pages[i]);
    return pages;
}

}  // namespace sinew
