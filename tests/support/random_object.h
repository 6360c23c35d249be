#pragma once

#include <cmath>
#include <string>
#include <type_traits>
#include <variant>
#include <vector>

#include "core/schema/model_schema.h"
#include "core/schema/scenario_schema.h"
#include "core/schema/walk.h"
#include "tests/support/random_draws.h"

namespace sinew::test {

// Objects of any kind that has a description, every field drawn at random: numbers within their bounds, words of
// their choices, names of few letters, so that references often meet an object. They make no sense as mechanisms, but a
// file can hold them, and all that walks over descriptions must take them.
class RandomObjects : public RandomDraws {
public:
    using RandomDraws::RandomDraws;

    // most: items of a list.
    explicit RandomObjects(unsigned seed, int most) : RandomDraws(seed), m_most(most) {}

    template <Described T>
    T make()
    {
        T object;
        fill(object);
        return object;
    }

    std::string text()
    {
        static const std::vector<std::string> texts
            = {"two words", "\"quoted\"", "h\u00fcft \u2192", "a/b~c", "left_r", "line\nbreak \x01"};
        return texts[static_cast<std::size_t>(pick(static_cast<int>(texts.size())))];
    }

private:
    template <Described T>
    void fill(T& object)
    {
        forEachField<T>([&](const auto& field) {
            if (field.isNeeded || chance(0.8))
                draw(object, object.*field.member, field.meaning);
        });
        if constexpr (requires { object.extras; }) {
            if (chance(0.2))
                object.extras = {{"x-extra", "[1, {\"a\": null}]"}, {"x-more", "2.50"}};
        }
        settle(object);
    }

    // What a file cannot tell apart, or holds in one way only.
    template <class T>
    void settle(T&)
    {
    }
    // Of the three keys of a pair one stands.
    void settle(GivenPair& pair)
    {
        if (pair.side == PairSide::Motion || chance(0.5)) {
            pair.tracking.reset();
            pair.side = chance(0.5) ? PairSide::Motion : PairSide::Effort;
        } else {
            pair.tracking = make<Tracking>();
        }
    }

    double within(const Bounds& bounds)
    {
        if (std::isfinite(bounds.least) && std::isfinite(bounds.most))
            return number(bounds.least, bounds.most);
        const double size = std::ldexp(number(0.1, 1), pick(40) - 20);
        if (std::isfinite(bounds.least))
            return bounds.least + size;
        return chance(0.5) ? size : -size;
    }

    std::string nameOf(NameOf kind)
    {
        const std::string digit(1, static_cast<char>('0' + pick(4)));
        switch (kind) {
        case NameOf::Body: return "b" + digit + "_r";
        case NameOf::Place: return chance(0.2) ? "ground" : "b" + digit + "_r";
        case NameOf::Joint: return "j" + digit + "_l";
        case NameOf::Coordinate: return "q" + digit + "_l";
        case NameOf::Node: return "n" + digit;
        case NameOf::Link: return "l" + digit;
        case NameOf::Curve: return "c" + digit;
        case NameOf::Table: return "t" + digit;
        case NameOf::Stage: return "s" + digit;
        default: return "o" + digit;
        }
    }

    template <class T>
    void draw(T&, std::string& name, schema::OwnName)
    {
        if constexpr (requires { Description<T>::namedAs; })
            name = nameOf(Description<T>::namedAs);
        else
            name = "o" + std::to_string(pick(1000));
    }

    template <class T>
    void draw(T&, std::string& target, schema::Text)
    {
        target = text();
    }

    template <class T, class Value>
    void draw(T& object, std::optional<Value>& value, auto meaning)
    {
        draw(object, value.emplace(), meaning);
    }

    template <class T>
    void draw(T&, std::string& name, schema::Reference reference)
    {
        name = nameOf(reference.to);
    }

    template <class T>
    void draw(T&, std::vector<std::string>& names, schema::Reference reference)
    {
        names.clear();
        for (int i = 0; i <= pick(m_most); ++i)
            names.push_back(nameOf(reference.to));
    }

    template <class T>
    void draw(T&, double& value, schema::Measure measure)
    {
        value = within(measure.bounds);
    }

    template <class T>
    void draw(T&, Amount& amount, schema::Measure measure)
    {
        amount = {within(measure.bounds), chance(0.5) ? Scale::Si : Scale::BodyWeight};
        if (chance(0.2))
            amount.extras = {{"x-amount", "true"}};
    }

    template <class T>
    void draw(T&, std::vector<double>& values, schema::Measure measure)
    {
        values.assign(static_cast<std::size_t>(1 + pick(3)), within(measure.bounds));
    }

    template <class T>
    void draw(T&, Vector3& target, schema::Components)
    {
        target = vector(5, chance(0.5));
    }

    template <class T, class E>
    void draw(T&, E& value, schema::Choice<E> choice)
    {
        value = (choice.words.begin() + pick(static_cast<int>(choice.words.size())))->second;
    }

    template <class T, Described Part>
    void draw(T&, Part& part, auto)
    {
        fill(part);
    }

    template <class T, Described Part>
    void draw(T&, std::vector<Part>& parts, schema::Parts)
    {
        parts.clear();
        for (int i = 0; i <= pick(m_most); ++i)
            parts.push_back(make<Part>());
    }

    template <class T>
    void draw(T&, ScalarFunction& function, schema::Function)
    {
        if (chance(0.5))
            function = NaturalSpline({number(-1, 0), number(0.1, 1), number(1.1, 2)}, {1, number(-1, 1), 2});
        else
            function = Polynomial{{number(-1, 1), number(-1, 1), number(-1, 1)}};
    }

    template <class T>
    void draw(T& object, double& minimum, schema::RangeTo<T> range)
    {
        minimum = number(-3, 0);
        if (chance(0.8))
            object.*range.maximum = number(0, 3);
    }

    template <class T>
    void draw(T&, bool& flag, schema::Flag)
    {
        flag = chance(0.7);
    }

    void draw(Axis& axis, Vector3& direction, schema::AxisDirection)
    {
        axis.kind = chance(0.5) ? AxisKind::Rotation : AxisKind::Translation;
        direction = vector(1, false);
    }

    void draw(Body&, Inertia& inertia, schema::BodyInertia)
    {
        if (chance(0.5))
            inertia = GyrationRadii{vector(1, false).cwiseAbs()};
        else
            inertia = InertiaTensor{vector(1, false).cwiseAbs(), chance(0.5) ? vector(1, false) : Vector3(0, 0, 0)};
    }

    // One of the kinds of a value.
    template <class... Kinds>
    void drawOneOf(std::variant<Kinds...>& value)
    {
        const int chosen = pick(static_cast<int>(sizeof...(Kinds)));
        int index = 0;
        ((index++ == chosen ? fill(value.template emplace<Kinds>()) : void()), ...);
    }

    template <class T, class... Kinds>
    void draw(T&, std::variant<Kinds...>& value, auto)
    {
        drawOneOf(value);
    }

    template <class T>
    void draw(T&, std::vector<std::string>& formulas, schema::Formulas)
    {
        formulas = {"0", "-2.5 * time", "sin(time)"};
    }

    template <class T>
    void draw(T&, std::vector<std::string>& names, schema::GivenCoordinates)
    {
        names = chance(0.3) ? std::vector<std::string>{allWord} : std::vector{nameOf(NameOf::Coordinate)};
    }

    int m_most = 2;
};

}  // namespace sinew::test
