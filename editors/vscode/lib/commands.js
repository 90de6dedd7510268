'use strict';

const vscode = require('vscode');
const { NAME } = require('./server-location');
const { SECTION } = require('./settings');

const AUDIT = 'assistive-access.audit';
const FIX_ALL = 'assistive-access.fixAll';
const FLOW = 'assistive-access.flow';

/**
 * What stands in the command palette. The server's own commands have other names, as its client registers them.
 *
 * @param {import('./session').Session} session
 * @param {import('./reports').Reports} reports
 * @param {import('./rule-documents').RuleDocuments} rules
 * @returns {import('vscode').Disposable[]}
 */
function registerCommands(session, reports, rules) {
  /** @type {[string, (...args: any[]) => unknown][]} */
  const commands = [
    ['restart', () => session.restart()],
    ['showLog', () => session.log.show()],
    ['fixAll', () => fixAll(session)],
    ['showAudit', () => reports.show(AUDIT, [null, documentInFront()])],
    // With the document in front the server knows which app is meant.
    ['showFlow', (view) => reports.show(FLOW, [typeof view === 'string' ? view : null, documentInFront()])],
    ['explainRule', (rule) => (typeof rule === 'string' ? rules.show(rule) : rules.choose())],
    ['chooseServer', () => chooseServer()],
  ];
  return commands.map(([name, run]) => vscode.commands.registerCommand(`${SECTION}.${name}`, run));
}

function documentInFront() {
  const document = vscode.window.activeTextEditor?.document;
  return document?.uri.scheme === 'file' ? document.uri.toString() : null;
}

/**
 * The server sends the edits, which the editor then can take back as one.
 *
 * @param {import('./session').Session} session
 */
async function fixAll(session) {
  if (!session.client || !session.offers(FIX_ALL)) {
    void vscode.window.showWarningMessage('Assistive Access: the server does not run, so nothing was fixed.');
    return;
  }
  try {
    const params = { command: FIX_ALL, arguments: [] };
    const count = await session.client.sendRequest('workspace/executeCommand', params);
    // If there is nothing to fix, the server says so.
    if (typeof count === 'number' && count > 0) {
      vscode.window.setStatusBarMessage(`Assistive Access: fixed ${count} finding${count === 1 ? '' : 's'}`, 5000);
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    void vscode.window.showErrorMessage(`Assistive Access: nothing was fixed: ${reason}`);
  }
}

/** Its setting starts the server anew. */
async function chooseServer() {
  const chosen = await vscode.window.showOpenDialog({ title: `The program ${NAME}`, openLabel: 'Use This Program' });
  if (!chosen?.[0]) return;
  const target = vscode.ConfigurationTarget.Global;
  await vscode.workspace.getConfiguration(SECTION).update('server.path', chosen[0].fsPath, target);
}

module.exports = { registerCommands };
