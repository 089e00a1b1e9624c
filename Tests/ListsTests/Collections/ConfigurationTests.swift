import FoundationEssentials
import Testing
import UIKitDialect

@MainActor
struct ConfigurationTests {
  @Test func `a list configuration shows its texts in labels`() {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    let plain = cell.contentView
    var content = cell.defaultContentConfiguration()
    content.text = "Title"
    content.secondaryText = "Subtitle"
    cell.contentConfiguration = content
    let view = cell.contentView as? UIListContentView
    #expect(view?.superview === cell && plain.superview == nil)
    let labels = view?.subviews.compactMap { $0 as? UILabel }
    #expect(labels?.map(\.text) == ["Title", "Subtitle"])
    cell.layoutIfNeeded()
    #expect(view?.frame == cell.bounds && labels?.first?.frame.isEmpty == false)
    content.text = "Another"
    cell.contentConfiguration = content
    #expect(cell.contentView === view && labels?.first?.text == "Another")
    cell.contentConfiguration = nil
    #expect(!(cell.contentView is UIListContentView) && cell.contentView.superview === cell)
  }

  @Test func `what is set is read back`() {
    var content = UIListContentConfiguration.valueCell()
    #expect(content.prefersSideBySideTextAndSecondaryText && content != .cell())
    content.image = UIImage(systemName: "star")
    content.imageProperties.cornerRadius = 3
    content.imageProperties.tintColor = .red
    content.imageProperties.maximumSize = CGSize(width: 1, height: 2)
    content.imageProperties.reservedLayoutSize = CGSize(width: 3, height: 4)
    content.imageProperties.tintColorTransformer = UIConfigurationColorTransformer { _ in .green }
    content.text = "a"
    content.textProperties.color = .blue
    content.textProperties.numberOfLines = 2
    content.textProperties.alignment = .center
    content.textProperties.transform = .uppercase
    content.textProperties.adjustsFontForContentSizeCategory = false
    content.secondaryTextProperties.lineBreakMode = .byWordWrapping
    content.directionalLayoutMargins.leading = 99
    content.imageToTextPadding = 1
    content.textToSecondaryTextHorizontalPadding = 2
    content.textToSecondaryTextVerticalPadding = 3
    content.alpha = 0.5
    content.axesPreservingSuperviewLayoutMargins = .horizontal
    let copy = content
    #expect(copy == content && copy.hashValue == content.hashValue)
    #expect(copy.imageProperties.resolvedTintColor(for: .black) == .green)
    #expect(copy.imageProperties.resolvedStrokeColor(for: .black) == .black)
    #expect(copy.textProperties.resolvedColor() == .blue && copy.alpha == 0.5)
    #expect(copy.axesPreservingSuperviewLayoutMargins == .horizontal)
    content.text = "b"
    #expect(copy != content && copy.text == "a" && copy.image != nil)
    let view = content.makeContentView() as? UIListContentView
    #expect(view?.subviews.compactMap { ($0 as? UILabel)?.text }.first == "B")
    #expect(view?.configuration as? UIListContentConfiguration == content)
    #expect(view?.supports(content) == true)
    for other: UIListContentConfiguration in [
      .cell(), .subtitleCell(), .plainHeader(), .plainFooter(), .groupedHeader(),
      .groupedFooter(), .sidebarCell(), .sidebarHeader(), .sidebarSubtitleCell(), .header(),
      .footer(), .accompaniedSidebarCell(), .accompaniedSidebarSubtitleCell(),
      .prominentInsetGroupedHeader(), .extraProminentInsetGroupedHeader(),
    ] { #expect(other.text == nil && other.secondaryText == nil) }
  }

  @Test func `attributed texts take the place of plain ones`() {
    var content = UIListContentConfiguration.cell()
    content.attributedText = AttributedText("rich")
    content.secondaryAttributedText = AttributedText("second")
    #expect(content.text == "rich" && content.secondaryText == "second")
    let view = UIListContentView(configuration: content)
    #expect(view.subviews.compactMap { ($0 as? UILabel)?.text } == ["rich", "second"])
    content.text = "plain"
    #expect(content.attributedText == nil && content.text == "plain")
  }

  @Test func `a handler configures the cell for each state`() {
    let cell = UITableViewCell()
    var states: [Bool] = []
    cell.configurationUpdateHandler = { cell, state in
      states.append(state.isSelected)
      cell.contentConfiguration = UIListContentConfiguration.cell().updated(for: state)
    }
    cell.layoutIfNeeded()
    cell.isSelected = true
    cell.layoutIfNeeded()
    cell.layoutIfNeeded()
    #expect(states == [false, true] && cell.contentView is UIListContentView)
  }

  @Test func `a subclass adds to the state and updates the cell`() {
    final class Cell: UICollectionViewListCell {
      var item = ""
      var seen: [String] = []
      override var configurationState: UICellConfigurationState {
        var state = super.configurationState
        state[UIConfigurationStateCustomKey("item")] = item
        return state
      }
      override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        seen.append(state[UIConfigurationStateCustomKey("item")] as? String ?? "")
      }
    }
    let cell = Cell(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    cell.item = "a"
    cell.setNeedsUpdateConfiguration()
    cell.layoutIfNeeded()
    #expect(cell.seen == ["a"])
  }

  @Test func `states are values`() {
    var state = UICellConfigurationState(traitCollection: UITraitCollection())
    #expect(!state.isSelected && state.cellDragState == .none && state.cellDropState == .none)
    state.isEditing = true
    state.isExpanded = true
    state.isSwiped = true
    state.isReordering = true
    state.cellDragState = .lifting
    state.cellDropState = .targeted
    #expect(state != UICellConfigurationState(traitCollection: UITraitCollection()))
    var other = UIViewConfigurationState(traitCollection: UITraitCollection())
    other.isDisabled = true
    other.isHighlighted = true
    other.isFocused = true
    other.isPinned = true
    other[UIConfigurationStateCustomKey(rawValue: "k")] = 5
    #expect(other[UIConfigurationStateCustomKey("k")] == AnyHashable(5))
    #expect(other.isPinned && other.isDisabled)
  }

  @Test func `headers are configured, too`() {
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    var content = header.defaultContentConfiguration()
    content.text = "Header"
    header.contentConfiguration = content
    header.backgroundConfiguration = header.defaultBackgroundConfiguration()
    header.automaticallyUpdatesContentConfiguration = false
    header.automaticallyUpdatesBackgroundConfiguration = false
    var count = 0
    header.configurationUpdateHandler = { _, state in count += state.isSelected ? 0 : 1 }
    header.layoutIfNeeded()
    #expect(header.contentView is UIListContentView && count == 1)
    #expect(header.backgroundConfiguration?.backgroundColor == .clear)
    #expect(!header.automaticallyUpdatesContentConfiguration)
    #expect(!header.automaticallyUpdatesBackgroundConfiguration)
  }

  @Test func `backgrounds of lists are configurations`() {
    let cell = UITableViewCell()
    cell.backgroundConfiguration = .listGroupedCell()
    #expect(cell.backgroundConfiguration == .listGroupedCell())
    #expect(cell.automaticallyUpdatesContentConfiguration)
    #expect(cell.automaticallyUpdatesBackgroundConfiguration)
    let state = UIViewConfigurationState(traitCollection: UITraitCollection())
    for background: UIBackgroundConfiguration in [
      .listCell(), .listPlainCell(), .listSidebarCell(), .listAccompaniedSidebarCell(),
      .listHeader(), .listFooter(), .listPlainHeaderFooter(), .listGroupedHeaderFooter(),
      .listSidebarHeader(),
    ] { #expect(background.updated(for: state) == background) }
  }
}
