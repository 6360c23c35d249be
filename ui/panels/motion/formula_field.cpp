#include "ui/panels/motion/formula_field.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QKeyEvent>
#include <QStringListModel>

#include "core/math/formula.h"
#include "ui/text/said.h"
#include "ui/widgets/style_property.h"

namespace sinew {

namespace {

bool isNameLetter(QChar c)
{
    return c.isLetterOrNumber() || c == u'_' || c == u'.' || c == u'\'';
}

}  // namespace

FormulaField::FormulaField(Kind kind, QWidget* parent)
    : QLineEdit(parent), m_kind(kind), m_names(new QStringListModel(this)), m_completer(new QCompleter(m_names, this))
{
    setPlaceholderText(kind == Kind::Formula ? tr("such as -3 * hip.speed") : tr("such as left_foot.normal < 0"));
    setMinimumWidth(60);
    m_completer->setWidget(this);
    m_completer->setCaseSensitivity(Qt::CaseInsensitive);
    m_completer->setFilterMode(Qt::MatchContains);
    connect(m_completer, qOverload<const QString&>(&QCompleter::activated), this, &FormulaField::insert);
    connect(this, &QLineEdit::editingFinished, this, &FormulaField::commit);
    connect(this, &QLineEdit::textEdited, this, &FormulaField::complete);
}

void FormulaField::setNames(const QStringList& names)
{
    if (names != m_names->stringList())
        m_names->setStringList(names);
}

void FormulaField::setFormula(const QString& text)
{
    const bool isSame = text == m_shown;
    m_shown = text;
    if (isModified() && (hasFocus() || isSame))
        return;
    if (text != this->text()) {
        setText(text);
        if (!hasFocus())
            setCursorPosition(0);  // of what is longer than the field the beginning is seen
    }
    setModified(false);
    setStyleProperty(*this, "refused", false);
}

void FormulaField::forget()
{
    setModified(false);
    setText(m_shown);
    setStyleProperty(*this, "refused", false);
}

QString FormulaField::faultOf(const QString& text, Kind kind)
{
    const std::string bytes = text.toStdString();
    const FormulaError* error = nullptr;
    const auto formula = Formula::parse(bytes);
    const auto condition = Condition::parse(bytes);
    error = kind == Kind::Formula ? std::get_if<FormulaError>(&formula) : std::get_if<FormulaError>(&condition);
    if (!error)
        return {};
    const QString before
        = QString::fromUtf8(bytes.data(), static_cast<qsizetype>(std::min(error->offset, bytes.size())));
    const QString place = before.isEmpty() ? QString() : tr(" after “%1”").arg(before.right(12));
    const QString hint = error->hint.empty() ? QString() : QStringLiteral("; ") + said(error->hint);
    return said(error->message) + place + hint;
}

void FormulaField::commit()
{
    if (!isModified() || isChoosing())
        return;
    m_completer->popup()->hide();
    const QString typed = text().simplified();
    const QString fault = faultOf(typed, m_kind);
    setStyleProperty(*this, "refused", !fault.isEmpty());
    if (!fault.isEmpty()) {
        emit refused(typed, fault);
        return;
    }
    setModified(false);
    if (typed == m_shown) {
        emit refused({}, {});  // what was wrong before is mended
        return;
    }
    emit formulaEntered(typed);
    if (typed != m_shown) {  // refused for what it means: it stays, to be mended
        setText(typed);
        setModified(true);
        setStyleProperty(*this, "refused", true);
    }
}

// The key that ends the typing takes a name of the list if one is marked there.
bool FormulaField::isChoosing() const
{
    const QAbstractItemView* list = m_completer->popup();
    return list->isVisible() && list->currentIndex().isValid();
}

int FormulaField::wordStart() const
{
    int start = cursorPosition();
    while (start > 0 && isNameLetter(text()[start - 1]))
        --start;
    return start;
}

void FormulaField::complete()
{
    const QString word = text().mid(wordStart(), cursorPosition() - wordStart());
    if (word.size() < 2 || word[0].isDigit()) {
        m_completer->popup()->hide();
        return;
    }
    if (word != m_completer->completionPrefix())
        m_completer->setCompletionPrefix(word);
    const bool isWhole = m_completer->completionCount() == 1 && m_completer->currentCompletion() == word;
    if (m_completer->completionCount() == 0 || isWhole)
        m_completer->popup()->hide();
    else
        m_completer->complete();
}

void FormulaField::insert(const QString& name)
{
    const int start = wordStart();
    setSelection(start, cursorPosition() - start);
    QLineEdit::insert(name);
    setModified(true);
}

void FormulaField::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && isModified()) {
        forget();
        emit refused({}, {});
        return;
    }
    QLineEdit::keyPressEvent(event);
}

}  // namespace sinew
