"""Holds what a server sends against the protocol: its types, the client's capabilities, and the texts."""

from pathlib import Path
from urllib.parse import unquote, urlsplit

from lsprotocol import converters, types

from .documents import problem_with_range

CONVERTER = converters.get_converter()

# What a server may send before it has answered `initialize`.
BEFORE_INITIALIZE = {"window/showMessage", "window/logMessage", "telemetry/event", "window/showMessageRequest"}

# Which capability a message needs, as a path into the client's capabilities; any of several will do.
NEEDED_CAPABILITY = {
    "workspace/configuration": ["workspace.configuration"],
    "workspace/applyEdit": ["workspace.applyEdit"],
    "workspace/diagnostic/refresh": ["workspace.diagnostics.refreshSupport"],
    "workspace/codeLens/refresh": ["workspace.codeLens.refreshSupport"],
    "window/workDoneProgress/create": ["window.workDoneProgress"],
    "window/showDocument": ["window.showDocument.support"],
    "$/progress": ["window.workDoneProgress"],
}

# Where the client says that a method may be registered later, and where the server says so from the start.
REGISTRATION = {
    "workspace/didChangeWatchedFiles": ("workspace.didChangeWatchedFiles", None),
    "workspace/didChangeConfiguration": ("workspace.didChangeConfiguration", None),
    "textDocument/diagnostic": ("textDocument.diagnostic", "diagnosticProvider"),
    "textDocument/codeAction": ("textDocument.codeAction", "codeActionProvider"),
    "textDocument/hover": ("textDocument.hover", "hoverProvider"),
}


def member(json, path: str):
    for key in path.split("."):
        json = json.get(key) if isinstance(json, dict) else None
    return json


def without_nulls(json):
    if isinstance(json, dict):
        return {key: without_nulls(value) for key, value in json.items() if value is not None}
    return [without_nulls(item) for item in json] if isinstance(json, list) else json


def difference(sent, understood, path: str = "") -> str | None:
    """Where two JSON values differ first."""
    if isinstance(sent, dict) and isinstance(understood, dict):
        for key in sorted(sent.keys() | understood.keys()):
            if key not in understood:
                return f"{path}.{key}: unknown to the protocol"
            if key not in sent:
                return f"{path}.{key}: missing"
            if found := difference(sent[key], understood[key], f"{path}.{key}"):
                return found
        return None
    if isinstance(sent, list) and isinstance(understood, list) and len(sent) == len(understood):
        pairs = enumerate(zip(sent, understood))
        return next((found for n, (a, b) in pairs if (found := difference(a, b, f"{path}[{n}]"))), None)
    same = sent == understood and isinstance(sent, bool) == isinstance(understood, bool)
    return None if same else f"{path}: {sent!r} is understood as {understood!r}"


def problem_with_type(message: dict, kind: type) -> str | None:
    """Whether a message has the protocol's type, with no member too many and none lost."""
    try:
        value = CONVERTER.structure(message, kind)
    except Exception as error:  # cattrs raises many kinds, all of which say the same here.
        details = getattr(error, "exceptions", [error])
        return f"is no {kind.__name__}: {'; '.join(repr(detail) for detail in details)}"
    return difference(without_nulls(message), without_nulls(CONVERTER.unstructure(value, kind)))


def problem_with_shape(message) -> str | None:
    """What JSON-RPC asks for."""
    if not isinstance(message, dict):
        return "is no object"
    if message.get("jsonrpc") != "2.0":
        return f"jsonrpc is {message.get('jsonrpc')!r}"
    if "method" in message:
        unknown = message.keys() - {"jsonrpc", "id", "method", "params"}
        if not isinstance(message["method"], str):
            return "method is no string"
        if "params" in message and not isinstance(message["params"], (dict, list)):
            return f"params are {message['params']!r}"
    else:
        unknown = message.keys() - {"jsonrpc", "id", "result", "error"}
        if "id" not in message:
            return "is a response without an id"
        if ("result" in message) == ("error" in message):
            return "has not exactly one of result and error"
    if unknown:
        return f"has the unknown members {sorted(unknown)}"
    return None


def texts_in(message, uri: str | None = None):
    """All pairs of a document's URI and a range in it."""
    if isinstance(message, list):
        for item in message:
            yield from texts_in(item, uri)
    elif isinstance(message, dict):
        if isinstance(message.get("uri"), str):
            uri = message["uri"]
        if isinstance(member(message, "textDocument.uri"), str):
            uri = message["textDocument"]["uri"]
        if isinstance(message.get("range"), dict):
            yield uri, message["range"]
        for key, value in message.items():
            if key in ("range", "data"):
                continue
            if key in ("changes", "relatedDocuments") and isinstance(value, dict):
                for other, items in value.items():
                    yield from texts_in(items, other)
            else:
                yield from texts_in(value, uri)


def path_of(uri: str) -> Path | None:
    parts = urlsplit(uri)
    return Path(unquote(parts.path)) if parts.scheme == "file" else None


def kind_of_action(item: dict) -> type:
    return types.Command if isinstance(item.get("command"), str) else types.CodeAction


class Judge:
    """Looks at every message from a server and keeps what is wrong with it."""

    def __init__(self, capabilities: dict):
        self.capabilities = capabilities
        self.server: dict | None = None
        self.encoding = "utf-16"
        self.problems: list[str] = []
        # Method and document (with the text that it had) of each request that is not answered.
        self.pending: dict = {}
        # The client's open documents.
        self.documents: dict = {}
        # Those that were open once.
        self.closed: set[str] = set()
        # What files held before a test changed them on disk; what is on its way may be about that.
        self.former: dict[str, list[str]] = {}
        self.registered: set[str] = set()
        # What the client has handed in to be told of progress or of parts.
        self.tokens: set = set()

    def judge(self, message) -> None:
        problem = problem_with_shape(message) or self.problem(message)
        if problem:
            self.problems.append(f"{problem}\n  in {str(message)[:2000]}")

    def problem(self, message: dict) -> str | None:
        if "method" not in message:
            return self.problem_with_response(message)
        method = message["method"]
        if method not in types.METHOD_TO_TYPES:
            return f"'{method}' is no method of the protocol"
        return (
            problem_with_type(message, types.METHOD_TO_TYPES[method][0])
            or self.problem_with_moment(method)
            or self.problem_with_capability(method, message.get("params"))
            or (method == "client/registerCapability" and self.problem_with_registrations(message["params"]))
            or (method == "textDocument/publishDiagnostics" and self.problem_with_published(message["params"]))
            or None
        )

    # Responses

    def problem_with_response(self, message: dict) -> str | None:
        identifier = message["id"]
        if "error" in message:
            self.pending.pop(self.key(identifier), None)
            return problem_with_type(message, types.ResponseErrorMessage)
        if self.key(identifier) not in self.pending:
            return "answers what was not asked, or twice"
        method, uri, text = self.pending.pop(self.key(identifier))
        if method not in types.METHOD_TO_TYPES:
            return f"has a result for the unknown '{method}'"
        result = message["result"]
        if method == "textDocument/codeAction":
            # Looked at one by one: lsprotocol takes every action that has a command for a command.
            problems = [problem_with_type(item, kind_of_action(item)) for item in result or []]
            problem = next(filter(None, problems), None)
        else:
            problem = problem_with_type(message, types.METHOD_TO_TYPES[method][1])
        if problem:
            return problem
        if method == "initialize":
            self.server = result["capabilities"]
            self.encoding = self.server.get("positionEncoding", "utf-16")
            return self.problem_with_server()
        texts = {uri: text} if text is not None else {}
        if method == "textDocument/diagnostic" and result["kind"] == "full":
            return self.problem_with_diagnostics(result["items"]) or self.problem_with_places(result, uri, texts)
        if method == "workspace/diagnostic":
            items = [item for report in result["items"] for item in report.get("items", [])]
            return self.problem_with_diagnostics(items) or self.problem_with_places(result, uri, texts)
        if method in ("textDocument/codeAction", "codeAction/resolve"):
            actions = result if isinstance(result, list) else [result]
            if problem := self.problem_with_actions([action for action in actions if action is not None]):
                return problem
        if method == "textDocument/completion" and result is not None:
            if problem := self.problem_with_completions(result["items"]):
                return problem
        if method == "completionItem/resolve":
            # Its places were looked at when it was offered, and it does not say in which document they are.
            return None
        return self.problem_with_places(result, uri, texts)

    def problem_with_completions(self, items: list[dict]) -> str | None:
        """What an item has that the client did not ask for."""
        can = member(self.capabilities, "textDocument.completion.completionItem") or {}
        for item in items:
            if item.get("insertTextFormat") == 2 and not can.get("snippetSupport"):
                return "has a snippet, which the client does not take"
            if "insert" in item["textEdit"] and not can.get("insertReplaceSupport"):
                return "has two ranges, of which the client knows one"
            if item.get("preselect") and not can.get("preselectSupport"):
                return "preselect: not asked for"
            if "data" not in item and not item.get("documentation") and not item.get("detail"):
                return f"does not say what {item['label']} is"
        return None

    @staticmethod
    def key(identifier):
        # 1 and "1" are two ids, and in Python 1 == True == 1.0.
        return (type(identifier).__name__, identifier)

    def problem_with_server(self) -> str | None:
        wanted = member(self.capabilities, "general.positionEncodings") or ["utf-16"]
        if self.encoding not in [*wanted, "utf-16"]:
            return f"chose the encoding {self.encoding}, but the client offered {wanted}"
        if self.server.get("diagnosticProvider") and not member(self.capabilities, "textDocument.diagnostic"):
            return "offers to be asked for diagnostics, but the client does not ask"
        return None

    def problem_with_actions(self, actions: list[dict]) -> str | None:
        def can(path: str) -> bool:
            return bool(member(self.capabilities, path))

        for action in actions:
            edit = action.get("edit") or {}
            if "isPreferred" in action and not can("textDocument.codeAction.isPreferredSupport"):
                return "isPreferred: not asked for"
            if "disabled" in action and not can("textDocument.codeAction.disabledSupport"):
                return "disabled: not asked for"
            if "data" in action and not can("textDocument.codeAction.dataSupport"):
                return "data: would be lost"
            if "documentChanges" in edit and not can("workspace.workspaceEdit.documentChanges"):
                return "documentChanges: not asked for"
            if "changeAnnotations" in edit and not can("workspace.workspaceEdit.changeAnnotationSupport"):
                return "changeAnnotations: not asked for"
            if "changes" in edit and "documentChanges" in edit:
                return "has two sets of changes"
            used = {
                change_or_edit["annotationId"]
                for change in edit.get("documentChanges") or []
                for change_or_edit in [change, *change.get("edits", [])]
                if change_or_edit.get("annotationId")
            }
            if used != set(edit.get("changeAnnotations") or {}):
                return f"uses the annotations {sorted(used)}"
            for change in edit.get("documentChanges") or []:
                if "textDocument" in change:
                    document = self.documents.get(change["textDocument"]["uri"])
                    expected = document.version if document else None
                    if change["textDocument"]["version"] != expected:
                        return f"edits version {change['textDocument']['version']}, open is {expected}"
        return None

    # Requests and notifications of the server

    def problem_with_moment(self, method: str) -> str | None:
        if self.server is None and method not in BEFORE_INITIALIZE:
            return f"'{method}' before initialize is answered"
        return None

    def problem_with_capability(self, method: str, params) -> str | None:
        needed = NEEDED_CAPABILITY.get(method)
        if method == "$/progress" and params["token"] in self.tokens:
            return None
        if needed and not any(member(self.capabilities, path) for path in needed):
            return f"'{method}' needs {' or '.join(needed)} of the client"
        if method == "window/showMessage" and not params["message"]:
            return "says nothing"
        return None

    def problem_with_registrations(self, params: dict) -> str | None:
        for registration in params["registrations"]:
            method = registration["method"]
            if method not in REGISTRATION:
                return f"registers '{method}', which nobody thought of"
            of_client, of_server = REGISTRATION[method]
            if not member(self.capabilities, f"{of_client}.dynamicRegistration"):
                return f"registers '{method}' with a client that cannot"
            if of_server and (self.server or {}).get(of_server):
                return f"registers '{method}' a second time"
            if method in self.registered:
                return f"registers '{method}' twice"
            self.registered.add(method)
        return None

    def problem_with_published(self, params: dict) -> str | None:
        if (self.server or {}).get("diagnosticProvider") or "textDocument/diagnostic" in self.registered:
            return "pushes diagnostics to a client that asks for them"
        document = self.documents.get(params["uri"])
        version = params.get("version")
        if document is None and version is not None and params["uri"] not in self.closed:
            return f"has version {version} of a document that is not open"
        if document is not None and version is not None and version not in document.versions:
            return f"has version {version}, which never was"
        texts = {}
        if document is not None:
            texts[params["uri"]] = document.versions[version if version is not None else document.version]
        return self.problem_with_diagnostics(params["diagnostics"]) or self.problem_with_places(
            params, params["uri"], texts
        )

    def problem_with_diagnostics(self, diagnostics: list[dict]) -> str | None:
        related = member(self.capabilities, "textDocument.publishDiagnostics.relatedInformation") or member(
            self.capabilities, "textDocument.diagnostic.relatedInformation"
        )
        for diagnostic in diagnostics:
            if not diagnostic["message"].strip():
                return "has a diagnostic that says nothing"
            if diagnostic.get("severity") not in (1, 2, 3, 4):
                return "has a diagnostic without severity"
            if diagnostic.get("source") != "assistive-access" or not isinstance(diagnostic.get("code"), str):
                return "has a diagnostic without source or code"
            if not member(diagnostic, "codeDescription.href").startswith("https://"):
                return "has a diagnostic that links nowhere"
            if diagnostic.get("relatedInformation") and not related:
                return "has related information, which the client does not show"
        return None

    def problem_with_places(self, json, uri: str | None, texts: dict) -> str | None:
        """Whether a range lies outside of its text."""
        for place, range_ in texts_in(json, uri):
            candidates = [texts[place]] if place in texts else self.texts_of(place)
            if not candidates:
                return f"speaks of '{place}', which is not there"
            problems = [problem_with_range(text, range_, self.encoding) for text in candidates]
            if all(problems):
                return f"{place}: {problems[0]}"
        return None

    def texts_of(self, uri: str | None) -> list[str]:
        if uri in self.documents:
            return [self.documents[uri].text]
        path = path_of(uri or "")
        if path is None or not path.is_file():
            return []
        text = path.read_bytes().decode(errors="replace").removeprefix("\ufeff")
        return [text, *self.former.get(uri, [])]
