import InterfaceBuilder
import Presenters
import Testing

private func lists(_ id: String) -> String {
  """
  <connections><outletCollection property="gestureRecognizers" destination="\(id)" appends="YES"/>
  </connections>
  """
}

private func tap(_ attributes: String = "") -> String {
  """
  <tapGestureRecognizer id="tap" \(attributes)><connections>
  <action selector="tapped:" destination="-1"/></connections></tapGestureRecognizer>
  """
}

@Suite struct GestureFactsTests {
  @Test func `a recognizer shows what it needs, its view, its delegate and its flags`() throws {
    let document = try read(
      """
      <tableView customClass="NoteTable" userLabel="Notes" id="t">\(lists("press"))</tableView>
      <pongPressGestureRecognizer enabled="NO" allowableMovement="20" minimumPressDuration="1"
        cancelsTouchesInView="NO" delaysTouchesBegan="YES" delaysTouchesEnded="NO" name="n"
        requiresExclusiveTouchType="NO" userLabel="Long Press" id="press"><connections>
      <outlet property="delegate" destination="-1"/><action selector="pressed:" destination="-2"/>
      </connections></pongPressGestureRecognizer>
      """)
    #expect(
      DocumentOutline(isVerbose: true).present(document) == """
        Form.xib   UIKit · no controls · 1 gesture

        File's Owner   Owner
          ○ Long Press Gesture Recognizer  Long Press  id press  allowableMovement 20,
            cancelsTouchesInView false, delaysTouchesBegan true, delaysTouchesEnded
            false, requiresExclusiveTouchType false, disabled
              needs   a press of 1 second with one finger
              on      Table View (NoteTable) “Notes”
              delegate  Owner
              sends   pressed: → First Responder
              other   name=n

        """)
  }

  @Test func `a recognizer that no view lists says so`() throws {
    #expect(
      DocumentOutline().present(try read(tap(#"numberOfTapsRequired="2""#))) == """
        Form.xib   UIKit · no controls · 1 gesture

        File's Owner   Owner
          ○ Tap Gesture Recognizer  id tap
              needs   two taps with one finger
              on      nothing: no view lists it
              sends   tapped: → Owner

        """)
  }

  @Test func `a recognizer that several views list is on the last`() throws {
    let document = try read(
      "<view id=\"a\">\(lists("tap"))</view><view id=\"b\">\(lists("tap"))</view>" + tap())
    #expect(
      DocumentOutline().present(document) == """
        Form.xib   UIKit · no controls · 1 gesture

        File's Owner   Owner
          ○ Tap Gesture Recognizer  id tap
              needs   a tap with one finger
              on      View a and View b: a recognizer has one view, so only the last
                      gets it
              sends   tapped: → Owner

        """)
  }

  @Test func `of many views seven and the last are named`() throws {
    let views = (1...20).map { "<view id=\"\($0)\">\(lists("tap"))</view>" }.joined()
    let text = DocumentOutline(style: TextStyle(width: 300)).present(try read(views + tap()))
    #expect(
      text.contains(
        """
        on      View 1, View 2, View 3, View 4, View 5, View 6, View 7, 12 more and View 20: \
        a recognizer has one view, so only the last gets it
        """))
  }

  @Test func `a File's Owner can be what lists a recognizer`() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Card">\(lists("tap"))
      </placeholder>\(tap())</objects></document>
      """
    let document = try InterfaceDocument(Array(text.utf8), path: "Card.xib")
    #expect(DocumentOutline().present(document).contains("on      File's Owner (Card)\n"))
  }
}
