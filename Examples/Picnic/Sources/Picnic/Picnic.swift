import Controls
public import InterfaceLoader

/// An app that invites a guest to a picnic: a form, a table of dishes, and a question before the invitation is sent.
public enum Picnic {
  /// The path of the app's storyboard.
  public static let storyboard = #filePath.replacing(
    "Sources/Picnic/Picnic.swift", with: "Base.lproj/Picnic.storyboard")

  /// Returns a loader that knows the classes of the app.
  @MainActor public static func loader() -> InterfaceLoader {
    let loader = InterfaceLoader()
    loader.register("GuestController") { GuestController() }
    loader.register("DishesController") { DishesController(style: .plain) }
    loader.register("InvitationController") { InvitationController() }
    return loader
  }
}

/// What the user has chosen so far.
struct Invitation {
  var name = ""
  var isVegetarian = false
  var servings = 1
  var drink = ""
  var dish = ""

  var text: String {
    let dishes = servings == 1 ? "one serving" : "\(servings) servings"
    return "\(name), \(dishes) of \(dish), with \(drink.lowercased())"
  }
}
