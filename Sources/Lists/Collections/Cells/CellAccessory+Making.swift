public import Graphics
public import ResponderKit

extension CellAccessory {
  /// The look of an accessory (`UICellAccessory.DisclosureIndicatorOptions` and its like).
  public struct Options: @unchecked Sendable {
    /// An optional Boolean value that indicates whether it is hidden; nil, for shown, unless set
    /// (`isHidden`).
    public var isHidden: Bool?
    /// The width for which room is kept; nil, for a standard one, unless set
    /// (`reservedLayoutWidth`).
    public var reservedLayoutWidth: LayoutDimension?
    /// The color; nil, for the tint, unless set (`tintColor`).
    public var tintColor: Color?

    /// Creates options.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: Color? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  /// The look of a chevron.
  public typealias DisclosureIndicatorOptions = Options
  /// The look of a button with details.
  public typealias DetailOptions = Options
  /// The look of a checkmark.
  public typealias CheckmarkOptions = Options
  /// The look of a button that inserts.
  public typealias InsertOptions = Options
  /// The look of a button that deletes.
  public typealias DeleteOptions = Options
  /// The look of a control that moves an item.
  public typealias ReorderOptions = Options
  /// The look of a circle for the selection.
  public typealias MultiselectOptions = Options
  /// The look of a button that expands an item.
  public typealias OutlineDisclosureOptions = Options
  /// The look of a text.
  public typealias LabelOptions = Options

  private init(
    _ type: AccessoryType, _ displayed: DisplayedState, _ options: Options, isLeading: Bool = false,
    action: (@MainActor () -> Void)? = nil
  ) {
    accessoryType = type
    self.displayed = displayed
    self.isLeading = isLeading
    isHidden = options.isHidden ?? false
    tintColor = options.tintColor
    actionHandler = action
  }

  /// Returns a chevron (`UICellAccessory.disclosureIndicator(displayed:options:)`).
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
  ) -> CellAccessory { CellAccessory(.disclosureIndicator, displayed, options) }
  /// Returns a button with details (`UICellAccessory.detail(displayed:options:actionHandler:)`).
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = .init(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> CellAccessory { CellAccessory(.detail, displayed, options, action: actionHandler) }
  /// Returns a checkmark (`UICellAccessory.checkmark(displayed:options:)`).
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
  ) -> CellAccessory { CellAccessory(.checkmark, displayed, options) }
  /// Returns a button that inserts an item
  /// (`UICellAccessory.insert(displayed:options:actionHandler:)`).
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> CellAccessory {
    CellAccessory(.insert, displayed, options, isLeading: true, action: actionHandler)
  }
  /// Returns a button that deletes the item
  /// (`UICellAccessory.delete(displayed:options:actionHandler:)`).
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> CellAccessory {
    CellAccessory(.delete, displayed, options, isLeading: true, action: actionHandler)
  }
  /// Returns a control that moves the item (`UICellAccessory.reorder(displayed:options:)`).
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()
  ) -> CellAccessory { CellAccessory(.reorder, displayed, options) }
  /// Returns a circle for the selection (`UICellAccessory.multiselect(displayed:options:)`).
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()
  ) -> CellAccessory { CellAccessory(.multiselect, displayed, options, isLeading: true) }
  /// Returns a button that expands the item
  /// (`UICellAccessory.outlineDisclosure(displayed:options:actionHandler:)`).
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> CellAccessory {
    CellAccessory(.outlineDisclosure, displayed, options, action: actionHandler)
  }
  /// Returns a text (`UICellAccessory.label(text:displayed:options:)`).
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
  ) -> CellAccessory {
    var accessory = CellAccessory(.label, displayed, options)
    accessory.text = text
    return accessory
  }
  /// Returns a button with a menu (`UICellAccessory.popUpMenu(_:displayed:options:)`).
  public static func popUpMenu(
    _ menu: Menu, displayed: DisplayedState = .always, options: Options = .init()
  ) -> CellAccessory {
    var accessory = CellAccessory(.popUpMenu, displayed, options)
    accessory.menu = menu
    return accessory
  }
  /// Returns a view of the app's own (`UICellAccessory.customView(configuration:)`).
  public static func customView(configuration: CustomViewConfiguration) -> CellAccessory {
    let options = Options(isHidden: configuration.isHidden, tintColor: configuration.tintColor)
    let view = AccessoryType.customView(configuration.customView)
    switch configuration.placement {
    case .leading(let displayed, _):
      return CellAccessory(view, displayed, options, isLeading: true)
    case .trailing(let displayed, _): return CellAccessory(view, displayed, options)
    }
  }

  /// The look of a view of the app's own (`UICellAccessory.CustomViewConfiguration`).
  public struct CustomViewConfiguration: @unchecked Sendable {
    /// The view (`customView`).
    public let customView: View
    /// At which edge it is (`placement`).
    public let placement: Placement
    /// An optional Boolean value that indicates whether it is hidden; nil, for shown, unless set
    /// (`isHidden`).
    public var isHidden: Bool?
    /// The width for which room is kept; nil, for a standard one, unless set
    /// (`reservedLayoutWidth`).
    public var reservedLayoutWidth: LayoutDimension?
    /// The color; nil, for the tint, unless set (`tintColor`).
    public var tintColor: Color?
    /// An optional Boolean value that indicates whether the view keeps its size; nil unless set
    /// (`maintainsFixedSize`).
    public var maintainsFixedSize: Bool?

    /// Creates a configuration.
    public init(
      customView: View, placement: Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: Color? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.maintainsFixedSize = maintainsFixedSize
    }
  }
}
