public import Graphics

/// The values that a table stores and nothing uses yet.
@MainActor
struct TableLooks {
  var separatorStyle = TableViewCell.SeparatorStyle.singleLine
  var separatorColor: Color?
  var separatorEffect: VisualEffect?
  var separatorInset = EdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  var separatorInsetReference = TableView.SeparatorInsetReference.fromCellEdges
  var cellLayoutMarginsFollowReadableWidth = false
  var insetsContentViewsToSafeArea = true
  var estimatedSectionHeights = (
    header: TableView.automaticDimension, footer: TableView.automaticDimension
  )
  var sectionHeaderTopPadding = TableView.automaticDimension
  var fillerRowHeight: Scalar = 0
  var selfSizingInvalidation = TableView.SelfSizingInvalidation.enabled
  var index = SectionIndex()
  var isPrefetchingEnabled = true
  var selectionFollowsFocus = false
  var remembersLastFocusedIndexPath = false
  var allowsFocus = true
  var allowsFocusDuringEditing = true

  /// The look of the index beside the table.
  struct SectionIndex {
    var minimumRowCount = 0
    var color: Color?
    var backgroundColor: Color?
    var trackingBackgroundColor: Color?
  }

  init() {}
}

extension TableView {
  /// The style of the separators between rows; by a line unless set (`UITableView.separatorStyle`).
  public final var separatorStyle: TableViewCell.SeparatorStyle {
    get { looks.separatorStyle }
    set { looks.separatorStyle = newValue }
  }
  /// The color of the lines; nil, for the system's, unless set (`UITableView.separatorColor`).
  public final var separatorColor: Color? {
    get { looks.separatorColor }
    set { looks.separatorColor = newValue }
  }
  /// The effect of the lines; nil unless set (`UITableView.separatorEffect`).
  public final var separatorEffect: VisualEffect? {
    get { looks.separatorEffect }
    set { looks.separatorEffect = newValue }
  }
  /// The distances of the lines from the edges (`UITableView.separatorInset`).
  public final var separatorInset: EdgeInsets {
    get { looks.separatorInset }
    set { looks.separatorInset = newValue }
  }
  /// The reference of those distances (`UITableView.separatorInsetReference`).
  public final var separatorInsetReference: SeparatorInsetReference {
    get { looks.separatorInsetReference }
    set { looks.separatorInsetReference = newValue }
  }
  /// A Boolean value that indicates whether the margins of cells keep lines short enough to read;
  /// false unless set (`UITableView.cellLayoutMarginsFollowReadableWidth`).
  public final var cellLayoutMarginsFollowReadableWidth: Bool {
    get { looks.cellLayoutMarginsFollowReadableWidth }
    set { looks.cellLayoutMarginsFollowReadableWidth = newValue }
  }
  /// A Boolean value that indicates whether the content of cells keeps to the safe area; true
  /// unless set (`UITableView.insetsContentViewsToSafeArea`).
  public final var insetsContentViewsToSafeArea: Bool {
    get { looks.insetsContentViewsToSafeArea }
    set { looks.insetsContentViewsToSafeArea = newValue }
  }
  /// About how high headers are; automatic unless set
  /// (`UITableView.estimatedSectionHeaderHeight`).
  public final var estimatedSectionHeaderHeight: Scalar {
    get { looks.estimatedSectionHeights.header }
    set { looks.estimatedSectionHeights.header = newValue }
  }
  /// About how high footers are; automatic unless set
  /// (`UITableView.estimatedSectionFooterHeight`).
  public final var estimatedSectionFooterHeight: Scalar {
    get { looks.estimatedSectionHeights.footer }
    set { looks.estimatedSectionHeights.footer = newValue }
  }
  /// The space above headers, in points; automatic, here none, unless set
  /// (`UITableView.sectionHeaderTopPadding`).
  public final var sectionHeaderTopPadding: Scalar {
    get { looks.sectionHeaderTopPadding }
    set {
      looks.sectionHeaderTopPadding = newValue
      heightsChanged()
    }
  }
  /// The height of the empty rows below the last one; 0 unless set (`UITableView.fillerRowHeight`).
  public final var fillerRowHeight: Scalar {
    get { looks.fillerRowHeight }
    set { looks.fillerRowHeight = newValue }
  }
  /// The options for cells that change their size; enabled unless set, and without effect: a cell is measured
  /// when it is shown, and again after the table's layout changed (`UITableView.selfSizingInvalidation`).
  public final var selfSizingInvalidation: SelfSizingInvalidation {
    get { looks.selfSizingInvalidation }
    set { looks.selfSizingInvalidation = newValue }
  }
  /// The number of rows from which an index is shown; 0 unless set
  /// (`UITableView.sectionIndexMinimumDisplayRowCount`).
  public final var sectionIndexMinimumDisplayRowCount: Int {
    get { looks.index.minimumRowCount }
    set {
      looks.index.minimumRowCount = newValue
      if rows.counts != nil { reloadSectionIndexTitles() }
    }
  }
  /// The color of the index; nil, for the tint, unless set (`UITableView.sectionIndexColor`).
  public final var sectionIndexColor: Color? {
    get { looks.index.color }
    set { looks.index.color = newValue }
  }
  /// The color behind the index; nil unless set (`UITableView.sectionIndexBackgroundColor`).
  public final var sectionIndexBackgroundColor: Color? {
    get { looks.index.backgroundColor }
    set { looks.index.backgroundColor = newValue }
  }
  /// The color behind the index while it is touched; nil unless set
  /// (`UITableView.sectionIndexTrackingBackgroundColor`).
  public final var sectionIndexTrackingBackgroundColor: Color? {
    get { looks.index.trackingBackgroundColor }
    set { looks.index.trackingBackgroundColor = newValue }
  }
  /// A Boolean value that indicates whether the data source is notified of rows that are needed
  /// soon; true unless set (`UITableView.isPrefetchingEnabled`).
  public final var isPrefetchingEnabled: Bool {
    get { looks.isPrefetchingEnabled }
    set { looks.isPrefetchingEnabled = newValue }
  }
  /// A Boolean value that indicates whether the focused row is selected; false unless set
  /// (`UITableView.selectionFollowsFocus`).
  public final var selectionFollowsFocus: Bool {
    get { looks.selectionFollowsFocus }
    set { looks.selectionFollowsFocus = newValue }
  }
  /// A Boolean value that indicates whether the row that was focused last gets the focus back;
  /// false unless set (`UITableView.remembersLastFocusedIndexPath`).
  public final var remembersLastFocusedIndexPath: Bool {
    get { looks.remembersLastFocusedIndexPath }
    set { looks.remembersLastFocusedIndexPath = newValue }
  }
  /// A Boolean value that indicates whether rows can be focused; true unless set
  /// (`UITableView.allowsFocus`).
  public final var allowsFocus: Bool {
    get { looks.allowsFocus }
    set { looks.allowsFocus = newValue }
  }
  /// A Boolean value that indicates whether rows can be focused while the table is edited; true
  /// unless set (`UITableView.allowsFocusDuringEditing`).
  public final var allowsFocusDuringEditing: Bool {
    get { looks.allowsFocusDuringEditing }
    set { looks.allowsFocusDuringEditing = newValue }
  }
}
