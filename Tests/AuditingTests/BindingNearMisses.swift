import AppSources
import Auditing

private func button(_ connections: String) -> String {
  """
  <customObject id="-2" userLabel="File's Owner" customClass="ExampleController"/>
  <arrayController objectClassName="Person" id="people"/>
  <arrayController customClass="PersonController" id="others"/>
  <window title="Settings" id="w"><windowStyleMask key="styleMask" titled="YES" closable="YES"/>\
  <rect key="contentRect" x="0" y="0" width="480" height="270"/>\
  <view key="contentView" id="v"><rect key="frame" x="0" y="0" width="480" height="270"/><subviews>\
  <button id="b"><rect key="frame" x="20" y="20" width="200" height="18"/>\
  <buttonCell key="cell" type="check" title="Plays" bezelStyle="regularSquare" \
  imagePosition="left" id="c"/><connections>\(connections)</connections></button>\
  </subviews></view></window>
  """
}

private func binding(_ keyPath: String, to target: String = "-2", _ name: String = "value")
  -> String
{
  #"<binding destination="\#(target)" name="\#(name)" keyPath="\#(keyPath)" id="x"/>"#
}

private func owner(
  _ members: ExampleSource.Member..., superclass: String = "NSObject"
) -> ExampleSource {
  members.reduce(ExampleSource(superclass: superclass)) {
    $0.with(ExampleSource($1, superclass: superclass))
  }
}

/// Bindings that are nearly wrong.
let bindingNearMisses: [NearMiss] = [
  NearMiss(
    "missing-bound-object", "the owner is an object of every xib", appKit: button(binding("plays"))),
  NearMiss(
    "action-and-binding", "the binding only enables the button",
    appKit: button(
      #"<action selector="play:" target="-1" id="a"/>"# + binding("mayPlay", to: "-2", "enabled"))),
  NearMiss(
    "unknown-key-path", "a property of another name answers for the key",
    appKit: button(binding("playing")), source: owner(.outlet("isPlaying", "NSNumber"))),
  NearMiss(
    "unknown-key-path", "a method answers for the key", appKit: button(binding("plays")),
    source: owner(.action("plays"))),
  NearMiss(
    "unknown-key-path", "a superclass that was not read may have the value",
    appKit: button(binding("plays")), source: owner(superclass: "LibraryController")),
  NearMiss(
    "unknown-key-path", "the class answers for keys that it does not declare",
    appKit: button(binding("plays")), source: owner(.action("valueForUndefinedKey:"))),
  NearMiss(
    "unknown-key-path", "an operator of arrays is no key of a class",
    appKit: button(binding("arrangedObjects.@count", to: "people")), source: owner()),
  NearMiss(
    "unknown-key-path", "the object may be of any class",
    appKit: button(binding("representedObject.plays")),
    source: owner(superclass: "NSViewController")),
  NearMiss(
    "unknown-key-path", "AppKit's method isWindowLoaded answers for the key",
    appKit: button(binding("windowLoaded")), isReviewed: true,
    source: owner(superclass: "NSWindowController")),
  NearMiss(
    "unknown-key-path", "AppKit's window has more keys than it documents",
    appKit: button(binding("window.plays")), source: owner(superclass: "NSWindowController")),
  NearMiss(
    "unknown-key-path", "a controller of the app may have a key of its own",
    appKit: button(binding("canRemoved", to: "others")), source: owner()),
  NearMiss(
    "unknown-key-path", "the key is the controller's",
    appKit: button(binding("canRemove", to: "people")), source: owner()),
  NearMiss(
    "unknown-key-path", "the class of the objects was not read",
    appKit: button(binding("selection.plays", to: "people")), source: owner()),
]
