'use strict';

// The extension with the real server and a fixture app, from the first finding to the last fix.

const assert = require('node:assert/strict');
const { execFileSync } = require('node:child_process');
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const { after, before, test } = require('node:test');
const manifest = require('../package.json');
const { inWindow, until, vscode } = require('./stand-in/install');

const REPOSITORY = path.resolve(__dirname, '../../..');
const SERVER = process.env.AA_LANGUAGE_SERVER ?? path.join(REPOSITORY, '.build/debug/aa-language-server');
const skip = fs.existsSync(SERVER) ? false : `there is no server at ${SERVER}; run 'swift build'`;
const settings = { 'assistiveAccess.server.path': SERVER };
const DETAIL = 'Sketchbook/Views/Shared/DrawingDetailView.swift';
let app;
let expected;

before(() => {
  app = path.join(fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'sketchbook-')), 'Sketchbook');
  fs.cpSync(path.join(REPOSITORY, 'Tests/Fixtures/Sketchbook'), app, { recursive: true });
  const lines = fs.readFileSync(path.join(app, 'expected.txt'), 'utf8').trim().split('\n');
  expected = lines.map((line) => /^(.*):(\d+)\s+(\S+)$/.exec(line).slice(1)).map(([file, line, rule]) =>
    ({ file: path.join(app, file), line: Number(line), rule }));
});
after(() => fs.rmSync(path.dirname(app), { recursive: true }));

/** Errors and warnings, as the editor has them. */
function serious(state) {
  const all = [...state.diagnostics].flatMap(([uri, items]) => items.map((item) => ({ uri, ...item })));
  return all
    .filter(({ severity }) => severity <= 1)
    .map(({ uri, range, code }) =>
      ({ file: vscode.Uri.parse(uri).fsPath, line: range.start.line + 1, rule: code.value ?? code }))
    .sort((one, other) => (one.file < other.file ? -1 : one.file > other.file ? 1 : one.line - other.line));
}

const sorted = (items) => [...items].sort((one, other) => (one.file < other.file ? -1 : 1));

test('findings of the whole app, their actions, and all fixes', { skip }, async () => {
  await inWindow({ settings, folders: [app] }, async ({ state, client }) => {
    const document = await vscode.test.edit(path.join(app, DETAIL));
    client.open(document);
    await until('all findings', () => serious(state).length === expected.length);
    assert.deepEqual(serious(state), sorted(expected));
    const [finding] = state.diagnostics.get(document.uri.toString());
    assert.equal(finding.source, 'assistive-access');
    assert.match(finding.code.target.toString(), /developer\.apple\.com/);

    const { start, end } = finding.range;
    const actions = await client.sendRequest('textDocument/codeAction', {
      textDocument: { uri: document.uri.toString() },
      range: { start, end },
      context: { diagnostics: [] },
    });
    assert.ok(actions.some(({ title }) => title === 'Add the navigation icon “scribble.variable”'));

    await vscode.commands.executeCommand('assistiveAccess.fixAll');
    await until('the edit', () => client.edits.length === 1);
    const files = client.edits[0].documentChanges.map(({ textDocument }) => textDocument.uri);
    assert.ok(files.some((uri) => uri.endsWith('Info.plist')));
    assert.match(state.shown.at(-1).words, /^Assistive Access: fixed \d+ finding/);
  });
});

test('rules of the real catalogue can be explained', { skip }, async () => {
  await inWindow({ settings, folders: [app] }, async ({ state }) => {
    state.answers.push((items) => items.find(({ label }) => label === 'timed-dismissal'));
    await vscode.commands.executeCommand('assistiveAccess.explainRule');
    assert.equal(state.shown.at(-1).kind, 'pick');
    const [uri] = state.built.at(-1).args;
    const text = await state.providers.get('assistive-access-rule').provideTextDocumentContent(uri);
    assert.match(text, /timed-dismissal/);
    assert.match(text, /dismiss/i);
  });
});

test('reports about the app', { skip: skip || !helpOf().includes('  flow ') }, async () => {
  await inWindow({ settings, folders: [app] }, async ({ state }) => {
    for (const [command, words] of [['showFlow', /data-file=/], ['showAudit', /<h1/]]) {
      await vscode.commands.executeCommand(`assistiveAccess.${command}`);
      assert.match(state.panels.at(-1)?.webview.html ?? '', words, JSON.stringify(state.shown));
    }
  });
});

function helpOf() {
  return fs.existsSync(SERVER) ? execFileSync(SERVER, ['help'], { encoding: 'utf8' }) : '';
}

test('the problem matchers read what `check` writes', { skip }, () => {
  for (const { name, pattern } of manifest.contributes.problemMatchers) {
    const format = name === 'assistive-access' ? 'text' : 'xcode';
    const args = ['check', app, '--quiet', '--fail-on', 'never', '--format', format];
    const output = execFileSync(SERVER, args, { cwd: path.dirname(app), encoding: 'utf8' });
    const matches = output.split('\n').map((line) => new RegExp(pattern.regexp).exec(line)).filter(Boolean);
    const found = matches
      .filter((match) => ['error', 'warning'].includes(match[pattern.severity]))
      .map((match) => ({
        file: path.resolve(path.dirname(app), match[pattern.file]),
        line: Number(match[pattern.line]),
        rule: match[pattern.code],
      }));
    assert.deepEqual(sorted(found), sorted(expected), name);
  }
});
