import FoundationEssentials
import Testing
import UIKitDialect

@MainActor
struct TableViewCellTests {
  @Test func `a cell starts with UIKit's defaults`() {
    let cell = UITableViewCell()
    #expect(cell.reuseIdentifier == nil && cell.contentView.superview === cell)
    #expect(cell.selectionStyle == .default && cell.focusStyle == .default)
    #expect(!cell.isSelected && !cell.isHighlighted && !cell.isEditing)
    #expect(cell.editingStyle == .none && !cell.showingDeleteConfirmation)
    #expect(!cell.showsReorderControl && cell.shouldIndentWhileEditing)
    #expect(cell.accessoryType == .none && cell.accessoryView == nil)
    #expect(cell.editingAccessoryType == .none && cell.editingAccessoryView == nil)
    #expect(cell.indentationLevel == 0 && cell.indentationWidth == 10)
    #expect(cell.backgroundView == nil && cell.selectedBackgroundView == nil)
    #expect(cell.multipleSelectionBackgroundView == nil)
    #expect(!cell.userInteractionEnabledWhileDragging)
    #expect(UITableViewCell(frame: CGRect(x: 1, y: 2, width: 3, height: 4)).frame.width == 3)
    #expect(cell.sizeThatFits(CGSize(width: 70, height: 9)) == CGSize(width: 70, height: 44))
  }

  @Test func `a style has its labels`() {
    let cases: [(UITableViewCell.CellStyle, Bool, Bool)] = [
      (.default, false, true), (.value1, true, true), (.value2, true, false),
      (.subtitle, true, true),
    ]
    for (style, hasDetail, hasImage) in cases {
      let cell = UITableViewCell(style: style, reuseIdentifier: "a")
      #expect(cell.textLabel?.superview === cell.contentView && cell.reuseIdentifier == "a")
      #expect((cell.detailTextLabel != nil) == hasDetail)
      #expect((cell.imageView != nil) == hasImage)
      #expect(cell.textLabel === cell.textLabel)
    }
  }

  @Test func `labels are beside or below each other`() {
    for style: UITableViewCell.CellStyle in [.value1, .value2, .subtitle] {
      let cell = UITableViewCell(style: style, reuseIdentifier: nil)
      cell.textLabel?.text = "a"
      cell.detailTextLabel?.text = "b"
      cell.layoutIfNeeded()
      let (first, second) = (cell.textLabel?.frame ?? .zero, cell.detailTextLabel?.frame ?? .zero)
      #expect(!first.isEmpty && !second.isEmpty)
      #expect(style == .subtitle ? second.minY >= first.maxY : second.minX >= first.maxX)
    }
  }

  @Test func `an accessory view is at the trailing edge`() {
    let cell = UITableViewCell()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    cell.accessoryView = view
    cell.indentationLevel = 2
    cell.indentationWidth = 5
    cell.textLabel?.text = "a"
    cell.layoutIfNeeded()
    #expect(view.superview === cell && view.frame.minX >= cell.contentView.frame.maxX)
    #expect(cell.textLabel?.frame.minX == 26)
    cell.accessoryView = nil
    cell.layoutIfNeeded()
    #expect(view.superview == nil && cell.contentView.frame == cell.bounds)
  }

  @Test func `the properties call the methods that are overridden`() {
    final class Cell: UITableViewCell {
      var calls: [String] = []
      override func setSelected(_ selected: Bool, animated: Bool) {
        super.setSelected(selected, animated: animated)
        calls.append("select \(selected) \(animated)")
      }
      override func setHighlighted(_ highlighted: Bool, animated: Bool) {
        super.setHighlighted(highlighted, animated: animated)
        calls.append("highlight \(highlighted)")
      }
      override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        calls.append("edit \(editing)")
      }
      override func willTransition(to state: UITableViewCell.StateMask) {
        calls.append("will \(state.rawValue)")
      }
      override func didTransition(to state: UITableViewCell.StateMask) {
        calls.append("did \(state.rawValue)")
      }
    }
    let cell = Cell(style: .default, reuseIdentifier: nil)
    cell.isSelected = true
    cell.isHighlighted = true
    cell.isEditing = true
    #expect(cell.isSelected && cell.isHighlighted && cell.isEditing)
    #expect(cell.calls == ["select true false", "highlight true", "will 1", "did 1", "edit true"])
  }

  @Test func `views behind the content are shown with the state`() {
    let (cell, back, selected) = (UITableViewCell(), UIView(), UIView())
    cell.backgroundView = back
    cell.selectedBackgroundView = selected
    cell.multipleSelectionBackgroundView = UIView()
    #expect(back.superview === cell && selected.superview == nil)
    cell.setSelected(true, animated: false)
    #expect(cell.subviews.first === back && cell.subviews[1] === selected)
    #expect(cell.textLabel != nil && selected.frame == cell.bounds)
    cell.setSelected(false, animated: false)
    #expect(selected.superview == nil)
    cell.selectionStyle = .none
    cell.setHighlighted(true, animated: false)
    #expect(selected.superview == nil && cell.multipleSelectionBackgroundView != nil)
  }

  @Test func `what is set is read back`() {
    let cell = UITableViewCell()
    cell.selectionStyle = .gray
    cell.focusStyle = .custom
    cell.accessoryType = .checkmark
    cell.editingAccessoryType = .detailButton
    cell.editingAccessoryView = UIView()
    cell.showsReorderControl = true
    cell.shouldIndentWhileEditing = false
    cell.separatorInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    cell.userInteractionEnabledWhileDragging = true
    cell.dragStateDidChange(.lifting)
    cell.prepareForReuse()
    #expect(cell.selectionStyle == .gray && cell.focusStyle == .custom)
    #expect(cell.accessoryType == .checkmark && cell.editingAccessoryType == .detailButton)
    #expect(cell.editingAccessoryView != nil && cell.showsReorderControl)
    #expect(!cell.shouldIndentWhileEditing && cell.separatorInset.right == 4)
    #expect(cell.userInteractionEnabledWhileDragging)
  }

  @Test func `a header has labels and a background`() {
    let (header, back) = (UITableViewHeaderFooterView(reuseIdentifier: "h"), UIView())
    header.textLabel?.text = "a"
    header.detailTextLabel?.text = "b"
    header.backgroundView = back
    header.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
    header.layoutIfNeeded()
    header.prepareForReuse()
    #expect(header.reuseIdentifier == "h" && header.subviews.first === back)
    #expect(header.contentView.frame == header.bounds && back.frame == header.bounds)
    #expect(header.textLabel?.frame.maxY == header.detailTextLabel?.frame.minY)
    #expect(UITableViewHeaderFooterView().reuseIdentifier == nil)
  }
}
