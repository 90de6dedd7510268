'use strict';

const vscode = require('vscode');
const { DOCUMENTS } = require('./documents');

/**
 * What the server says of the app; `docs/protocol.md` describes it.
 *
 * @typedef {object} ServerStatus
 * @property {'reading' | 'ready' | 'problem'} state
 * @property {string} [message]
 * @property {number} swiftFiles
 * @property {number} readSwiftFiles those that matter to Assistive Access
 * @property {number} screens
 * @property {{ error: number, warning: number, information: number, hint: number }} findings in open documents
 *
 * @typedef {object} Words
 * @property {string} text
 * @property {string} [detail]
 * @property {boolean} [busy]
 * @property {number} [severity]
 * @property {import('vscode').Command} [command]
 */

const LOG = { command: 'assistiveAccess.showLog', title: 'Show the Log' };

/** The item under `{}` in the status bar: what the server has read and found, and what stands in its way. */
class Status {
  constructor() {
    this.item = vscode.languages.createLanguageStatusItem('assistiveAccess.status', DOCUMENTS);
    this.item.name = 'Assistive Access';
    this.show({ text: 'Assistive Access', detail: 'not started' });
  }

  /** @param {Words} words */
  show({ text, detail, busy = false, severity = vscode.LanguageStatusSeverity.Information, command = LOG }) {
    this.item.text = text;
    this.item.detail = detail;
    this.item.busy = busy;
    this.item.severity = severity;
    this.item.command = command;
  }

  starting() {
    this.show({ text: 'Assistive Access', detail: 'starting', busy: true });
  }

  running() {
    this.show({ text: 'Assistive Access', detail: 'running' });
  }

  off() {
    this.show({
      text: 'Assistive Access is off',
      detail: 'the setting assistiveAccess.enable is off',
      command: { command: 'workbench.action.openSettings', title: 'Settings', arguments: ['assistiveAccess.enable'] },
    });
  }

  /** @param {string} problem @param {import('vscode').Command} [command] */
  failed(problem, command) {
    const severity = vscode.LanguageStatusSeverity.Error;
    this.show({ text: 'Assistive Access does not run', detail: problem, severity, command });
  }

  /** @param {ServerStatus} status */
  told(status) {
    const { Information, Warning } = vscode.LanguageStatusSeverity;
    if (status.state === 'problem') {
      this.show({ text: 'Assistive Access', detail: status.message ?? 'see the log', severity: Warning });
      return;
    }
    if (status.state === 'reading') {
      this.show({ text: 'Assistive Access', detail: status.message ?? 'reading the app', busy: true });
      return;
    }
    const { findings, screens, readSwiftFiles, swiftFiles } = status;
    this.show({
      text: 'Assistive Access',
      detail: [
        `${countWords(findings)} in open files`,
        counted(screens, 'screen'),
        `${readSwiftFiles} of ${counted(swiftFiles, 'Swift file')} read`,
      ].join('; '),
      severity: findings.error + findings.warning > 0 ? Warning : Information,
      command: { command: 'workbench.actions.view.problems', title: 'Show Problems' },
    });
  }

  dispose() {
    this.item.dispose();
  }
}

/** @param {number} count @param {string} noun */
function counted(count, noun) {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** @param {ServerStatus['findings']} found */
function countWords(found) {
  const words = [
    found.error > 0 && counted(found.error, 'error'),
    found.warning > 0 && counted(found.warning, 'warning'),
    found.information > 0 && `${found.information} to look at`,
  ].filter(Boolean);
  return words.length > 0 ? words.join(', ') : 'nothing found';
}

module.exports = { Status };
