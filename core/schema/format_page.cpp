#include "core/schema/format_page.h"

#include <charconv>
#include <cmath>
#include <set>

#include "core/schema/fixation_schema.h"
#include "core/schema/scenario_schema.h"
#include "core/schema/walk.h"

namespace sinew {

namespace {

std::string numberText(double value)
{
    char text[40];
    const auto end = std::to_chars(text, text + sizeof text, value);
    return {text, end.ptr};
}

// As a file has it: angles in degrees.
std::string numberText(double value, Quantity quantity)
{
    return numberText(quantity == Quantity::Angle ? static_cast<double>(value / radiansPerDegree) : value);
}

template <class T>
std::string partNoun()
{
    if constexpr (requires { Description<T>::noun; })
        return bareNounOf<T>();
    return {};
}

std::string boundsText(const Bounds& bounds, Quantity quantity)
{
    std::string text;
    if (std::isfinite(bounds.least))
        text += std::string(bounds.isAboveLeast ? ", above " : ", at least ") + numberText(bounds.least, quantity);
    if (std::isfinite(bounds.most))
        text += ", at most " + numberText(bounds.most, quantity);
    return text;
}

std::string withUnit(const std::string& what, Quantity quantity)
{
    const std::string unit = fileUnitOf(quantity);
    return unit.empty() ? what : what + ", " + unit;
}

// Writes the tables of kinds one after the other, those of parts behind that of their owner.
class PageWriter {
public:
    template <class T>
    void write(const std::string& title)
    {
        m_page += "## " + title + "\n\n| key | value | meaning |\n| --- | --- | --- |\n";
        writeFields<T>();
        m_page += "\n";
        writeParts<T>();
    }

    std::string take() { return std::move(m_page); }

private:
    template <class T>
    void writeFields()
    {
        forEachField<T>(
            [&](const auto& field) { writeField(usual<T>(), field, usual<T>().*field.member, field.meaning); });
    }

    template <class F>
    void line(const F& field, const std::string& key, const std::string& value)
    {
        m_page += field.isNeeded ? "| **`" + key + "`** | " : "| `" + key + "` | ";
        m_page += value + " | " + field.help + (field.isAdvanced ? " (seldom needed)" : "") + " |\n";
    }

    template <class T, class F, class Value, class Meaning>
    void writeField(const T&, const F& field, const Value&, const Meaning&)
    {
        line(field, field.key, "text");
    }

    template <class T, class F, class Value>
    void writeField(const T&, const F& field, const Value&, const schema::Reference& reference)
    {
        std::string noun = nounOf(reference.to);
        if constexpr (!std::is_same_v<Value, std::string>)
            noun = "a list, each " + noun;
        line(field, field.key, noun);
    }

    template <class T, class F, class Value>
    void writeField(const T&, const F& field, const Value& value, const schema::Measure& measure)
    {
        std::string text = withUnit("number", measure.quantity) + boundsText(measure.bounds, measure.quantity);
        if constexpr (std::is_same_v<Value, double>) {
            if (!field.isNeeded && measure.quantity != Quantity::CoordinateValue)
                text += "; " + numberText(value, measure.quantity);
        }
        if constexpr (std::is_same_v<Value, std::vector<double>>)
            text = "list of numbers";
        if constexpr (std::is_same_v<Value, Amount> || std::is_same_v<Value, std::optional<Amount>>)
            text += R"(; or {"value", "scale": "body_weight"})";
        line(field, field.key, text);
    }

    template <class T, class F, class Value>
    void writeField(const T&, const F& field, const Value& value, const schema::Components& components)
    {
        const bool isMoment = components.quantity == Quantity::ScaledForce && components.kind == VectorKind::Axial;
        std::string text = isMoment ? "three numbers, N m, or BW m" : withUnit("three numbers", components.quantity);
        if constexpr (std::is_same_v<Value, Vector3>) {
            if (!field.isNeeded)
                text += "; [" + numberText(value.x(), components.quantity) + ", "
                        + numberText(value.y(), components.quantity) + ", " + numberText(value.z(), components.quantity)
                        + "]";
        }
        line(field, field.key, text);
    }

    template <class T, class F, class Value, class E>
    void writeField(const T&, const F& field, const Value& value, const schema::Choice<E>& choice)
    {
        std::string text;
        for (const auto& [word, meaning] : choice.words) {
            text += (text.empty() ? "`\"" : ", `\"") + std::string(word) + "\"`";
            if constexpr (std::is_same_v<Value, E>)
                text += !field.isNeeded && meaning == value ? " (usual)" : "";
        }
        line(field, field.key, text);
    }

    template <class T, class F, class Value>
    void writeField(const T&, const F& field, const Value&, const schema::RangeTo<T>&)
    {
        line(field, field.key, "`[least, most]`, deg or m; null: open");
    }

    template <class T, class F>
    void writeField(const T&, const F& field, bool value, const schema::Flag&)
    {
        line(field, field.key, value ? "`true` (usual) or `false`" : "`true` or `false` (usual)");
    }

    template <class T, class F, class Value>
    void writeField(const T&, const F& field, const Value&, const schema::Parts&)
    {
        bool isList = false;
        std::string noun;
        const auto note = [&]<class Part>(std::type_identity<Part>) { noun = partNoun<Part>(); };
        withPart<Value>(note, isList);
        line(field, field.key, isList ? "list of " + noun : "object: " + noun);
    }

    template <class T, class F, class Value>
    void writeField(const T&, const F&, const Value&, const schema::Inlined&)
    {
        writeFields<Value>();
    }
    template <class T, class F, class Part>
    void writeField(const T&, const F&, const std::optional<Part>&, const schema::InlinedIf&)
    {
        writeFields<Part>();
    }
    template <class T, class F>
    void writeField(const T&, const F& field, const AxisFunction&, const schema::AxisValue& form)
    {
        if (form.hasShortForm)
            line(field, "coordinate", "the name of a coordinate; short for one term of it as it is");
        writeFields<AxisFunction>();
    }
    template <class T, class F>
    void writeField(const T&, const F& field, const ScalarFunction&, const schema::Function& function)
    {
        if (function.hasSlope)
            line(field, "slope", "number: a straight line through zero; 1");
        line(field, "polynomial", "`[c0, c1, ...]`");
        line(field, "spline", "`[[x, y], ...]`, x rising; a natural cubic spline");
    }
    template <class T, class F, class Value>
    void writeField(const T&, const F& field, const Value&, const schema::AxisDirection&)
    {
        line(field, "rotation", "three numbers: the direction of an axis to turn about");
        line(field, "translation", "in its place: the direction of an axis to slide along");
    }
    template <class T, class F, class Value>
    void writeField(const T&, const F& field, const Value&, const schema::BodyInertia&)
    {
        line(field, "inertia", "`[xx, yy, zz]` or `[xx, yy, zz, xy, xz, yz]`, kg m^2");
        line(field, "gyration_radii", "in its place: three numbers, m");
    }
    template <class T, class F, class Value>
    void writeField(const T&, const F& field, const Value&, const schema::LinkStiffness&)
    {
        line(field, "stiffness", R"(number, N/m, above 0; or `{"area", "modulus", "length"}`, m^2, Pa and m)");
    }
    template <class T, class F, class... Rules>
    void writeField(const T&, const F& field, const std::variant<Rules...>&, const schema::ConstraintRule&)
    {
        std::string kinds;
        ((kinds += (kinds.empty() ? "`\"" : ", `\"") + std::string(Description<Rules>::kind) + "\"`"), ...);
        line(field, field.key, kinds + "; with the keys of that kind:");
        (writeFields<Rules>(), ...);
    }
    template <class T, class F, class Value>
    void writeField(const T&, const F& field, const Value&, const schema::Formulas&)
    {
        line(field, field.key, "list of formulas or numbers, " + std::string(field.help));
    }
    template <class T, class F, class Value>
    void writeField(const T&, const F& field, const Value&, const schema::GivenCoordinates&)
    {
        line(field, field.key, "list of names of coordinates, or `\"*\"`");
    }
    template <class T, class F, class Value>
    void writeField(const T&, const F& field, const Value&, const schema::GivenValue&)
    {
        for (const char* key : {"motion", "effort", "follow"})
            line(
                field, key,
                R"(one of the three: number, `"hold"`, `{"curve"}`, `{"table", "column"}`, `{"series"}`, `{"formula"}`)");
    }

    // visit(type) with the described type of a part or of the items of a list.
    template <class Value, class Visit>
    static void withPart(Visit&& visit, bool& isList)
    {
        if constexpr (Described<Value>) {
            visit(std::type_identity<Value>{});
        } else if constexpr (requires(Value value) { value.reserve(1); }) {
            isList = true;
            if constexpr (Described<typename Value::value_type>)
                visit(std::type_identity<typename Value::value_type>{});
        } else if constexpr (requires(Value value) { value.has_value(); }) {
            withPart<typename Value::value_type>(visit, isList);
        }
    }

    template <class T>
    void writeParts()
    {
        forEachField<T>([&]<class F>(const F& field) {
            using Value = std::remove_cvref_t<decltype(usual<T>().*field.member)>;
            bool isList = false;
            const auto writeOne = [&]<class Part>(std::type_identity<Part>) {
                if constexpr (requires { Description<Part>::noun; }) {
                    if (m_written.insert(Description<Part>::noun).second)
                        write<Part>(titleOf(partNoun<Part>()));
                } else {
                    writeParts<Part>();
                }
            };
            if constexpr (requires(Value value) { value.valueless_by_exception(); })
                forEachAlternative(writeOne, static_cast<const Value*>(nullptr));
            else
                withPart<Value>(writeOne, isList);
        });
    }

    template <class Visit, class... Alternatives>
    static void forEachAlternative(Visit&& visit, const std::variant<Alternatives...>*)
    {
        const auto one = [&]<class Alternative>(std::type_identity<Alternative> type) {
            if constexpr (Described<Alternative>)
                visit(type);
        };
        (one(std::type_identity<Alternatives>{}), ...);
    }

    static std::string titleOf(std::string noun)
    {
        noun.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(noun.front())));
        return noun;
    }

    std::string m_page;
    std::set<std::string> m_written;
};

}  // namespace

std::string formatPage()
{
    PageWriter writer;
    writer.write<Model>("Models: `*.sinew.json`");
    writer.write<Scenario>("Scenarios: `*.sinew-scenario.json`");
    writer.write<Fixation>("Fixations: `*.sinew-fixation.json`");
    return "# The format of files\n\nJSON in UTF-8. SI units, angles in degrees. Every object has a name, unique "
           "within its "
           "kind; references are by name, and `ground` is the world. Keys in **bold** are needed; all others may be "
           "left "
           "out. The first keys of a file are `\"format\": \"sinew-model\"`, `\"sinew-scenario\"` or "
           "`\"sinew-fixation\"`, and `\"version\": 1`. What a fracture leaves out is usual for its kind.\n\n"
           + writer.take();
}

}  // namespace sinew
