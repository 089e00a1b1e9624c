import Accessibility
import Graphics
import InterfaceBuilder
import Testing

@Suite struct ButtonReadingTests {
  private func button(_ xml: String) throws -> InterfaceControl {
    try #require(try read(storyboard(withControls: xml)).controls.first)
  }

  @Test func `what is absent has UIKit's default`() throws {
    let control = try button(#"<button id="b"/>"#)
    #expect(control.isEnabled)
    #expect(!control.isSelected && !control.isHighlighted && !control.isHidden)
    #expect(control.button?.buttonType == nil)
    #expect(control.button?.states.isEmpty == true)
    #expect(control.accessibility == AccessibilityConfiguration())
    #expect(control.sceneID == "s1")
  }

  @Test func `states keep titles, images and their catalogs in document order`() throws {
    let control = try button(
      """
      <button buttonType="system" role="destructive" id="b">
      <state key="selected" image="star.fill" catalog="system"/>
      <state key="normal" title="Keep" backgroundImage="bar.png"/>
      <state key="disabled" title=""/>
      </button>
      """)
    let content = try #require(control.button)
    #expect(content.buttonType == "system")
    #expect(content.role == "destructive")
    #expect(content.states.map(\.state) == ["selected", "normal", "disabled"])
    #expect(content.states[0].image == Image(systemName: "star.fill"))
    #expect(content.states[1].title == "Keep")
    #expect(content.states[1].backgroundImage == Image(named: "bar.png"))
    #expect(content.states[2].title == "")
  }

  @Test func `a long title stands in a child string, white space and all`() throws {
    let control = try button(
      """
      <button id="b"><state key="normal"><string key="title">Two
       lines</string></state></button>
      """)
    #expect(control.button?.states.first?.title == "Two\n lines")
  }

  @Test func `an attributed title is its fragments, a note for translators is not`() throws {
    let control = try button(
      """
      <button id="b">
      <attributedString key="userComments"><fragment content="#bc-ignore!"/></attributedString>
      <state key="normal"><attributedString key="attributedTitle">
      <fragment content="Ed"/><fragment><string key="content">it</string></fragment>
      </attributedString></state>
      </button>
      """)
    #expect(control.button?.states.first?.attributedTitle == "Edit")
    #expect(control.button?.states.first?.title == nil)
  }

  @Test func `a configuration has its own title and image`() throws {
    let control = try button(
      """
      <button id="b"><state key="normal" title="Old"/>
      <buttonConfiguration key="configuration" style="filled" title="New">
      <imageReference key="image" image="plus" catalog="system" symbolScale="large"/>
      </buttonConfiguration></button>
      """)
    let configuration = try #require(control.button?.configuration)
    #expect(configuration.style == "filled")
    #expect(configuration.title == "New")
    let plus = Image(systemName: "plus").withConfiguration(SymbolConfiguration(scale: .large))
    #expect(configuration.image == plus)
  }

  @Test func `a variation repeats attributes that are not the button's own`() throws {
    let control = try button(
      #"<button id="b"><variation key="heightClass=regular" hidden="YES"/></button>"#)
    #expect(!control.isHidden)
  }

  @Test func `accessibility has label, hint, identifier, traits and whether it is an element`()
    throws
  {
    let control = try button(
      """
      <button id="b"><accessibility key="accessibilityConfiguration" label="L" hint="H" identifier="I">
      <accessibilityTraits key="traits" button="YES" header="YES" shimmering="YES"/>
      <bool key="isElement" value="NO"/></accessibility></button>
      """)
    #expect(control.accessibility.label == "L")
    #expect(control.accessibility.hint == "H")
    #expect(control.accessibility.identifier == "I")
    #expect(control.accessibility.traits == [.button, .header])
    #expect(control.accessibility.unknownTraits == ["shimmering"])
    #expect(control.accessibility.isElement == false)
  }

  @Test func `no traits is different from none said`() throws {
    let control = try button(
      """
      <button id="b"><accessibility key="accessibilityConfiguration">
      <accessibilityTraits key="traits" none="YES"/></accessibility></button>
      """)
    #expect(control.accessibility.traits == AccessibilityTraits.none)
  }

  @Test func `runtime attributes win over the accessibility element`() throws {
    let control = try button(
      """
      <button id="b"><accessibility key="accessibilityConfiguration" label="L" identifier="I"/>
      <userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="string" keyPath="accessibilityIdentifier" value="R"/>
      <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
      <integer key="value" value="4"/></userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes></button>
      """)
    #expect(control.accessibility.identifier == "I")
    #expect(control.effectiveAccessibility.identifier == "R")
    #expect(control.effectiveAccessibility.label == "L")
    #expect(
      control.runtimeAttributes.map(\.keyPath) == ["accessibilityIdentifier", "layer.cornerRadius"])
    #expect(control.runtimeAttributes.map(\.value) == ["R", "4"])
  }
}
