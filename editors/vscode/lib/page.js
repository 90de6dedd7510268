'use strict';

/**
 * Runs inside the webview: places are opened by the editor, links outside of it. It is sent as its own text, so it can
 * use nothing from here.
 *
 * @param {string | undefined} focus the view to begin with
 */
function behaviour(focus) {
  // @ts-expect-error the webview's own function
  const editor = acquireVsCodeApi();

  /** @param {Event} event */
  const follow = (event) => {
    const target = event.target instanceof Element ? event.target.closest('[data-file]') : null;
    if (!target) return;
    const { file, line, column } = /** @type {HTMLElement} */ (target).dataset;
    event.preventDefault();
    event.stopPropagation();
    editor.postMessage({ open: { file, line: Number(line) || 1, column: Number(column) || 1 } });
  };
  document.addEventListener('click', follow, true);
  document.addEventListener('keydown', (event) => {
    const isNative = event.target instanceof Element && event.target.matches('a[href], button, summary, input');
    if (event.key === 'Enter' && !isNative) follow(event);
  }, true);

  if (!focus) return;
  const screens = [...document.querySelectorAll('[data-view]')];
  const screen = screens.find((element) => element.getAttribute('data-view') === focus);
  screen?.scrollIntoView({ block: 'center', inline: 'center' });
  if (screen instanceof HTMLElement || screen instanceof SVGElement) screen.focus({ preventScroll: true });
}

/**
 * A report's page as it stands in a webview: in the editor's colour scheme instead of the system's, and with places
 * that open in the editor.
 *
 * @param {string} html
 * @param {{ isDark: boolean, nonce: string, focus?: string }} options
 */
function pageForEditor(html, { isDark, nonce, focus }) {
  const script = `<script nonce="${nonce}">(${behaviour})(${JSON.stringify(focus ?? null).replaceAll('<', '\\u003c')})</script>`;
  const page = allowing(inScheme(html, isDark), nonce);
  const end = page.lastIndexOf('</body>');
  return end < 0 ? page + script : page.slice(0, end) + script + page.slice(end);
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
