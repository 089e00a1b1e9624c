public import Graphics

/// A view that lets what is behind it shine through (`NSVisualEffectView`).
///
/// It places and answers for its subviews as any view does; its effect is stored, not drawn.
@preconcurrency @MainActor
open class NSVisualEffectView: NSView {
  /// The kinds of material, with AppKit's numbers (`NSVisualEffectView.Material`).
  public enum Material: Int, Sendable, CaseIterable {
    /// That of the view's appearance.
    case appearanceBased = 0
    /// A light one.
    case light = 1
    /// A dark one.
    case dark = 2
    /// That of a title bar.
    case titlebar = 3
    /// That of a selection.
    case selection = 4
    /// That of a menu.
    case menu = 5
    /// That of a popover.
    case popover = 6
    /// That of a sidebar.
    case sidebar = 7
    /// A light one with more contrast.
    case mediumLight = 8
    /// A very dark one.
    case ultraDark = 9
    /// That of a header or a footer.
    case headerView = 10
    /// That of a sheet.
    case sheet = 11
    /// That behind the contents of a window.
    case windowBackground = 12
    /// That of a window over the others.
    case hudWindow = 13
    /// That of an interface that fills the screen.
    case fullScreenUI = 15
    /// That of a tool tip.
    case toolTip = 17
    /// That behind contents.
    case contentBackground = 18
    /// That under a window.
    case underWindowBackground = 21
    /// That behind the pages of a document.
    case underPageBackground = 22
  }

  /// The layers that shine through, with AppKit's numbers (`NSVisualEffectView.BlendingMode`).
  public enum BlendingMode: Int, Sendable, CaseIterable {
    /// The windows behind.
    case behindWindow = 0
    /// The contents of the window behind the view.
    case withinWindow = 1
  }

  /// When the effect is that of an active window, with AppKit's numbers (`NSVisualEffectView.State`).
  public enum State: Int, Sendable, CaseIterable {
    /// While the window is active.
    case followsWindowActiveState = 0
    /// Always.
    case active = 1
    /// Never.
    case inactive = 2
  }

  /// The material; that of the appearance unless set (`NSVisualEffectView.material`).
  open var material = Material.appearanceBased
  /// The layers that shine through; the windows behind unless set (`NSVisualEffectView.blendingMode`).
  open var blendingMode = BlendingMode.behindWindow
  /// When the effect is that of an active window; while it is unless set (`NSVisualEffectView.state`).
  open var state = State.followsWindowActiveState
  /// A Boolean value that indicates whether the material stands out; false unless set
  /// (`NSVisualEffectView.isEmphasized`).
  open var isEmphasized = false
  /// The image whose alpha cuts the effect; nil unless set (`NSVisualEffectView.maskImage`).
  open var maskImage: Image?
}
