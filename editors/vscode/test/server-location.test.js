'use strict';

const assert = require('node:assert/strict');
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const { afterEach, beforeEach, test } = require('node:test');
const { NAME, locateServer } = require('../lib/server-location');

let folder;
beforeEach(() => (folder = fs.mkdtempSync(path.join(os.tmpdir(), 'location-'))));
afterEach(() => fs.rmSync(folder, { recursive: true }));

/** A file in the test's folder, by default one that can be run. */
function file(name, mode = 0o755) {
  const file = path.join(folder, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, '#!/bin/sh\n', { mode });
  return file;
}

function locate(surroundings) {
  const environment = { HOME: path.join(folder, 'home'), PATH: path.join(folder, 'bin') };
  return locateServer({ setting: '', folders: [], isTrusted: true, environment, ...surroundings });
}

test('what the user named goes before all else', () => {
  const named = file('elsewhere/server');
  file(`bin/${NAME}`);
  assert.deepEqual(locate({ setting: named }), { path: named });
});

test('a name that leads nowhere is told, not replaced', () => {
  file(`bin/${NAME}`);
  const location = locate({ setting: '/nowhere/server' });
  assert.match(location.problem, /'\/nowhere\/server', which is not a program/);
  assert.match(locate({ setting: file('text', 0o644) }).problem, /not a program/);
  assert.match(locate({ setting: folder }).problem, /not a program/);
});

test('a setting may name the home folder and the workspace', () => {
  const atHome = file('home/tools/server');
  const inApp = file('app/tools/server');
  const folders = [path.join(folder, 'app')];
  assert.deepEqual(locate({ setting: '~/tools/server' }), { path: atHome });
  assert.deepEqual(locate({ setting: '${workspaceFolder}/tools/server', folders }), { path: inApp });
  assert.deepEqual(locate({ setting: 'tools/server', folders }), { path: inApp });
});

test('a build in the workspace goes before the path, the release first', () => {
  file(`bin/${NAME}`);
  const debug = file(`app/.build/debug/${NAME}`);
  const folders = [path.join(folder, 'other'), path.join(folder, 'app')];
  assert.deepEqual(locate({ folders }), { path: debug });
  const release = file(`app/.build/release/${NAME}`);
  assert.deepEqual(locate({ folders }), { path: release });
});

test('nothing of a workspace runs that is not trusted', () => {
  file(`app/.build/release/${NAME}`);
  const onPath = file(`bin/${NAME}`);
  assert.deepEqual(locate({ folders: [path.join(folder, 'app')], isTrusted: false }), { path: onPath });
});

test('a relative folder on the path is passed over', () => {
  const environment = { HOME: folder, PATH: `.${path.delimiter}bin` };
  file(`.build/debug/${NAME}`);
  assert.ok('problem' in locate({ environment }) || !locate({ environment }).path.startsWith('.'));
});

test('without a path, the usual folders are looked in', () => {
  const installed = file(`home/.local/bin/${NAME}`);
  assert.deepEqual(locate({ environment: { HOME: path.join(folder, 'home') } }), { path: installed });
});

test('what was looked for is told when nothing is found', { skip: fs.existsSync(`/usr/local/bin/${NAME}`) }, () => {
  assert.match(locate({}).problem, /not built in the workspace, not on the PATH, and not in .*\.local\/bin/);
});
