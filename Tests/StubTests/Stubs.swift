// What documents connect and source lacks. Move it to where it belongs.

import AppKitDialect
import InterfaceLoader
import UIKitDialect

final class AccountWindowController: NSWindowController {
  func cancel(_ sender: NSButton) {}
  func offersChanged(_ sender: NSButton) {}
  func rememberChanged(_ sender: NSButton) {}
  func save(_ sender: NSButton) {}

  override class var actions: [ActionSelector] {
    [.cancel, .offersChanged, .rememberChanged, .save]
  }
}

final class BKAboutController: UIViewController {
  @Outlet var motto: UILabel?
  @Outlet var versionField: UILabel?
  @Outlet var versionLabel: UILabel?
  func callUs(_ sender: UIButton) {}
  func showLicence(_ sender: UIButton) {}
  func showSite(_ sender: UIButton) {}

  override class var actions: [ActionSelector] {
    [.callUs, .showLicence, .showSite]
  }
}

final class BKLoafCell: UITableViewCell {
  @Outlet var button: UIButton?
  @Outlet var priceLabel: AnyObject?
  func bake(_ sender: UIButton, forEvent event: InputEvent?) {}

  override class var actions: [ActionSelector] {
    [.bake]
  }
}

final class BKOvenController: UIViewController {
  @Outlet var heatLabel: UILabel?
  @OutletCollection var trays: [UIButton]
  func openDoor(_ sender: UIButton, forEvent event: InputEvent?) {}

  override class var actions: [ActionSelector] {
    [.openDoor]
  }
}

final class BookingViewController: UIViewController {
  @Outlet var form: UIStackView?
  func book(_ sender: UIButton) {}
  func breakfastChanged(_ sender: UISwitch) {}
  func cancel(_ sender: UIButton) {}
  func guestsChanged(_ sender: UIStepper) {}
  func roomChanged(_ sender: UISegmentedControl) {}

  override class var actions: [ActionSelector] {
    [.book, .breakfastChanged, .cancelOfBookingViewController, .guestsChanged, .roomChanged]
  }
}

final class CalculatorController: UIResponder {
  func calculate() {}
  // To the first responder.
  func touched(_ sender: UIButton, forEvent event: InputEvent?) {}

  override class var actions: [ActionSelector] {
    [.calculate, .touched]
  }
}

final class DocumentWindowController: NSWindowController {
  func changeView(_ sender: NSSegmentedControl) {}
  // To the first responder.
  func share(_ sender: NSToolbarItem) {}

  override class var actions: [ActionSelector] {
    [.changeView, .share]
  }
}

final class ExportController: NSResponder {
  func addMetadata(_ sender: NSButton) {}
  func changeCopies(_ sender: NSStepper) {}
  // To the first responder.
  func changeQuality(_ sender: NSSlider) {}
  func chooseFormat(_ sender: NSPopUpButton) {}
  func chooseRange(_ sender: NSButton) {}
  func export(_ sender: NSButton) {}
  func rename(_ sender: NSTextField) {}

  override class var actions: [ActionSelector] {
    [.addMetadata, .changeCopies, .changeQuality, .chooseFormat, .chooseRange, .export, .rename]
  }
}

final class FormController: UIResponder {
  func odd(_ sender: UIButton) {}

  override class var actions: [ActionSelector] {
    [.odd]
  }
}

final class GuestController: UIViewController {
  @Outlet var appetiteLabel: UILabel?
  @Outlet var appetiteSlider: UISlider?
  @Outlet var drinkControl: UISegmentedControl?
  @Outlet var nameField: UITextField?
  @Outlet var nextButton: UIButton?
  @Outlet var vegetarianSwitch: UISwitch?
  func appetiteChanged(_ sender: UISlider) {}
  func nameChanged(_ sender: UITextField) {}

  override class var actions: [ActionSelector] {
    [.appetiteChanged, .nameChanged]
  }
}

final class InvitationController: UIViewController {
  @Outlet var sendButton: UIButton?
  @Outlet var summaryLabel: UILabel?
  func send(_ sender: UIButton) {}

  override class var actions: [ActionSelector] {
    [.send]
  }
}

final class ListController: UITableViewController {
  func doubleTapped(_ sender: UITapGestureRecognizer) {}
  func refresh() {}
  func swiped(_ sender: UISwipeGestureRecognizer) {}

  override class var actions: [ActionSelector] {
    [.doubleTapped, .refresh, .swiped]
  }
}

final class NSObject: NSResponder {
  func terminate(_ sender: NSMenuItem) {}

  override class var actions: [ActionSelector] {
    [.terminate]
  }
}

final class NewTripController: UIViewController {
  func cancel(_ sender: UIBarButtonItem) {}

  override class var actions: [ActionSelector] {
    [.cancelOfNewTripController]
  }
}

final class OptionsViewController: UIViewController {
  // To the first responder.
  func adjustVolume(_ sender: UISlider) {}
  func cameraTapped() {}
  func textSizeChanged(_ sender: UIStepper) {}

  override class var actions: [ActionSelector] {
    [.adjustVolume, .cameraTapped, .textSizeChanged]
  }
}

final class OrderViewController: UIViewController {
  @Outlet var closeButton: UIButton?
  @Outlet var countLabel: UILabel?
  @Outlet var listener: AnyObject?
  @Outlet var noteFeild: UITextField?
  @Outlet var noteField: UITextField?
  @Outlet var timer: AnyObject?
  func close(_ sender: UIButton) {}
  func countChanged() {}
  func fillIn(_ sender: UIButton) {}
  func goBack(_ sender: UIButton) {}
  func placeOder(_ sender: UIButton) {}
  func showHelp(_ sender: UIButton) {}
  func toggleGift(_ sender: UIButton, forEvent event: InputEvent?) {}

  override class var actions: [ActionSelector] {
    [.close, .countChanged, .fillIn, .goBack, .placeOder, .showHelp, .toggleGift]
  }
}

final class PersonCell: UITableViewCell {
  func call() {}

  override class var actions: [ActionSelector] {
    [.call]
  }
}

final class PreferencesController: NSResponder {
  // To the first responder.
  func changeSpeed(_ sender: NSSlider) {}
  func chooseFolder(_ sender: NSMenuItem) {}
  func closePanel(_ sender: NSButton) {}

  override class var actions: [ActionSelector] {
    [.changeSpeed, .chooseFolder, .closePanel]
  }
}

final class RecipeViewController: UIViewController {
  @Outlet var photo: UIImageView?
  @Outlet var steps: UITextView?
  func share(_ sender: UIButton) {}

  override class var actions: [ActionSelector] {
    [.shareOfRecipeViewController]
  }
}

final class SettingsViewController: UIViewController {
  // To the first responder.
  func save(_ sender: UIButton) {}
  func soundChanged(_ sender: UISwitch) {}

  override class var actions: [ActionSelector] {
    [.saveOfSettingsViewController, .soundChanged]
  }
}

final class ShopViewController: UITableViewController {
  func filter(_ sender: UIBarButtonItem) {}
  func openShop(_ sender: UIBarButtonItem) {}

  override class var actions: [ActionSelector] {
    [.filter, .openShop]
  }
}

final class SignInController: NSWindowController {
  // To the first responder.
  func recoverPassword(_ sender: NSButton) {}
  func signInTapped(_ sender: NSButton) {}

  override class var actions: [ActionSelector] {
    [.recoverPassword, .signInTapped]
  }
}

final class SignInViewController: UIViewController {
  func passwordEdited(_ sender: UITextField) {}
  // To the first responder.
  func recoverPassword(_ sender: UIButton) {}
  func signInTapped(_ sender: UIButton) {}

  override class var actions: [ActionSelector] {
    [.passwordEdited, .recoverPasswordOfSignInViewController, .signInTappedOfSignInViewController]
  }
}

final class Cell: UITableViewCell {
  @Outlet var countField: UITextField?
}

extension ActionSelector {
  static let cancel = ActionSelector("cancel:", AccountWindowController.cancel)
  static let offersChanged = ActionSelector("offersChanged:", AccountWindowController.offersChanged)
  static let rememberChanged = ActionSelector(
    "rememberChanged:", AccountWindowController.rememberChanged)
  static let save = ActionSelector("save:", AccountWindowController.save)
  static let callUs = ActionSelector("callUs:", BKAboutController.callUs)
  static let showLicence = ActionSelector("showLicence:", BKAboutController.showLicence)
  static let showSite = ActionSelector("showSite:", BKAboutController.showSite)
  static let bake = ActionSelector("bake:forEvent:", BKLoafCell.bake)
  static let openDoor = ActionSelector("openDoor:forEvent:", BKOvenController.openDoor)
  static let book = ActionSelector("book:", BookingViewController.book)
  static let breakfastChanged = ActionSelector(
    "breakfastChanged:", BookingViewController.breakfastChanged)
  static let cancelOfBookingViewController = ActionSelector("cancel:", BookingViewController.cancel)
  static let guestsChanged = ActionSelector("guestsChanged:", BookingViewController.guestsChanged)
  static let roomChanged = ActionSelector("roomChanged:", BookingViewController.roomChanged)
  static let calculate = ActionSelector("calculate", CalculatorController.calculate)
  static let touched = ActionSelector("touched:forEvent:", CalculatorController.touched)
  static let changeView = ActionSelector("changeView:", DocumentWindowController.changeView)
  static let share = ActionSelector("share:", DocumentWindowController.share)
  static let addMetadata = ActionSelector("addMetadata:", ExportController.addMetadata)
  static let changeCopies = ActionSelector("changeCopies:", ExportController.changeCopies)
  static let changeQuality = ActionSelector("changeQuality:", ExportController.changeQuality)
  static let chooseFormat = ActionSelector("chooseFormat:", ExportController.chooseFormat)
  static let chooseRange = ActionSelector("chooseRange:", ExportController.chooseRange)
  static let export = ActionSelector("export:", ExportController.export)
  static let rename = ActionSelector("rename:", ExportController.rename)
  static let odd = ActionSelector("odd:", FormController.odd)
  static let appetiteChanged = ActionSelector("appetiteChanged:", GuestController.appetiteChanged)
  static let nameChanged = ActionSelector("nameChanged:", GuestController.nameChanged)
  static let send = ActionSelector("send:", InvitationController.send)
  static let doubleTapped = ActionSelector("doubleTapped:", ListController.doubleTapped)
  static let refresh = ActionSelector("refresh", ListController.refresh)
  static let swiped = ActionSelector("swiped:", ListController.swiped)
  static let terminate = ActionSelector("terminate:", NSObject.terminate)
  static let cancelOfNewTripController = ActionSelector("cancel:", NewTripController.cancel)
  static let adjustVolume = ActionSelector("adjustVolume:", OptionsViewController.adjustVolume)
  static let cameraTapped = ActionSelector("cameraTapped", OptionsViewController.cameraTapped)
  static let textSizeChanged = ActionSelector(
    "textSizeChanged:", OptionsViewController.textSizeChanged)
  static let close = ActionSelector("close:", OrderViewController.close)
  static let countChanged = ActionSelector("countChanged", OrderViewController.countChanged)
  static let fillIn = ActionSelector("fillIn:", OrderViewController.fillIn)
  static let goBack = ActionSelector("goBack:", OrderViewController.goBack)
  static let placeOder = ActionSelector("placeOder:", OrderViewController.placeOder)
  static let showHelp = ActionSelector("showHelp:", OrderViewController.showHelp)
  static let toggleGift = ActionSelector("toggleGift:forEvent:", OrderViewController.toggleGift)
  static let call = ActionSelector("call", PersonCell.call)
  static let changeSpeed = ActionSelector("changeSpeed:", PreferencesController.changeSpeed)
  static let chooseFolder = ActionSelector("chooseFolder:", PreferencesController.chooseFolder)
  static let closePanel = ActionSelector("closePanel:", PreferencesController.closePanel)
  static let shareOfRecipeViewController = ActionSelector("share:", RecipeViewController.share)
  static let saveOfSettingsViewController = ActionSelector("save:", SettingsViewController.save)
  static let soundChanged = ActionSelector("soundChanged:", SettingsViewController.soundChanged)
  static let filter = ActionSelector("filter:", ShopViewController.filter)
  static let openShop = ActionSelector("openShop:", ShopViewController.openShop)
  static let recoverPassword = ActionSelector("recoverPassword:", SignInController.recoverPassword)
  static let signInTapped = ActionSelector("signInTapped:", SignInController.signInTapped)
  static let passwordEdited = ActionSelector("passwordEdited:", SignInViewController.passwordEdited)
  static let recoverPasswordOfSignInViewController = ActionSelector(
    "recoverPassword:", SignInViewController.recoverPassword)
  static let signInTappedOfSignInViewController = ActionSelector(
    "signInTapped:", SignInViewController.signInTapped)
}

extension InterfaceLoader {
  func registerClasses() {
    register("AccountWindowController") { AccountWindowController() }
    register("BKAboutController") { BKAboutController() }
    register("BKLoafCell") { BKLoafCell() }
    register("BKOvenController") { BKOvenController() }
    register("BookingViewController") { BookingViewController() }
    register("CalculatorController") { CalculatorController() }
    register("DocumentWindowController") { DocumentWindowController() }
    register("ExportController") { ExportController() }
    register("FormController") { FormController() }
    register("GuestController") { GuestController() }
    register("InvitationController") { InvitationController() }
    register("ListController") { ListController() }
    register("NSObject") { NSObject() }
    register("NewTripController") { NewTripController() }
    register("OptionsViewController") { OptionsViewController() }
    register("OrderViewController") { OrderViewController() }
    register("PersonCell") { PersonCell() }
    register("PreferencesController") { PreferencesController() }
    register("RecipeViewController") { RecipeViewController() }
    register("SettingsViewController") { SettingsViewController() }
    register("ShopViewController") { ShopViewController() }
    register("SignInController") { SignInController() }
    register("SignInViewController") { SignInViewController() }
    register("_TtCC6Bakery6Basket4Cell") { Cell() }
  }
}
