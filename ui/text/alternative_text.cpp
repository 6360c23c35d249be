#include "ui/text/alternative_text.h"

#include <cstdlib>
#include <string_view>

#include <QCoreApplication>

#include "core/report/fixation_words.h"

namespace sinew {

QString alternativeText(const std::string& place)
{
    constexpr std::string_view part = "alternatives/";
    if (!place.starts_with(part))
        return {};
    const std::size_t index = std::strtoul(place.c_str() + part.size(), nullptr, 10);
    return QCoreApplication::translate("sinew::AlternativeText", "Alternative %1: ")
        .arg(QString::fromStdString(letterOf(index + 1)));
}

}  // namespace sinew
