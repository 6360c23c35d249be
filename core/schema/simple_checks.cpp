#include "core/schema/simple_checks.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <string_view>
#include <type_traits>

#include "core/base/constants.h"
#include "core/base/number_words.h"
#include "core/model/validate_dynamics.h"
#include "core/schema/fixation_schema.h"
#include "core/schema/interface_schema.h"
#include "core/schema/model_schema.h"
#include "core/schema/scenario_schema.h"
#include "core/schema/subject.h"
#include "core/schema/walk.h"

namespace sinew {

namespace {

template <class Meaning>
inline constexpr bool isSoundAnyway = false;
template <>
inline constexpr bool isSoundAnyway<schema::Flag> = true;
template <>
inline constexpr bool isSoundAnyway<schema::Inlined> = true;
template <>
inline constexpr bool isSoundAnyway<schema::InlinedIf> = true;
template <>
inline constexpr bool isSoundAnyway<schema::AxisValue> = true;
template <>
inline constexpr bool isSoundAnyway<schema::LinkStiffness> = true;
template <>
inline constexpr bool isSoundAnyway<schema::ConstraintRule> = true;
template <>
inline constexpr bool isSoundAnyway<schema::GivenValue> = true;
// Read as numbers only; the rest is said of the whole beam.
template <>
inline constexpr bool isSoundAnyway<schema::SixRows> = true;
template <>
inline constexpr bool isSoundAnyway<schema::HeldOrSprings> = true;
// Their numbers are those of a whole, which has a check of its own.
template <>
inline constexpr bool isSoundAnyway<schema::BodyInertia> = true;
template <>
inline constexpr bool isSoundAnyway<schema::Formulas> = true;

double inFileUnit(double value, Quantity quantity)
{
    return quantity == Quantity::Angle ? value / degree : value;
}

// "90 degrees", "500 kg"
Sentence withUnit(double value, Quantity quantity)
{
    if (quantity == Quantity::Angle)
        return amountInWords(value, true);
    // Which of the two it is, and so whether files have degrees, is not known here.
    const std::string unit = quantity == Quantity::CoordinateValue ? "rad or m" : fileUnitOf(quantity);
    return unit.empty() ? inWords(value) : inWords(value) + ' ' + unit;
}

class DescribedChecker {
public:
    DescribedChecker(const CheckContext& context, ProblemList& problems) : m_context(context), m_problems(problems) {}

    // path: the place of the object, nothing for the root.
    template <class T>
    void run(const T& object, const std::string& path, const Subject& subject)
    {
        forEachField<T>([&](const auto& field) {
            const auto& value = object.*field.member;
            const std::string place = placeOf(object, field, path);
            check(object, value, field.meaning,
                  {place, subject, *field.label ? field.label : field.key, field.isNeeded, isLeftOut<T>(field),
                   field.help});
            forEachList(value, [&](const auto& list) { checkOwnNames(list, place); });
            forEachPart(value, [&](const auto& part, std::optional<std::size_t> index) {
                run(part, index ? place / *index : placeOfPart(part, place), Subject(part, subject, !index));
            });
        });
    }

private:
    struct Where {
        const std::string& place;
        const Subject& subject;
        const char* label;  // or the key
        bool isNeeded;
        bool mayBeEmpty;  // a name
        const char* help;

        // "the damping of link 'psoas'"
        Sentence what() const
        {
            std::string words = label;
            std::replace(words.begin(), words.end(), '_', ' ');
            return theOf(tableWord(words), subject());
        }
    };

    template <class T, class F>
    static bool isLeftOut(const F& field)
    {
        const auto& value = usual<T>().*field.member;
        if constexpr (std::is_same_v<std::remove_cvref_t<decltype(value)>, std::string>)
            return value.empty() && !field.isNeeded;
        return false;
    }

    template <class T, class F>
    static std::string placeOf(const T& object, const F& field, const std::string& path)
    {
        using Meaning = std::remove_cvref_t<decltype(field.meaning)>;
        const char* key = field.key;
        if constexpr (std::is_same_v<Meaning, schema::AxisDirection>)
            key = object.kind == AxisKind::Rotation ? "rotation" : "translation";
        if constexpr (std::is_same_v<Meaning, schema::GivenValue>)
            key = object.side == PairSide::Motion ? "motion" : object.tracking ? "follow" : "effort";
        // A number in place of an object, and functions, whose keys stand among their owner's.
        constexpr bool isOwners
            = std::is_same_v<
                  T, DirectStiffness> || std::is_same_v<T, ConstantValue> || std::is_same_v<Meaning, schema::Function>;
        if (isOwners || isInlined<Meaning>)
            return path;
        return path.empty() ? std::string(key) : path / key;
    }

    static std::string placeOfPart(const FourierSeries&, const std::string& place) { return place / "series"; }
    template <class Part>
    static std::string placeOfPart(const Part&, const std::string& place)
    {
        return place;
    }

    template <class Part>
    void checkOwnNames(const std::vector<Part>& list, const std::string& place)
    {
        forEachField<Part>([&](const auto& field) {
            if constexpr (std::is_same_v<std::remove_cvref_t<decltype(field.meaning)>, schema::OwnName>)
                m_problems.checkNames(place, list, bareNoun(Description<Part>::noun).data(),
                                      field.meaning.mayHoldEquals);
        });
    }

    // Each of these checks one field. A meaning that nobody has thought of here does not compile.
    template <class T, class Value, class Meaning>
    void check(const T&, const Value& value, Meaning, const Where& at)
    {
        if constexpr (std::is_same_v<Meaning, schema::Parts>) {
            if constexpr (requires { value.empty(); })
                checkGiven(!value.empty(), at);
        } else if constexpr (std::is_same_v<Meaning, schema::Text>) {
            checkGiven(!value.empty(), at);
        } else {
            static_assert(isSoundAnyway<Meaning> || std::is_same_v<Meaning, schema::OwnName>);
        }
    }

    void checkGiven(bool isGiven, const Where& at)
    {
        if (at.isNeeded && !isGiven)
            m_problems.error(at.place, sentence("%1 is missing", at.what()),
                             *at.help ? tableWord(at.help) : sentence("it is needed"));
    }

    template <class T, class Value>
    void check(const T&, const Value& value, schema::Measure measure, const Where& at)
    {
        checkMeasure(value, measure, at);
    }

    template <class Value>
    void checkMeasure(const std::optional<Value>& value, schema::Measure measure, const Where& at)
    {
        if (value)
            checkMeasure(*value, measure, at);
    }

    void checkMeasure(const Amount& amount, schema::Measure measure, const Where& at)
    {
        if (amount.scale != Scale::Si)
            measure.quantity = Quantity::Fraction;
        checkMeasure(amount.value, measure, at);
        if (amount.scale != Scale::Si)
            m_problems.checkScale(at.place, amount.scale, m_context.bodyWeight, [&] { return at.what(); });
    }

    void checkMeasure(const std::vector<double>& values, schema::Measure measure, const Where& at)
    {
        if (!std::all_of(values.begin(), values.end(), [](double value) { return std::isfinite(value); }))
            return m_problems.notFinite(at.place, sentence("one of %1", at.what()));
        for (const double value : values)
            checkSize(value, measure, at);
    }

    void checkMeasure(double value, schema::Measure measure, const Where& at)
    {
        if (!std::isfinite(value))
            m_problems.notFinite(at.place, at.what());
        else if (checkBounds(value, measure, at))
            checkSize(value, measure, at);
    }

    void checkSize(double value, const schema::Measure& measure, const Where& at)
    {
        const double most = std::min(mostOf(measure.quantity), measure.bounds.farthest);
        if (m_context.boundsSizes && std::abs(value) > most)
            m_problems.error(at.place, sentence("%1 is larger than any skeleton has", at.what()),
                             sentence("write at most %1; this bound is the program's own, and a wide one",
                                      withUnit(most, measure.quantity)));
    }

    bool checkBounds(double value, const schema::Measure& measure, const Where& at)
    {
        const Bounds& bounds = measure.bounds;
        const bool isTooLittle = bounds.isAboveLeast ? value <= bounds.least : value < bounds.least;
        if (!isTooLittle && value <= bounds.most)
            return true;
        Sentence message, advice;
        if (std::isfinite(bounds.most) && bounds.isAboveLeast && value == bounds.least) {
            message = value == 0 ? sentence("%1 is zero", at.what()) : sentence("%1 is %2", at.what(), inWords(value));
            advice = sentence("it must be above that, up to %1", withUnit(bounds.most, measure.quantity));
        } else if (std::isfinite(bounds.most)) {
            message
                = sentence("%1 lies outside %2 to %3", at.what(), inWords(inFileUnit(bounds.least, measure.quantity)),
                           withUnit(bounds.most, measure.quantity));
            advice = *bounds.why ? Sentence() : sentence("write a number within these");
        } else if (bounds.least == 0) {
            message = value < 0 ? sentence("%1 is negative", at.what()) : sentence("%1 is zero", at.what());
            advice = bounds.isAboveLeast ? sentence("it must be above zero") : sentence("it must be zero or above");
        } else {
            message = sentence("%1 is %2 or below", at.what(), inWords(bounds.least));
            advice = sentence("it must be above %1", inWords(bounds.least));
        }
        if (*bounds.why)
            advice = advice.empty() ? tableWord(bounds.why) : sentence("%1: %2", advice, tableWord(bounds.why));
        m_problems.error(at.place, std::move(message), std::move(advice));
        return false;
    }

    template <class T>
    void check(const T&, const Vector3& vector, schema::Components components, const Where& at)
    {
        if (components.quantity != Quantity::PureNumber && vector.allFinite())
            checkSize(vector.lpNorm<Eigen::Infinity>(), {components.quantity}, at);
        if (components.quantity == Quantity::PureNumber && !components.isPlace)
            checkDirection(vector, components.kind, at);
        else if (!vector.allFinite())
            m_problems.notFinite(at.place, at.what());
        else if (!components.mayLeavePlane)
            checkInPlane(vector, components.kind, at);
    }

    template <class T>
    void check(const T& object, const std::optional<Vector3>& vector, schema::Components components, const Where& at)
    {
        if (vector)
            check(object, *vector, components, at);
    }

    template <class T>
    void check(const T& axis, const Vector3& vector, schema::AxisDirection, const Where& at)
    {
        checkDirection(vector, axis.kind == AxisKind::Rotation ? VectorKind::Axial : VectorKind::Polar, at);
    }

    void checkDirection(const Vector3& vector, VectorKind kind, const Where& at)
    {
        // Far from these bounds the squares in the length neither vanish nor overflow.
        constexpr double shortest = 1e-100, longest = 1e100;
        if (!m_problems.checkFinite(at.place, vector, [&] { return at.what(); }))
            return;
        const double length = vector.stableNorm();
        if (length > shortest && length < longest)
            checkInPlane(vector / length, kind, at);
        else
            m_problems.error(
                at.place, length > 1 ? sentence("%1 is too long", at.what()) : sentence("%1 has no length", at.what()),
                sentence("give a direction, such as [0, 0, 1]"));
    }

    void checkInPlane(const Vector3& vector, VectorKind kind, const Where& at)
    {
        if (m_context.space != Space::Plane)
            return;
        if (kind == VectorKind::Polar && std::abs(vector.z()) > planeTolerance)
            m_problems.error(at.place, sentence("%1 leaves the plane of a plane model", at.what()),
                             sentence("set its z to 0"));
        if (kind == VectorKind::Axial && vector.head<2>().cwiseAbs().maxCoeff() > planeTolerance)
            m_problems.error(at.place, sentence("%1 turns out of the plane of a plane model", at.what()),
                             sentence("only its third number, about z, may differ from 0"));
    }

    template <class T, class E>
    void check(const T&, const E& value, schema::Choice<E>, const Where& at)
    {
        if constexpr (std::is_same_v<E, Scale>)
            m_problems.checkScale(at.place, value, m_context.bodyWeight, [&] { return at.subject(); });
    }

    template <class T, class E>
    void check(const T&, const std::optional<E>&, schema::Choice<E>, const Where&)
    {
    }

    template <class T>
    void check(const T& object, double minimum, schema::RangeTo<T> range, const Where& at)
    {
        // Minus infinity below and infinity above mean an open end.
        const double maximum = object.*range.maximum;
        if (std::isnan(minimum) || std::isnan(maximum) || minimum == infinity || maximum == -infinity)
            m_problems.notFinite(at.place, at.what(), sentence("write null for an end that is open"));
        else if (minimum > maximum)
            m_problems.error(at.place, sentence("%1 is empty: its minimum lies above its maximum", at.what()),
                             sentence("swap the two"));
    }

    template <class T>
    void check(const T&, const ScalarFunction& function, schema::Function, const Where& at)
    {
        if (const auto* polynomial = std::get_if<Polynomial>(&function))
            checkPolynomial(*polynomial, at.place / "polynomial");
        else
            checkSpline(std::get<NaturalSpline>(function), at.place / "spline");
    }

    void checkPolynomial(const Polynomial& polynomial, const std::string& place)
    {
        const std::vector<double>& c = polynomial.coefficients;
        if (c.empty())
            m_problems.error(place, sentence("a polynomial has no coefficients"), sentence("write [c0, c1, ...]"));
        if (!std::all_of(c.begin(), c.end(), [](double value) { return std::isfinite(value); }))
            m_problems.notFinite(place, sentence("a coefficient of a polynomial"));
    }

    void checkSpline(const NaturalSpline& spline, const std::string& place)
    {
        if (!NaturalSpline::isValid(spline.x(), spline.y())) {
            m_problems.error(place, sentence("the points of a spline do not rise in x, or are fewer than two"),
                             sentence("write two points or more, sorted by x"));
            return;
        }
        const auto isSmooth = [&](double x) {
            const FunctionValue f = spline.at(x);
            return std::isfinite(f.value) && std::isfinite(f.slope) && std::isfinite(f.curvature);
        };
        if (!std::all_of(spline.x().begin(), spline.x().end(), isSmooth))
            m_problems.error(place, sentence("a spline is too steep to compute with"),
                             sentence("its points are too near to each other"));
    }

    template <class T, class Value>
    void check(const T& object, const Value& value, schema::Reference reference, const Where& at)
    {
        if constexpr (std::is_same_v<Value, std::string>) {
            if (!value.empty())
                checkReference(value, reference.to, at.place);
            else if (!at.mayBeEmpty)
                m_problems.error(at.place, sentence("%1 is missing", at.what()),
                                 sentence("write %1", nameOfKind(reference.to)));
        } else if constexpr (requires { value.has_value(); }) {
            if (value)
                check(object, *value, reference, at);
        } else {
            for (std::size_t i = 0; i < value.size(); ++i)
                checkReference(value[i], reference.to, at.place / i);
        }
    }

    template <class T>
    void check(const T&, const std::vector<std::string>& names, schema::GivenCoordinates, const Where& at)
    {
        for (std::size_t i = 0; i < names.size(); ++i) {
            if (names[i] != allWord)
                checkReference(names[i], NameOf::Coordinate, at.place / i);
        }
    }

    void checkReference(const std::string& name, NameOf kind, const std::string& place)
    {
        const NameSet* names = m_context.names(kind);
        if (!names || (kind == NameOf::Stage && name == endName))
            return;
        m_problems.checkReference(place, name, *names, bareNounOf(kind));
    }

    const CheckContext& m_context;
    ProblemList& m_problems;
};

}  // namespace

void checkDescribed(const Model& model, const CheckContext& context, ProblemList& problems)
{
    DescribedChecker(context, problems).run(model, {}, {});
}

void checkDescribed(const InterfaceInput& input, ProblemList& problems)
{
    // The file of an interface has bounds of its own.
    const CheckContext context{Space::Spatial, 0, [](NameOf) { return nullptr; }, false};
    DescribedChecker(context, problems).run(input, {}, {});
}

void checkDescribed(const Scenario& scenario, const CheckContext& context, ProblemList& problems)
{
    DescribedChecker(context, problems).run(scenario, {}, {});
}

void checkDescribed(const Fixation& fixation, const CheckContext& context, ProblemList& problems)
{
    DescribedChecker(context, problems).run(fixation, {}, {});
}

namespace {

// References are left alone.
CheckContext contextOfNumbers()
{
    return {Space::Spatial, 0, [](NameOf) { return nullptr; }};
}

}  // namespace

bool hasFiniteNumbers(const Model& model)
{
    ProblemList problems;
    checkDescribed(model, contextOfNumbers(), problems);
    for (const Body& body : model.bodies)
        checkInertia(body, "bodies", model.space, problems);
    return problems.areAllFinite();
}

bool hasFiniteNumbers(const Scenario& scenario)
{
    ProblemList problems;
    checkDescribed(scenario, contextOfNumbers(), problems);
    return problems.areAllFinite();
}

bool hasFiniteNumbers(const Fixation& fixation)
{
    ProblemList problems;
    checkDescribed(fixation, contextOfNumbers(), problems);
    return problems.areAllFinite();
}

}  // namespace sinew
