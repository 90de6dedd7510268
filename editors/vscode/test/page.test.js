'use strict';

const assert = require('node:assert/strict');
const { test } = require('node:test');
const vm = require('node:vm');
const { pageForEditor } = require('../lib/page');

const page = (policy) =>
  `<html><head><meta http-equiv="Content-Security-Policy" content="default-src 'none'; ${policy}"><style>` +
  ':root { color-scheme: light dark; } @media (prefers-color-scheme: dark) { a {} } ' +
  '@media (prefers-color-scheme:light) { b {} }</style></head><body><script>page()</script></body></html>';

test("the editor's theme decides about colours", () => {
  const dark = pageForEditor(page(''), { isDark: true, nonce: 'n' });
  assert.match(dark, /color-scheme: dark; }/);
  assert.match(dark, /@media \(min-width: 0\) { a {} } @media \(max-width: 0\) { b {} }/);
  const light = pageForEditor(page(''), { isDark: false, nonce: 'n' });
  assert.match(light, /@media \(max-width: 0\) { a {} } @media \(min-width: 0\) { b {} }/);
  assert.ok(!light.includes('prefers-color-scheme'));
});

test('the one script may run, and those of the page still may', () => {
  const policy = (given) => /script-src ([^;"]*)/.exec(pageForEditor(page(given), { isDark: true, nonce: 'abc' }))[1];
  assert.equal(policy("script-src 'unsafe-inline'; img-src data:"), "'unsafe-inline'");
  assert.equal(policy("script-src 'sha256-x='"), "'nonce-abc' 'sha256-x='");
  assert.equal(policy("script-src 'none'"), "'nonce-abc'");
});

/** Runs what the page brings along, with as much of a browser as it asks for. */
function opened(html, elements = []) {
  class Element {
    constructor({ dataset, matches = false }) {
      Object.assign(this, { dataset, isNative: matches, focused: false });
    }
    closest() {
      return this.dataset?.file === undefined ? null : this;
    }
    matches() {
      return this.isNative;
    }
    getAttribute() {
      return this.dataset.view;
    }
    scrollIntoView() {
      this.isShown = true;
    }
    focus() {
      this.focused = true;
    }
  }
  const listeners = {};
  const posted = [];
  const all = elements.map((element) => new Element(element));
  const script = /<script nonce="[^"]*">([\s\S]*)<\/script><\/body>/.exec(html)[1];
  vm.runInNewContext(script, {
    Element, HTMLElement: Element, SVGElement: Element,
    acquireVsCodeApi: () => ({ postMessage: (message) => posted.push(JSON.parse(JSON.stringify(message))) }),
    document: {
      addEventListener: (name, listener) => (listeners[name] = listener),
      querySelectorAll: () => all,
    },
  });
  const fire = (name, target, key) => {
    const event = { target, key, preventDefault: () => (event.isTaken = true), stopPropagation: () => {} };
    listeners[name](event);
    return event.isTaken === true;
  };
  return { all, fire, posted };
}

test('a click on a place, and Enter, are sent to the editor', () => {
  const html = pageForEditor(page(''), { isDark: true, nonce: 'n' });
  const place = { dataset: { file: 'A.swift', line: '3', column: '7' } };
  const { all, fire, posted } = opened(html, [place, { dataset: {} }, { ...place, matches: true }]);
  assert.equal(fire('click', all[0]), true);
  assert.deepEqual(posted.pop(), { open: { file: 'A.swift', line: 3, column: 7 } });
  assert.equal(fire('click', all[1]), false);
  assert.equal(fire('keydown', all[0], 'Enter'), true);
  assert.equal(posted.length, 1);
  assert.equal(fire('keydown', all[0], 'a'), false);
  assert.equal(fire('keydown', all[2], 'Enter'), false, 'a link makes a click of it itself');
  assert.equal(posted.length, 1);
});

test('the page begins with the view that was asked for', () => {
  const name = '</script>Home';
  const html = pageForEditor(page(''), { isDark: true, nonce: 'n', focus: name });
  const { all } = opened(html, [{ dataset: { view: 'Other' } }, { dataset: { view: name } }]);
  assert.deepEqual(all.map(({ focused }) => focused), [false, true]);
});
