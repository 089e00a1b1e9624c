public import Graphics

extension BarButtonItem {
  /// Creates an item with a title (`UIBarButtonItem.init(title:style:target:action:)`).
  public convenience init(
    title: String?, style: Style, target: AnyObject?, action: ActionSelector?
  ) {
    self.init()
    self.title = title
    set(style, target, action)
  }

  /// Creates an item with an image (`UIBarButtonItem.init(image:style:target:action:)`).
  public convenience init(
    image: Image?, style: Style, target: AnyObject?, action: ActionSelector?
  ) {
    self.init(
      image: image, landscapeImagePhone: nil, style: style, target: target, action: action)
  }

  /// Creates an item with an image and one for a compact bar.
  public convenience init(
    image: Image?, landscapeImagePhone: Image?, style: Style, target: AnyObject?,
    action: ActionSelector?
  ) {
    self.init()
    (self.image, self.landscapeImagePhone) = (image, landscapeImagePhone)
    set(style, target, action)
  }

  /// Creates an item of the system (`UIBarButtonItem.init(barButtonSystemItem:target:action:)`).
  ///
  /// Its title and its image are nil; a screen reader says the system's name for it.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: AnyObject?, action: ActionSelector?
  ) {
    self.init()
    self.systemItem = systemItem
    set(systemItem.style, target, action)
  }

  /// Creates an item that shows a view.
  public convenience init(customView: View) {
    self.init()
    self.customView = customView
  }

  /// Creates an item with the title and the image of an action, which it runs.
  public convenience init(primaryAction: Action?, menu: Menu? = nil) {
    self.init()
    set(primaryAction, menu)
  }

  /// Creates an item of the system with an action and a menu
  /// (`UIBarButtonItem.init(systemItem:primaryAction:menu:)`).
  ///
  /// The title and the image of the action are not used.
  public convenience init(
    systemItem: SystemItem, primaryAction: Action? = nil, menu: Menu? = nil
  ) {
    self.init(primaryAction: primaryAction, menu: menu)
    (title, image) = (nil, nil)
    self.systemItem = systemItem
    style = systemItem.style
  }

  /// Creates an item with a title or an image, an action and a menu
  /// (`UIBarButtonItem.init(title:image:primaryAction:menu:)`).
  public convenience init(
    title: String? = nil, image: Image? = nil, primaryAction: Action? = nil, menu: Menu? = nil
  ) {
    self.init(primaryAction: primaryAction, menu: menu)
    if let title { self.title = title }
    if let image { self.image = image }
  }

  // Observers of properties do not run in initializers.

  private func set(_ style: Style, _ target: AnyObject?, _ action: ActionSelector?) {
    self.style = style
    self.target = target
    self.action = action
  }

  private func set(_ primaryAction: Action?, _ menu: Menu?) {
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Creates an item with a title or an image, a target's action and a menu
  /// (`UIBarButtonItem.init(title:image:target:action:menu:)`).
  public convenience init(
    title: String? = nil, image: Image? = nil, target: AnyObject?, action: ActionSelector?,
    menu: Menu? = nil
  ) {
    self.init(primaryAction: nil, menu: menu)
    (self.title, self.image) = (title, image)
    set(.plain, target, action)
  }

  /// Creates a space that takes up what the other items leave.
  public static func flexibleSpace() -> BarButtonItem {
    BarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
  }

  /// Creates a space of a width in points.
  public static func fixedSpace(_ width: Scalar) -> BarButtonItem {
    let item = BarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
    item.width = width
    return item
  }
}
