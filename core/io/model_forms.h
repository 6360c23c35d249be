#pragma once

#include "core/io/schema_reader.h"
#include "core/io/schema_writer.h"
#include "core/schema/model_schema.h"

namespace sinew {

// The values of a model that have a form of their own in files.

// 'rotation' or 'translation': just one of the two stands.
void readForm(SchemaReader& reader, ObjectReader& in, Axis& axis, Vector3& direction, schema::AxisDirection);
void writeForm(SchemaWriter& writer, JsonValue& out, const Axis& axis, const Vector3& direction, schema::AxisDirection);

// 'constant' and 'terms', or 'coordinate' for a lone term that adds its coordinate as it is.
void readAxisValue(SchemaReader& reader, ObjectReader& in, AxisFunction& value, schema::AxisValue form);
void writeAxisValue(SchemaWriter& writer, JsonValue& out, const AxisFunction& value, schema::AxisValue form);

template <class Owner>
void readForm(SchemaReader& reader, ObjectReader& in, Owner&, AxisFunction& value, schema::AxisValue form)
{
    readAxisValue(reader, in, value, form);
}

template <class Owner>
void writeForm(SchemaWriter& writer, JsonValue& out, const Owner&, const AxisFunction& value, schema::AxisValue form)
{
    writeAxisValue(writer, out, value, form);
}

// 'inertia' or 'gyration_radii', or none of them.
void readForm(SchemaReader& reader, ObjectReader& in, Body&, Inertia& inertia, schema::BodyInertia);
void writeForm(SchemaWriter& writer, JsonValue& out, const Body&, const Inertia& inertia, schema::BodyInertia);

// A number, or an object with area and modulus.
void readForm(SchemaReader& reader, ObjectReader& in, Link& link, decltype(Link::stiffness)&, schema::LinkStiffness);
void writeForm(SchemaWriter& writer, JsonValue& out, const Link& link, const decltype(Link::stiffness)&,
               schema::LinkStiffness);

// 'kind', and the keys of that kind.
void readForm(SchemaReader& reader, ObjectReader& in, Constraint&, decltype(Constraint::rule)& rule,
              schema::ConstraintRule);
void writeForm(SchemaWriter& writer, JsonValue& out, const Constraint&, const decltype(Constraint::rule)& rule,
               schema::ConstraintRule);

}  // namespace sinew
