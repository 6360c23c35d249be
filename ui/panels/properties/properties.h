#pragma once

#include <vector>

#include <QString>

#include "ui/panels/panel_input.h"

namespace sinew {

enum class PropertyKind {
    Value,      // a label and a short value
    Heading,    // a label alone
    Paragraph,  // a value alone that may be long: a citation, a description
};

struct Property {
    PropertyKind kind = PropertyKind::Value;
    QString label;
    QString value;

    bool operator==(const Property&) const = default;
};

// What there is to say about the selected object, with units. The first is its heading. Of several objects: how many of
// which kind. Empty when nothing is selected
// or the object does not exist.
std::vector<Property> propertiesOf(const PanelInput& input);

// The heading, and of these what was computed: state, force, arms, reaction.
std::vector<Property> resultsOf(const PanelInput& input);

// The properties as tab-separated lines with plain minus signs.
QString propertiesAsText(const std::vector<Property>& properties);

}  // namespace sinew
