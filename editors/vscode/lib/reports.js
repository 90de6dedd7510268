'use strict';

const { execFile } = require('node:child_process');
const fs = require('node:fs/promises');
const path = require('node:path');
const vscode = require('vscode');

/** The reports by the command that makes them, with what the command line calls them, and the server its page. */
const KINDS = new Map([
  ['assistive-access.audit', { subcommand: 'audit', file: 'checklist.html', title: 'Assistive Access: Checklist' }],
  ['assistive-access.flow', { subcommand: 'flow', file: 'map.html', title: 'Assistive Access: Map of Screens' }],
]);

const EXPLAIN = 'assistive-access.explain';

/**
 * @typedef {object} Page
 * @property {string} html
 * @property {string} [fragment] the part to begin with
 *
 * @typedef {object} Question
 * @property {string} command
 * @property {boolean} isShown whether what the server would show of the answer has come
 * @property {Promise<Page>} [page]
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
    /** What is asked and not yet answered, in the order in which the server takes it. @type {Set<Question>} */
    this.questions = new Set();
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
    const subject = await this.subject(args);
    if (!subject) return;
    const { folder } = subject;
    try {
      const page = await vscode.window.withProgress(
        { location: vscode.ProgressLocation.Window, title: `${kind.title}…` },
        () => this.page(command, subject.args, folder));
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
    const question = { command, isShown: false };
    this.questions.add(question);
    try {
      const params = { command, arguments: args };
      const answer = await this.session.client?.sendRequest('workspace/executeCommand', params);
      return { answer, page: await question.page };
    } finally {
      this.questions.delete(question);
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
    const command = isReport ? commandOfPage(address) : EXPLAIN;
    const question = [...this.questions].find((question) => question.command === command && !question.isShown);
    if (question) {
      question.isShown = true;
      if (isReport) {
        question.page = read(address);
        // The one who asked hears of a problem, if the answer comes.
        question.page.catch(() => {});
      }
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

  /**
   * What a report is about: the folder that its places are relative to, and what tells the server of it. That is the
   * folder of the document that is named or in front, else the only one, else what is chosen.
   *
   * @param {unknown[]} args
   * @returns {Promise<{ folder: string, args: unknown[] } | undefined>}
   */
  async subject(args) {
    const folders = vscode.workspace.workspaceFolders ?? [];
    const named = typeof args[1] === 'string' ? vscode.Uri.parse(args[1]) : undefined;
    const document = named ?? vscode.window.activeTextEditor?.document.uri;
    const own = document && vscode.workspace.getWorkspaceFolder(document);
    if (own) return { folder: own.uri.fsPath, args };
    if (folders.length > 0) {
      const options = { placeHolder: 'The app that the report is about' };
      const isOnlyOne = folders.length === 1;
      const chosen = isOnlyOne ? folders[0] : await vscode.window.showWorkspaceFolderPick(options);
      if (!chosen) return undefined;
      // The server goes by the folder that a file is in, whether there is such a file or not.
      const file = isOnlyOne && !named ? null : vscode.Uri.joinPath(chosen.uri, '.assistive-access.json').toString();
      return { folder: chosen.uri.fsPath, args: [args[0] ?? null, file] };
    }
    if (document?.scheme === 'file') return { folder: path.dirname(document.fsPath), args };
    void vscode.window.showInformationMessage('Assistive Access: open the folder of an app first.');
    return undefined;
  }
}

/**
 * The command of which the server writes a page; undefined for others.
 *
 * @param {import('vscode').Uri} address
 */
function commandOfPage(address) {
  const name = path.basename(address.path);
  return [...KINDS].find(([, kind]) => kind.file === name)?.[0];
}

/**
 * @param {import('vscode').Uri} address
 * @returns {Promise<Page>}
 */
async function read(address) {
  return { html: await fs.readFile(address.fsPath, 'utf8'), fragment: address.fragment || undefined };
}

module.exports = { Reports };
