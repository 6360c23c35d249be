#include "ui/main_window/disk_notice.h"

#include <QFileInfo>
#include <QHBoxLayout>
#include <QPushButton>

#include "ui/text/translated.h"
#include "ui/widgets/label_support.h"

namespace sinew {

DiskNotice::DiskNotice(QWidget* parent)
    : QFrame(parent), m_text(new ElidedLabel), m_reload(new QPushButton(translated("Reload"))),
      m_keep(new QPushButton(translated("Keep")))
{
    setProperty("role", "notice");
    setObjectName("diskNotice");
    constexpr int mostLines = 6;  // a reason and its remedy in a narrow window
    m_text->setMostLines(mostLines);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(12, 4, 6, 4);
    row->setSpacing(6);
    row->addWidget(m_text, 1);
    auto* saveAs = new QPushButton(translated("Save As…"));
    m_reload->setToolTip(translated("Open the file as it is now; the changes made here are asked about first"));
    m_keep->setToolTip(translated("Go on with the document as it is here; saving then replaces the file"));
    saveAs->setToolTip(translated("Save the document as it is here under another name"));
    for (QPushButton* button : {m_reload, m_keep, saveAs})
        row->addWidget(button);
    connect(m_reload, &QPushButton::clicked, this, [this] { emit reloadRequested(m_file); });
    connect(m_keep, &QPushButton::clicked, this, [this] {
        hide();
        emit keepRequested(m_file);
    });
    connect(saveAs, &QPushButton::clicked, this, &DiskNotice::saveAsRequested);
    hide();
}

QString DiskNotice::text() const
{
    return m_text->fullText();
}

void DiskNotice::showText(const QString& file, const QString& text, bool canReload)
{
    m_file = file;
    m_text->setFullText(text);
    setAccessibleName(text);
    m_reload->setVisible(canReload);
    show();
}

void DiskNotice::showChanged(const QString& file)
{
    showText(file, translated("%1 was changed by another program").arg(QFileInfo(file).fileName()), true);
}

void DiskNotice::showHeldBack(const QString& file)
{
    showText(file,
             translated("%1 was not saved: another program has changed it; reload that version, keep what is here and "
                        "save again, or save under another name")
                 .arg(QFileInfo(file).fileName()),
             true);
}

void DiskNotice::showRemoved(const QString& file)
{
    showText(file, translated("%1 was removed or renamed; the document is kept here").arg(QFileInfo(file).fileName()),
             false);
}

void DiskNotice::showNotSaved(const QString& file, const QString& why)
{
    showText(file, translated("%1 was not saved: %2").arg(QFileInfo(file).fileName(), why), false);
}

}  // namespace sinew
