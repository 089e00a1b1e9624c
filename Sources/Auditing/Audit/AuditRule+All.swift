import Diagnostics

extension AuditRule {
  /// All rules with a check, in groups, in the order in which they are listed.
  public static let all: [AuditRule] =
    NameRules.all + NameWordRules.all + HintRules.all + TraitRules.all + StructureRules.all
    + TouchRules.all + LookRules.all + LayoutRules.all + WrittenLayoutRules.all
    + ConnectionRules.all + BindingRules.all
    + IdentifierRules.all + InputRules.all + AppKitRules.all + MenuRules.all + AppKitTableRules.all
    + LanguageRules.all
    + TableSyntaxRules.all + TableKeyRules.all + TableConversionRules.all + TablePluralRules.all
    + TableMessageRules.all + TypographyRules.all + DirectionRules.all + TableFolderRules.all
    + ActionRules.all + OutletRules.all + ClassRules.all + StoryboardNameRules.all + AssetRules.all
    + UnconnectedRules.all + KeyPathRules.all + KeyRules.all
    + TextUseRules.all

  private static let byID: [String: AuditRule] =
    Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })

  /// Returns the rule with an id or with the other name; nil if there is none.
  public static func rule(_ name: String) -> AuditRule? {
    byID[name] ?? all.first { $0.rule.alias == name || $0.rule.alias == name.uppercased() }
  }
}
