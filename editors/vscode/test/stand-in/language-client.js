'use strict';

// What the extension uses of `vscode-languageclient/node`: a small client that speaks to a real process. Like the
// client it stands for, it takes all that the server offers, registers the server's commands with the editor, and asks
// the middleware first.

const { spawn } = require('node:child_process');
const { EventEmitter, Position, Range, Uri, commands, test, workspace } = require('./vscode');

const State = { Stopped: 1, Running: 2, Starting: 3 };

const CAPABILITIES = {
  workspace: {
    applyEdit: true,
    configuration: true,
    workspaceEdit: { documentChanges: true },
    executeCommand: { dynamicRegistration: true },
    didChangeConfiguration: { dynamicRegistration: true },
  },
  textDocument: {
    publishDiagnostics: { relatedInformation: true, versionSupport: true, codeDescriptionSupport: true },
    codeAction: { codeActionLiteralSupport: { codeActionKind: { valueSet: ['quickfix', 'source.fixAll'] } } },
  },
  window: { showDocument: { support: true }, workDoneProgress: false },
};

class LanguageClient {
  constructor(id, name, serverOptions, clientOptions) {
    Object.assign(this, { id, name, serverOptions, clientOptions });
    this.handlers = new Map();
    this.states = new EventEmitter();
    this.onDidChangeState = this.states.event;
    this.pending = new Map();
    this.lastId = 0;
    this.registered = [];
    /** Every message that went either way. */
    this.messages = [];
    this.edits = [];
    LanguageClient.all.push(this);
  }

  onNotification(method, handler) {
    this.handlers.set(method, handler);
  }

  async start() {
    this.move(State.Starting);
    const { command, args } = this.serverOptions;
    this.process = spawn(command, args ?? [], { stdio: ['pipe', 'pipe', 'ignore'] });
    const started = new Promise((resolve, reject) => {
      this.process.once('spawn', resolve);
      this.process.once('error', reject);
    });
    this.ended = new Promise((resolve) => this.process.once('close', resolve));
    this.ended.then(() => this.close());
    this.process.stdin.on('error', () => {});
    this.read(this.process.stdout);
    try {
      await started;
      await this.initialize();
    } catch (error) {
      this.move(State.Stopped);
      throw error;
    }
    this.move(State.Running);
  }

  async initialize() {
    const { initializationOptions, synchronize } = this.clientOptions;
    const folders = (workspace.workspaceFolders ?? []).map(({ uri, name }) => ({ uri: uri.toString(), name }));
    this.initializeResult = await this.sendRequest('initialize', {
      processId: process.pid,
      clientInfo: { name: 'Visual Studio Code', version: '1.106.0' },
      rootUri: folders[0]?.uri ?? null,
      capabilities: CAPABILITIES,
      initializationOptions:
        typeof initializationOptions === 'function' ? initializationOptions() : initializationOptions,
      workspaceFolders: folders.length > 0 ? folders : null,
    });
    this.notify('initialized', {});
    if (synchronize?.configurationSection) this.configure(synchronize.configurationSection);
    const { executeCommand } = this.clientOptions.middleware ?? {};
    const next = (command, args) => this.sendRequest('workspace/executeCommand', { command, arguments: args });
    for (const command of this.initializeResult.capabilities.executeCommandProvider?.commands ?? []) {
      const run = (...args) => (executeCommand ? executeCommand(command, args, next) : next(command, args));
      this.registered.push(commands.registerCommand(command, run));
    }
  }

  configure(section) {
    const send = () => {
      const names = Object.keys(require('../../package.json').contributes.configuration.properties);
      const settings = {};
      for (const name of names.filter((name) => name.startsWith(`${section}.`))) {
        const keys = name.slice(section.length + 1).split('.');
        const last = keys.pop();
        const holder = keys.reduce((object, key) => (object[key] ??= {}), settings);
        holder[last] = workspace.getConfiguration().get(name);
      }
      this.notify('workspace/didChangeConfiguration', { settings: { [section]: settings } });
    };
    send();
    const listener = (change) => change.affectsConfiguration(section) || undefined;
    this.registered.push(workspace.onDidChangeConfiguration((change) => listener(change) && send()));
  }

  open(document, languageId = 'swift') {
    const textDocument = { uri: document.uri.toString(), languageId, version: 1, text: document.text };
    this.notify('textDocument/didOpen', { textDocument });
  }

  sendRequest(method, params) {
    const id = (this.lastId += 1);
    return new Promise((resolve, reject) => {
      this.pending.set(id, { resolve, reject });
      this.send({ id, method, params });
    });
  }

  notify(method, params) {
    this.send({ method, params });
  }

  send(message) {
    this.messages.push(message);
    const body = Buffer.from(JSON.stringify({ jsonrpc: '2.0', ...message }));
    this.process.stdin.write(`Content-Length: ${body.length}\r\n\r\n`);
    this.process.stdin.write(body);
  }

  read(output) {
    let buffer = Buffer.alloc(0);
    output.on('data', (part) => {
      buffer = Buffer.concat([buffer, part]);
      for (;;) {
        const end = buffer.indexOf('\r\n\r\n');
        if (end < 0) return;
        const length = Number(/Content-Length: (\d+)/.exec(buffer.subarray(0, end).toString())[1]);
        if (buffer.length < end + 4 + length) return;
        const message = JSON.parse(buffer.subarray(end + 4, end + 4 + length).toString());
        buffer = buffer.subarray(end + 4 + length);
        this.messages.push(message);
        void this.take(message);
      }
    });
  }

  async take(message) {
    if (message.method === undefined) {
      const pending = this.pending.get(message.id);
      this.pending.delete(message.id);
      if (message.error) pending?.reject(new Error(message.error.message));
      else pending?.resolve(message.result);
    } else if (message.id === undefined) {
      if (message.method === 'textDocument/publishDiagnostics') this.publish(message.params);
      this.handlers.get(message.method)?.(message.params);
    } else {
      this.send({ id: message.id, result: (await this.answer(message)) ?? null });
    }
  }

  async answer({ method, params }) {
    const { middleware } = this.clientOptions;
    switch (method) {
      case 'workspace/configuration':
        return params.items.map(() => null);
      case 'workspace/applyEdit':
        this.edits.push(params.edit);
        return { applied: true };
      case 'window/showDocument': {
        const next = async () => {
          test.state.opened.push({ uri: Uri.parse(params.uri), external: params.external });
          return { success: true };
        };
        return middleware?.window?.showDocument ? middleware.window.showDocument(params, {}, next) : next();
      }
      default:
        return null;
    }
  }

  publish({ uri, diagnostics }) {
    const place = ({ line, character }) => new Position(line, character);
    const items = diagnostics.map((item) => ({
      source: item.source,
      message: item.message,
      severity: item.severity - 1,
      range: new Range(place(item.range.start), place(item.range.end)),
      code: item.codeDescription ? { value: item.code, target: Uri.parse(item.codeDescription.href) } : item.code,
    }));
    test.state.diagnostics.set(Uri.parse(uri).toString(), items);
  }

  async dispose() {
    if (this.state === State.Running) {
      await this.sendRequest('shutdown');
      this.notify('exit');
      this.process.stdin.end();
      await this.ended;
    }
    this.close();
  }

  close() {
    for (const { dispose } of this.registered.splice(0)) dispose();
    for (const { reject } of this.pending.values()) reject(new Error('the server ended'));
    this.pending.clear();
    this.move(State.Stopped);
  }

  move(newState) {
    if (this.state === newState) return;
    const oldState = this.state;
    this.state = newState;
    this.states.fire({ oldState, newState });
  }
}

/** Those that were made, the newest last. @type {LanguageClient[]} */
LanguageClient.all = [];

module.exports = { LanguageClient, State };
