'use strict';

// What the extension uses of the module `vscode`, in memory: with the same names, the same refusals, and settings that
// have the defaults of `package.json`. `test` is what a test may look at and do in a person's place.

const fs = require('node:fs/promises');
const path = require('node:path');
const { fileURLToPath, pathToFileURL } = require('node:url');
const manifest = require('../../package.json');

class Disposable {
  constructor(dispose) {
    this.dispose = dispose;
  }
}

class EventEmitter {
  constructor() {
    this.listeners = new Set();
    this.event = (listener) => {
      this.listeners.add(listener);
      return new Disposable(() => this.listeners.delete(listener));
    };
  }
  fire(value) {
    for (const listener of [...this.listeners]) listener(value);
  }
  dispose() {
    this.listeners.clear();
  }
}

class Uri {
  constructor(scheme, path, authority = '', query = '', fragment = '') {
    Object.assign(this, { scheme, path, authority, query, fragment });
  }
  static file(file) {
    return new Uri('file', path.posix.normalize(file));
  }
  static parse(text) {
    const { protocol, pathname, host, search, hash } = new URL(text);
    const path = protocol === 'file:' ? fileURLToPath(text.replace(/[?#].*$/, '')) : pathname;
    return new Uri(protocol.slice(0, -1), path, host, search.slice(1), decodeURIComponent(hash.slice(1)));
  }
  static from({ scheme, path }) {
    return new Uri(scheme, path);
  }
  static joinPath(base, ...parts) {
    return new Uri(base.scheme, path.posix.join(base.path, ...parts));
  }
  get fsPath() {
    return this.path;
  }
  toString() {
    if (this.scheme === 'file') return pathToFileURL(this.path).href;
    const authority = this.authority && `//${this.authority}`;
    return `${this.scheme}:${authority}${this.path}${this.query && `?${this.query}`}`;
  }
}

class Position {
  constructor(line, character) {
    if (line < 0 || character < 0) throw new Error('illegal argument: must not be negative');
    Object.assign(this, { line, character });
  }
}

class Range {
  constructor(start, end) {
    Object.assign(this, { start, end });
  }
}

/** All that changes while a test runs. */
let state;

function reset() {
  state = {
    settings: new Map(),
    commands: new Map(),
    diagnostics: new Map(),
    documents: new Map(),
    providers: new Map(),
    panels: [],
    shown: [],
    opened: [],
    built: [],
    logs: [],
    statusItems: [],
    answers: [],
    isTrusted: true,
    folders: [],
    editor: undefined,
    theme: 1,
    events: {
      configuration: new EventEmitter(),
      trust: new EventEmitter(),
      theme: new EventEmitter(),
    },
  };
}
reset();

const properties = manifest.contributes.configuration.properties;

function configuration(section) {
  const named = (key) => (section ? `${section}.${key}` : key);
  return {
    get(key, fallback) {
      const name = named(key);
      if (state.settings.has(name)) return state.settings.get(name);
      if (name in properties) return properties[name].default;
      return fallback;
    },
    async update(key, value) {
      if (!(named(key) in properties)) throw new Error(`'${named(key)}' is not a registered configuration`);
      await test.set(named(key), value);
    },
  };
}

/** What a person is asked: answered by what the test has put down, as if the question was closed otherwise. */
function asked(kind, words, choices) {
  state.shown.push({ kind, words, choices });
  const answer = state.answers.shift();
  return Promise.resolve(typeof answer === 'function' ? answer(choices) : answer);
}

const workspace = {
  get workspaceFolders() {
    return state.folders.length > 0 ? state.folders : undefined;
  },
  get isTrusted() {
    return state.isTrusted;
  },
  getConfiguration: configuration,
  getWorkspaceFolder: (uri) =>
    state.folders.find(({ uri: folder }) => uri.path === folder.path || uri.path.startsWith(`${folder.path}/`)),
  onDidChangeConfiguration: (listener) => state.events.configuration.event(listener),
  onDidGrantWorkspaceTrust: (listener) => state.events.trust.event(listener),
  registerTextDocumentContentProvider(scheme, provider) {
    if (state.providers.has(scheme)) throw new Error(`a provider for '${scheme}' is registered already`);
    state.providers.set(scheme, provider);
    return new Disposable(() => state.providers.delete(scheme));
  },
  async openTextDocument(uri) {
    const key = uri.toString();
    if (!state.documents.has(key)) state.documents.set(key, { uri, text: await fs.readFile(uri.fsPath, 'utf8') });
    return state.documents.get(key);
  },
};

const window = {
  get activeTextEditor() {
    return state.editor;
  },
  get activeColorTheme() {
    return { kind: state.theme };
  },
  onDidChangeActiveColorTheme: (listener) => state.events.theme.event(listener),
  createOutputChannel(name, { log }) {
    if (!log) throw new Error('the client writes levels, so this must be a log');
    const write = (level) => (words) => state.logs.push({ level, words: String(words) });
    const levels = ['trace', 'debug', 'info', 'warn', 'error'].map((level) => [level, write(level)]);
    return {
      name,
      logLevel: 3,
      onDidChangeLogLevel: new EventEmitter().event,
      ...Object.fromEntries(levels),
      append: write('info'),
      appendLine: write('info'),
      show: () => state.shown.push({ kind: 'log', words: name }),
      dispose: () => {},
    };
  },
  createWebviewPanel(viewType, title, showOptions, options) {
    const disposed = new EventEmitter();
    const messages = new EventEmitter();
    const panel = {
      viewType,
      title,
      showOptions,
      options,
      reveals: 0,
      isDisposed: false,
      webview: { html: '', onDidReceiveMessage: messages.event },
      receive: async (message) => {
        for (const listener of [...messages.listeners]) await listener(message);
      },
      reveal: () => {
        if (panel.isDisposed) throw new Error('Webview is disposed');
        panel.reveals += 1;
      },
      onDidDispose: disposed.event,
      dispose: () => {
        if (panel.isDisposed) return;
        panel.isDisposed = true;
        disposed.fire();
      },
    };
    state.panels.push(panel);
    return panel;
  },
  showErrorMessage: (words, ...choices) => asked('error', words, choices),
  showWarningMessage: (words, ...choices) => asked('warning', words, choices),
  showInformationMessage: (words, ...choices) => asked('information', words, choices),
  showQuickPick: async (items, options) => asked('pick', options.placeHolder, await items),
  showOpenDialog: (options) => asked('open', options.title, []),
  showWorkspaceFolderPick: (options) => asked('folder', options.placeHolder, state.folders),
  setStatusBarMessage: (words) => void state.shown.push({ kind: 'bar', words }),
  withProgress: (_, task) => task({ report: () => {} }, {}),
  async showTextDocument(document, options) {
    state.opened.push({ uri: document.uri, options });
    return { document, selection: { active: options?.selection?.start ?? new Position(0, 0) } };
  },
};

const languages = {
  createLanguageStatusItem(id, selector) {
    const item = { id, selector, name: undefined, text: '', severity: 0, busy: false, isDisposed: false };
    item.dispose = () => (item.isDisposed = true);
    state.statusItems.push(item);
    return item;
  },
  getDiagnostics: (uri) => (uri ? (state.diagnostics.get(uri.toString()) ?? []) : [...state.diagnostics]),
};

const commands = {
  registerCommand(id, run) {
    if (state.commands.has(id)) throw new Error(`command '${id}' already exists`);
    state.commands.set(id, run);
    return new Disposable(() => state.commands.delete(id));
  },
  async executeCommand(id, ...args) {
    if (state.commands.has(id)) return state.commands.get(id)(...args);
    if (!/^(workbench|markdown|vscode)\./.test(id)) throw new Error(`command '${id}' not found`);
    state.built.push({ id, args });
    return undefined;
  },
};

const test = {
  reset,
  get state() {
    return state;
  },
  /** As a person sets it: all that listens is told. */
  async set(name, value) {
    state.settings.set(name, value);
    const affectsConfiguration = (asked) => name === asked || name.startsWith(`${asked}.`);
    state.events.configuration.fire({ affectsConfiguration });
  },
  open(folder) {
    state.folders.push({ uri: Uri.file(folder), name: path.basename(folder), index: state.folders.length });
  },
  async edit(file, line = 0) {
    const document = await workspace.openTextDocument(Uri.file(file));
    state.editor = { document, selection: { active: new Position(line, 0) } };
    return document;
  },
  context: () => ({ subscriptions: [], extensionUri: Uri.file(path.resolve(__dirname, '../..')) }),
};

module.exports = {
  ColorThemeKind: { Light: 1, Dark: 2, HighContrast: 3, HighContrastLight: 4 },
  ConfigurationTarget: { Global: 1, Workspace: 2, WorkspaceFolder: 3 },
  Disposable,
  EventEmitter,
  LanguageStatusSeverity: { Information: 0, Warning: 1, Error: 2 },
  Position,
  ProgressLocation: { SourceControl: 1, Window: 10, Notification: 15 },
  Range,
  Uri,
  ViewColumn: { Active: -1, Beside: -2, One: 1, Two: 2 },
  commands,
  languages,
  test,
  window,
  workspace,
};
