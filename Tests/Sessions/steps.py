"""The steps of random sessions. Each takes the world as it finds it, so that any selection of steps is a session."""

import json
import os
import random
from pathlib import Path
from urllib.parse import unquote

from endpoint import framed
from support.documents import apply_edits
from world import CONFIGURATION, World

# What is typed. Some of it is code that rules speak about, some is broken, some is awkward to count.
SNIPPETS = [
    "\n", " ", "}", "{", "(", ")", "\"", "\"\"\"", "/*", "*/", "//", "@", "é", "😀", "e\u0301", "\r\n", "\r", "\u2028", "\t",
    "struct Other: View { var body: some View { Text(\"Hi\") } }\n",
    "Button(\"Delete\", role: .destructive) { items.removeAll() }\n",
    "Button { } label: { Image(systemName: \"trash\") }\n",
    ".navigationTitle(\"Home\")", ".onTapGesture(count: 2) { delete() }",
    ".task { try? await Task.sleep(for: .seconds(2)); toast = nil }\n",
    "// aa:disable:next icon-only - because\n", "// aa:disable:file nothing-at-all\n",
    "AssistiveAccess { NavigationStack { Other() } }\n", "NavigationLink(\"Go\") { Other() }\n",
    "#if DEBUG\n", "#endif\n", "@Environment(\\.accessibilityAssistiveAccessEnabled) var isAssistive\n",
    "import SwiftUI\n", "extension Other { func delete() { } }\n", "<key>UISupportsAssistiveAccess</key><true/>",
]

# What may stand at the beginning of a line without breaking the code around it.
GENTLE = [
    "\n", "// é😀\n", "\r\n", "/* a\nb */ ", "  ", "\t", "// aa:disable:next icon-only - because\n", "@MainActor\n",
    "// aa:disable:file nothing-at-all\n", "\n\n\n",
]

CONFIGURATIONS = [
    "{}", "{\"scope\": \"all\"}", "{\"rules\": {\"navigation\": \"off\"}}", "{\"exclude\": [\"**/Shared/**\"]}",
    "{\"rules\": {\"destructive-confirmed-once\": {\"confirmations\": 1}}}", "{ broken", "[]", "{\"extends\": \"none.json\"}",
    "{\"rules\": {\"icon-only\": \"error\", \"no-such-rule\": \"off\"}, \"include\": [\"**/*.swift\"]}",
    f"{{\"extends\": \"{CONFIGURATION}\"}}",
]

UNTITLED = ["untitled:Untitled-1", "untitled:Untitled-2", "git:/x/App.swift?ref", "file:///none/such/File.swift"]


def some_uri(world: World, chance: random.Random) -> str:
    files = world.files()
    if files and chance.random() < 0.9:
        return chance.choice(files).as_uri()
    return chance.choice(UNTITLED)


def some_document(world: World, chance: random.Random):
    return world.documents[chance.choice(sorted(world.documents))] if world.documents else None


def path_of(uri: str) -> Path:
    return Path(unquote(uri.removeprefix("file://")))


def text_on_disk(uri: str) -> str:
    if not uri.startswith("file:") or not path_of(uri).is_file():
        return "import SwiftUI\n"
    try:
        return path_of(uri).read_bytes().decode()
    except (OSError, UnicodeDecodeError):
        return "import SwiftUI\n"


# Documents


def open_document(world: World, chance: random.Random) -> None:
    uri = some_uri(world, chance)
    if chance.random() < 0.6:
        # One of those with something to find, where they are what they were.
        uri = world.app.uri(chance.choice(world.app.expected).path) if world.app.expected else uri
    if uri not in world.documents:
        world.open(uri, text_on_disk(uri), chance.choice([0, 1, 7]))


def open_again(world: World, chance: random.Random) -> None:
    """Against the protocol: the later text counts."""
    if document := some_document(world, chance):
        world.open(document.uri, document.text + chance.choice(SNIPPETS), 1)


def some_place(text: str, chance: random.Random) -> int:
    """Where something is typed: mostly where a line begins, so that code stays code for a while."""
    place = chance.randrange(len(text) + 1)
    if chance.random() < 0.8:
        place = text.rfind("\n", 0, place) + 1
    # No position lies between the two characters of a line end.
    return place - 1 if text[max(place - 1, 0) : place + 1] == "\r\n" else place


def some_change(world: World, chance: random.Random, text: str) -> dict:
    kind = chance.random()
    if kind < 0.03:
        return {"text": text[: chance.randrange(len(text) + 1)] + chance.choice(SNIPPETS)}
    start = end = some_place(text, chance)
    if kind < 0.1:
        end = min(len(text), start + chance.randrange(40))
        if text[max(end - 1, 0) : end + 1] == "\r\n" and end > start:
            end -= 1
    if kind < 0.15:
        # A block stands twice, or takes the place of another.
        return {"range": world.range(text, start, end), "text": text[end : end + chance.randrange(400)]}
    return {"range": world.range(text, start, end), "text": chance.choice(SNIPPETS if kind < 0.4 else GENTLE)}


def change_document(world: World, chance: random.Random) -> None:
    document = some_document(world, chance)
    if not document or document.is_unsure:
        return
    changes, text = [], document.text
    for _ in range(chance.choice([1, 1, 1, 2, 5])):
        changes.append(some_change(world, chance, text))
        before = document.text
        document.text = text
        text = applied(world, text, changes[-1])
        document.text = before
    world.change(document, changes)


def applied(world: World, text: str, change: dict) -> str:
    if "range" not in change:
        return change["text"]
    return apply_edits(text, [{"range": change["range"], "newText": change["text"]}], world.ways.encoding)


def type_and_undo(world: World, chance: random.Random) -> None:
    """Types a word letter by letter and takes it back."""
    document = some_document(world, chance)
    if not document or document.is_unsure:
        return
    start = some_place(document.text, chance)
    word = chance.choice(SNIPPETS[19:])
    if "\r" in document.text[start - 1 : start] or "\r" in word:
        return
    for offset, letter in enumerate(word):
        world.change(document, [{"range": world.range(document.text, start + offset, start + offset), "text": letter}])
    world.change(document, [{"range": world.range(document.text, start, start + len(word)), "text": ""}])


def replace_document(world: World, chance: random.Random) -> None:
    if document := some_document(world, chance):
        world.change(document, [{"text": text_on_disk(some_uri(world, chance))}])


def wrong_version(world: World, chance: random.Random) -> None:
    if document := some_document(world, chance):
        if not document.is_unsure:
            change = some_change(world, chance, document.text)
            world.change(document, [change], chance.choice([document.version, document.version - 1, -5, 0, 2**31 - 1]))


def senseless_change(world: World, chance: random.Random) -> None:
    """Positions that no text has. What the server makes of them is its own affair."""
    document = some_document(world, chance)
    if not document:
        return
    document.is_unsure = True
    numbers = [-1, 0, 3, 10**6, 2**31 - 1]
    start, end = ({"line": chance.choice(numbers), "character": chance.choice(numbers)} for _ in range(2))
    identity = {"uri": document.uri, "version": document.version + 1}
    change = {"range": {"start": start, "end": end}, "text": chance.choice(SNIPPETS)}
    if chance.random() < 0.3:
        change = {"range": "everything", "text": 7}
    world.server.notify("textDocument/didChange", {"textDocument": identity, "contentChanges": [change]})


def close_document(world: World, chance: random.Random) -> None:
    if document := some_document(world, chance):
        del world.documents[document.uri]
        world.server.notify("textDocument/didClose", {"textDocument": {"uri": document.uri}})


def not_open(world: World, chance: random.Random) -> None:
    uri = some_uri(world, chance)
    if uri not in world.documents:
        identity = {"uri": uri, "version": 3}
        if chance.random() < 0.5:
            world.server.notify("textDocument/didClose", {"textDocument": identity})
        else:
            change = {"textDocument": identity, "contentChanges": [{"text": "struct Never { }"}]}
            world.server.notify("textDocument/didChange", change)


def save_document(world: World, chance: random.Random) -> None:
    document = some_document(world, chance)
    if document and document.uri.startswith("file://") and not document.is_unsure:
        path = path_of(document.uri)
        if path.is_relative_to(world.home):
            world.write(path, document.text.encode())
        world.server.notify("textDocument/didSave", {"textDocument": {"uri": document.uri}})


# Questions

COMMANDS = ["assistive-access.fixAll", "assistive-access.audit", "assistive-access.flow", "none"]


def question(world: World, chance: random.Random) -> tuple[str, dict]:
    uri = some_document(world, chance).uri if world.documents and chance.random() < 0.8 else some_uri(world, chance)
    document = {"textDocument": {"uri": uri}}
    place = {"line": chance.randrange(80), "character": chance.randrange(60)}
    span = {"start": {"line": 0, "character": 0}, "end": place}
    return chance.choice(
        [
            ("textDocument/hover", document | {"position": place}),
            ("textDocument/completion", document | {"position": place}),
            ("textDocument/codeAction", document | {"range": span, "context": {"diagnostics": []}}),
            ("textDocument/codeLens", document),
            ("textDocument/documentLink", document),
            ("textDocument/diagnostic", document),
            ("workspace/diagnostic", {"previousResultIds": []}),
            ("workspace/executeCommand", {"command": chance.choice(COMMANDS), "arguments": []}),
            ("workspace/willRenameFiles", {"files": [{"oldUri": uri, "newUri": uri + "2"}]}),
        ]
    )


def ask(world: World, chance: random.Random) -> None:
    method, params = question(world, chance)
    if method != "textDocument/diagnostic" and method != "workspace/diagnostic" or world.ways.pulls:
        world.server.ask(method, params)


def ask_and_wait(world: World, chance: random.Random) -> None:
    method, params = question(world, chance)
    if "diagnostic" not in method:
        world.server.answer(world.server.ask(method, params))


def cancel(world: World, chance: random.Random) -> None:
    method, params = question(world, chance)
    key = world.server.ask(method, params)
    world.server.notify("$/cancelRequest", {"id": json.loads(key)})


def cancel_something(world: World, chance: random.Random) -> None:
    world.server.notify("$/cancelRequest", {"id": chance.choice([1, "id-3", 10**6, "none", None, 1.5])})


# The disk


def write_file(world: World, chance: random.Random) -> None:
    files = world.files()
    if not files:
        return
    path = chance.choice(files)
    text = text_on_disk(path.as_uri())
    cut = chance.randrange(len(text) + 1)
    data = (text[:cut] + chance.choice(SNIPPETS) + text[cut:]).encode()
    if chance.random() < 0.15:
        data = chance.choice([b"", b"\xff\xfe\x00\x00", b"bplist00", data[: len(data) // 2], data.replace(b"\n", b"\r\n")])
    world.write(path, data)


def add_file(world: World, chance: random.Random) -> None:
    folder = chance.choice([path for path in world.paths() if path.is_dir()] + [world.app.root])
    name = chance.choice(["New.swift", "Deep/er/New.swift", "Info.plist", "New 😀 é.swift", ".gitignore", "Package.swift"])
    texts = {"Info.plist": "<plist><dict></dict></plist>", ".gitignore": "New.swift\nShared/\n"}
    text = texts.get(name, "import SwiftUI\n" + "".join(chance.choices(SNIPPETS[19:], k=3)))
    world.write(folder / name, text.encode())


def remove_something(world: World, chance: random.Random) -> None:
    if paths := world.paths():
        world.remove(chance.choice(paths))


def rename_something(world: World, chance: random.Random) -> None:
    if paths := world.paths():
        path = chance.choice(paths)
        target = path.with_name(chance.choice(["Renamed", "Other"]) + path.suffix)
        try:
            path.rename(target)
        except OSError:
            return
        world.touch(path)
        world.touch(target)


def replace_kind(world: World, chance: random.Random) -> None:
    """A folder becomes a file, or a file a folder, a link, a loop or a pipe."""
    paths = world.paths()
    if not paths:
        return
    path = chance.choice(paths)
    world.remove(path)
    try:
        match chance.randrange(5):
            case 0:
                path.write_text("struct WasAFolder { }\n")
            case 1:
                path.mkdir()
                world.write(path / "Inside.swift", b"import SwiftUI\n" + SNIPPETS[21].encode())
            case 2:
                path.symlink_to(path.parent)  # A loop.
            case 3:
                path.symlink_to(chance.choice(paths + [path]))
            case 4:
                os.mkfifo(path)
    except OSError:
        pass
    world.touch(path)


def change_permissions(world: World, chance: random.Random) -> None:
    paths = [path for path in world.paths() if not path.is_symlink()]
    if paths:
        path = chance.choice(paths)
        path.chmod(chance.choice([0, 0o200, 0o755 if path.is_dir() else 0o644]))
        world.touch(path)


def tell_of_files(world: World, chance: random.Random) -> None:
    paths = sorted(world.touched)
    world.tell_of_files(chance.sample(paths, chance.randrange(len(paths) + 1)) if chance.random() < 0.5 else paths)


def tell_nonsense_of_files(world: World, chance: random.Random) -> None:
    uri = chance.choice([some_uri(world, chance), "file:///", "none", world.app.root.as_uri(), "file:///none/Such.swift"])
    world.server.notify("workspace/didChangeWatchedFiles", {"changes": [{"uri": uri, "type": chance.choice([1, 2, 3, 9])}]})
    path = path_of(uri)
    # What is not so has to be put right, or the two would know different things for ever.
    if uri.startswith("file://") and path.is_relative_to(world.home):
        world.touched.add(path)


# Settings and folders


def change_configuration(world: World, chance: random.Random) -> None:
    folders = [path for path in world.paths() if path.is_dir() and not path.is_symlink()] + [world.app.root]
    path = chance.choice(folders[-1:] if chance.random() < 0.7 else folders) / CONFIGURATION
    if chance.random() < 0.2:
        world.remove(path)
    else:
        world.write(path, chance.choice(CONFIGURATIONS).encode())


def change_settings(world: World, chance: random.Random) -> None:
    scope = chance.choice([{"scope": "all"}, {"scope": "assistive-access"}, {}, {"scope": 7}])
    world.settings = {"codeLens": chance.random() < 0.5, "logLevel": "warning"} | scope
    world.server.settings = world.settings
    world.server.notify("workspace/didChangeConfiguration", {"settings": {"assistiveAccess": world.settings}})


def change_folders(world: World, chance: random.Random) -> None:
    folder = chance.choice([world.app.root, world.other.root])
    item = [{"uri": folder.as_uri(), "name": "folder"}]
    if folder in world.folders and len(world.folders) > 1:
        world.folders.remove(folder)
        event = {"added": [], "removed": item}
    elif folder not in world.folders:
        world.folders.append(folder)
        event = {"added": item, "removed": []}
    else:
        return
    world.server.notify("workspace/didChangeWorkspaceFolders", {"event": event})


# Bad manners


def nonsense(world: World, chance: random.Random) -> None:
    server = world.server
    bodies = [
        b"{", b"[]", b"null", b"\xff", b'{"jsonrpc":"1.0"}', b'{"jsonrpc":"2.0"}', b"[" * 500,
        b'{"jsonrpc":"2.0","method":7}', b'{"jsonrpc":"2.0","method":"none","params":3}',
        b'{"jsonrpc":"2.0","id":99999,"result":null}', b'{"jsonrpc":"2.0","id":{},"method":"shutdown"}',
        b'{"jsonrpc":"2.0","method":"initialized","params":{}}', b'{"jsonrpc":"2.0","method":"$/none"}',
        b'{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{}}',
        b'{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":1}}}',
    ]
    match chance.randrange(4):
        case 0:
            server.send_bytes(chance.choice([b"print me\n", b"Content-Length: x\r\n\r\n", b"\r\n\r\n", b"\0\0"]))
        case 1:
            server.send_bytes(framed(chance.choice(bodies)))
        case 2:
            server.ask(chance.choice(["initialize", "none", "$/none", "textDocument/didOpen"]), {})
        case 3:
            method, params = question(world, chance)
            server.ask(method, chance.choice([[], {}, {"textDocument": 3}, params | {"textDocument": None}]))


def in_pieces(world: World, chance: random.Random) -> None:
    """A message that comes bit by bit."""
    data = framed({"jsonrpc": "2.0", "method": "$/none", "params": {"text": "é😀" * 20}})
    cuts = sorted(chance.sample(range(len(data)), 5))
    for start, end in zip([0, *cuts], [*cuts, len(data)]):
        world.server.send_bytes(data[start:end])


def deaf(world: World, chance: random.Random) -> None:
    """Reads nothing for a while and goes on asking."""
    world.server.stop_listening()
    for _ in range(chance.choice([5, 50])):
        ask(world, chance)
        change_document(world, chance)
    world.server.listen()


def wait_a_little(world: World, chance: random.Random) -> None:
    world.server.pause(chance.choice([0.01, 0.05, 0.2]))


WEIGHTS = {
    open_document: 8, change_document: 26, type_and_undo: 4, replace_document: 1, close_document: 3, save_document: 3,
    open_again: 1, wrong_version: 2, senseless_change: 1, not_open: 1,
    ask: 12, ask_and_wait: 3, cancel: 4, cancel_something: 1,
    write_file: 4, add_file: 3, remove_something: 1, rename_something: 1, replace_kind: 1, change_permissions: 1,
    tell_of_files: 8, tell_nonsense_of_files: 1, change_configuration: 2, change_settings: 2, change_folders: 1,
    nonsense: 3, in_pieces: 1, deaf: 0.5, wait_a_little: 3,
}  # fmt: skip


def chosen(chance: random.Random, count: int) -> list[tuple]:
    """Steps, each with a seed of its own, so that leaving one out changes no other."""
    kinds = list(WEIGHTS)
    return [
        (kind, chance.randrange(2**32)) for kind in chance.choices(kinds, [WEIGHTS[kind] for kind in kinds], k=count)
    ]
