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

/**
 * @typedef {object} Page
 * @property {string} html
 * @property {string} [fragment] the part to begin with
 *
 * @typedef {{ page?: Promise<Page> }} Question a page that comes while an answer is awaited belongs to it
 */

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
    /** @type {Question | undefined} */
    this.question = undefined;
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
    await this.show(command, args);
    return true;
  }

  /**
   * @param {string} command
   * @param {unknown[]} [args] of the map, the view to begin with and the URI of its file
   */
  async show(command, args = []) {
    const kind = KINDS.get(command);
    if (!kind) throw new Error(`there is no report '${command}'`);
    const folder = await this.folder();
    if (!folder) return;
    try {
      const page = await vscode.window.withProgress(
        { location: vscode.ProgressLocation.Window, title: `${kind.title}…` },
        () => this.page(command, args, folder));
      this.panels.show({ id: command, title: kind.title, folder, ...page });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      this.session.log.error(`${command}: ${reason}`);
      void vscode.window.showErrorMessage(`Assistive Access: there is no report: ${reason}`);
    }
  }

  /**
   * @param {string} command
   * @param {unknown[]} args
   * @param {string} folder
   * @returns {Promise<Page>}
   */
  async page(command, args, folder) {
    if (this.session.offers(command)) {
      const { answer, page } = await this.ask(command, args);
      if (answer?.format === 'html') return { html: answer.text };
      if (page) return page;
    }
    const subcommand = KINDS.get(command)?.subcommand ?? '';
    return { html: await this.commandLine([subcommand, '--format', 'html', '--quiet', '.'], folder) };
  }

  /**
   * Asks the server, and takes the page with which it would answer in the browser.
   *
   * @param {string} command
   * @param {unknown[]} args
   * @returns {Promise<{ answer: any, page?: Page }>}
   */
  async ask(command, args) {
    /** @type {Question} */
    const question = {};
    this.question = question;
    try {
      const params = { command, arguments: args };
      const answer = await this.session.client?.sendRequest('workspace/executeCommand', params);
      return { answer, page: await question.page };
    } finally {
      if (this.question === question) this.question = undefined;
    }
  }

  /**
   * Takes what the server wants to be shown, if it is a report of its own, or part of an answer that is shown here.
   *
   * @param {string} uri
   * @returns {Promise<boolean>} whether it was
   */
  async takePage(uri) {
    const address = vscode.Uri.parse(uri);
    const isReport = address.scheme === 'file' && address.path.endsWith('.html');
    if (this.question) {
      if (isReport) this.question.page = read(address);
      return true;
    }
    if (!isReport) return false;
    const name = path.basename(address.path);
    const folder = vscode.workspace.workspaceFolders?.[0]?.uri.fsPath ?? path.dirname(address.fsPath);
    this.panels.show({ id: name, title: 'Assistive Access', folder, ...(await read(address)) });
    return true;
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
}

/**
 * @param {import('vscode').Uri} address
 * @returns {Promise<Page>}
 */
async function read(address) {
  return { html: await fs.readFile(address.fsPath, 'utf8'), fragment: address.fragment || undefined };
}

module.exports = { Reports };
