'use strict';

const vscode = require('vscode');

const SECTION = 'assistiveAccess';

/** Settings that only count when a server starts. */
const RESTARTING = ['enable', 'server', 'diagnostics'].map((name) => `${SECTION}.${name}`);

/**
 * @typedef {object} Settings
 * @property {boolean} enable
 * @property {string | null} scope null if that is left to the project's configuration
 * @property {boolean} codeLens
 * @property {string} serverPath empty if the server is to be looked for
 * @property {string[]} serverArguments
 * @property {string} diagnostics
 * @property {string} logLevel
 */

/** @returns {Settings} */
function settings() {
  const section = vscode.workspace.getConfiguration(SECTION);
  return {
    enable: section.get('enable', true),
    scope: section.get('scope') ?? null,
    codeLens: section.get('codeLens', true),
    serverPath: section.get('server.path', '').trim(),
    serverArguments: section.get('server.arguments', []),
    diagnostics: section.get('diagnostics', 'auto'),
    logLevel: section.get('logLevel', 'information'),
  };
}

/** What the server is told at its start: what it may set itself by, and that it may say how a scan goes. */
function initializationOptions() {
  const { scope, codeLens, diagnostics, logLevel } = settings();
  return { scope, codeLens, diagnostics, logLevel, status: true };
}

/**
 * Whether a change of settings is one that a running server cannot follow.
 *
 * @param {import('vscode').ConfigurationChangeEvent} change
 */
function needsRestart(change) {
  return RESTARTING.some((name) => change.affectsConfiguration(name));
}

module.exports = { SECTION, initializationOptions, needsRestart, settings };
