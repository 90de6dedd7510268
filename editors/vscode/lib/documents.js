'use strict';

/**
 * The documents that the server is told of: what it reads, and what says how. Other property lists, XML and YAML files
 * are none of its business; those of a project that are closed it reads from the disk.
 */
const DOCUMENTS = [
  { scheme: 'file', language: 'swift' },
  { scheme: 'untitled', language: 'swift' },
  { scheme: 'file', pattern: '**/*.{plist,entitlements,pbxproj,xcconfig}' },
  { scheme: 'file', pattern: '**/{Podfile,InfoPlist.strings,project.yml,project.yaml,.assistive-access.json}' },
];

module.exports = { DOCUMENTS };
