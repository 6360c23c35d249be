#include "ui/panels/equations/equations_panel.h"

#include <algorithm>
#include <array>
#include <utility>

#include <QClipboard>
#include <QComboBox>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QLabel>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QStackedLayout>
#include <QTextBrowser>

#include "core/io/atomic_file.h"
#include "ui/session/session.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/label_support.h"

namespace sinew {

namespace {

struct FormatTexts {
    EquationsFormat format;
    const char* title;
    const char* filter;
    const char* ending;
};

constexpr std::array<FormatTexts, 4> formats
    = {{{EquationsFormat::Typeset, QT_TR_NOOP("Typeset"), QT_TR_NOOP("Web pages (*.html)"), "html"},
        {EquationsFormat::Text, QT_TR_NOOP("Text"), QT_TR_NOOP("Texts (*.txt)"), "txt"},
        {EquationsFormat::Latex, QT_TR_NOOP("LaTeX"), QT_TR_NOOP("LaTeX (*.tex)"), "tex"},
        {EquationsFormat::Cpp, QT_TR_NOOP("C++"), QT_TR_NOOP("C++ (*.cpp *.h)"), "cpp"}}};

constexpr std::array<std::pair<std::optional<EquationMethod>, const char*>, 5> methods
    = {{{std::nullopt, QT_TR_NOOP("Automatic")},
        {EquationMethod::Matrix, QT_TR_NOOP("Matrix")},
        {EquationMethod::Recurrent, QT_TR_NOOP("Recurrent")},
        {EquationMethod::Local, QT_TR_NOOP("Local frames")},
        {EquationMethod::Lagrange, QT_TR_NOOP("Lagrange")}}};

constexpr std::array<std::pair<EquationAngles, const char*>, 2> angles = {
    {{EquationAngles::Absolute, QT_TR_NOOP("Absolute angles")}, {EquationAngles::Model, QT_TR_NOOP("Joint angles")}}};

// Joint angles can stand as they are or as absolute angles; where a model has absolute ones there is no choice.
bool hasJointAngles(const Model& model)
{
    return model.space == Space::Plane
           && std::any_of(model.segments.begin(), model.segments.end(), [](const Segment& segment) {
                  return segment.angleReference == AngleReference::Parent && !segment.angles.empty();
              });
}

// Page numbers of the stack.
enum Page { SentencePage, TypesetPage, TextPage };

}  // namespace

EquationsPanel::EquationsPanel(Session& session, QWidget* parent)
    : QWidget(parent), m_session(session), m_format(new QComboBox(this)), m_method(new QComboBox(this)),
      m_angles(new QComboBox(this)), m_copy(new QPushButton(tr("Copy"), this)),
      m_save(new QPushButton(tr("Save…"), this)), m_sentence(makeEmptyLabel({}, this)),
      m_typeset(new QTextBrowser(this)), m_text(new QPlainTextEdit(this)), m_pages(new QStackedLayout)
{
    for (const FormatTexts& format : formats)
        m_format->addItem(tr(format.title));
    for (const auto& [method, title] : methods)
        m_method->addItem(tr(title));
    for (const auto& [angle, title] : angles)
        m_angles->addItem(tr(title));
    m_format->setAccessibleName(tr("Format of the equations"));
    m_method->setAccessibleName(tr("Method by which they are composed"));
    m_angles->setAccessibleName(tr("Angles of the equations"));
    m_typeset->setAccessibleName(tr("Equations"));
    m_text->setAccessibleName(tr("Equations as text"));
    m_angles->setToolTip(tr(
        "Absolute angles make the shortest equations: one a link. With joint angles each equation adds up those of all "
        "links that the joint carries; what they share is named."));
    m_method->setToolTip(
        tr("How the equations are composed: by matrices for chains of segments, in local frames for bodies and joints, "
           "unless you choose. They mean the same; the time it takes is not the same, nor the length of those of "
           "bodies in space."));
    lay();
    // The composer is the worker's own.
    m_job = std::make_unique<NewestJob<EquationsRequest, EquationsAnswer>>(
        this,
        [composer = std::make_shared<EquationsComposer>()](const EquationsRequest& request) {
            return composer->answer(request);
        },
        [this](std::shared_ptr<const EquationsAnswer> answer) { take(std::move(answer)); });
    connect(m_format, &QComboBox::currentIndexChanged, this, &EquationsPanel::refresh);
    connect(m_method, &QComboBox::currentIndexChanged, this, &EquationsPanel::refresh);
    connect(m_angles, &QComboBox::currentIndexChanged, this, &EquationsPanel::refresh);
    connect(m_copy, &QPushButton::clicked, this, &EquationsPanel::copy);
    connect(m_save, &QPushButton::clicked, this, &EquationsPanel::askAndSave);
    connect(&session, &Session::changed, this, [this](Changes changes) {
        if (changes & Change::Document)
            refresh();
    });
    refresh();
}

EquationsPanel::~EquationsPanel() = default;

void EquationsPanel::lay()
{
    for (QPushButton* button : {m_copy, m_save})
        button->setProperty("role", "flat");
    m_typeset->setOpenLinks(false);
    m_typeset->document()->setDocumentMargin(10);
    m_text->setReadOnly(true);
    m_text->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_text->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    auto* bar = new FlowLayout;
    bar->setContentsMargins(8, 6, 8, 4);
    bar->setSpacing(6);
    for (QWidget* each : std::initializer_list<QWidget*>{m_format, m_method, m_angles, m_copy, m_save})
        bar->addWidget(each);
    m_pages->addWidget(m_sentence);
    m_pages->addWidget(m_typeset);
    m_pages->addWidget(m_text);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(bar);
    layout->addLayout(m_pages, 1);
}

void EquationsPanel::setInFront(bool inFront)
{
    m_isInFront = inFront;
    refresh();
}

void EquationsPanel::chooseFormat(EquationsFormat format)
{
    for (std::size_t i = 0; i < formats.size(); ++i) {
        if (formats[i].format == format)
            m_format->setCurrentIndex(static_cast<int>(i));
    }
}

void EquationsPanel::chooseMethod(EquationMethod method)
{
    for (std::size_t i = 0; i < methods.size(); ++i) {
        if (methods[i].first == method)
            m_method->setCurrentIndex(static_cast<int>(i));
    }
}

void EquationsPanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    refresh();
}

void EquationsPanel::refresh()
{
    const Model& model = m_session.model();
    const bool hasChoice = hasJointAngles(model);
    m_angles->setVisible(hasChoice);
    if (model.coordinates.empty()) {
        m_job->forget();
        m_asked.reset();
        m_answer = nullptr;
        showSentence(m_session.hasModel() ? tr("Nothing of this model moves: it has no coordinates.")
                                          : tr("The equations of motion of a model show here."));
        return;
    }
    EquationsRequest request{model, methods[static_cast<std::size_t>(m_method->currentIndex())].first,
                             formats[static_cast<std::size_t>(m_format->currentIndex())].format};
    if (hasChoice)
        request.angles = angles[static_cast<std::size_t>(m_angles->currentIndex())].first;
    if (!isVisible() || !m_isInFront || m_asked == request)
        return;
    if (!m_answer || m_asked->model != model)
        showSentence(tr("Being composed."));
    m_asked = request;
    m_job->ask(std::move(request));
}

void EquationsPanel::take(std::shared_ptr<const EquationsAnswer> answer)
{
    m_answer = std::move(answer);
    if (!m_answer->fault.isEmpty()) {
        showSentence(m_answer->fault);
        return;
    }
    const bool isTypeset = m_answer->format == EquationsFormat::Typeset;
    if (isTypeset)
        m_typeset->setHtml(m_answer->text);
    else
        m_text->setPlainText(m_answer->text);
    m_pages->setCurrentIndex(isTypeset ? TypesetPage : TextPage);
    m_copy->setEnabled(true);
    m_save->setEnabled(true);
}

void EquationsPanel::showSentence(const QString& text)
{
    m_sentence->setText(text);
    m_pages->setCurrentIndex(SentencePage);
    m_copy->setEnabled(false);
    m_save->setEnabled(false);
}

void EquationsPanel::copy() const
{
    if (!m_answer || !m_answer->fault.isEmpty())
        return;
    auto* contents = new QMimeData;
    contents->setText(m_answer->plain);
    if (m_answer->format == EquationsFormat::Typeset)
        contents->setHtml(m_answer->text);
    QGuiApplication::clipboard()->setMimeData(contents);
}

bool EquationsPanel::save(const QString& path)
{
    if (!m_answer || !m_answer->fault.isEmpty())
        return false;
    const std::optional<Diagnostic> fault = writeFileAtomically(path.toStdString(), m_answer->text.toStdString());
    if (fault)
        m_session.report(*fault);
    return !fault;
}

void EquationsPanel::askAndSave()
{
    if (!m_answer)
        return;
    for (const FormatTexts& format : formats) {
        if (format.format != m_answer->format)
            continue;
        const QString ending = QLatin1String(format.ending);
        const QString path = askToSave(this, m_session.dialogFolder(),
                                       {tr("Save Equations"), "equations." + ending, tr(format.filter), ending});
        if (!path.isEmpty())
            save(path);
        return;
    }
}

void EquationsPanel::waitUntilShown()
{
    m_job->waitUntilIdle();
}

}  // namespace sinew
