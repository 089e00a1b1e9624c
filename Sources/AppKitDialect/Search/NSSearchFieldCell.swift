import Graphics
import ResponderKit

/// The cell of a search field (`NSSearchFieldCell`): a query, and those that were searched for before.
@preconcurrency @MainActor
open class NSSearchFieldCell: NSTextFieldCell {
  /// Creates the cell of an empty field, which sends its action when the user stops typing.
  public required init() { super.init() }

  /// A Boolean value that indicates whether the action is sent only for Return and a click on the magnifying glass;
  /// false unless set (`NSSearchFieldCell.sendsWholeSearchString`).
  open var sendsWholeSearchString = false
  /// A Boolean value that indicates whether each key sends the action, and not only a pause; false unless set
  /// (`NSSearchFieldCell.sendsSearchStringImmediately`).
  open var sendsSearchStringImmediately = false

  private final var recents: [String] = []
  /// The texts that were searched for, the last one first, at most ``maximumRecents``
  /// (`NSSearchFieldCell.recentSearches`).
  public final var recentSearches: [String] {
    get { recents }
    set { recents = Array(newValue.prefix(maximumRecents)) }
  }
  private final var mostRecents = 10
  /// The number of texts that are kept, from 0 to 254, 10 for a negative number; 10 unless set (`NSSearchFieldCell.maximumRecents`).
  open var maximumRecents: Int {
    get { mostRecents }
    set {
      mostRecents = newValue < 0 ? 10 : min(newValue, 254)
      recents = Array(recents.prefix(mostRecents))
    }
  }
  /// The name under which an app keeps the texts, which nothing here stores; nil unless set
  /// (`NSSearchFieldCell.recentsAutosaveName`).
  open var recentsAutosaveName: String?
  /// The menu of the magnifying glass, in which some tags stand for the texts; nil unless set
  /// (`NSSearchFieldCell.searchMenuTemplate`).
  open var searchMenuTemplate: NSMenu?

  /// Adds a text that was searched for, in front of the others.
  final func addRecent(_ text: String) {
    guard !text.isEmpty else { return }
    recentSearches = [text] + recents.filter { $0 != text }
  }

  override var attributes: AppKitAttributes? { AppKitAttributes(.textField, .searchField) }

  /// Copies when the action is sent, and the texts, too.
  open override func takeAll(from other: NSCell) {
    super.takeAll(from: other)
    guard let other = other as? NSSearchFieldCell else { return }
    sendsWholeSearchString = other.sendsWholeSearchString
    sendsSearchStringImmediately = other.sendsSearchStringImmediately
    (maximumRecents, recentSearches) = (other.maximumRecents, other.recentSearches)
    recentsAutosaveName = other.recentsAutosaveName
    searchMenuTemplate = other.searchMenuTemplate
  }
}
