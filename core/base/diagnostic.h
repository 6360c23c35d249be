#pragma once

#include <string>
#include <vector>

#include "core/base/sentence.h"

namespace sinew {

enum class Severity { Note, Warning, Error };

// What a remark has found, of those that a program offers to act on (core/document/problem_actions.h): messages are worded
// for people, and worded anew.
enum class Finding {
    Other,
    NameIsTaken,
    UnknownName,       // of an object
    UnknownQuantity,   // in a formula; the second argument of the message
    TurnsOnBothSides,  // of the joint that is the first argument
    HasNoEffect,
    IsUnused,
    ActsOnGround,
    RepeatedPoint,
    OutsideRange,
};

// One remark about a person's input: what is wrong, where, and what to do about it.
struct Diagnostic {
    Severity severity = Severity::Error;
    std::string file;  // as the person named it; empty when the input is no file
    int line = 0;      // from 1; 0 when the place is unknown
    int column = 0;    // from 1, in Unicode code points; 0 when unknown
    Sentence message;  // what was expected and what was found
    Sentence hint;     // what to do; may be empty
    Finding finding = Finding::Other;

    bool operator==(const Diagnostic&) const = default;
};

using Diagnostics = std::vector<Diagnostic>;

// "file:line:column: error: message; hint", leaving out what is not known.
std::string toString(const Diagnostic& diagnostic);

bool hasErrors(const Diagnostics& diagnostics);

Diagnostic makeError(Sentence message, Sentence hint = {});
Diagnostic makeWarning(Sentence message, Sentence hint = {});

}  // namespace sinew
