public import Graphics
public import ResponderKit

extension NSButton {
  /// Creates a push button with a title (`NSButton.init(title:target:action:)`).
  public convenience init(title: String, target: AnyObject?, action: ActionSelector?) {
    self.init(frame: .zero)
    self.title = title
    finish(target, action)
  }

  /// Creates a push button with an image (`NSButton.init(image:target:action:)`).
  public convenience init(image: Image, target: AnyObject?, action: ActionSelector?) {
    self.init(frame: .zero)
    (title, self.image, imagePosition) = ("", image, .imageOnly)
    finish(target, action)
  }

  /// Creates a push button with a title and an image before it
  /// (`NSButton.init(title:image:target:action:)`).
  public convenience init(
    title: String, image: Image, target: AnyObject?, action: ActionSelector?
  ) {
    self.init(frame: .zero)
    (self.title, self.image, imagePosition) = (title, image, .imageLeading)
    finish(target, action)
  }

  /// Creates a checkbox (`NSButton.init(checkboxWithTitle:target:action:)`).
  public convenience init(
    checkboxWithTitle title: String, target: AnyObject?, action: ActionSelector?
  ) {
    self.init(frame: .zero)
    setButtonType(.switch)
    self.title = title
    (self.target, self.action) = (target, action)
  }

  /// Creates a radio button (`NSButton.init(radioButtonWithTitle:target:action:)`).
  public convenience init(
    radioButtonWithTitle title: String, target: AnyObject?, action: ActionSelector?
  ) {
    self.init(frame: .zero)
    setButtonType(.radio)
    self.title = title
    (self.target, self.action) = (target, action)
  }

  private func finish(_ target: AnyObject?, _ action: ActionSelector?) {
    (self.target, self.action, bezelStyle) = (target, action, .push)
  }
}
