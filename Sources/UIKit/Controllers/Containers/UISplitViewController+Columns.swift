#if UIKit
public import Foundation
import Graphics
public import Navigation
public import ResponderKit

/// The values that UIKit stores of a split view and the core has no use for.
@MainActor
private final class SplitLooks {
  var preferredDisplayMode = UISplitViewController.DisplayMode.automatic
  var preferredSplitBehavior = UISplitViewController.SplitBehavior.automatic
  var primaryEdge = UISplitViewController.PrimaryEdge.leading
  var presentsWithGesture = true
  var showsSecondaryOnlyButton = false
  var displayModeButtonVisibility = UISplitViewController.DisplayModeButtonVisibility.automatic
  var primaryBackgroundStyle = UISplitViewController.BackgroundStyle.none
  var widths: [Width: CGFloat] = [:]
  var button: UIBarButtonItem?

  enum Width {
    case primaryFraction, primary, primaryMinimum, primaryMaximum
    case supplementaryFraction, supplementary, supplementaryMinimum, supplementaryMaximum
  }
}

extension UISplitViewController {
  /// The ways in which the columns share the width, with the raw values of
  /// `UISplitViewController.SplitBehavior`.
  public enum SplitBehavior: Int, Sendable, Hashable, CaseIterable {
    /// The system's choice.
    case automatic = 0
    /// Side by side.
    case tile = 1
    /// The lists over the detail.
    case overlay = 2
    /// The lists push the detail aside.
    case displace = 3
  }

  /// The position of the list, with the raw values of `UISplitViewController.PrimaryEdge`.
  public enum PrimaryEdge: Int, Sendable, Hashable, CaseIterable {
    /// At the leading edge.
    case leading = 0
    /// At the trailing edge.
    case trailing = 1
  }

  /// The visibility of the button of the display mode:
  /// `UISplitViewController.DisplayModeButtonVisibility`.
  public enum DisplayModeButtonVisibility: Int, Sendable, Hashable, CaseIterable {
    /// The system's choice.
    case automatic = 0
    /// Never.
    case never = 1
    /// Always.
    case always = 2
  }

  /// The styles of the background behind the list: `UISplitViewController.BackgroundStyle`.
  public enum BackgroundStyle: Int, Sendable, Hashable, CaseIterable {
    /// Nothing.
    case none = 0
    /// The material of a sidebar.
    case sidebar = 1
  }

  private var looks: SplitLooks { values(SplitLooks.self) { SplitLooks() } }
  private var looksIfAny: SplitLooks? { valuesIfAny(SplitLooks.self) }

  /// The width that UIKit chooses (`UISplitViewController.automaticDimension`).
  public static let automaticDimension: CGFloat = -.greatestFiniteMagnitude

  // MARK: Which columns are shown

  /// The preferred mode of showing columns; the system decides unless set
  /// (`UISplitViewController.preferredDisplayMode`).
  public final var preferredDisplayMode: DisplayMode {
    get { looksIfAny?.preferredDisplayMode ?? .automatic }
    set { looks.preferredDisplayMode = newValue }
  }

  /// The mode of showing columns: the detail alone where there is room for one, otherwise both
  /// (`UISplitViewController.displayMode`).
  public final var displayMode: DisplayMode {
    isCollapsed ? .secondaryOnly : .oneBesideSecondary
  }

  /// A button that changes the display mode; it does nothing here, as both columns are always shown
  /// (`UISplitViewController.displayModeButtonItem`).
  public final var displayModeButtonItem: UIBarButtonItem {
    if let button = looks.button { return button }
    let button = UIBarButtonItem(title: "Back", style: .plain, target: nil, action: nil)
    looks.button = button
    return button
  }

  /// The visibility of that button; by the system's choice unless set
  /// (`UISplitViewController.displayModeButtonVisibility`).
  public final var displayModeButtonVisibility: DisplayModeButtonVisibility {
    get { looksIfAny?.displayModeButtonVisibility ?? .automatic }
    set { looks.displayModeButtonVisibility = newValue }
  }

  /// The preferred way in which the columns share the width; by the system's choice unless set
  /// (`UISplitViewController.preferredSplitBehavior`).
  public final var preferredSplitBehavior: SplitBehavior {
    get { looksIfAny?.preferredSplitBehavior ?? .automatic }
    set { looks.preferredSplitBehavior = newValue }
  }

  /// The way in which the columns share the width: side by side
  /// (`UISplitViewController.splitBehavior`).
  public final var splitBehavior: SplitBehavior { .tile }

  /// The position of the list; at the leading edge unless set.
  ///
  /// It is always there here (`UISplitViewController.primaryEdge`).
  public final var primaryEdge: PrimaryEdge {
    get { looksIfAny?.primaryEdge ?? .leading }
    set { looks.primaryEdge = newValue }
  }

  /// A Boolean value that indicates whether a gesture shows the list; true unless set
  /// (`UISplitViewController.presentsWithGesture`).
  public final var presentsWithGesture: Bool {
    get { looksIfAny?.presentsWithGesture ?? true }
    set { looks.presentsWithGesture = newValue }
  }

  /// A Boolean value that indicates whether there is a button for the detail alone; false unless
  /// set (`UISplitViewController.showsSecondaryOnlyButton`).
  public final var showsSecondaryOnlyButton: Bool {
    get { looksIfAny?.showsSecondaryOnlyButton ?? false }
    set { looks.showsSecondaryOnlyButton = newValue }
  }

  /// The style of the background behind the list; none unless set
  /// (`UISplitViewController.primaryBackgroundStyle`).
  public final var primaryBackgroundStyle: BackgroundStyle {
    get { looksIfAny?.primaryBackgroundStyle ?? .none }
    set { looks.primaryBackgroundStyle = newValue }
  }

  // MARK: Widths, which are kept and not applied

  private func width(_ key: SplitLooks.Width) -> CGFloat {
    looksIfAny?.widths[key] ?? Self.automaticDimension
  }

  /// The share of the list in the width; the system's unless set.
  public final var preferredPrimaryColumnWidthFraction: CGFloat {
    get { width(.primaryFraction) }
    set { looks.widths[.primaryFraction] = newValue }
  }
  /// The width of the list in points; the system's unless set.
  public final var preferredPrimaryColumnWidth: CGFloat {
    get { width(.primary) }
    set { looks.widths[.primary] = newValue }
  }
  /// The least width of the list; the system's unless set.
  public final var minimumPrimaryColumnWidth: CGFloat {
    get { width(.primaryMinimum) }
    set { looks.widths[.primaryMinimum] = newValue }
  }
  /// The greatest width of the list; the system's unless set.
  public final var maximumPrimaryColumnWidth: CGFloat {
    get { width(.primaryMaximum) }
    set { looks.widths[.primaryMaximum] = newValue }
  }
  /// The share of the second list in the width; the system's unless set.
  public final var preferredSupplementaryColumnWidthFraction: CGFloat {
    get { width(.supplementaryFraction) }
    set { looks.widths[.supplementaryFraction] = newValue }
  }
  /// The width of the second list in points; the system's unless set.
  public final var preferredSupplementaryColumnWidth: CGFloat {
    get { width(.supplementary) }
    set { looks.widths[.supplementary] = newValue }
  }
  /// The least width of the second list; the system's unless set.
  public final var minimumSupplementaryColumnWidth: CGFloat {
    get { width(.supplementaryMinimum) }
    set { looks.widths[.supplementaryMinimum] = newValue }
  }
  /// The greatest width of the second list; the system's unless set.
  public final var maximumSupplementaryColumnWidth: CGFloat {
    get { width(.supplementaryMaximum) }
    set { looks.widths[.supplementaryMaximum] = newValue }
  }
}
#endif
