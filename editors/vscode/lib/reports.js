'use strict';

const { execFile } = require('node:child_process');
const fs = require('node:fs/promises');
const path = require('node:path');
const vscode = require('vscode');

/** The reports by the command that makes them, with what the command line calls them. */
const KINDS = new Map([
  ['assistive-access.audit', { subcommand: 'audit', title: 'Assistive Access: Checklist' }],
  ['assistive-access.flow', { subcommand: 'flow', title: 'Assistive Access: Map of Screens' }],
]);

const EXPLAIN = 'assistive-access.explain';

/** @typedef {{ format: string, text: string }} Report */

/** Gets reports about the app, from the server if it makes them, else from the command line, and shows them. */
class Reports {
  /**
   * @param {import('./session').Session} session
   * @param {import('./report-panel').ReportPanels} panels
   * @param {import('./rule-documents').RuleDocuments} rules
   */
  constructor(session, panels, rules) {
    this.session = session;
    this.panels = panels;
    this.rules = rules;
    /** How many answers are awaited: a page that the server shows meanwhile is one that is shown already. */
    this.awaited = 0;
  }

  /**
   * Follows a command that the server gave to a code lens or a code action, if it is one that shows something.
   *
   * @param {string} command
   * @param {unknown[]} args
   * @returns {Promise<boolean>} whether it did
   */
  async run(command, args) {
    if (command === EXPLAIN && typeof args?.[0] === 'string') {
      await this.rules.show(args[0]);
      return true;
    }
    if (!KINDS.has(command)) return false;
    await this.show(command, args?.[0]);
    return true;
  }

  /**
   * @param {string} command
   * @param {unknown} [wish] the name of a view, or an object for the server
   */
  async show(command, wish) {
    const kind = KINDS.get(command);
    if (!kind) throw new Error(`there is no report '${command}'`);
    const argument = typeof wish === 'string' ? { view: wish } : { .../** @type {object} */ (wish ?? {}) };
    const folder = await this.folder();
    if (!folder) return;
    try {
      const report = await vscode.window.withProgress(
        { location: vscode.ProgressLocation.Window, title: `${kind.title}…` },
        () => this.report(command, { ...argument, format: 'html' }, folder));
      this.panels.show({ id: command, title: kind.title, html: report.text, folder, focus: viewOf(argument) });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      this.session.log.error(`${command}: ${reason}`);
      void vscode.window.showErrorMessage(`Assistive Access: there is no report: ${reason}`);
    }
  }

  /**
   * @param {string} command
   * @param {object} argument
   * @param {string} folder
   * @returns {Promise<Report>}
   */
  async report(command, argument, folder) {
    if (this.session.client && this.session.offers(command)) {
      this.awaited += 1;
      try {
        const params = { command, arguments: [argument] };
        const report = await this.session.client.sendRequest('workspace/executeCommand', params);
        if (report?.format === 'html' && typeof report.text === 'string') return report;
      } finally {
        this.awaited -= 1;
      }
    }
    const subcommand = KINDS.get(command)?.subcommand ?? '';
    return { format: 'html', text: await this.commandLine([subcommand, '--format', 'html', '--quiet', '.'], folder) };
  }

  /**
   * What the program prints. Status 1 says that there are findings, and is none the worse for it.
   *
   * @param {string[]} args
   * @param {string} [folder]
   * @returns {Promise<string>}
   */
  commandLine(args, folder) {
    const program = this.session.program ?? this.session.findProgram();
    if (!program) return Promise.reject(new Error('aa-language-server was not found'));
    return new Promise((resolve, reject) => {
      const options = { cwd: folder, maxBuffer: 256 * 1024 * 1024, env: { ...process.env, NO_COLOR: '1' } };
      execFile(program, args, options, (error, output, complaint) => {
        if (!error || (error.code === 1 && output)) resolve(output);
        else reject(new Error(complaint.trim().split('\n')[0] || error.message));
      });
    });
  }

  /** The folder that a report is about: the one of the document in front, else the only one, else what is chosen. */
  async folder() {
    const folders = vscode.workspace.workspaceFolders ?? [];
    const document = vscode.window.activeTextEditor?.document;
    const own = document && vscode.workspace.getWorkspaceFolder(document.uri);
    if (own ?? folders.length === 1) return (own ?? folders[0]).uri.fsPath;
    if (folders.length > 1) {
      const chosen = await vscode.window.showWorkspaceFolderPick({ placeHolder: 'The app that the report is about' });
      return chosen?.uri.fsPath;
    }
    if (document?.uri.scheme === 'file') return path.dirname(document.uri.fsPath);
    void vscode.window.showInformationMessage('Assistive Access: open the folder of an app first.');
    return undefined;
  }

  /**
   * Shows a page that the server wrote to a file; as a page, not as its source.
   *
   * @param {string} uri
   * @returns {Promise<boolean>} whether it was one
   */
  async showPage(uri) {
    const address = vscode.Uri.parse(uri);
    if (address.scheme !== 'file' || !address.path.endsWith('.html')) return false;
    if (this.awaited > 0) return true;
    const name = path.basename(address.path);
    const [command, kind] =
      [...KINDS].find(([, { subcommand }]) => name.includes(subcommand)) ?? [name, { title: 'Assistive Access' }];
    const folder = vscode.workspace.workspaceFolders?.[0]?.uri.fsPath ?? path.dirname(address.fsPath);
    this.panels.show({ id: command, title: kind.title, html: await fs.readFile(address.fsPath, 'utf8'), folder });
    return true;
  }
}

/** @param {{ view?: unknown }} argument */
function viewOf(argument) {
  return typeof argument.view === 'string' ? argument.view : undefined;
}

module.exports = { Reports };
