#include "ui/text/language.h"

#include <algorithm>

#include <QCoreApplication>
#include <QFontDatabase>
#include <QLibraryInfo>

namespace sinew {

namespace {

constexpr const char* english = "en";

struct KeyName {
    const char* english;
    const char* meaning;
};

// Qt looks up the names of keys as texts of QShortcut. Other words of the window are spelt alike: "Space" of coordinates.
constexpr KeyName keyNames[]
    = {QT_TRANSLATE_NOOP3("sinew", "Space", "name of a key"), QT_TRANSLATE_NOOP3("sinew", "Up", "name of a key"),
       QT_TRANSLATE_NOOP3("sinew", "Down", "name of a key"), QT_TRANSLATE_NOOP3("sinew", "Left", "name of a key"),
       QT_TRANSLATE_NOOP3("sinew", "Right", "name of a key")};

bool isOurs(const QString& code)
{
    return std::ranges::any_of(languages(), [&](const Language& each) { return code == QLatin1String(each.code); });
}

// "ru-RU" is read by who reads "ru"; of Chinese there is the simplified script alone, and who reads the other one gets English.
QString ours(const QString& ofSystem)
{
    const QLocale locale(QString(ofSystem).replace(u'-', u'_'));
    if (locale.language() == QLocale::Chinese)
        return locale.script() == QLocale::SimplifiedHanScript ? QStringLiteral("zh_CN") : QString();
    const QString code = locale.name().section(u'_', 0, 0);
    return isOurs(code) ? code : QString();
}

QLocale localeOf(const QString& code)
{
    QLocale locale(code);
    locale.setNumberOptions(QLocale::OmitGroupSeparator);
    return locale;
}

}  // namespace

const std::vector<Language>& languages()
{
    static const std::vector<Language> all = {{english, "English"}, {"ru", "Русский"}, {"zh_CN", "中文"}};
    return all;
}

QString languageFor(const QString& wanted, const QStringList& ofSystem)
{
    if (isOurs(wanted))
        return wanted;
    for (const QString& each : ofSystem) {
        if (const QString code = ours(each); !code.isEmpty())
            return code;
    }
    return english;
}

bool isReadable(const QString& code)
{
    return code != QStringLiteral("zh_CN") || !QFontDatabase::families(QFontDatabase::SimplifiedChinese).isEmpty();
}

QString spokenCode()
{
    // The translators say it themselves: a locale may be one that no language of ours is chosen for.
    const QString code = QCoreApplication::translate("sinew", "en", "code of this language, a name of a file");
    return isOurs(code) ? code : QString(english);
}

// Keys without a name here are left to the translators that are asked later, those of Qt.
QString TextTranslator::translate(const char* context, const char* sourceText, const char* disambiguation, int n) const
{
    if (qstrcmp(context, "QShortcut") == 0) {
        for (const KeyName& key : keyNames) {
            if (qstrcmp(key.english, sourceText) == 0)
                return QTranslator::translate("sinew", key.english, key.meaning, n);
        }
        return {};
    }
    return QTranslator::translate("sinew", sourceText, disambiguation, n);
}

SpokenLanguage::SpokenLanguage(const QString& code) : m_code(code)
{
    QLocale::setDefault(localeOf(code));
    if (code == english)
        return;
    // Later ones are asked first.
    if (m_ofQt.load("qtbase_" + code, QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&m_ofQt);
    if (m_own.load(":/translations/sinew_" + code))
        QCoreApplication::installTranslator(&m_own);
}

SpokenLanguage::~SpokenLanguage()
{
    QLocale::setDefault(m_before);
}

}  // namespace sinew
