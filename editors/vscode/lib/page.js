'use strict';

/**
 * Runs inside the webview, before all else: places are opened by the editor. It is sent as its own text, so it can use
 * nothing from here.
 *
 * @param {string | null} fragment the part of the page to begin with
 */
function behaviour(fragment) {
  // @ts-expect-error the webview's own function, which may be called once
  const editor = acquireVsCodeApi();
  // The page may ask for it, too.
  Object.assign(globalThis, { acquireVsCodeApi: () => editor });

  document.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target.closest('[data-file]') : null;
    if (!target) return;
    const { file, line, column } = /** @type {HTMLElement} */ (target).dataset;
    event.preventDefault();
    event.stopPropagation();
    editor.postMessage({ type: 'open', file, line: Number(line) || 1, column: Number(column) || 1 });
  }, true);

  if (fragment === null) return;
  document.addEventListener('DOMContentLoaded', () => {
    // On the map the box, which has the list's name for the same screen.
    const box = document.getElementById(fragment.replace(/^at-/, 'box-'));
    const part = box ?? document.getElementById(fragment);
    part?.scrollIntoView({ block: 'center', inline: 'center' });
    part?.focus({ preventScroll: true });
  });
}

/**
 * A report's page as it stands in a webview: in the editor's colour scheme instead of the system's, and with places
 * that open in the editor.
 *
 * @param {string} html
 * @param {{ isDark: boolean, nonce: string, fragment?: string }} options
 */
function pageForEditor(html, { isDark, nonce, fragment }) {
  const argument = JSON.stringify(fragment ?? null).replaceAll('<', '\\u003c');
  const script = `<script nonce="${nonce}">(${behaviour})(${argument})</script>`;
  const page = allowing(inScheme(html, isDark), nonce);
  // Behind the policy, which is to hold for it, and before the page's own scripts.
  const place = page.search(/<title|<style|<\/head|<body/);
  return place < 0 ? script + page : page.slice(0, place) + script + page.slice(place);
}

/**
 * The editor's theme decides, whatever the system prefers.
 *
 * @param {string} html
 * @param {boolean} isDark
 */
function inScheme(html, isDark) {
  return html
    .replaceAll(/\(\s*prefers-color-scheme\s*:\s*(dark|light)\s*\)/g, (_, scheme) =>
      (scheme === 'dark') === isDark ? '(min-width: 0)' : '(max-width: 0)')
    .replaceAll(/color-scheme:\s*light dark/g, `color-scheme: ${isDark ? 'dark' : 'light'}`);
}

/**
 * Lets the one script run where the page's policy would not. Where it allows what stands in the page anyhow, a nonce
 * would forbid the rest.
 *
 * @param {string} html
 * @param {string} nonce
 */
function allowing(html, nonce) {
  return html.replace(/script-src ([^;"]*)/, (whole, sources) => {
    if (sources.includes("'unsafe-inline'")) return whole;
    const kept = sources.trim() === "'none'" ? '' : ` ${sources.trim()}`;
    return `script-src 'nonce-${nonce}'${kept}`;
  });
}

module.exports = { pageForEditor };
