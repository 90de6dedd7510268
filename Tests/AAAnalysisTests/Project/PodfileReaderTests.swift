import Testing

@testable import AAAnalysis

@Suite struct PodfileReaderTests {
  private func settings(_ text: String) -> [BuildSettingAssignment] {
    PodfileReader.read(FileID("Podfile"), SourceText(text))?.assistiveSettings ?? []
  }

  @Test func settingsOfHooksAreFound() {
    let text = """
      platform :ios, '17.0'
      # config.build_settings['INFOPLIST_KEY_UISupportsAssistiveAccess'] = 'YES'
      =begin
      config.build_settings['INFOPLIST_KEY_UISupportsAssistiveAccess'] = 'YES'
      =end
      post_install do |installer|
        installer.pods_project.targets.each do |target|
          target.build_configurations.each do |config|
            config.build_settings['INFOPLIST_KEY_UISupportsAssistiveAccess'] = 'YES' # why
            config.build_settings["INFOPLIST_KEY_UISupportsFullScreenInAssistiveAccess[sdk=iphone*]"] = true
            config.build_settings['INFOPLIST_KEY_UILaunchScreen_Generation'] = 'YES'
          end
        end
      end
      __END__
      config.build_settings['INFOPLIST_KEY_UISupportsAssistiveAccess'] = 'YES'
      """
    let found = settings(text)
    let source = SourceText(text)
    #expect(
      found.map(\.name) == [
        "INFOPLIST_KEY_UISupportsAssistiveAccess", "INFOPLIST_KEY_UISupportsFullScreenInAssistiveAccess",
      ])
    #expect(found.map(\.value) == ["YES", ""])
    #expect(
      found.map { source.string(in: $0.location.span) } == [
        "INFOPLIST_KEY_UISupportsAssistiveAccess", "INFOPLIST_KEY_UISupportsFullScreenInAssistiveAccess[sdk=iphone*]",
      ])
    #expect(
      found.map { source.string(in: $0.removalSpan) } == [
        "      config.build_settings['INFOPLIST_KEY_UISupportsAssistiveAccess'] = 'YES' # why\n",
        "      config.build_settings[\"INFOPLIST_KEY_UISupportsFullScreenInAssistiveAccess[sdk=iphone*]\"] = true\n",
      ])
  }

  @Test(arguments: [
    ("'INFOPLIST_KEY_UISupportsAssistiveAccess' => 'YES',", true),
    ("s['INFOPLIST_KEY_UISupportsAssistiveAccess'] = 'YES' if debug", false),
    ("targets.each { |t| t['INFOPLIST_KEY_UISupportsAssistiveAccess'] = 'YES' }", false),
    ("s['INFOPLIST_KEY_UISupportsAssistiveAccess'] =", false),
    ("s.merge!({ 'A' => 'B', 'INFOPLIST_KEY_UISupportsAssistiveAccess' => 'YES' })", false),
    ("s.merge!('INFOPLIST_KEY_UISupportsAssistiveAccess' => 'YES'", false),
    ("a = 1; s['INFOPLIST_KEY_UISupportsAssistiveAccess'] = 'YES'", false),
  ])
  func onlyAStatementOnALineOfItsOwnIsRemoved(_ line: String, _ isRemoved: Bool) {
    let text = "begin\n  \(line)\nend\n"
    let removal = settings(text).first?.removalSpan
    #expect(removal.map { SourceText(text).string(in: $0) } == (isRemoved ? "  \(line)\n" : ""))
  }

  @Test func aPodfileThatSaysNothingDescribesNothing() {
    #expect(PodfileReader.read(FileID("Podfile"), SourceText("target 'Notes' do\n  pod 'A'\nend\n")) == nil)
    #expect(PodfileReader.read(FileID("Podfile"), SourceText("pod 'unclosed")) == nil)
    #expect(PodfileReader.read(FileID("Podfile"), SourceText("'\\")) == nil)
  }
}
