#include "ui/panels/equations/equations_job.h"

#include <exception>

#include <QStringList>

#include "core/equations/print_cpp.h"
#include "core/equations/print_latex.h"
#include "core/equations/print_text.h"
#include "ui/panels/equations/equations_html.h"
#include "ui/text/said.h"
#include "ui/text/translated.h"

namespace sinew {

namespace {

// A rich-text view takes seconds to lay out more than this; plain text is there at once.
constexpr std::size_t mostHtml = 600'000;

QString faultText(const Diagnostics& diagnostics)
{
    QStringList lines;
    for (const Diagnostic& diagnostic : diagnostics) {
        QString line = said(diagnostic.message);
        if (!diagnostic.hint.empty())
            line += QStringLiteral("\n") + said(diagnostic.hint);
        lines.append(line);
    }
    return lines.join(QStringLiteral("\n\n"));
}

void print(const Equations& equations, EquationsFormat format, EquationsAnswer& answer)
{
    switch (format) {
    case EquationsFormat::Typeset: {
        const std::string html = equationsHtml(equations);
        answer.plain = QString::fromStdString(equationsText(equations));
        answer.format = html.size() > mostHtml ? EquationsFormat::Text : EquationsFormat::Typeset;
        answer.text = html.size() > mostHtml ? answer.plain : QString::fromStdString(html);
        return;
    }
    case EquationsFormat::Text: answer.text = QString::fromStdString(equationsText(equations)); break;
    case EquationsFormat::Latex: answer.text = QString::fromStdString(equationsLatex(equations)); break;
    case EquationsFormat::Cpp: answer.text = QString::fromStdString(equationsCpp(equations)); break;
    }
    answer.plain = answer.text;
}

}  // namespace

EquationsAnswer EquationsComposer::answer(const EquationsRequest& request)
{
    EquationsAnswer answer;
    answer.format = request.format;
    try {
        if (!m_composed || m_composed->model != request.model || m_composed->method != request.method
            || m_composed->angles != request.angles) {
            m_composed.reset();
            m_equations = composeEquations(request.model, {.method = request.method, .angles = request.angles});
            m_composed = request;
        }
        if (m_equations)
            print(*m_equations.value, request.format, answer);
        else
            answer.fault = faultText(m_equations.diagnostics);
    } catch (const std::exception& fault) {
        m_composed.reset();
        answer.fault = translated("The equations could not be composed: %1.").arg(QLatin1String(fault.what()));
    }
    return answer;
}

}  // namespace sinew
