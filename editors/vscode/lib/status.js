'use strict';

const vscode = require('vscode');
const { DOCUMENTS } = require('./documents');

/**
 * What the server says of a scan.
 *
 * @typedef {object} ScanStatus
 * @property {'scanning' | 'ready' | 'failed'} state
 * @property {number} [files]
 * @property {{ error: number, warning: number, information: number, hint: number }} [findings]
 * @property {string} [message]
 */

const LOG = { command: 'assistiveAccess.showLog', title: 'Show the Log' };

/** The item under `{}` in the status bar: how the last scan went, and what stands in the way of one. */
class Status {
  constructor() {
    this.item = vscode.languages.createLanguageStatusItem('assistiveAccess.status', DOCUMENTS);
    this.item.name = 'Assistive Access';
    this.show({ text: 'Assistive Access', detail: 'not started' });
  }

  /** @param {{ text: string, detail?: string, busy?: boolean, severity?: number, command?: import('vscode').Command }} words */
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

  /** @param {ScanStatus} status */
  scanned(status) {
    if (status.state === 'failed') {
      this.failed(status.message ?? 'the scan failed');
      return;
    }
    if (status.state === 'scanning') {
      this.show({ text: 'Assistive Access', detail: status.message ?? 'scanning', busy: true });
      return;
    }
    const found = status.findings;
    const isSerious = found !== undefined && found.error + found.warning > 0;
    this.show({
      text: 'Assistive Access',
      detail: [found && countWords(found), status.files !== undefined && `${counted(status.files, 'file')} read`]
        .filter(Boolean)
        .join('; '),
      severity: vscode.LanguageStatusSeverity[isSerious ? 'Warning' : 'Information'],
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

/** @param {NonNullable<ScanStatus['findings']>} found */
function countWords(found) {
  const words = [
    found.error > 0 && counted(found.error, 'error'),
    found.warning > 0 && counted(found.warning, 'warning'),
    found.information > 0 && `${found.information} to look at`,
  ].filter(Boolean);
  return words.length > 0 ? words.join(', ') : 'nothing found';
}

module.exports = { Status };
