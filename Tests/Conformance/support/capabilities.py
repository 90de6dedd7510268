"""Clients in a few words: what they say they can do."""


def merged(*parts: dict) -> dict:
    result: dict = {}
    for part in parts:
        for key, value in part.items():
            both = isinstance(value, dict) and isinstance(result.get(key), dict)
            result[key] = merged(result[key], value) if both else value
    return result


BARE: dict = {}

# As much as any client says today.
RICH = {
    "workspace": {
        "applyEdit": True,
        "configuration": True,
        "workspaceFolders": True,
        "didChangeConfiguration": {"dynamicRegistration": True},
        "didChangeWatchedFiles": {"dynamicRegistration": True, "relativePatternSupport": True},
        "workspaceEdit": {
            "documentChanges": True,
            "resourceOperations": ["create", "rename", "delete"],
            "failureHandling": "textOnlyTransactional",
            "changeAnnotationSupport": {"groupsOnLabel": True},
        },
    },
    "textDocument": {
        "synchronization": {"didSave": True, "dynamicRegistration": True},
        "publishDiagnostics": {
            "relatedInformation": True,
            "versionSupport": True,
            "codeDescriptionSupport": True,
            "dataSupport": True,
            "tagSupport": {"valueSet": [1, 2]},
        },
        "hover": {"contentFormat": ["markdown", "plaintext"], "dynamicRegistration": True},
        "codeAction": {
            "dynamicRegistration": True,
            "isPreferredSupport": True,
            "disabledSupport": True,
            "dataSupport": True,
            "honorsChangeAnnotations": True,
            "resolveSupport": {"properties": ["edit"]},
            "codeActionLiteralSupport": {
                "codeActionKind": {"valueSet": ["", "quickfix", "refactor", "source", "source.fixAll"]}
            },
        },
    },
    "window": {"workDoneProgress": True, "showDocument": {"support": True}, "showMessage": {}},
}

PULLS = {
    "textDocument": {"diagnostic": {"dynamicRegistration": True, "relatedDocumentSupport": True}},
    "workspace": {"diagnostics": {"refreshSupport": True}},
}


def encodes(*encodings: str) -> dict:
    return {"general": {"positionEncodings": list(encodings)}}


# Applies edits and takes code actions, but registers nothing later and knows no versions.
STATIC = {
    "textDocument": {
        "codeAction": {"codeActionLiteralSupport": {"codeActionKind": {"valueSet": ["quickfix", "source"]}}},
        "hover": {"contentFormat": ["plaintext"]},
    },
    "workspace": {"applyEdit": True},
}
