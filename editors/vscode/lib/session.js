'use strict';

const vscode = require('vscode');
const { LanguageClient, State } = require('vscode-languageclient/node');
const { DOCUMENTS } = require('./documents');
const { locateServer } = require('./server-location');
const { SECTION, initializationOptions, needsRestart, settings } = require('./settings');

const CHOOSE = 'Choose the Program…';
const GUIDE = 'How to Install';
const SETTINGS = 'Open Settings';

/** The server's life: one at most, started and ended one after the other. */
class Session {
  /**
   * @param {import('vscode').ExtensionContext} context
   * @param {import('./status').Status} status
   */
  constructor(context, status) {
    this.context = context;
    this.status = status;
    this.log = vscode.window.createOutputChannel('Assistive Access', { log: true });
    /** @type {LanguageClient | undefined} */
    this.client = undefined;
    /** The program that was last found. @type {string | undefined} */
    this.program = undefined;
    /** @type {import('./reports').Reports | undefined} */
    this.reports = undefined;
    this.turn = Promise.resolve();
    this.listeners = [
      vscode.workspace.onDidChangeConfiguration((change) => {
        if (needsRestart(change)) void this.restart();
      }),
      vscode.workspace.onDidGrantWorkspaceTrust(() => {
        if (!this.client) void this.start();
      }),
    ];
  }

  start() {
    return this.inTurn(() => this.startNow());
  }

  stop() {
    return this.inTurn(() => this.stopNow());
  }

  restart() {
    return this.inTurn(async () => {
      await this.stopNow();
      await this.startNow();
    });
  }

  /** Whether the server says that it follows a command. @param {string} command */
  offers(command) {
    const commands = this.client?.initializeResult?.capabilities.executeCommandProvider?.commands ?? [];
    return commands.includes(command);
  }

  /** The path of the program, whether the server runs or not; undefined if there is none, which is then told. */
  findProgram() {
    const location = locateServer({
      setting: settings().serverPath,
      folders: (vscode.workspace.workspaceFolders ?? []).map((folder) => folder.uri.fsPath),
      isTrusted: vscode.workspace.isTrusted,
      environment: process.env,
    });
    if ('path' in location) {
      this.program = location.path;
      return location.path;
    }
    this.program = undefined;
    this.log.error(location.problem);
    const choose = { command: 'assistiveAccess.chooseServer', title: CHOOSE };
    this.status.failed(location.problem, choose);
    void this.offerHelp(location.problem);
    return undefined;
  }

  /** @param {string} problem */
  async offerHelp(problem) {
    const message = `Assistive Access: ${problem}.`;
    switch (await vscode.window.showErrorMessage(message, CHOOSE, GUIDE, SETTINGS)) {
      case CHOOSE:
        await vscode.commands.executeCommand('assistiveAccess.chooseServer');
        break;
      case GUIDE:
        await vscode.commands.executeCommand(
          'markdown.showPreview', vscode.Uri.joinPath(this.context.extensionUri, 'README.md'));
        break;
      case SETTINGS:
        await vscode.commands.executeCommand('workbench.action.openSettings', `${SECTION}.server.path`);
        break;
    }
  }

  /** One after the other, whatever became of the one before. @param {() => Promise<void>} work */
  inTurn(work) {
    this.turn = this.turn.then(work, work);
    return this.turn;
  }

  async startNow() {
    if (this.client) return;
    const { enable, serverArguments } = settings();
    if (!enable) {
      this.status.off();
      return;
    }
    const command = this.findProgram();
    if (command === undefined) return;
    this.log.info(`starting ${command}`);
    this.status.starting();
    const client = new LanguageClient(
      SECTION,
      'Assistive Access',
      { command, args: serverArguments },
      {
        documentSelector: DOCUMENTS,
        outputChannel: this.log,
        initializationOptions,
        synchronize: { configurationSection: SECTION },
        diagnosticCollectionName: 'assistive-access',
        diagnosticPullOptions: { onChange: true, onSave: true, onTabs: true },
        middleware: this.middleware(),
      });
    this.client = client;
    client.onNotification('assistive-access/status', (status) => this.status.told(status));
    client.onDidChangeState(({ newState }) => {
      if (this.client !== client) return;
      if (newState === State.Running) this.status.running();
      if (newState === State.Stopped) this.status.failed('the server ended; see the log');
    });
    try {
      await client.start();
    } catch (error) {
      this.client = undefined;
      const reason = error instanceof Error ? error.message : String(error);
      this.log.error(`'${command}' did not start: ${reason}`);
      this.status.failed(`the server did not start: ${reason}`);
    }
  }

  async stopNow() {
    const client = this.client;
    this.client = undefined;
    if (!client) return;
    try {
      await client.dispose();
    } catch (error) {
      // It was ended by force, or had ended before.
      this.log.warn(`the server did not end in order: ${error}`);
    }
  }

  /** Reports are shown here, whether a person asks for them or the server does. */
  middleware() {
    return {
      executeCommand: async (command, args, next) => {
        const shown = await this.reports?.run(command, args);
        return shown ? null : next(command, args);
      },
      provideCodeLenses: (document, token, next) => (settings().codeLens ? next(document, token) : []),
      window: {
        showDocument: async (params, token, next) => {
          return (await this.reports?.takePage(params.uri)) ? { success: true } : next(params, token);
        },
      },
    };
  }

  dispose() {
    for (const listener of this.listeners) listener.dispose();
    // `deactivate` waits for the end; by now there is nothing to wait with.
    void this.stop().finally(() => this.log.dispose());
  }
}

module.exports = { Session };
