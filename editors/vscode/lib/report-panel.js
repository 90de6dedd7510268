'use strict';

const crypto = require('node:crypto');
const path = require('node:path');
const vscode = require('vscode');
const { pageForEditor } = require('./page');

/**
 * @typedef {object} ReportPage
 * @property {string} id one panel for each
 * @property {string} title
 * @property {string} html
 * @property {string} folder what the page's places are relative to
 * @property {string} [fragment] the part to begin with
 *
 * @typedef {{ file?: unknown, line?: unknown, column?: unknown }} Place
 */

/** Shows reports as pages beside the code; a report that is shown again takes the place of the former one. */
class ReportPanels {
  constructor() {
    /** @type {Map<string, { panel: import('vscode').WebviewPanel, page: ReportPage }>} */
    this.shown = new Map();
    this.listener = vscode.window.onDidChangeActiveColorTheme(() => {
      for (const { panel, page } of this.shown.values()) render(panel, page);
    });
  }

  /** @param {ReportPage} page */
  show(page) {
    const shown = this.shown.get(page.id);
    if (shown) {
      shown.page = page;
      render(shown.panel, page);
      shown.panel.reveal(undefined, false);
      return;
    }
    const panel = vscode.window.createWebviewPanel(
      'assistiveAccess.report',
      page.title,
      { viewColumn: vscode.ViewColumn.Beside, preserveFocus: false },
      // Nothing is loaded from anywhere: the page is whole.
      { enableScripts: true, enableFindWidget: true, localResourceRoots: [], retainContextWhenHidden: true });
    const entry = { panel, page };
    this.shown.set(page.id, entry);
    panel.onDidDispose(() => this.shown.delete(page.id));
    panel.webview.onDidReceiveMessage((message) => {
      if (message?.type === 'open') return open(message, entry.page.folder);
    });
    render(panel, page);
  }

  dispose() {
    this.listener.dispose();
    for (const { panel } of [...this.shown.values()]) panel.dispose();
  }
}

/** @param {import('vscode').WebviewPanel} panel @param {ReportPage} page */
function render(panel, page) {
  const { Dark, HighContrast } = vscode.ColorThemeKind;
  const isDark = [Dark, HighContrast].includes(vscode.window.activeColorTheme.kind);
  const nonce = crypto.randomBytes(16).toString('base64url');
  panel.title = page.title;
  panel.webview.html = pageForEditor(page.html, { isDark, nonce, fragment: page.fragment });
}

/**
 * Opens a place in the column that is not the report's.
 *
 * @param {Place} place lines and columns from 1, columns in UTF-16, as in the reports
 * @param {string} folder
 */
async function open({ file, line, column }, folder) {
  if (typeof file !== 'string' || file === '') return;
  const position = new vscode.Position(fromZero(line), fromZero(column));
  try {
    const document = await vscode.workspace.openTextDocument(vscode.Uri.file(path.resolve(folder, file)));
    await vscode.window.showTextDocument(document, {
      viewColumn: vscode.ViewColumn.One,
      selection: new vscode.Range(position, position),
    });
  } catch {
    void vscode.window.showErrorMessage(`Assistive Access: '${file}' cannot be opened; has it been moved?`);
  }
}

/** @param {unknown} number */
function fromZero(number) {
  return Number.isInteger(number) ? Math.max(0, Number(number) - 1) : 0;
}

module.exports = { ReportPanels };
