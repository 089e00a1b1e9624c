import Foundation
import InterfaceBuilder

/// Wraps the objects of a scene into a storyboard.
func storyboard(_ objects: String) -> String {
  """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
  <scenes><scene sceneID="s1"><objects>
  \(objects)
  <placeholder placeholderIdentifier="IBFirstResponder" id="fr" sceneMemberID="firstResponder"/>
  </objects></scene></scenes>
  </document>
  """
}

/// Wraps controls into the view of a view controller in a storyboard.
func storyboard(withControls controls: String) -> String {
  storyboard(
    """
    <viewController title="Form" id="vc" customClass="FormController" sceneMemberID="viewController">
    <view key="view" id="v"><subviews>
    \(controls)
    </subviews></view>
    </viewController>
    """)
}

func read(_ text: String, path: String = "Form.storyboard") throws(Diagnostic)
  -> InterfaceDocument
{
  try InterfaceDocument(Array(text.utf8), path: path)
}
