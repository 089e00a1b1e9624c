public import Graphics
public import ResponderKit

/// The panel in which the user chooses a color (`NSColorPanel`).
///
/// It is a value here: setting ``color`` is the choice. Main actor only.
@preconcurrency @MainActor
public final class NSColorPanel: NSPanel {
  /// The panel of the application, which is made when it is first asked for (`NSColorPanel.shared`).
  public static var shared: NSColorPanel {
    let application = NSApplication.shared
    if let panel = application.colorPanel { return panel }
    let panel = NSColorPanel(
      contentRect: Rect(x: 0, y: 0, width: 228, height: 266),
      styleMask: [.titled, .closable, .utilityWindow])
    panel.setRecordName("Color Panel")
    panel.becomesKeyOnlyIfNeeded = true
    application.colorPanel = panel
    return panel
  }

  /// A Boolean value that indicates whether the panel has been made (`NSColorPanel.sharedColorPanelExists`).
  public static var sharedColorPanelExists: Bool { NSApplication.shared.colorPanel != nil }

  private var stored = Color.white
  private var wells: [Backlink<NSColorWell>] = []
  private var targetLink = UnretainedObject()
  private var action: ActionSelector?

  /// The color that is chosen; white at first (`NSColorPanel.color`).
  ///
  /// Setting it is what the user does: active wells take the color and send their actions, the panel's action is sent,
  /// `changeColor:` goes up the responder chain, and a notification is posted. An opacity that is not offered becomes 1.
  public var color: Color {
    get { stored }
    set {
      let isAllowed = showsAlpha || (newValue.alpha ?? 1) == 1
      let color = isAllowed ? newValue : newValue.withAlphaComponent(1)
      guard color != stored else { return }
      choose(color)
    }
  }

  /// A Boolean value that indicates whether the panel offers an opacity; false unless set
  /// (`NSColorPanel.showsAlpha`).
  public var showsAlpha = false {
    didSet { if !showsAlpha, (stored.alpha ?? 1) != 1 { stored = stored.withAlphaComponent(1) } }
  }
  /// The opacity of the color; 1 without ``showsAlpha`` (`NSColorPanel.alpha`).
  public var alpha: Scalar { showsAlpha ? Scalar(stored.alpha ?? 1) : 1 }
  /// A Boolean value that indicates whether each color during a drag is told; every choice here is one by itself, so
  /// it has no effect; true unless set (`NSColorPanel.isContinuous`).
  public var isContinuous = true

  /// Sets the object that performs the action, which is not retained; without one the action is not sent
  /// (`NSColorPanel.setTarget(_:)`).
  public func setTarget(_ target: Any?) { targetLink = UnretainedObject(target as AnyObject?) }
  /// Sets the action that is sent for a color that is chosen (`NSColorPanel.setAction(_:)`).
  public func setAction(_ selector: ActionSelector?) { action = selector }

  /// Posted when a color is chosen (`NSColorPanel.colorDidChangeNotification`).
  public nonisolated static let colorDidChangeNotification = Notice.Name(
    rawValue: "NSColorPanelColorDidChangeNotification")

  /// Closes the panel; no well is active after that (`NSWindow.close()`).
  public override func close() {
    for well in wells.compactMap(\.object) { well.isActive = false }
    wells = []
    super.close()
  }

  // MARK: Wells

  /// Shows the color of a well without a choice.
  func show(_ color: Color) { stored = color }

  func attach(_ well: NSColorWell, exclusively: Bool) {
    if exclusively {
      for other in wells.compactMap(\.object) where other !== well { other.isActive = false }
      wells = []
    }
    detach(well)
    wells.append(Backlink(well))
    well.isActive = true
    showsAlpha = well.supportsAlpha
    show(well.color)
    orderFront(nil)
  }

  func detach(_ well: NSColorWell) { wells.removeAll { $0.object == nil || $0.object === well } }

  private func choose(_ color: Color) {
    stored = color
    let active = wells.compactMap(\.object)
    for well in active where well.isActive { well.take(color) }
    let application = applicationOrShared
    if let action, let target = targetLink.object {
      application.sendAction(action, to: target, from: self)
    }
    application.sendAction(ActionSelector("changeColor:"), to: nil, from: self)
    application.noticeCenter.post(Notice(Self.colorDidChangeNotification, object: self))
  }
}
