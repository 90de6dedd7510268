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

/** Runs what is put into the page, with as much of a browser as it asks for. */
function opened(html, ids = []) {
  class Element {
    constructor(dataset) {
      Object.assign(this, { dataset, focused: false });
    }
    closest() {
      return this.dataset?.file === undefined ? null : this;
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
  const elements = new Map(ids.map((id) => [id, new Element({})]));
  let calls = 0;
  const browser = {
    Element,
    acquireVsCodeApi: () => {
      calls += 1;
      if (calls > 1) throw new Error('An instance of the VS Code API has already been acquired');
      return { postMessage: (message) => posted.push(JSON.parse(JSON.stringify(message))) };
    },
    document: {
      addEventListener: (name, listener) => (listeners[name] = listener),
      getElementById: (id) => elements.get(id) ?? null,
    },
  };
  vm.runInNewContext(/<script nonce="[^"]*">([\s\S]*?)<\/script>/.exec(html)[1], browser);
  listeners.DOMContentLoaded?.();
  const click = (dataset) => {
    let isTaken = false;
    const preventDefault = () => (isTaken = true);
    listeners.click({ target: new Element(dataset), preventDefault, stopPropagation: () => {} });
    return isTaken;
  };
  return { browser, click, elements, posted };
}

test('a click on a place is sent to the editor, any other is not', () => {
  const { click, posted } = opened(pageForEditor(page(''), { isDark: true, nonce: 'n' }));
  assert.equal(click({ file: 'A.swift', line: '3', column: '7' }), true);
  assert.deepEqual(posted, [{ type: 'open', file: 'A.swift', line: 3, column: 7 }]);
  assert.equal(click({}), false);
  assert.equal(posted.length, 1);
});

test('the page can have the way to the editor, too', () => {
  const { browser } = opened(pageForEditor(page(''), { isDark: true, nonce: 'n' }));
  const again = vm.runInNewContext('acquireVsCodeApi()', browser);
  assert.equal(typeof again.postMessage, 'function');
});

test("the script comes before the page's own, and behind its policy", () => {
  const html = pageForEditor(page(''), { isDark: true, nonce: 'n' });
  assert.ok(html.indexOf('Content-Security-Policy') < html.indexOf('<script nonce'));
  assert.ok(html.indexOf('<script nonce') < html.indexOf('<script>page()'));
});

test('the page begins with the part that was asked for: on the map, else in the list', () => {
  const fragment = 'at-</script>Home';
  const html = pageForEditor(page(''), { isDark: true, nonce: 'n', fragment });
  const onMap = opened(html, [fragment, 'box-</script>Home']).elements;
  assert.deepEqual([...onMap.values()].map(({ focused }) => focused), [false, true]);
  const inList = opened(html, ['another', fragment]).elements;
  assert.deepEqual([...inList.values()].map(({ focused }) => focused), [false, true]);
});
