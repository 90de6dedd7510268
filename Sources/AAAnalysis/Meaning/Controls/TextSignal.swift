/// What a text on a control says of where it leads, or that it is a key: the few texts that matter in other files.
enum TextSignal: Hashable, Sendable {
  /// One digit, as on a keypad.
  case digit
  /// A word or a symbol for going back.
  case back
  /// A word or a symbol for closing or cancelling.
  case closing

  /// - Parameter text: a title, the key of one, or the name of a symbol or picture.
  init?(_ text: String) {
    guard (1...32).contains(text.utf8.count) else { return nil }
    if text.utf8.count == 1 {
      guard let byte = text.utf8.first, (0x30...0x39).contains(byte) || byte == 0x3C else { return nil }
      self = byte == 0x3C ? .back : .digit
      return
    }
    if let signal = Self.signal(ofSymbol: text) {
      self = signal
      return
    }
    let title = text.lowercased().drop { Self.arrows.contains($0) || $0 == " " }
    if title.isEmpty {
      self = .back
      return
    }
    if Self.backWords.contains(String(title)) {
      self = .back
    } else if Self.closingWords.contains(String(title)) {
      self = .closing
    } else if let signal = Self.signal(ofKey: text) {
      self = signal
    } else {
      return nil
    }
  }

  /// `common.back`, `back_button`, `L10n.Action.back`, `ic-arrow-back`: the one word that is not a matter of course.
  static func signal(ofKey key: String) -> TextSignal? {
    let words = key.words
    guard words.count > 1, words.count <= 5 else { return nil }
    let telling = words.filter { !neutralWords.contains($0) }
    switch telling {
    case ["back"], ["go", "back"]: return .back
    case ["close"], ["cancel"], ["dismiss"], ["xmark"]: return .closing
    default: return nil
    }
  }

  private static func signal(ofSymbol name: String) -> TextSignal? {
    // Pictures of an app's own are called like the system's: `chevron-left`
    var name = String(name.map { $0 == "-" || $0 == "_" ? "." : $0 })[...]
    for suffix in [".fill", ".circle", ".square"] where name.hasSuffix(suffix) { name = name.dropLast(suffix.count) }
    switch name {
    case "chevron.left", "chevron.backward", "arrow.left", "arrow.backward", "arrowshape.left", "arrowshape.backward",
      "chevron.compact.left", "chevron.compact.backward":
      return .back
    case "xmark", "multiply": return .closing
    default: return nil
    }
  }

  private static let arrows: Set<Character> = ["<", "‹", "«", "←", "⬅", "⬅️", "◀", "◀️", "〈", "❮", "⟨", "‹"]

  private static let neutralWords: Set<String> = [
    "button", "btn", "common", "general", "action", "actions", "navigation", "nav", "title", "label", "icon", "ic",
    "img", "arrow", "chevron", "l10n", "strings", "string", "text", "app", "bar", "ui", "global", "shared", "white",
    "black", "image", "left",
  ]

  private static let backWords: Set<String> = [
    "back", "go back", "previous screen", "zurück", "retour", "précédent", "atrás", "volver", "regresar", "indietro",
    "voltar", "terug", "tillbaka", "tilbage", "tilbake", "takaisin", "wstecz", "wróć", "powrót", "zpět", "späť",
    "vissza", "înapoi", "geri", "πίσω", "назад", "رجوع", "عودة", "العودة", "חזרה", "חזור", "بازگشت", "वापस", "पीछे",
    "กลับ", "ย้อนกลับ", "quay lại", "trở lại", "kembali", "戻る", "もどる", "返回", "后退", "上一步", "後退", "뒤로",
    "뒤로가기", "뒤로 가기", "돌아가기", "enrere", "natrag", "nazad", "nazaj", "atgal", "atpakaļ", "tagasi", "til baka",
  ]

  private static let closingWords: Set<String> = [
    "close", "cancel", "dismiss", "exit", "schließen", "abbrechen", "fermer", "annuler", "cerrar", "cancelar",
    "chiudi", "annulla", "fechar", "sluiten", "annuleer", "annuleren", "stäng", "avbryt", "luk", "annuller", "lukk",
    "sulje", "peruuta", "zamknij", "anuluj", "zavřít", "zrušit", "bezárás", "mégse", "kapat", "iptal", "закрыть",
    "отмена", "закрити", "скасувати", "إغلاق", "إلغاء", "סגור", "ביטול", "閉じる", "キャンセル", "关闭", "取消", "關閉",
    "닫기", "취소", "đóng", "hủy", "tutup", "batal", "ปิด", "ยกเลิก",
  ]
}
