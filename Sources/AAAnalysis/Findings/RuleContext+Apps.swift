// What a rule may ask about the apps of the workspace.

extension RuleContext {
  /// The apps for iPhone and iPad: targets of project files, and those that no project file describes.
  var apps: [AppBundle] { snapshot.bundles.apps }

  /// The apps that a Swift file is compiled into, also by way of libraries and packages that they link.
  func apps(compiling file: FileID) -> [AppBundle] {
    snapshot.bundles.apps(compiling: file, claimants: claimants(of: file)).map { apps[$0] }
  }

  /// The Swift files that were read and that are compiled into an app, as numbers of the index.
  func files(of app: AppBundle) -> [Int] { snapshot.conclusions.filesOfApps[app.number] }

  /// Where the code of an app sets Assistive Access up.
  func sceneFacts(of app: AppBundle) -> SceneFacts {
    var facts = SceneFacts()
    for file in files(of: app) { facts.add(snapshot.conclusions.sceneFacts[file]) }
    return facts
  }

  /// Where the code of the file sets Assistive Access up.
  var sceneFacts: SceneFacts {
    index.number(of: file).map { snapshot.conclusions.sceneFacts[$0] } ?? SceneFacts()
  }

  /// The lowest version of each platform on which the code of a file has to run, over all targets that compile it and
  /// all their configurations. A platform that no project file tells about is left out.
  func deploymentTargets(of file: FileID) -> [Platform: DeploymentTarget] {
    var lowest: [Platform: DeploymentTarget] = [:]
    let targets = targetsCompiling(file)
    // A package that has the files of an app too, for its tests or for editors, does not say what the app runs on.
    let deciding = targets.contains { $0.form != .package } ? targets.filter { $0.form != .package } : targets
    for target in deciding {
      for configuration in target.configurations {
        for (platform, deploymentTarget) in configuration.deploymentTargets
        where target.platforms.isEmpty || target.platforms.contains(platform) {
          if let known = lowest[platform], known.version <= deploymentTarget.version { continue }
          lowest[platform] = deploymentTarget
        }
      }
    }
    return lowest
  }

  /// The lowest version of iOS on which the code of a file has to run; nil if no project file tells.
  func deploymentTarget(of file: FileID) -> DeploymentTarget? { deploymentTargets(of: file)[.iOS] }

  /// The targets that compile a file themselves.
  func targetsCompiling(_ file: FileID) -> [BuildTarget] {
    claimants(of: file).map { snapshot.bundles.projects.targets[$0] }
  }

  /// The targets that compile a file themselves, as indices into those of the project model.
  private func claimants(of file: FileID) -> [Int] {
    snapshot.conclusions.claimants[file] ?? snapshot.bundles.projects.claimants(of: file)
  }
}
