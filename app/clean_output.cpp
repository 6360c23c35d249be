#include "app/clean_output.h"

#include <cerrno>
#include <iostream>
#include <streambuf>
#include <string>
#include <string_view>
#include <system_error>

#include "core/base/control_characters.h"

namespace sinew {

// Hands on to the former buffer of a stream what is clean.
class CleanOutput::Buffer : public std::streambuf {
public:
    explicit Buffer(std::ostream& stream) : m_stream(stream), m_target(stream.rdbuf(this)) {}
    ~Buffer() override
    {
        sync();
        m_stream.rdbuf(m_target);
    }

    int error() const { return m_error; }

protected:
    int_type overflow(int_type c) override
    {
        if (traits_type::eq_int_type(c, traits_type::eof()))
            return traits_type::not_eof(c);
        const char byte = traits_type::to_char_type(c);
        return xsputn(&byte, 1) == 1 ? c : traits_type::eof();
    }

    std::streamsize xsputn(const char* text, std::streamsize size) override
    {
        m_pending.append(text, static_cast<std::size_t>(size));
        constexpr std::size_t large = 1u << 14;
        return m_pending.size() < large || handOn(false) ? size : 0;
    }

    int sync() override { return handOn(true) && m_target->pubsync() == 0 ? 0 : fail(); }

private:
    // Not half of a character, unless it is the last.
    bool handOn(bool isEnd)
    {
        const bool isCut = !isEnd && m_pending.ends_with('\xC2');
        const std::size_t whole = m_pending.size() - (isCut ? 1 : 0);
        const std::string clean = withoutControlCharacters(std::string_view(m_pending).substr(0, whole), Layout::Kept);
        m_pending.erase(0, whole);
        errno = 0;
        const auto size = static_cast<std::streamsize>(clean.size());
        if (m_target->sputn(clean.data(), size) == size)
            return true;
        fail();
        return false;
    }

    int fail()
    {
        if (m_error == 0)
            m_error = errno;
        return -1;
    }

    std::ostream& m_stream;
    std::streambuf* m_target;
    std::string m_pending;
    int m_error = 0;  // errno of the first failure
};

CleanOutput::CleanOutput()
    : m_out(std::make_unique<Buffer>(std::cout)), m_err(std::make_unique<Buffer>(std::cerr))
{
}

CleanOutput::~CleanOutput() = default;

int CleanOutput::finish(int code, int unwritten)
{
    std::cout.flush();
    if (std::cout)
        return code;
    const int error = m_out->error();
    std::cerr << "error: what the program prints could not be written"
              << (error != 0 ? ": " + std::generic_category().message(error) : std::string())
              << "; the output is not complete\n";
    constexpr int noSolution = 4;  // said in what is lost
    return code == 0 || code == noSolution ? unwritten : code;
}

}  // namespace sinew
