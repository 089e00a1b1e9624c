// Elements of examples, with a frame that is large enough for a finger.

/// A button of 100 by 44 points with content.
func button(_ content: String, id: String = "example", y: Int = 100, attributes: String = "")
  -> String
{
  """
  <button opaque="NO" contentMode="scaleToFill" \(attributes)\(attributes.isEmpty ? "" : " ")\
  buttonType="system" id="\(id)">
  <rect key="frame" x="20" y="\(y)" width="100" height="44"/>
  \(content)
  </button>
  """
}

/// A button of a size.
func button(width: Double, height: Double, x: Double = 20, y: Double = 100, id: String = "example")
  -> String
{
  """
  <button buttonType="system" id="\(id)">
  <rect key="frame" x="\(x)" y="\(y)" width="\(width)" height="\(height)"/>
  <state key="normal" title="\(id)"/>
  </button>
  """
}

/// A button with a label.
func button(title: String?, label: String, more: String = "") -> String {
  let title = title.map { #" title="\#($0)""# } ?? ""
  return button(
    #"<accessibility key="accessibilityConfiguration" label="\#(label)"\#(more)/>"#
      + #"<state key="normal"\#(title)/>"#)
}

/// A text field.
func field(_ attributes: String = "", _ content: String = "") -> String {
  """
  <textField \(attributes) id="example">
  <rect key="frame" x="20" y="100" width="200" height="44"/>\(content)
  </textField>
  """
}

/// A switch.
func switchElement(_ content: String = "") -> String {
  """
  <switch id="example"><rect key="frame" x="20" y="100" width="51" height="31"/>\(content)
  </switch>
  """
}

/// A slider.
func slider(_ content: String = "") -> String {
  """
  <slider value="0.5" minValue="0" maxValue="1" id="example">
  <rect key="frame" x="20" y="100" width="200" height="44"/>\(content)
  </slider>
  """
}

/// A view with an accessibility configuration, and with views in it.
func view(_ accessibility: String = "", label: String? = nil, subviews: String = "") -> String {
  let label = label.map { #" label="\#($0)""# } ?? ""
  let inner = subviews.isEmpty ? "" : "\n<subviews>\n\(subviews)\n</subviews>"
  return """
    <view id="example"><rect key="frame" x="20" y="100" width="300" height="300"/>\(inner)
    <accessibility key="accessibilityConfiguration"\(label)>\(accessibility)</accessibility>
    </view>
    """
}

/// A label with a text.
func label(_ text: String, _ content: String = "", attributes: String = "") -> String {
  """
  <label text="\(text)" \(attributes)id="example">
  <rect key="frame" x="20" y="100" width="300" height="44"/>\(content)
  </label>
  """
}

/// A connection of a touch up inside to the owner.
func action(_ selector: String, to target: String = "-1", event: String = "touchUpInside") -> String
{
  """
  <connections><action selector="\(selector)" destination="\(target)" eventType="\(event)" \
  id="\(selector.dropLast())-action"/></connections>
  """
}
