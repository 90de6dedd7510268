'use strict';

const { registerCommands } = require('./lib/commands');
const { RuleDocuments } = require('./lib/rule-documents');
const { ReportPanels } = require('./lib/report-panel');
const { Reports } = require('./lib/reports');
const { Session } = require('./lib/session');
const { Status } = require('./lib/status');

/** @type {Session | undefined} */
let session;

/**
 * Starts the server, and says what there is for as long as the window stays.
 *
 * @param {import('vscode').ExtensionContext} context
 */
async function activate(context) {
  const status = new Status();
  session = new Session(context, status);
  const panels = new ReportPanels();
  const rules = new RuleDocuments(session);
  const reports = new Reports(session, panels, rules);
  session.reports = reports;
  context.subscriptions.push(status, session, panels, rules, ...registerCommands(session, reports, rules));
  await session.start();
}

/** Ends the server in good order. VS Code waits for it. */
async function deactivate() {
  await session?.stop();
}

module.exports = { activate, deactivate };
