public import Graphics

// What a cell of AppKit looks like and how it behaves.
extension CellContent {
  /// A Boolean value that indicates whether the user can operate the cell; true by default.
  public var isEnabled: Bool { element.bool(.enabled) ?? true }
  /// The tag; nil if it is not specified.
  public var tag: Int? { element["tag"].flatMap { Int($0) } }
  /// The font; nil if it is not specified.
  public var font: Font? { element.font("font") }
  /// The alignment of the text, such as `center`; nil for the natural one.
  public var alignment: String? { element["alignment"] }
  /// The line break mode, such as `truncatingTail`; nil for wrapping by words.
  public var lineBreakMode: String? { element["lineBreakMode"] }
  /// The size, such as `small`; nil for the regular one.
  public var controlSize: String? { element["controlSize"] }
  /// A Boolean value that indicates whether the user can select the text.
  public var isSelectable: Bool { isEditable || element.bool("selectable") ?? false }
  /// A Boolean value that indicates whether the text scrolls rather than wraps.
  public var isScrollable: Bool { element.bool("scrollable") ?? false }
  /// A Boolean value that indicates whether the action is sent at any end of editing.
  public var sendsActionOnEndEditing: Bool { element.bool("sendsActionOnEndEditing") ?? false }
  /// A Boolean value that indicates whether the cell refuses first responder status; nil if it is not
  /// specified.
  public var refusesFirstResponder: Bool? { element.bool("refusesFirstResponder") }
  /// A Boolean value that indicates whether the action is sent again and again; nil if it is not
  /// specified.
  public var isContinuous: Bool? { element.bool("continuous") }
  /// A Boolean value that indicates whether the state can be mixed.
  public var allowsMixedState: Bool { element.bool("allowsMixedState") ?? false }
  /// The border, such as `bezel`; nil for none.
  public var borderStyle: String? { element["borderStyle"] }
  /// The shape of the bezel, such as `rounded`; nil if it is not specified.
  public var bezelStyle: String? { element["bezelStyle"] }
  /// The image; nil for none.
  public var image: Image? { element.image(.image) }
  /// The image of the on state; nil for none.
  public var alternateImage: Image? { element.image("alternateImage") }
  /// The position of the image, such as `left`; nil for none.
  public var imagePosition: String? { element["imagePosition"] }
  /// The scaling of the image, such as `proportionallyDown`; nil if it is not specified.
  public var imageScaling: String? { element["imageScaling"] }
  /// A Boolean value that indicates whether the cell is not drawn, although it is operated.
  public var isTransparent: Bool { element.bool("transparent") ?? false }
  /// The title with attributes; nil for a plain one.
  public var attributedTitle: AttributedText? { element.styledText("attributedTitle") }

  /// A Boolean value that indicates whether the color behind a text is drawn.
  public var drawsBackground: Bool { element.bool("drawsBackground") ?? false }
  /// The color of the text; nil if it is not specified.
  public var textColor: Color? { element.color("textColor") }
  /// The color behind the text; nil if it is not specified.
  public var backgroundColor: Color? { element.color("backgroundColor") }

  /// A Boolean value that indicates whether the cell is that of a round button with a question mark.
  package var isHelpButton: Bool { element["bezelStyle"] == "helpButton" }
  /// The menu of a pop-up button; nil for another cell.
  public var menu: InterfaceElement? { element.child(.menu, key: "menu") }
  /// The id of the item that is chosen; nil if it is not specified.
  public var selectedItemID: String? { element["selectedItem"] }
  /// A Boolean value that indicates whether a pop-up button shows its first item as a title.
  public var pullsDown: Bool { element.bool("pullsDown") ?? false }
  /// A Boolean value that indicates whether a pop-up button enables and disables its items; true by
  /// default.
  public var autoenablesItems: Bool { element.bool("autoenablesItems") ?? true }
  /// A Boolean value that indicates whether the chosen item has a mark; true by default.
  public var altersStateOfSelectedItem: Bool { element.bool("altersStateOfSelectedItem") ?? true }
}

extension InterfaceElement {
  /// The element of an AppKit control's cell; nil for none.
  package var cellElement: InterfaceElement? {
    children.first { $0[.key] == "cell" && $0.name.hasSuffix("Cell") }
  }
}
