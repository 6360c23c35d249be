#include "ui/main_window/window_memory.h"

#include <algorithm>

#include <QBuffer>
#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QMainWindow>
#include <QSettings>

#include "core/io/private_file.h"

namespace sinew {

namespace {

constexpr std::size_t mostRecentFiles = 24;

QString layoutKey(const QString& workspace)
{
    return QStringLiteral("window/layout-") + workspace;
}

QString keyOf(const PartSwitch& part)
{
    return QStringLiteral("view/show-") + QLatin1String(part.id);
}

}  // namespace

WindowMemory::WindowMemory(WindowPlaces places) : m_places(std::move(places)), m_settings(m_places.settings)
{
}

bool WindowMemory::restoreGeometry(QMainWindow& window) const
{
    return m_settings && window.restoreGeometry(m_settings->value("window/geometry").toByteArray());
}

void WindowMemory::keepGeometry(const QMainWindow& window)
{
    if (m_settings)
        m_settings->setValue("window/geometry", window.saveGeometry());
}

QString WindowMemory::folder() const
{
    return m_settings ? m_settings->value("folder").toString() : QString();
}

void WindowMemory::keepFolder(const QString& folder)
{
    if (m_settings)
        m_settings->setValue("folder", folder);
}

QByteArray WindowMemory::layout(const QString& workspace) const
{
    return m_settings ? m_settings->value(layoutKey(workspace)).toByteArray() : QByteArray();
}

void WindowMemory::keepLayout(const QString& workspace, const QByteArray& layout)
{
    if (!m_settings)
        return;
    if (layout.isEmpty())
        m_settings->remove(layoutKey(workspace));
    else
        m_settings->setValue(layoutKey(workspace), layout);
}

ThemeChoice WindowMemory::theme() const
{
    const QString text = m_settings ? m_settings->value("theme").toString() : QString();
    return themeChoiceFrom(text).value_or(ThemeChoice::System);
}

void WindowMemory::keepTheme(ThemeChoice choice)
{
    if (m_settings)
        m_settings->setValue("theme", toString(choice));
}

ShownParts WindowMemory::shownParts() const
{
    ShownParts shown;
    for (const PartSwitch& part : partSwitches) {
        if (m_settings)
            shown.*part.part = m_settings->value(keyOf(part), true).toBool();
    }
    return shown;
}

void WindowMemory::keepShownParts(const ShownParts& shown)
{
    for (const PartSwitch& part : partSwitches) {
        if (m_settings)
            m_settings->setValue(keyOf(part), shown.*part.part);
    }
}

QString WindowMemory::language() const
{
    return m_settings ? m_settings->value("language").toString() : QString();
}

void WindowMemory::keepLanguage(const QString& language)
{
    if (m_settings)
        m_settings->setValue("language", language);
}

QString WindowMemory::welcomeFilter() const
{
    return m_settings ? m_settings->value("welcome/filter").toString() : QString();
}

void WindowMemory::keepWelcomeFilter(const QString& user)
{
    if (m_settings)
        m_settings->setValue("welcome/filter", user);
}

// Read anew each time: other windows add to it too.
std::vector<WindowMemory::Used> WindowMemory::used() const
{
    std::vector<Used> files;
    const QStringList paths = recentFiles();
    const QStringList times = m_settings ? m_settings->value("recent-times").toStringList() : QStringList();
    for (qsizetype i = 0; i < paths.size(); ++i)
        files.push_back({paths[i], QDateTime::fromString(times.value(i), Qt::ISODate)});
    return files;
}

QStringList WindowMemory::recentFiles() const
{
    return m_settings ? m_settings->value("recent").toStringList() : QStringList();
}

std::vector<RecentFile> WindowMemory::recent() const
{
    std::vector<RecentFile> files;
    for (const Used& used : this->used())
        files.push_back({used.path, thumbnailOf(used.path), used.when, !QFileInfo(used.path).isFile()});
    return files;
}

void WindowMemory::addRecentFile(const QString& path)
{
    if (!m_settings || path.isEmpty())
        return;
    const QString whole = QFileInfo(path).absoluteFilePath();
    std::vector<Used> files = used();
    std::erase_if(files, [&](const Used& file) { return file.path == whole; });
    files.insert(files.begin(), {whole, QDateTime::currentDateTime()});
    files.resize(std::min(files.size(), mostRecentFiles));
    keepUsed(files);
}

void WindowMemory::replaceRecentFile(const QString& path, const QString& newPath)
{
    const QString whole = QFileInfo(newPath).absoluteFilePath();
    std::vector<Used> files = used();
    std::erase_if(files, [&](const Used& file) { return file.path == whole && whole != path; });
    for (Used& file : files) {
        if (file.path == path)
            file.path = whole;
    }
    keepUsed(files);
}

void WindowMemory::keepUsed(const std::vector<Used>& files)
{
    if (!m_settings)
        return;
    QStringList paths, times;
    for (const Used& file : files) {
        paths.append(file.path);
        times.append(file.when.toString(Qt::ISODate));
    }
    m_settings->setValue("recent", paths);
    m_settings->setValue("recent-times", times);
}

QString WindowMemory::thumbnailOf(const QString& path) const
{
    if (m_places.cache.isEmpty())
        return {};
    const QByteArray name = QCryptographicHash::hash(path.toUtf8(), QCryptographicHash::Sha1).toHex();
    return QDir(m_places.cache).filePath("thumbnails/" + QString::fromLatin1(name) + ".png");
}

// A picture that cannot be kept is no loss.
void WindowMemory::keepThumbnail(const QString& path, const QImage& picture) const
{
    const QString file = thumbnailOf(QFileInfo(path).absoluteFilePath());
    if (path.isEmpty() || file.isEmpty() || picture.isNull())
        return;
    makePrivateFolder(QFileInfo(file).absolutePath().toStdString());
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    if (picture.save(&buffer, "PNG"))
        writePrivateFile(file.toStdString(), {bytes.constData(), static_cast<std::size_t>(bytes.size())});
}

}  // namespace sinew
