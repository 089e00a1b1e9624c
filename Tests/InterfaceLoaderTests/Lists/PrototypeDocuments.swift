import InterfaceBuilder

/// A scene whose table has a prototype with a label, a button and a recognizer, and another one with details.
let prototypeTable = """
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="one">
      <scenes>
          <scene sceneID="s">
              <objects>
                  <tableViewController title="Songs" id="one" customClass="Songs" sceneMemberID="viewController">
                      <tableView key="view" id="table" dataMode="prototypes" rowHeight="60">
                          <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
                          <prototypes>
                              <tableViewCell reuseIdentifier="Song" id="song" customClass="SongCell">
                                  <rect key="frame" x="0.0" y="28" width="320" height="60"/>
                                  <tableViewCellContentView key="contentView" id="c1">
                                      <rect key="frame" x="0.0" y="0.0" width="320" height="60"/>
                                      <subviews>
                                          <label text="Title" id="l1">
                                              <rect key="frame" x="16" y="0.0" width="200" height="60"/>
                                          </label>
                                          <button id="b1">
                                              <rect key="frame" x="240" y="10" width="60" height="40"/>
                                              <state key="normal" title="Play"/>
                                              <connections>
                                                  <action selector="play:" destination="song" eventType="touchUpInside" id="a1"/>
                                                  <action selector="played:" destination="one" eventType="touchUpInside" id="a2"/>
                                              </connections>
                                          </button>
                                      </subviews>
                                  </tableViewCellContentView>
                                  <connections>
                                      <outlet property="nameLabel" destination="l1" id="o1"/>
                                      <segue destination="two" kind="presentation" identifier="more" id="g1"/>
                                  </connections>
                              </tableViewCell>
                              <tableViewCell reuseIdentifier="Info" accessoryType="detailButton"
                                  textLabel="l2" style="IBUITableViewCellStyleDefault" id="info">
                                  <rect key="frame" x="0.0" y="88" width="320" height="44"/>
                                  <tableViewCellContentView key="contentView" id="c2">
                                      <rect key="frame" x="0.0" y="0.0" width="280" height="44"/>
                                      <subviews>
                                          <label text="About" id="l2">
                                              <rect key="frame" x="16" y="0.0" width="250" height="44"/>
                                          </label>
                                      </subviews>
                                  </tableViewCellContentView>
                                  <connections>
                                      <segue destination="two" kind="presentation" trigger="accessoryAction" id="g2"/>
                                  </connections>
                              </tableViewCell>
                          </prototypes>
                      </tableView>
                  </tableViewController>
              </objects>
          </scene>
          <scene sceneID="t">
              <objects>
                  <viewController id="two" sceneMemberID="viewController">
                      <view key="view" id="v2"><rect key="frame" x="0.0" y="0.0" width="320" height="480"/></view>
                  </viewController>
              </objects>
          </scene>
      </scenes>
  </document>
  """

/// A scene whose collection has a prototype with a button, and a header.
let prototypeCollection = """
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="one">
      <scenes>
          <scene sceneID="s">
              <objects>
                  <collectionViewController id="one" customClass="Photos" sceneMemberID="viewController">
                      <collectionView key="view" id="list" dataMode="prototypes">
                          <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
                          <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="20"
                              minimumInteritemSpacing="10" id="flow">
                              <size key="itemSize" width="150" height="100"/>
                              <size key="headerReferenceSize" width="0.0" height="30"/>
                              <size key="footerReferenceSize" width="0.0" height="0.0"/>
                              <inset key="sectionInset" minX="0.0" minY="0.0" maxX="0.0" maxY="0.0"/>
                          </collectionViewFlowLayout>
                          <cells>
                              <collectionViewCell reuseIdentifier="Photo" id="photo">
                                  <rect key="frame" x="0.0" y="30" width="150" height="100"/>
                                  <view key="contentView" id="c1">
                                      <rect key="frame" x="0.0" y="0.0" width="150" height="100"/>
                                      <subviews>
                                          <button id="b1">
                                              <rect key="frame" x="10" y="10" width="60" height="40"/>
                                              <state key="normal" title="Like"/>
                                              <connections>
                                                  <action selector="like:" destination="one" eventType="touchUpInside" id="a1"/>
                                              </connections>
                                          </button>
                                      </subviews>
                                  </view>
                                  <connections>
                                      <segue destination="two" kind="presentation" identifier="open" id="g1"/>
                                  </connections>
                              </collectionViewCell>
                          </cells>
                          <collectionReusableView key="sectionHeaderView" reuseIdentifier="Header" id="header">
                              <rect key="frame" x="0.0" y="0.0" width="320" height="30"/>
                          </collectionReusableView>
                      </collectionView>
                  </collectionViewController>
                  <viewController id="two" sceneMemberID="viewController">
                      <view key="view" id="v2"><rect key="frame" x="0.0" y="0.0" width="320" height="480"/></view>
                  </viewController>
              </objects>
          </scene>
      </scenes>
  </document>
  """

/// Returns the document of a text.
func parsedStoryboard(_ text: String) throws -> InterfaceDocument {
  try InterfaceDocument(Array(text.utf8), path: "Base.lproj/Main.storyboard")
}
