#pragma once

#include <string>
#include <string_view>

#include "core/base/sentence.h"
#include "core/schema/walk.h"

namespace sinew {

// nounOf(): "the name of a body"
inline Sentence nameOfKind(NameOf kind)
{
    const Sentence noun = tableWord(bareNounOf(kind));
    switch (kind) {
    case NameOf::Place: return sentence("the name of a body or 'ground'");
    case NameOf::Activity: return sentence("the name of an %1", noun);
    default: return sentence("the name of a %1", noun);
    }
}

// "the damping of link 'psoas'"
inline Sentence theOf(const Sentence& part, const Sentence& owner)
{
    return owner.empty() ? sentence("the %1", part) : sentence("the %1 of %2", part, owner);
}

// What messages call an object, put into words only when one is needed: "link 'psoas'", "a point of a path of link
// 'psoas'", "the friction of contact 'heel'", "the spring of coordinate 'knee'".
class Subject {
public:
    Subject() = default;  // of the root, which is not named
    // isOnlyOne: of a field that is no list. Object and owner outlive this.
    template <class T>
    Subject(const T& object, const Subject& owner, bool isOnlyOne)
        : m_words(wordsOf<T>), m_object(&object), m_owner(&owner), m_isOnlyOne(isOnlyOne)
    {
    }

    Sentence operator()() const { return m_words ? m_words(*this) : Sentence(); }

private:
    // Of what has no noun of its own its owner's words.
    template <class T>
    static Sentence wordsOf(const Subject& subject)
    {
        const Sentence owner = (*subject.m_owner)();
        if constexpr (requires { Description<T>::noun; }) {
            const std::string_view noun = Description<T>::noun;
            const Sentence bare = tableWord(bareNoun(noun));
            if (const std::string* name = ownName(*static_cast<const T*>(subject.m_object)))
                return sentence("%1 '%2'", bare, *name);
            if (noun.starts_with('\''))
                return owner.empty() ? owner : theOf(tableWord(noun.substr(1, noun.size() - 2)), owner);
            if (subject.m_isOnlyOne || noun.starts_with("the "))
                return theOf(bare, owner);
            if (noun.starts_with("an "))
                return owner.empty() ? sentence("an %1", bare) : sentence("an %1 of %2", bare, owner);
            return owner.empty() ? sentence("a %1", bare) : sentence("a %1 of %2", bare, owner);
        }
        return owner;
    }

    Sentence (*m_words)(const Subject&) = nullptr;
    const void* m_object = nullptr;
    const Subject* m_owner = nullptr;
    bool m_isOnlyOne = false;
};

}  // namespace sinew
