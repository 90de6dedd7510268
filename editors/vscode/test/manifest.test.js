'use strict';

const assert = require('node:assert/strict');
const fs = require('node:fs');
const path = require('node:path');
const { test } = require('node:test');
const manifest = require('../package.json');
const { inWindow, vscode } = require('./stand-in/install');

const { contributes } = manifest;
const ROOT = path.resolve(__dirname, '..');
const sources = ['extension.js', ...fs.readdirSync(path.join(ROOT, 'lib')).map((name) => `lib/${name}`)];
const source = sources.map((name) => fs.readFileSync(path.join(ROOT, name), 'utf8')).join('\n');

test('every command of the palette is there, and no other', async () => {
  await inWindow({ settings: { 'assistiveAccess.enable': false } }, async ({ state }) => {
    const declared = contributes.commands.map(({ command }) => command).sort();
    assert.deepEqual([...state.commands.keys()].sort(), declared);
  });
  assert.equal(vscode.test.state.commands.size, 0, 'commands are left behind');
});

test('every setting is read, and described', () => {
  for (const [name, setting] of Object.entries(contributes.configuration.properties)) {
    assert.ok(setting.markdownDescription.length > 20, name);
    assert.ok('default' in setting, name);
    // The client itself reads how much it is to trace.
    if (name === 'assistiveAccess.trace.server') continue;
    assert.ok(source.includes(`'${name.replace('assistiveAccess.', '')}'`), `${name} is not read`);
    if (setting.enum) assert.equal(setting.enum.length, (setting.enumDescriptions ?? setting.enum).length, name);
  }
});

test('what starts a program is not taken from a workspace that is not trusted', () => {
  const starting = Object.keys(contributes.configuration.properties).filter((name) => name.includes('.server.'));
  const restricted = manifest.capabilities.untrustedWorkspaces.restrictedConfigurations;
  assert.deepEqual(starting.filter((name) => name !== 'assistiveAccess.trace.server').sort(), [...restricted].sort());
});

test('all files that the manifest names are there', () => {
  const schema = contributes.jsonValidation[0].url;
  for (const file of [manifest.main, manifest.icon, schema, 'README.md', 'CHANGELOG.md']) {
    assert.ok(fs.existsSync(path.join(ROOT, file)), file);
  }
  assert.ok('rules' in JSON.parse(fs.readFileSync(path.join(ROOT, schema), 'utf8')).properties);
});

test('the change log begins with this version', () => {
  const log = fs.readFileSync(path.join(ROOT, 'CHANGELOG.md'), 'utf8');
  assert.equal(/^## (\S+)/m.exec(log)[1], manifest.version);
});

/** What an editor takes from a line, as VS Code does: the groups of the pattern by name. */
function matched(name, line) {
  const { pattern } = contributes.problemMatchers.find((matcher) => matcher.name === name);
  const groups = new RegExp(pattern.regexp).exec(line);
  if (!groups) return undefined;
  const { regexp, ...names } = pattern;
  return Object.fromEntries(Object.entries(names).map(([name, group]) => [name, groups[group]]));
}

test('the matchers read lines of their format, and no others', () => {
  const message = "'x' goes away: after 2 seconds [sic]";
  const line = `App/My View.swift:52:24: warning: ${message} [timed-dismissal]`;
  const found = { line: '52', column: '24', severity: 'warning', message, code: 'timed-dismissal' };
  assert.deepEqual(matched('assistive-access', line), { file: 'App/My View.swift', ...found });
  assert.deepEqual(matched('assistive-access-xcode', `/${line}`), { file: '/App/My View.swift', ...found });
  assert.equal(matched('assistive-access', 'App/A.swift:1:2: note: the key is missing here'), undefined);
  assert.equal(matched('assistive-access', '    App/A.swift:1:2: Home'), undefined);
  assert.equal(matched('assistive-access', 'x.swift:1:2: error: expected expression'), undefined);
});
