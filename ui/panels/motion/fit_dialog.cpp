#include "ui/panels/motion/fit_dialog.h"

#include <algorithm>

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>

#include "ui/panels/motion/curve_data.h"
#include "ui/panels/motion/plot_data.h"
#include "ui/session/motion_session.h"
#include "ui/session/session.h"
#include "ui/widgets/label_support.h"

namespace sinew {

double usualTurning(const MotionTable& table, int column)
{
    if (column < 0 || table.values.rows() == 0)
        return 0;
    const auto values = table.values.col(column);
    return 0.05 * (values.maxCoeff() - values.minCoeff());
}

std::optional<PhaseFit> fitColumn(const MotionTable& table, int column, double turning, bool periodic)
{
    if (column < 0 || table.times.size() < 2 || !table.values.col(column).allFinite())
        return std::nullopt;
    const Eigen::VectorXd values = table.values.col(column);
    return fitPhaseCurve(table.times, {values.begin(), values.end()}, turning, periodic);
}

FitDialog::FitDialog(MotionSession& motion, const std::string& coordinate, const FieldUnit& unit, bool periodic,
                     QWidget* parent)
    : QDialog(parent), m_motion(motion), m_coordinate(coordinate), m_unit(unit), m_columns(new QComboBox(this)),
      m_open(new QPushButton(tr("File…"), this)), m_turning(new NumberField(unit, this)),
      m_periodic(new QCheckBox(tr("periodic"), this)), m_result(new QLabel(this)), m_accept(nullptr)
{
    setWindowTitle(tr("Fit to measured"));
    m_columns->setAccessibleName(tr("Measured column"));
    m_periodic->setChecked(periodic);
    m_turning->setToolTip(tr("Turns smaller than this are taken for noise"));
    m_result->setWordWrap(true);
    m_result->setObjectName(QStringLiteral("fitResult"));
    lay();
    connect(m_columns, &QComboBox::activated, this, &FitDialog::chooseColumn);
    connect(m_open, &QPushButton::clicked, this, &FitDialog::openFile);
    connect(m_periodic, &QCheckBox::clicked, this, &FitDialog::calculate);
    m_turning->setBounds(notNegative);
    connect(m_turning, &NumberField::valueEntered, this, [this](double value) {
        m_turning->setValue(value);
        calculate();
    });
    connect(&m_motion, &MotionSession::changed, this, [this](MotionChanges changes) {
        if (changes & MotionChange::Recording)
            showColumns();
    });
    showColumns();
}

void FitDialog::lay()
{
    auto* column = new QHBoxLayout;
    column->addWidget(m_columns, 1);
    column->addWidget(m_open);
    auto* turning = new QHBoxLayout;
    turning->addWidget(m_turning);
    turning->addStretch();
    turning->addWidget(m_periodic);
    auto* form = new QFormLayout;
    form->addRow(tr("Column"), column);
    form->addRow(tr("Smallest turn"), turning);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    m_accept = buttons->button(QDialogButtonBox::Ok);
    m_accept->setText(tr("Fit"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(10);
    layout->addLayout(form);
    layout->addWidget(m_result);
    layout->addStretch();
    layout->addWidget(buttons);
    resize(380, 190);
}

QString FitDialog::columnName() const
{
    return m_columns->currentText();
}

void FitDialog::showColumns()
{
    const auto measured = m_motion.measured();
    const QString before = columnName();
    m_columns->clear();
    m_columns->setEnabled(measured != nullptr);
    if (measured) {
        for (const std::string& column : measured->columns)
            m_columns->addItem(QString::fromStdString(column));
        const int same = m_columns->findText(before);
        const ChannelKey value{ChannelObject::Coordinate, 0, Measure::Value};
        const Channel channel{value, QuantityKind::Angle, m_coordinate, m_coordinate + "/value"};
        m_columns->setCurrentIndex(same >= 0 ? same : std::max(0, measuredColumn(*measured, channel)));
    }
    chooseColumn();
}

void FitDialog::chooseColumn()
{
    const auto measured = m_motion.measured();
    if (measured)
        m_turning->setValue(usualTurning(*measured, m_columns->currentIndex()));
    calculate();
}

void FitDialog::calculate()
{
    const auto measured = m_motion.measured();
    m_fit = measured ? fitColumn(*measured, m_columns->currentIndex(), m_turning->value().value_or(0),
                                 m_periodic->isChecked())
                     : std::nullopt;
    m_accept->setEnabled(m_fit.has_value());
    if (m_fit)
        m_result->setText(tr("%1 points; %2").arg(m_fit->data.points.size()).arg(fitText(*m_fit, m_unit)));
    else
        m_result->setText(measured ? tr("This column cannot be fitted: it has gaps or fewer than two samples")
                                   : tr("Open a file of measured columns (.mot, .sto or .csv)"));
    setRole(*m_result, m_fit ? "" : "muted");
}

void FitDialog::openFile()
{
    const QString path
        = askToOpen(this, m_motion.session().dialogFolder(), tr("Measured columns"), tr("Motions (*.mot *.sto *.csv)"));
    if (!path.isEmpty())
        m_motion.openMeasured(path.toStdString());
}

}  // namespace sinew
