import InterfaceBuilder

/// A view that fills the screen, with subviews and constraints.
private func screen(_ subviews: String, _ constraints: String) -> String {
  """
  <view id="screen"><rect key="frame" x="0" y="0" width="390" height="844"/>
  <subviews>\(subviews)</subviews>
  <constraints>\(constraints)</constraints></view>
  """
}

private func constraint(
  _ item: String, _ attribute: String, _ other: String? = "screen", _ constant: Int = 0,
  to otherAttribute: String? = nil, relation: String = "equal", priority: Int = 1000, id: String
) -> String {
  let second = other.map {
    #" secondItem="\#($0)" secondAttribute="\#(otherAttribute ?? attribute)""#
  }
  return
    #"<constraint firstItem="\#(item)" firstAttribute="\#(attribute)" relation="\#(relation)"\#(second ?? "") constant="\#(constant)" priority="\#(priority)" id="\#(id)"/>"#
}

private func text(
  _ text: String, id: String = "label", lines: Int = 1, y: Int = 100, attributes: String = ""
) -> String {
  #"<label \#(attributes) text="\#(text)" numberOfLines="\#(lines)" translatesAutoresizingMaskIntoConstraints="NO" id="\#(id)"><rect key="frame" x="20" y="\#(y)" width="60" height="21"/></label>"#
}

private let topAndLeading =
  constraint("label", "top", "screen", 100, id: "top")
  + constraint("label", "leading", "screen", 20, id: "leading")

/// A label of one line with a greatest width.
func shortLabel(width: Int, isFixed: Bool = false) -> String {
  screen(
    text("Terms of use"),
    topAndLeading
      + constraint(
        "label", "width", nil, width, relation: isFixed ? "equal" : "lessThanOrEqual", id: "width"))
}

/// A label of several lines with a height.
func longLabel(height: Int) -> String {
  screen(
    text("Free cancellation until the day before you arrive.", lines: 0),
    topAndLeading + constraint("label", "width", nil, 200, id: "width")
      + constraint("label", "height", nil, height, id: "height"))
}

/// Two labels whose left sides are at a distance.
func twoLabels(distance: Int) -> String {
  screen(
    text("Terms of use") + text("Privacy", id: "other", y: 300),
    topAndLeading + constraint("other", "top", "label", id: "otherTop")
      + constraint("other", "leading", "label", distance, id: "otherLeading"))
}

/// A button at a distance from the left side.
func pushedButton(x: Int) -> String {
  screen(
    #"<button opaque="NO" translatesAutoresizingMaskIntoConstraints="NO" id="button"><rect key="frame" x="20" y="100" width="60" height="44"/><state key="normal" title="Save"/></button>"#,
    constraint("button", "top", "screen", 100, id: "top")
      + constraint("button", "leading", "screen", x, id: "leading"))
}

/// A view with two heights.
func contradiction(priority: Int) -> String {
  placedView(
    top: constraint("box", "top", "screen", 100, id: "top"),
    more: constraint("box", "height", nil, 80, priority: priority, id: "higher"))
}

/// A view with all constraints but that of its top.
func placedView(top: String, more: String = "") -> String {
  screen(
    #"<view translatesAutoresizingMaskIntoConstraints="NO" id="box"><rect key="frame" x="20" y="100" width="60" height="44"/></view>"#,
    top + constraint("box", "leading", "screen", 20, id: "leading")
      + constraint("box", "width", nil, 60, id: "width")
      + constraint("box", "height", nil, 44, id: "height") + more)
}

/// A label that Interface Builder has found to be misplaced, or not.
func misplaced(_ value: String) -> String {
  screen(
    text("Terms of use", attributes: #"misplaced="\#(value)""#), topAndLeading)
}

/// A label that is tied to a side.
func sided(_ side: String) -> String {
  screen(
    text("Terms of use"),
    constraint("label", "top", "screen", 100, id: "top")
      + constraint("label", side, "screen", 20, id: "side"))
}
