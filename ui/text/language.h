#pragma once

#include <memory>
#include <vector>

#include <QLocale>
#include <QString>
#include <QTranslator>

namespace sinew {

// A language of the window.
struct Language {
    const char* code;  // in settings, on the command line and in names of files: "zh_CN"
    const char* name;  // its own: "中文"
};

// English first.
const std::vector<Language>& languages();

// The code of the language to use: the wanted one, else the first of the system's languages (as of QLocale::uiLanguages(), "zh-Hans-CN")
// that there is, else English.
QString languageFor(const QString& wanted, const QStringList& ofSystem);

// Whether a font that is installed has the characters of a language of ours: without one each would be an empty box.
bool isReadable(const QString& code);

// The code of the language that is spoken; English where no SpokenLanguage lives.
QString spokenCode();

// The translated texts of one language. Texts alone are looked up, whatever class they stand in: one text has one translation.
// Names of keys are told apart from other words.
class TextTranslator : public QTranslator {
public:
    using QTranslator::QTranslator;
    QString translate(const char* context, const char* sourceText, const char* disambiguation, int n) const override;
};

// The application speaks a language while this lives: its own texts, those of Qt where they are installed, and the decimal sign of numbers
// on the screen. Make it before the first window.
class SpokenLanguage {
public:
    explicit SpokenLanguage(const QString& code);
    ~SpokenLanguage();
    SpokenLanguage(const SpokenLanguage&) = delete;
    SpokenLanguage& operator=(const SpokenLanguage&) = delete;

    const QString& code() const { return m_code; }

private:
    QString m_code;
    QLocale m_before;
    QTranslator m_ofQt;
    TextTranslator m_own;
};

}  // namespace sinew
