#include "core/schema/place.h"

namespace sinew {

namespace {

void replaceAll(std::string& text, std::string_view from, std::string_view to)
{
    for (std::size_t i = text.find(from); i != std::string::npos; i = text.find(from, i + to.size()))
        text.replace(i, from.size(), to);
}

}  // namespace

Place placeFrom(std::string_view text)
{
    Place place;
    text.remove_prefix(text.starts_with('/') ? 1 : 0);
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('/'), text.size());
        std::string step(text.substr(0, end));
        replaceAll(step, "~1", "/");
        replaceAll(step, "~0", "~");
        place.push_back(std::move(step));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return place;
}

std::string toText(const Place& place)
{
    std::string text;
    for (std::string step : place) {
        replaceAll(step, "~", "~0");
        replaceAll(step, "/", "~1");
        text += (text.empty() ? "" : "/") + step;
    }
    return text;
}

}  // namespace sinew
