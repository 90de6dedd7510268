#!/usr/bin/env node
'use strict';

// A server that knows nothing of apps and answers each command in the form that the real one has. As a program with
// arguments it prints what the real one's command line would.

const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');

const [subcommand] = process.argv.slice(2);
const offered = (process.env.AA_STAND_IN_COMMANDS ?? 'fixAll,audit,flow,explain').split(',').filter(Boolean);

const page = (name) =>
  '<!DOCTYPE html><html><head><meta http-equiv="Content-Security-Policy" content="default-src \'none\'; ' +
  'style-src \'unsafe-inline\'; script-src \'unsafe-inline\'"><style>:root { color-scheme: light dark } ' +
  '@media (prefers-color-scheme: dark) { body { color: white } }</style>' +
  `<title>${name}</title></head><body><main><h1>${name}</h1><a class="code" data-file="App/Home.swift" ` +
  'data-line="3" data-column="5">Home</a></main></body></html>';

if (subcommand === 'audit' || subcommand === 'flow') {
  process.stdout.write(page(`${subcommand} of the command line`));
  process.exit(1);
} else if (subcommand === 'rules') {
  const rule = {
    id: 'timed-dismissal', group: 'timing', severity: 'warning', what: 'Goes away.', why: 'Too fast.',
    instead: 'Keep it.', reference: 'A talk', url: 'https://example.org/',
  };
  process.stdout.write(JSON.stringify({ rules: [{ ...rule, id: 'another' }, rule] }));
  process.exit(0);
} else if (subcommand === 'version') {
  process.stdout.write('stand-in 0\n');
  process.exit(0);
} else if (subcommand === 'broken') {
  process.stderr.write('broken as wished\n');
  process.exit(2);
}

let wantsStatus = false;

const send = (message) => {
  const body = JSON.stringify({ jsonrpc: '2.0', ...message });
  process.stdout.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
};

/** Writes a page and asks for it to be shown, as the real server does before it answers. */
function show(name, words, fragment = '') {
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'stand-in-')), name);
  fs.writeFileSync(file, page(words));
  const params = { uri: `file://${file}${fragment}`, external: true };
  send({ id: `show ${name}`, method: 'window/showDocument', params });
  return { format: 'markdown', text: `# ${words}\n\n\`\`\`mermaid\nflowchart LR\n\`\`\`\n\nan outline\n` };
}

const results = {
  'assistive-access.fixAll': () => 2,
  'assistive-access.audit': () => show('checklist.html', 'audit'),
  'assistive-access.flow': ([view]) => show('map.html', `flow of ${view}`, view ? `#at-${view}` : ''),
  'assistive-access.explain': ([rule]) => {
    // A server that ends before it answers.
    if (rule === 'the-end') process.exit(3);
    const params = { uri: `https://example.org/${rule}`, external: true };
    send({ id: 'show rule', method: 'window/showDocument', params });
    return { format: 'markdown', text: `# ${rule}\n` };
  },
};

function take({ id, method, params }) {
  if (method === 'initialize') {
    const commands = offered.map((name) => `assistive-access.${name}`);
    send({ id, result: { capabilities: { executeCommandProvider: { commands } } } });
    wantsStatus = params.initializationOptions?.status === true;
  } else if (method === 'initialized' && wantsStatus) {
    const counts = { swiftFiles: 12, readSwiftFiles: 5, screens: 1 };
    const findings = { error: 1, warning: 2, information: 0, hint: 0 };
    for (const state of ['reading', 'ready']) {
      send({ method: 'assistive-access/status', params: { state, ...counts, findings } });
    }
  } else if (method === 'workspace/executeCommand') {
    send({ id, result: results[params.command](params.arguments ?? []) });
  } else if (method === 'shutdown') {
    send({ id, result: null });
  } else if (method === 'exit') {
    process.exit(0);
  }
}

let buffer = '';
process.stdin.setEncoding('latin1');
process.stdin.on('data', (part) => {
  buffer += part;
  for (;;) {
    const match = /^Content-Length: (\d+)\r\n\r\n/.exec(buffer);
    if (!match || buffer.length < match[0].length + Number(match[1])) return;
    const end = match[0].length + Number(match[1]);
    const body = Buffer.from(buffer.slice(match[0].length, end), 'latin1').toString('utf8');
    buffer = buffer.slice(end);
    take(JSON.parse(body));
  }
});
process.stdin.on('end', () => process.exit(0));
