#pragma once

#include <cstring>
#include <optional>
#include <string>
#include <vector>

#include <QFile>
#include <QString>
#include <elf.h>

namespace sinew::test {

// What the loader is told by a program of this machine (ELF, 64 bits).
struct ProgramFile {
    bool isPositionIndependent = false;
    bool isBoundAtStart = false;     // DF_BIND_NOW
    bool hasReadOnlyTables = false;  // PT_GNU_RELRO
    bool hasExecutableStack = true;  // unless PT_GNU_STACK says otherwise
    std::vector<QByteArray> runPaths;  // DT_RUNPATH and DT_RPATH
    QByteArray names;                  // of what it takes from libraries, zeros between
};

namespace detail {

template <class T>
T at(const QByteArray& bytes, quint64 offset)
{
    T value = {};
    if (offset + sizeof value <= static_cast<quint64>(bytes.size()))
        std::memcpy(&value, bytes.constData() + offset, sizeof value);
    return value;
}

inline std::vector<Elf64_Phdr> segmentsOf(const QByteArray& bytes, const Elf64_Ehdr& head)
{
    std::vector<Elf64_Phdr> segments;
    for (quint64 i = 0; i < head.e_phnum; ++i)
        segments.push_back(at<Elf64_Phdr>(bytes, head.e_phoff + i * head.e_phentsize));
    return segments;
}

// Where an address of the running program is in its file.
inline quint64 offsetOf(quint64 address, const std::vector<Elf64_Phdr>& segments)
{
    for (const Elf64_Phdr& segment : segments) {
        if (segment.p_type == PT_LOAD && address >= segment.p_vaddr && address < segment.p_vaddr + segment.p_filesz)
            return address - segment.p_vaddr + segment.p_offset;
    }
    return 0;
}

inline void readDynamic(const QByteArray& bytes, const Elf64_Phdr& dynamic, const std::vector<Elf64_Phdr>& segments,
                        ProgramFile& program)
{
    quint64 names = 0, namesSize = 0;
    std::vector<quint64> paths;
    for (quint64 i = 0; i < dynamic.p_filesz / sizeof(Elf64_Dyn); ++i) {
        const auto entry = at<Elf64_Dyn>(bytes, dynamic.p_offset + i * sizeof(Elf64_Dyn));
        switch (entry.d_tag) {
        case DT_STRTAB: names = offsetOf(entry.d_un.d_ptr, segments); break;
        case DT_STRSZ: namesSize = entry.d_un.d_val; break;
        case DT_RUNPATH:
        case DT_RPATH: paths.push_back(entry.d_un.d_val); break;
        case DT_BIND_NOW: program.isBoundAtStart = true; break;
        case DT_FLAGS: program.isBoundAtStart |= (entry.d_un.d_val & DF_BIND_NOW) != 0; break;
        case DT_FLAGS_1: program.isBoundAtStart |= (entry.d_un.d_val & DF_1_NOW) != 0; break;
        default: break;
        }
    }
    program.names = bytes.mid(static_cast<qsizetype>(names), static_cast<qsizetype>(namesSize));
    for (const quint64 path : paths)
        program.runPaths.emplace_back(program.names.constData() + path);
}

}  // namespace detail

// Nothing for a file that is no such program.
inline std::optional<ProgramFile> readProgramFile(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return std::nullopt;
    const QByteArray bytes = file.readAll();
    const auto head = detail::at<Elf64_Ehdr>(bytes, 0);
    if (std::memcmp(head.e_ident, ELFMAG, SELFMAG) != 0 || head.e_ident[EI_CLASS] != ELFCLASS64)
        return std::nullopt;
    ProgramFile program;
    program.isPositionIndependent = head.e_type == ET_DYN;
    const std::vector<Elf64_Phdr> segments = detail::segmentsOf(bytes, head);
    for (const Elf64_Phdr& segment : segments) {
        program.hasReadOnlyTables |= segment.p_type == PT_GNU_RELRO;
        if (segment.p_type == PT_GNU_STACK)
            program.hasExecutableStack = (segment.p_flags & PF_X) != 0;
        if (segment.p_type == PT_DYNAMIC)
            detail::readDynamic(bytes, segment, segments, program);
    }
    return program;
}

// Why a program could be made to run what is not its own; empty: nothing was found.
inline QByteArray openDoorsOf(const QString& path)
{
    const std::optional<ProgramFile> program = readProgramFile(path);
    if (!program)
        return "it cannot be read";
    QByteArray doors;
    for (const QByteArray& folders : program->runPaths) {
        for (const QByteArray& folder : folders.split(':')) {
            if (!folder.startsWith('/'))
                doors += "it loads libraries from '" + folder + "'; ";
        }
    }
    if (!program->isPositionIndependent)
        doors += "its addresses are known beforehand; ";
    if (!program->isBoundAtStart || !program->hasReadOnlyTables)
        doors += "its tables of functions can be written to; ";
    if (program->hasExecutableStack)
        doors += "its stack can be executed; ";
    return doors;
}

}  // namespace sinew::test
