'use strict';

const vscode = require('vscode');

const SCHEME = 'assistive-access-rule';
const EXPLAIN = 'assistive-access.explain';

/**
 * A rule as `rules --format json` tells it.
 *
 * @typedef {object} Rule
 * @property {string} id
 * @property {string} group
 * @property {string} severity
 * @property {string} what
 * @property {string} why
 * @property {string} instead
 * @property {string} reference
 * @property {string} url
 */

/** The rules' explanations, as documents that the editor's own preview shows. */
class RuleDocuments {
  /** @param {import('./session').Session} session */
  constructor(session) {
    this.session = session;
    /** @type {Map<string, string>} */
    this.texts = new Map();
    this.changes = new vscode.EventEmitter();
    this.provider = vscode.workspace.registerTextDocumentContentProvider(SCHEME, {
      onDidChange: this.changes.event,
      provideTextDocumentContent: async (uri) => {
        const rule = uri.path.replace(/^\/|\.md$/g, '');
        return this.texts.get(rule) ?? (await this.text(rule));
      },
    });
  }

  /** @param {string} rule */
  async show(rule) {
    try {
      this.texts.set(rule, await this.text(rule));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      void vscode.window.showErrorMessage(`Assistive Access: '${rule}' cannot be explained: ${reason}`);
      return;
    }
    const uri = vscode.Uri.from({ scheme: SCHEME, path: `/${rule}.md` });
    this.changes.fire(uri);
    await vscode.commands.executeCommand('markdown.showPreviewToSide', uri);
  }

  /** Asks which, those of the findings under the cursor first. */
  async choose() {
    /** @type {Rule[]} */
    let rules;
    try {
      rules = await this.catalogue();
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      void vscode.window.showErrorMessage(`Assistive Access: the rules cannot be listed: ${reason}`);
      return;
    }
    const here = rulesAtCursor();
    const ordered = [...rules].sort((one, other) => Number(here.has(other.id)) - Number(here.has(one.id)));
    const items = ordered.map((rule) => ({
      label: rule.id,
      description: `${rule.severity} · ${rule.group}${here.has(rule.id) ? ' · here' : ''}`,
      detail: rule.what.replaceAll('`', ''),
    }));
    const options = { placeHolder: 'The rule to explain', matchOnDetail: true, matchOnDescription: true };
    const chosen = await vscode.window.showQuickPick(items, options);
    if (chosen) await this.show(chosen.label);
  }

  /** @param {string} id */
  async text(id) {
    const { reports } = this.session;
    if (reports && this.session.offers(EXPLAIN)) {
      const { answer } = await reports.ask(EXPLAIN, [id]);
      if (typeof answer?.text === 'string') return answer.text;
    }
    const rule = (await this.catalogue()).find((rule) => rule.id === id);
    if (!rule) throw new Error('there is no such rule');
    return markdown(rule);
  }

  /** @returns {Promise<Rule[]>} */
  async catalogue() {
    if (!this.session.reports) return [];
    return JSON.parse(await this.session.reports.commandLine(['rules', '--format', 'json'])).rules;
  }

  dispose() {
    this.provider.dispose();
    this.changes.dispose();
  }
}

/** @param {Rule} rule */
function markdown(rule) {
  return [
    `# ${rule.id}`,
    `*${rule.severity}, group ${rule.group}*`,
    rule.what,
    `## Why\n\n${rule.why}`,
    `## Instead\n\n${rule.instead}`,
    `[${rule.reference}](${rule.url})`,
    '',
  ].join('\n\n');
}

/** The ids of the rules that found something at the cursor, or on its line. */
function rulesAtCursor() {
  const editor = vscode.window.activeTextEditor;
  if (!editor) return new Set();
  const line = editor.selection.active.line;
  const rules = vscode.languages
    .getDiagnostics(editor.document.uri)
    .filter(({ source, range }) => source === 'assistive-access' && range.start.line <= line && line <= range.end.line)
    .map(({ code }) => (typeof code === 'object' ? code.value : code));
  return new Set(rules);
}

module.exports = { RuleDocuments };
