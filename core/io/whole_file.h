#pragma once

#include <cstddef>
#include <exception>
#include <iosfwd>
#include <string>
#include <utility>

#include "core/base/result.h"

namespace sinew {

// What a person is advised to do about a file that is not what it should be.
struct FileAdvice {
    Sentence tooLarge;
    Sentence empty;
    Sentence folder;
};

// The bytes of a stream or file to its end, at most 64 MB. Fails when it is missing, a folder, a pipe or a device, not to be
// opened or read, too large or empty, with the file's name and advice. May throw what the standard library throws.
Result<std::string> readWhole(std::istream& stream, const std::string& fileName, const FileAdvice& advice);
Result<std::string> readWholeFile(const std::string& path, const FileAdvice& advice);

// What an exception of the standard library says to a person.
Sentence wordsOf(const std::exception& fault);

Diagnostic unreadable(const std::string& fileName, const std::exception& fault);

// parse(text) of what read() gives, a Result each. The one place where exceptions of the standard library (no memory,
// a stream that throws) become a diagnostic.
template <class Parsed, class Read, class Parse>
Parsed parseWhole(const std::string& fileName, const Read& read, const Parse& parse)
{
    try {
        Result<std::string> text = read();
        return text ? parse(*text.value) : Parsed::failure(std::move(text.diagnostics));
    } catch (const std::exception& fault) {
        return Parsed::failure({unreadable(fileName, fault)});
    }
}

}  // namespace sinew
