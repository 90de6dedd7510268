'use strict';

// Puts the stand-ins where the extension asks for the modules that only VS Code has.

const Module = require('node:module');

const standIns = new Map([
  ['vscode', require.resolve('./vscode')],
  ['vscode-languageclient/node', require.resolve('./language-client')],
]);

const resolve = Module._resolveFilename;
Module._resolveFilename = function (request, ...rest) {
  return standIns.get(request) ?? resolve.call(this, request, ...rest);
};

const vscode = require('vscode');
const { LanguageClient } = require('vscode-languageclient/node');
const extension = require('../../extension');

/** Waits for what comes soon, or never. */
async function until(what, condition) {
  const patience = 1000 * Number(process.env.AA_CONFORMANCE_PATIENCE ?? 60);
  const deadline = Date.now() + patience;
  for (;;) {
    const found = await condition();
    if (found) return found;
    if (Date.now() > deadline) {
      throw new Error(`waited in vain for ${what}\nlog: ${JSON.stringify(vscode.test.state.logs.slice(-10))}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/**
 * Runs a test in a window of its own, with the extension started, and ends all after it.
 *
 * @param {{ settings?: object, folders?: string[], isTrusted?: boolean }} options
 * @param {(window: object) => Promise<void>} body
 */
async function inWindow({ settings = {}, folders = [], isTrusted = true }, body) {
  vscode.test.reset();
  LanguageClient.all.length = 0;
  for (const folder of folders) vscode.test.open(folder);
  for (const [name, value] of Object.entries(settings)) vscode.test.state.settings.set(name, value);
  vscode.test.state.isTrusted = isTrusted;
  const context = vscode.test.context();
  await extension.activate(context);
  try {
    await body({ state: vscode.test.state, client: LanguageClient.all.at(-1), context });
  } finally {
    await extension.deactivate();
    for (const { dispose } of context.subscriptions.map((item) => ({ dispose: () => item.dispose() }))) dispose();
  }
}

module.exports = { LanguageClient, inWindow, until, vscode };
