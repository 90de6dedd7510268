'use strict';

const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');

const NAME = 'aa-language-server';

/**
 * @typedef {object} Surroundings
 * @property {string} setting what the user named, or empty
 * @property {string[]} folders paths of the workspace's folders
 * @property {boolean} isTrusted whether programs of the workspace may run
 * @property {NodeJS.ProcessEnv} environment
 *
 * @typedef {{ path: string } | { problem: string }} ServerLocation
 */

/**
 * The program to start: what the user named and nothing else; otherwise a build in the workspace, what is on the
 * `PATH`, and where it is usually installed. (An editor that was not started in a terminal has a short `PATH`.)
 *
 * @param {Surroundings} surroundings
 * @returns {ServerLocation}
 */
function locateServer({ setting, folders, isTrusted, environment }) {
  if (setting) {
    const named = expanded(setting, folders, environment);
    if (isProgram(named)) return { path: named };
    return { problem: `the setting 'assistiveAccess.server.path' names '${named}', which is not a program` };
  }
  const builds = isTrusted ? folders.flatMap((folder) => builtIn(folder)) : [];
  const onPath = (environment.PATH ?? '').split(path.delimiter).filter((folder) => path.isAbsolute(folder));
  const usual = [path.join(home(environment), '.local', 'bin'), '/opt/homebrew/bin', '/usr/local/bin'];
  const places = [...builds, ...[...onPath, ...usual].map((folder) => path.join(folder, NAME))];
  const found = places.find(isProgram);
  if (found) return { path: found };
  return { problem: `'${NAME}' is not built in the workspace, not on the PATH, and not in ${usual.join(', ')}` };
}

/** @param {string} folder */
function builtIn(folder) {
  return ['release', 'debug'].map((kind) => path.join(folder, '.build', kind, NAME));
}

/** @param {NodeJS.ProcessEnv} environment */
function home(environment) {
  return environment.HOME || os.homedir();
}

/**
 * @param {string} setting
 * @param {string[]} folders
 * @param {NodeJS.ProcessEnv} environment
 */
function expanded(setting, folders, environment) {
  const named = setting
    .replace(/^~(?=$|[\\/])/, () => home(environment))
    .replaceAll('${workspaceFolder}', () => folders[0] ?? '')
    .replaceAll('${userHome}', () => home(environment));
  return path.isAbsolute(named) ? named : path.resolve(folders[0] ?? home(environment), named);
}

/** @param {string} file */
function isProgram(file) {
  try {
    fs.accessSync(file, fs.constants.X_OK);
    return fs.statSync(file).isFile();
  } catch {
    return false;
  }
}

module.exports = { NAME, locateServer };
