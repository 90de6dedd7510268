public enum SVProgressHUD {
  public static func showSuccess(withStatus status: String) { fatalError() }
}
