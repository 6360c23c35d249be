#include "ui/panels/tree/model_tree_panel.h"

#include <algorithm>
#include <utility>

#include <QHeaderView>
#include <QItemSelection>
#include <QKeyEvent>
#include <QMenu>
#include <QSortFilterProxyModel>
#include <QTimer>
#include <QTreeView>
#include <QVBoxLayout>

#include "ui/panels/properties/property_words.h"
#include "ui/panels/tree/model_tree_model.h"
#include "ui/session/panel_feed.h"
#include "ui/session/session.h"
#include "ui/widgets/cell_delegate.h"
#include "ui/widgets/filter_field.h"
#include "ui/widgets/item_roles.h"

namespace sinew {

namespace {

// Letters are keys of the tools, not the beginning of a name: the field above finds those.
class ObjectTree : public QTreeView {
public:
    using QTreeView::QTreeView;

protected:
    void keyPressEvent(QKeyEvent* event) override
    {
        const bool isLetter = !event->text().isEmpty() && event->text().front().isLetter();
        if (isLetter)
            event->ignore();
        else
            QTreeView::keyPressEvent(event);
    }
};

// Keeps what has the typed words in its shown or exact name, its ancestors and descendants; leaves out empty headings.
class TreeFilter : public QSortFilterProxyModel {
public:
    using QSortFilterProxyModel::QSortFilterProxyModel;

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override
    {
        const QModelIndex index = sourceModel()->index(row, 0, parent);
        const bool isHeading = !parent.isValid();
        if (isHeading && sourceModel()->rowCount(index) == 0)
            return false;
        const QRegularExpression typed = filterRegularExpression();
        if (typed.pattern().isEmpty())
            return true;
        return index.data().toString().contains(typed) || index.data(NameRole).toString().contains(typed);
    }
};

}  // namespace

ModelTreePanel::ModelTreePanel(Session& session, QWidget* parent)
    : QWidget(parent), m_session(session), m_model(new ModelTreeModel(this)), m_proxy(new TreeFilter(this)),
      m_filter(new FilterField(this)), m_view(new ObjectTree(this)), m_pace(new QTimer(this))
{
    constexpr int gesturePace = 200;  // ms; what is dragged or plays is watched in the view
    m_pace->setSingleShot(true);
    m_pace->setInterval(gesturePace);
    connect(m_pace, &QTimer::timeout, this, &ModelTreePanel::refresh);
    m_filter->setAccessibleName(tr("Filter the model tree"));

    m_proxy->setRecursiveFilteringEnabled(true);
    m_proxy->setAutoAcceptChildRows(true);
    m_proxy->setSourceModel(m_model);
    setUpView();

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(6, 6, 2, 0);
    layout->setSpacing(6);
    layout->addWidget(m_filter);
    layout->addWidget(m_view);

    connect(m_filter, &QLineEdit::textChanged, this, [this](const QString& text) {
        m_proxy->setFilterRegularExpression(
            QRegularExpression(QRegularExpression::escape(text.trimmed()), QRegularExpression::CaseInsensitiveOption));
        // Rows that came or went while the last filter hid their group are not known to the proxy.
        m_proxy->invalidate();
        if (!text.trimmed().isEmpty())
            m_view->expandAll();
    });
    connect(m_proxy, &QAbstractItemModel::rowsInserted, this, &ModelTreePanel::layRows);
    connect(m_model, &ModelTreeModel::visibilityWanted, this, &ModelTreePanel::setVisible);
    new PanelFeed(m_session, *this, [this](Changes changes) {
        if (std::exchange(m_documentNumber, m_session.documentNumber()) != m_documentNumber)
            m_filter->clear();  // names of another model
        if (changes & (Changes(Change::Document) | Change::Situation | Change::Frame | Change::Visibility))
            refreshInTime(changes);
        if (changes & (Changes(Change::Document) | Change::Selection))
            followSelection();
    });
    refresh();
    followSelection();
}

void ModelTreePanel::setObjectActions(const QList<QList<QAction*>>& groups)
{
    m_objectActions = groups;
}

void ModelTreePanel::setVisible(const std::vector<ObjectId>& ids, bool visible)
{
    std::set<ObjectId> hidden = m_session.hidden();
    for (const ObjectId& id : ids) {
        if (visible)
            hidden.erase(id);
        else
            hidden.insert(id);
    }
    m_session.setHidden(std::move(hidden));
}

void ModelTreePanel::showMenu(const QPoint& place)
{
    const QModelIndex index = m_view->indexAt(place);
    if (!index.isValid())
        return;
    const TreeEntry entry = m_model->entryAt(m_proxy->mapToSource(index));
    QMenu menu(this);
    if (!entry.list.empty()) {
        menu.addAction(tr("Add %1").arg(kindTextAt(entry.list).toLower()), this,
                       [this, entry] { m_session.addItem(entry.list); });
    } else if (!entry.ids().empty() && entry.part.empty()) {
        for (const QList<QAction*>& group : m_objectActions) {
            menu.addActions(group);
            menu.addSeparator();
        }
    }
    if (!menu.isEmpty())
        menu.exec(m_view->viewport()->mapToGlobal(place));
}

// With Ctrl or Shift, further objects.
void ModelTreePanel::selectFromView(const QModelIndex& current)
{
    if (m_following)
        return;
    const TreeEntry entry = current.isValid() ? m_model->entryAt(m_proxy->mapToSource(current)) : TreeEntry();
    std::vector<ObjectId> ids = entry.ids(), others;
    for (const QModelIndex& row : m_view->selectionModel()->selectedRows()) {
        for (const ObjectId& id : idsAt(row)) {
            if (std::find(ids.begin(), ids.end(), id) == ids.end())
                others.push_back(id);
        }
    }
    // Ctrl has taken the row itself out of the selection.
    if (!others.empty() && !m_view->selectionModel()->isSelected(current)) {
        ids = {others.back()};
        others.pop_back();
    }
    if (ids.empty() && others.empty())
        return;
    ids.insert(ids.end(), others.begin(), others.end());
    m_following = true;
    if (ids.size() == 1)
        m_session.selectPart(ids.front(), ids.front() == entry.id ? entry.part : Place());
    else
        m_session.selectObjects(ids);
    m_following = false;
}

void ModelTreePanel::setUpView()
{
    m_view->setModel(m_proxy);
    m_view->setItemDelegate(new CellDelegate(m_view));
    m_view->setHeaderHidden(true);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setIndentation(12);
    m_view->setUniformRowHeights(true);
    m_view->setMouseTracking(true);
    m_view->setExpandsOnDoubleClick(false);
    m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_view->setAccessibleName(tr("Model tree"));
    QHeaderView* header = m_view->header();
    header->setStretchLastSection(false);
    header->setMinimumSectionSize(20);
    header->setSectionResizeMode(ModelTreeModel::NameColumn, QHeaderView::Stretch);
    header->setSectionResizeMode(ModelTreeModel::ValueColumn, QHeaderView::Fixed);
    header->setSectionResizeMode(ModelTreeModel::EyeColumn, QHeaderView::Fixed);
    header->resizeSection(ModelTreeModel::ValueColumn,
                          fontMetrics().horizontalAdvance(QStringLiteral("0000.0 mm")) + 10);
    header->resizeSection(ModelTreeModel::EyeColumn, 20);
    m_view->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_view->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_view, &QWidget::customContextMenuRequested, this, &ModelTreePanel::showMenu);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &ModelTreePanel::selectFromView);
    // Keys move the current row first and then widen the selection.
    connect(m_view->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            [this] { selectFromView(m_view->currentIndex()); });
    // Of the current row only this tells that others are no more selected beside it.
    connect(m_view, &QTreeView::clicked, this, &ModelTreePanel::selectFromView);
    connect(m_view, &QTreeView::activated, this, [this](const QModelIndex& index) { chooseActivity(idAt(index)); });
    connect(m_view, &QTreeView::doubleClicked, this, [this](const QModelIndex& index) {
        if (idAt(index).isNull())
            m_view->setExpanded(index, !m_view->isExpanded(index));
        else
            chooseActivity(idAt(index));
    });
}

ObjectId ModelTreePanel::idAt(const QModelIndex& proxyIndex) const
{
    return m_model->idAt(m_proxy->mapToSource(proxyIndex));
}

std::vector<ObjectId> ModelTreePanel::idsAt(const QModelIndex& proxyIndex) const
{
    return m_model->entryAt(m_proxy->mapToSource(proxyIndex)).ids();
}

// Whether the current row stands for an object; for none, when that is null.
bool ModelTreePanel::isCurrent(const ObjectId& id) const
{
    const std::vector<ObjectId> ids = idsAt(m_view->currentIndex());
    return ids.empty() ? id.isNull() : std::find(ids.begin(), ids.end(), id) != ids.end();
}

// The tree of a large model takes as long as several pictures. Its numbers need not follow each step of a slider, a motion
// or a gesture: the picture comes first.
void ModelTreePanel::refreshInTime(Changes changes)
{
    const bool mayWait = !(changes & (Changes(Change::Document) | Change::Visibility));
    if (!mayWait && !m_session.document().isInGesture())
        refresh();
    else if (!m_pace->isActive())
        m_pace->start();
}

void ModelTreePanel::refresh()
{
    m_pace->stop();
    m_following = true;
    m_model->refresh(inputOf(m_session));
    m_following = false;
}

void ModelTreePanel::followSelection()
{
    const ObjectId& first = m_session.selection();
    std::set<ObjectId> wanted = m_session.alsoSelected();
    wanted.insert(first);
    wanted.erase(ObjectId());
    if (m_following || (isCurrent(first) && selectedInView() == wanted))
        return;
    m_following = true;
    const QModelIndex index = m_proxy->mapFromSource(m_model->indexOf(first));
    // Whatever keys are held, as Ctrl is while Ctrl+Z undoes: only what is selected is marked.
    m_view->selectionModel()->setCurrentIndex(index, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    if (index.isValid())
        m_view->scrollTo(index);
    else
        m_view->clearSelection();
    if (wanted.size() > 1) {
        QItemSelection rows;
        addRowsOf(wanted, {}, rows);
        m_view->selectionModel()->select(rows, QItemSelectionModel::Select | QItemSelectionModel::Rows);
    }
    m_following = false;
}

std::set<ObjectId> ModelTreePanel::selectedInView() const
{
    std::set<ObjectId> ids;
    for (const QModelIndex& row : m_view->selectionModel()->selectedRows()) {
        const std::vector<ObjectId> own = idsAt(row);
        ids.insert(own.begin(), own.end());
    }
    return ids;
}

// The rows of the objects below a parent, not those of their parts; neighbours as one range.
void ModelTreePanel::addRowsOf(const std::set<ObjectId>& ids, const QModelIndex& parentIndex,
                               QItemSelection& rows) const
{
    const auto isWanted = [&](const QModelIndex& index) {
        const TreeEntry& entry = m_model->entryAt(m_proxy->mapToSource(index));
        const std::vector<ObjectId> own = entry.ids();  // of a muscle, all its strands
        return entry.part.empty() && !own.empty()
               && std::all_of(own.begin(), own.end(), [&](const ObjectId& id) { return ids.contains(id); });
    };
    const int count = m_proxy->rowCount(parentIndex);
    for (int row = 0, first = 0; row < count; ++row) {
        const QModelIndex index = m_proxy->index(row, 0, parentIndex);
        addRowsOf(ids, index, rows);
        if (!isWanted(index))
            first = row + 1;
        else if (row + 1 == count || !isWanted(index.siblingAtRow(row + 1)))
            rows.append(QItemSelectionRange(index.siblingAtRow(first), index));
    }
}

void ModelTreePanel::chooseActivity(const ObjectId& id)
{
    if (id.kind != ObjectKind::Activity)
        return;
    const std::vector<Activity>& activities = m_session.model().activities;
    for (std::size_t i = 0; i < activities.size(); ++i) {
        if (activities[i].name != id.name || m_session.activity() == static_cast<int>(i))
            continue;
        m_session.setActivity(static_cast<int>(i), activities[i].steps.empty() ? -1 : 0);
        return;
    }
}

// Headings and activities have the whole width for themselves.
void ModelTreePanel::layRows(const QModelIndex& parentIndex, int first, int last)
{
    for (int row = first; row <= last; ++row) {
        const QModelIndex index = m_proxy->index(row, 0, parentIndex);
        if (index.data(SpansRole).toBool())
            m_view->setFirstColumnSpanned(row, parentIndex, true);
        if (index.data(OpenRole).toBool())
            m_view->expand(index);
        layRows(index, 0, m_proxy->rowCount(index) - 1);
    }
}

}  // namespace sinew
