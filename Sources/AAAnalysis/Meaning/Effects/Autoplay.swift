/// Finds media that start to play without a tap.
struct Autoplay {
  let resolver: Resolver
  let graph: ViewGraph

  /// Why code runs without a tap.
  struct Start {
    /// `onAppear`, `task`, `viewDidAppear`, `init`
    var name: String
    var declaration: DeclarationID
    /// Relative to the declaration.
    var span: Span
    /// The bodies on the way from there to the call, both included.
    var way: [DeclarationID]
  }

  /// Whether a call starts a player.
  ///
  /// - Parameter span: the call's, relative to the declaration.
  func plays(_ call: CallStep, at span: Span, in id: DeclarationID) -> Bool {
    plays(call, in: id)
      && resolver.body(of: id)?.collectedCalls.contains {
        $0.span == span && ($0.guards.asksForAutoplay || $0.isInClosure)
      } == false
  }

  private func plays(_ call: CallStep, in id: DeclarationID) -> Bool {
    guard ["play", "playImmediately", "playFromCurrentPosition"].contains(call.name), let last = call.receiver.last
    else { return false }
    if let type = resolver.type(of: call.receiver, in: id) { return Self.players.contains(type) }
    guard last.words.contains("player"), resolver.members(call.name, receiver: call.receiver, in: id).isEmpty else {
      return false
    }
    return resolver.index.files[id.file].outline.imports.contains {
      ["AVKit", "AVFoundation", "AVFAudio"].contains($0.module)
    }
  }

  private static let players: Set<String> = [
    "AVPlayer", "AVAudioPlayer", "AVQueuePlayer", "AVPlayerLooper", "AVAudioPlayerNode", "AVPlayerLayer",
  ]

  /// - Parameter action: the action that the call stands in.
  func start(of action: Int?, in id: DeclarationID) -> Start? {
    guard let action else { return start(of: id) }
    return start(byAction: action, in: id).map { Start(name: $0.name, declaration: id, span: $0.span, way: [id]) }
  }

  /// The way back along the calls, breadth first, to code that runs by itself.
  private func start(of id: DeclarationID) -> Start? {
    var pending: [(id: DeclarationID, way: [DeclarationID])] = [(id, [id])]
    var seen: Set<DeclarationID> = [id]
    var position = 0
    while position < pending.count {
      let (current, way) = pending[position]
      position += 1
      let name = resolver.index[current].name
      // An initialiser far away makes something that may play later.
      if Self.lifecycle.contains(name), resolver.function(current) != nil, name != "init" || way.count <= 2 {
        return Start(name: name, declaration: current, span: resolver.index[current].nameSpan, way: way)
      }
      guard way.count < 4, let node = graph.node(of: current) else { continue }
      for edge in node.incoming {
        let caller = graph.nodes[edge.from].declaration
        guard case .call(let number) = edge.source, let body = resolver.body(of: caller) else { continue }
        let calls = body.collectedCalls
        guard calls.indices.contains(number), !calls[number].guards.asksForAutoplay,
          !calls[number].isInClosure
        else { continue }
        if let action = calls[number].action {
          guard let start = start(byAction: action, in: caller) else { continue }
          return Start(name: start.name, declaration: caller, span: start.span, way: way + [caller])
        }
        if seen.insert(caller).inserted { pending.append((caller, way + [caller])) }
      }
    }
    return nil
  }

  private func start(byAction number: Int, in id: DeclarationID) -> (name: String, span: Span)? {
    guard let body = resolver.body(of: id) else { return nil }
    let action = body.actions[number]
    guard action.role == .lifecycle, let modifierNumber = action.modifier else { return nil }
    let modifier = body.elements[action.element].modifiers[modifierNumber]
    guard ["onAppear", "task"].contains(modifier.name) else { return nil }
    return (modifier.name, modifier.nameSpan)
  }

  private static let lifecycle: Set<String> = [
    "viewDidLoad", "viewWillAppear", "viewDidAppear", "makeUIView", "makeUIViewController", "init",
  ]

  /// Whether a body shows a player with the system's controls, or a button that pauses.
  func hasControls(_ id: DeclarationID) -> Bool {
    guard let body = resolver.body(of: id) else { return false }
    if body.elements.contains(where: { $0.name == "VideoPlayer" }) { return true }
    return body.collectedCalls.contains { collected in
      if collected.call.name == "AVPlayerViewController" { return true }
      guard let action = collected.action, body.actions[action].role == .action else { return false }
      return collected.call.name.words.contains { ["pause", "stop", "toggle", "mute"].contains($0) }
    }
  }
}

extension Array where Element == Guard {
  /// `if settings.autoplay`: the person chose it.
  var asksForAutoplay: Bool {
    contains { item in item.names.contains { $0.lowercased().contains("autoplay") } }
  }
}
