#pragma once

#include <variant>
#include <vector>

#include <QImage>
#include <QString>

namespace sinew {

// What a printed report says, before it is laid out: a list of blocks from top to bottom.

enum class ReportStyle { Title, Heading, Subheading, Strong, Body, Bullet, Small };

struct ReportText {
    QString text;
    ReportStyle style = ReportStyle::Body;
};

struct ReportCell {
    QString text;
    bool isStrong = false;
    bool isMuted = false;
    int span = 1;  // columns; more than one stand to the left
};

struct ReportRow {
    std::vector<ReportCell> cells;
    bool isMarked = false;  // tinted
};

struct ReportColumn {
    double width = 1;  // relative to the other columns
    bool isRight = false;
};

// The head is repeated on every page that the table runs over.
struct ReportTable {
    std::vector<ReportColumn> columns;
    std::vector<ReportRow> head, rows;
};

struct ReportPicture {
    QImage image;
    QString caption;
};

// Side by side.
struct ReportPictureRow {
    std::vector<ReportPicture> pictures;
};

struct ReportPageBreak {};

using ReportBlock = std::variant<ReportText, ReportTable, ReportPictureRow, ReportPageBreak>;
using ReportBlocks = std::vector<ReportBlock>;

}  // namespace sinew
