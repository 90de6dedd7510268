'use strict';

// The extension against a server of which each answer is known.

const assert = require('node:assert/strict');
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const { after, before, beforeEach, test } = require('node:test');
const { LanguageClient, inWindow, until, vscode } = require('./stand-in/install');

const SERVER = require.resolve('./stand-in/server');
const settings = { 'assistiveAccess.server.path': SERVER };
let app;

before(() => {
  app = fs.mkdtempSync(path.join(os.tmpdir(), 'app-'));
  fs.mkdirSync(path.join(app, 'App'));
  fs.writeFileSync(path.join(app, 'App/Home.swift'), 'import SwiftUI\n\nstruct Home {}\n');
});
after(() => fs.rmSync(app, { recursive: true }));
beforeEach(() => delete process.env.AA_STAND_IN_COMMANDS);

const run = (name, ...args) => vscode.commands.executeCommand(`assistiveAccess.${name}`, ...args);
const sent = (client, method) => client.messages.filter((message) => message.method === method);

test('the server is told the settings, and that it may say how a scan goes', async () => {
  const own = { ...settings, 'assistiveAccess.scope': 'all', 'assistiveAccess.logLevel': 'debug' };
  await inWindow({ settings: own, folders: [app] }, async ({ client }) => {
    const [{ params }] = sent(client, 'initialize');
    assert.deepEqual(params.initializationOptions, {
      scope: 'all', codeLens: true, diagnostics: 'auto', logLevel: 'debug', status: true,
    });
    await vscode.test.set('assistiveAccess.scope', 'assistive-access');
    const changes = sent(client, 'workspace/didChangeConfiguration');
    assert.equal(changes.at(-1).params.settings.assistiveAccess.scope, 'assistive-access');
    assert.equal(LanguageClient.all.length, 1, 'a change of scope needs no restart');
  });
});

test('the status says what was read and found', async () => {
  await inWindow({ settings, folders: [app] }, async ({ state }) => {
    const [item] = state.statusItems;
    const words = '1 error, 2 warnings in open files; 1 screen; 5 of 12 Swift files read';
    await until('the end of the scan', () => item.detail === words);
    assert.equal(item.severity, vscode.LanguageStatusSeverity.Warning);
    assert.equal(item.busy, false);
  });
});

test('what goes on, what finds nothing, and what a person has to see to', async () => {
  await inWindow({ settings, folders: [app] }, async ({ state, client }) => {
    const [item] = state.statusItems;
    await until('the end of the scan', () => item.detail.includes('read'));
    const say = client.handlers.get('assistive-access/status');
    const counts = { swiftFiles: 1, readSwiftFiles: 1, screens: 2 };
    say({ state: 'reading', ...counts });
    assert.deepEqual([item.busy, item.detail], [true, 'reading the app']);
    say({ state: 'ready', ...counts, findings: { error: 0, warning: 0, information: 3, hint: 0 } });
    const words = '3 to look at in open files; 2 screens; 1 of 1 Swift file read';
    assert.deepEqual([item.busy, item.detail, item.severity], [false, words, 0]);
    say({ state: 'ready', ...counts, findings: { error: 0, warning: 0, information: 0, hint: 4 } });
    assert.match(item.detail, /^nothing found in open files/);
    say({ state: 'problem', message: 'the configuration is broken', ...counts });
    assert.deepEqual([item.detail, item.severity], ['the configuration is broken', 1]);
  });
});

test('a missing server is told once, with ways to mend that', async () => {
  const missing = { 'assistiveAccess.server.path': '/nowhere/aa-language-server' };
  await inWindow({ settings: missing }, async ({ state }) => {
    assert.equal(LanguageClient.all.length, 0);
    const errors = state.shown.filter(({ kind }) => kind === 'error');
    assert.equal(errors.length, 1);
    assert.match(errors[0].words, /'\/nowhere\/aa-language-server', which is not a program/);
    assert.deepEqual(errors[0].choices, ['Choose the Program…', 'How to Install', 'Open Settings']);
    assert.equal(state.statusItems[0].severity, vscode.LanguageStatusSeverity.Error);
    assert.equal(state.statusItems[0].command.command, 'assistiveAccess.chooseServer');
    // The buttons do what they say; the program that is chosen runs at once.
    state.answers.push('How to Install', 'Open Settings');
    await run('restart');
    await until('the guide', () => state.built.some(({ id }) => id === 'markdown.showPreview'));
    assert.ok(fs.existsSync(state.built.at(-1).args[0].fsPath));
    await run('restart');
    await until('the settings', () => state.built.at(-1).id === 'workbench.action.openSettings');
    state.answers.push('Choose the Program…', [vscode.Uri.file(SERVER)]);
    await run('restart');
    await until('the server', () => LanguageClient.all.length === 1 && LanguageClient.all[0].state === 2);
  });
});

test('a server that cannot be started is told', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'broken-'));
  const broken = path.join(folder, 'broken');
  fs.writeFileSync(broken, '#!/nowhere/interpreter\n', { mode: 0o755 });
  await inWindow({ settings: { 'assistiveAccess.server.path': broken } }, async ({ state }) => {
    const [item] = state.statusItems;
    assert.match(item.detail, /the server did not start/);
    assert.ok(state.logs.some(({ level, words }) => level === 'error' && words.includes(broken)));
  });
  fs.rmSync(folder, { recursive: true });
});

test('a server that ends by itself is told', async () => {
  await inWindow({ settings, folders: [app] }, async ({ state, client }) => {
    client.process.kill('SIGKILL');
    await until('the end', () => state.statusItems[0].detail === 'the server ended; see the log');
  });
});

test('restarting ends the one and starts another', async () => {
  await inWindow({ settings, folders: [app] }, async () => {
    await run('restart');
    assert.equal(LanguageClient.all.length, 2);
    const [first, second] = LanguageClient.all;
    assert.equal(sent(first, 'shutdown').length, 1);
    assert.notEqual(first.process.exitCode, null);
    assert.equal(second.process.exitCode, null);
    // Many wishes at once leave one server.
    await Promise.all([run('restart'), run('restart'), run('restart')]);
    const alive = LanguageClient.all.filter(({ process }) => process.exitCode === null && !process.killed);
    assert.equal(alive.length, 1);
  });
  assert.ok(LanguageClient.all.every(({ process }) => process.exitCode !== null), 'a server is left behind');
});

test('settings that a running server cannot follow start another', async () => {
  await inWindow({ settings, folders: [app] }, async ({ state }) => {
    await vscode.test.set('assistiveAccess.server.arguments', ['serve']);
    await until('another server', () => LanguageClient.all.length === 2 && LanguageClient.all[1].state === 2);
    assert.deepEqual(LanguageClient.all[1].serverOptions.args, ['serve']);
    await vscode.test.set('assistiveAccess.enable', false);
    await until('the end', () => LanguageClient.all[1].process.exitCode !== null);
    await until('its word', () => state.statusItems[0].text === 'Assistive Access is off');
    await vscode.test.set('assistiveAccess.enable', true);
    await until('a third', () => LanguageClient.all.length === 3);
  });
});

test('trust that is given later starts the build of the workspace', async () => {
  const build = path.join(app, '.build/debug/aa-language-server');
  fs.mkdirSync(path.dirname(build), { recursive: true });
  fs.symlinkSync(SERVER, build);
  const path_ = process.env.PATH;
  process.env.PATH = path.dirname(process.execPath) === '/usr/local/bin' ? '' : path.dirname(process.execPath);
  try {
    await inWindow({ folders: [app], isTrusted: false }, async ({ state }) => {
      if (LanguageClient.all.length > 0) return; // One is installed on this machine.
      state.isTrusted = true;
      state.events.trust.fire();
      await until('the server', () => LanguageClient.all.length === 1);
      assert.equal(LanguageClient.all[0].serverOptions.command, build);
    });
  } finally {
    process.env.PATH = path_;
    fs.rmSync(path.join(app, '.build'), { recursive: true });
  }
});

test('reports come from the server, and open places', async () => {
  await inWindow({ settings, folders: [app] }, async ({ state, client }) => {
    await run('showFlow', 'Home');
    const [{ params }] = sent(client, 'workspace/executeCommand');
    assert.deepEqual(params, { command: 'assistive-access.flow', arguments: ['Home', null] });
    const [panel] = state.panels;
    // The server's page, from where it was asked for, and not in the browser too.
    assert.match(panel.webview.html, /<h1>flow of Home<\/h1>/);
    assert.match(panel.webview.html, /\("at-Home"\)<\/script>/);
    assert.deepEqual(state.opened, []);
    assert.deepEqual(panel.options.localResourceRoots, []);
    await panel.receive({ type: 'open', file: 'App/Home.swift', line: 3, column: 5 });
    const [{ uri, options }] = state.opened;
    assert.equal(uri.fsPath, path.join(app, 'App/Home.swift'));
    assert.deepEqual({ ...options.selection.start }, { line: 2, character: 4 });
    assert.equal(options.viewColumn, vscode.ViewColumn.One);
    // What cannot be opened is told; what is no place is passed over.
    await panel.receive({ type: 'open', file: 'App/Gone.swift', line: 1, column: 1 });
    assert.match(state.shown.at(-1).words, /'App\/Gone.swift' cannot be opened/);
    await panel.receive({ type: 'open', line: 1 });
    await panel.receive('nonsense');
    assert.equal(state.opened.length, 1);
    // The same panel again, and a new one after it was closed.
    await run('showFlow');
    assert.deepEqual([state.panels.length, panel.reveals], [1, 1]);
    panel.dispose();
    await run('showFlow');
    assert.equal(state.panels.length, 2);
    await run('showAudit');
    assert.equal(state.panels.length, 3);
  });
});

test('a server without reports leaves them to the command line', async () => {
  process.env.AA_STAND_IN_COMMANDS = 'fixAll';
  await inWindow({ settings, folders: [app] }, async ({ state, client }) => {
    await run('showAudit');
    assert.match(state.panels[0].webview.html, /audit of the command line/);
    assert.equal(sent(client, 'workspace/executeCommand').length, 0);
  });
});

test('without a folder there is nothing to report on', async () => {
  await inWindow({ settings }, async ({ state }) => {
    await run('showAudit');
    assert.equal(state.panels.length, 0);
    assert.match(state.shown.at(-1).words, /open the folder of an app first/);
  });
});

test('with several folders, that of the document in front counts, else the one that is chosen', async () => {
  const other = fs.mkdtempSync(path.join(os.tmpdir(), 'other-'));
  await inWindow({ settings, folders: [other, app] }, async ({ state }) => {
    state.answers.push((folders) => folders[0]);
    await run('showFlow');
    assert.equal(state.shown.at(-1).kind, 'folder');
    await vscode.test.edit(path.join(app, 'App/Home.swift'));
    const questions = state.shown.length;
    await run('showFlow');
    assert.equal(state.shown.length, questions);
    await state.panels[0].receive({ type: 'open', file: 'App/Home.swift', line: 1, column: 1 });
    assert.equal(state.opened.length, 1);
  });
  fs.rmSync(other, { recursive: true });
});

test('the folder that is chosen is told to the server', async () => {
  const other = fs.mkdtempSync(path.join(os.tmpdir(), 'other-'));
  await inWindow({ settings, folders: [other, app] }, async ({ state, client }) => {
    state.answers.push((folders) => folders[1]);
    await run('showFlow');
    const [, uri] = sent(client, 'workspace/executeCommand')[0].params.arguments;
    assert.equal(path.dirname(vscode.Uri.parse(uri).fsPath), app);
    await state.panels[0].receive({ type: 'open', file: 'App/Home.swift', line: 1, column: 1 });
    assert.equal(state.opened.at(-1).uri.fsPath, path.join(app, 'App/Home.swift'));
    // A code lens names its document, whichever is in front.
    fs.writeFileSync(path.join(other, 'Front.swift'), '');
    await vscode.test.edit(path.join(other, 'Front.swift'));
    const document = vscode.Uri.file(path.join(app, 'App/Home.swift')).toString();
    await vscode.commands.executeCommand('assistive-access.flow', 'Home', document);
    await state.panels[0].receive({ type: 'open', file: 'App/Home.swift', line: 1, column: 1 });
    assert.equal(state.opened.at(-1).uri.fsPath, path.join(app, 'App/Home.swift'));
  });
  fs.rmSync(other, { recursive: true });
});

test('questions that are asked at once each get their own page', async () => {
  await inWindow({ settings, folders: [app] }, async ({ state }) => {
    await Promise.all([run('showAudit'), run('showFlow', 'Home'), run('explainRule', 'timed-dismissal')]);
    const pages = state.panels.map(({ title, webview }) => [title, /<h1>(.*?)<\/h1>/.exec(webview.html)[1]]);
    assert.deepEqual(pages.sort(), [
      ['Assistive Access: Checklist', 'audit'],
      ['Assistive Access: Map of Screens', 'flow of Home'],
    ]);
    const provider = state.providers.get('assistive-access-rule');
    const [uri] = state.built.at(-1).args;
    assert.equal(await provider.provideTextDocumentContent(uri), '# timed-dismissal\n');
    assert.deepEqual(state.opened, []);
  });
});

test("a code lens's command and a page that the server shows open the panel", async () => {
  await inWindow({ settings, folders: [app] }, async ({ state, client }) => {
    const document = vscode.Uri.file(path.join(app, 'App/Home.swift')).toString();
    await vscode.commands.executeCommand('assistive-access.flow', 'Home', document);
    assert.deepEqual(sent(client, 'workspace/executeCommand')[0].params.arguments, ['Home', document]);
    assert.match(state.panels[0].webview.html, /flow of Home/);
    const file = path.join(app, 'audit-1.html');
    fs.writeFileSync(file, '<html><body>written audit</body></html>');
    const uri = vscode.Uri.file(file).toString();
    const show = (params) => client.answer({ method: 'window/showDocument', params });
    assert.deepEqual(await show({ uri }), { success: true });
    assert.match(state.panels[1].webview.html, /written audit/);
    await show({ uri: 'https://example.org/', external: true });
    assert.equal(state.opened.at(-1).uri.scheme, 'https');
    assert.equal(state.panels.length, 2);
  });
});

test('rules are explained by the server, in the preview', async () => {
  await inWindow({ settings, folders: [app] }, async ({ state }) => {
    await vscode.commands.executeCommand('assistive-access.explain', 'timed-dismissal');
    const { id, args } = state.built.at(-1);
    assert.equal(id, 'markdown.showPreviewToSide');
    assert.equal(args[0].toString(), 'assistive-access-rule:/timed-dismissal.md');
    assert.deepEqual(state.opened, [], 'the page is opened in the browser, too');
    const provider = state.providers.get('assistive-access-rule');
    assert.equal(await provider.provideTextDocumentContent(args[0]), '# timed-dismissal\n');
  });
});

test('rules are explained by the command line, those under the cursor offered first', async () => {
  process.env.AA_STAND_IN_COMMANDS = 'fixAll';
  await inWindow({ settings, folders: [app] }, async ({ state }) => {
    const document = await vscode.test.edit(path.join(app, 'App/Home.swift'), 2);
    const range = new vscode.Range(new vscode.Position(2, 0), new vscode.Position(2, 3));
    const code = { value: 'timed-dismissal' };
    state.diagnostics.set(document.uri.toString(), [{ source: 'assistive-access', range, code }]);
    let offered;
    state.answers.push((items) => (offered = items)[0]);
    await run('explainRule');
    assert.deepEqual(offered.map(({ label }) => label), ['timed-dismissal', 'another']);
    assert.match(offered[0].description, /here$/);
    const [uri] = state.built.at(-1).args;
    const text = await state.providers.get('assistive-access-rule').provideTextDocumentContent(uri);
    assert.match(text, /^# timed-dismissal\n/);
    assert.match(text, /## Instead\n\nKeep it\./);
    await run('explainRule', 'unheard-of');
    assert.match(state.shown.at(-1).words, /'unheard-of' cannot be explained: there is no such rule/);
  });
});

test('fixing all says how much, and what is in its way', async () => {
  await inWindow({ settings, folders: [app] }, async ({ state }) => {
    await run('fixAll');
    assert.equal(state.shown.at(-1).words, 'Assistive Access: fixed 2 findings');
    await vscode.test.set('assistiveAccess.enable', false);
    await until('the end', () => state.statusItems[0].text.endsWith('off'));
    await run('fixAll');
    assert.match(state.shown.at(-1).words, /nothing was fixed/);
  });
});

test('the log can be shown', async () => {
  await inWindow({ settings }, async ({ state }) => {
    await run('showLog');
    assert.deepEqual(state.shown.at(-1), { kind: 'log', words: 'Assistive Access' });
  });
});

test('code lenses can be switched off', async () => {
  await inWindow({ settings }, async ({ client }) => {
    const { provideCodeLenses } = client.clientOptions.middleware;
    assert.deepEqual(await provideCodeLenses({}, {}, () => ['lens']), ['lens']);
    await vscode.test.set('assistiveAccess.codeLens', false);
    assert.deepEqual(await provideCodeLenses({}, {}, () => ['lens']), []);
  });
});

test('panels follow the theme', async () => {
  await inWindow({ settings, folders: [app] }, async ({ state }) => {
    await run('showAudit');
    assert.match(state.panels[0].webview.html, /color-scheme: light }/);
    state.theme = vscode.ColorThemeKind.Dark;
    state.events.theme.fire({});
    assert.match(state.panels[0].webview.html, /color-scheme: dark }/);
  });
});
