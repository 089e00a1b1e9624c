/// The purpose of a text, so that the system can offer one: `UITextContentType`, with its raw
/// values.
public struct TextContentType: Sendable, Hashable, RawRepresentable, Codable {
  /// The raw value of UIKit.
  public let rawValue: String
  /// Creates a content type from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A name.
  public static let name = TextContentType(rawValue: "name")
  /// A title before a name.
  public static let namePrefix = TextContentType(rawValue: "honorific-prefix")
  /// A given name.
  public static let givenName = TextContentType(rawValue: "given-name")
  /// A middle name.
  public static let middleName = TextContentType(rawValue: "additional-name")
  /// A family name.
  public static let familyName = TextContentType(rawValue: "family-name")
  /// A suffix of a name.
  public static let nameSuffix = TextContentType(rawValue: "honorific-suffix")
  /// A nickname.
  public static let nickname = TextContentType(rawValue: "nickname")
  /// A job title.
  public static let jobTitle = TextContentType(rawValue: "organization-title")
  /// The name of an organization.
  public static let organizationName = TextContentType(rawValue: "organization")
  /// A location, such as a point of interest.
  public static let location = TextContentType(rawValue: "location")
  /// A street address.
  public static let fullStreetAddress = TextContentType(rawValue: "street-address")
  /// The first line of a street address.
  public static let streetAddressLine1 = TextContentType(rawValue: "address-line1")
  /// The second line of a street address.
  public static let streetAddressLine2 = TextContentType(rawValue: "address-line2")
  /// A city.
  public static let addressCity = TextContentType(rawValue: "address-level2")
  /// A state.
  public static let addressState = TextContentType(rawValue: "address-level1")
  /// A city with its state.
  public static let addressCityAndState = TextContentType(rawValue: "address-level1+2")
  /// A part of a city.
  public static let sublocality = TextContentType(rawValue: "address-level3")
  /// A country.
  public static let countryName = TextContentType(rawValue: "country-name")
  /// A postal code.
  public static let postalCode = TextContentType(rawValue: "postal-code")
  /// A telephone number.
  public static let telephoneNumber = TextContentType(rawValue: "tel")
  /// An address of mail.
  public static let emailAddress = TextContentType(rawValue: "email")
  /// An address of the web.
  public static let URL = TextContentType(rawValue: "url")
  /// The number of a credit card.
  public static let creditCardNumber = TextContentType(rawValue: "cc-number")
  /// The name of an account.
  public static let username = TextContentType(rawValue: "username")
  /// A password.
  public static let password = TextContentType(rawValue: "password")
  /// A new password.
  public static let newPassword = TextContentType(rawValue: "new-password")
  /// A code for a single use.
  public static let oneTimeCode = TextContentType(rawValue: "one-time-code")
  /// The number of a parcel.
  public static let shipmentTrackingNumber = TextContentType(rawValue: "shipment-tracking-number")
  /// The number of a flight.
  public static let flightNumber = TextContentType(rawValue: "flight-number")
  /// A date, a time or a duration.
  public static let dateTime = TextContentType(rawValue: "date-time")
  /// A birthday.
  public static let birthdate = TextContentType(rawValue: "bday")
  /// The day of a birthday.
  public static let birthdateDay = TextContentType(rawValue: "bday-day")
  /// The month of a birthday.
  public static let birthdateMonth = TextContentType(rawValue: "bday-month")
  /// The year of a birthday.
  public static let birthdateYear = TextContentType(rawValue: "bday-year")
  /// The security code of a credit card.
  public static let creditCardSecurityCode = TextContentType(rawValue: "cc-csc")
  /// The name on a credit card.
  public static let creditCardName = TextContentType(rawValue: "cc-name")
  /// The given name on a credit card.
  public static let creditCardGivenName = TextContentType(rawValue: "cc-given-name")
  /// The middle name on a credit card.
  public static let creditCardMiddleName = TextContentType(rawValue: "cc-middle-name")
  /// The family name on a credit card.
  public static let creditCardFamilyName = TextContentType(rawValue: "cc-family-name")
  /// The date at which a credit card expires.
  public static let creditCardExpiration = TextContentType(rawValue: "cc-exp")
  /// The month in which a credit card expires.
  public static let creditCardExpirationMonth = TextContentType(rawValue: "cc-exp-month")
  /// The year in which a credit card expires.
  public static let creditCardExpirationYear = TextContentType(rawValue: "cc-exp-year")
  /// The type of a credit card.
  public static let creditCardType = TextContentType(rawValue: "cc-type")
  /// The EID of a device.
  public static let cellularEID = TextContentType(rawValue: "cellular-eid")
  /// The IMEI of a device.
  public static let cellularIMEI = TextContentType(rawValue: "cellular-imei")
}
