import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import protocol from '../../../bridge-sdk/protocol/protocol.json' with { type: 'json' };
import { contract } from '../../../bridge-sdk/src/generated/contract.ts';
import { readDocument, sdk, sectionsBelow } from './read-document.ts';

const guides = ['docs/HOST-GUIDE-IOS.md', 'docs/HOST-GUIDE-ANDROID.md'];
const names = [
  ...guides,
  'README.md',
  'CHANGELOG.md',
  'protocol/CHANGELOG.md',
  'docs/SECURITY.md',
  'docs/MIGRATING-LEGACY-HOST.md',
  'docs/PROTOCOL.md',
];
const documents = names.map((name) => [name, readDocument(name)] as const);
const commands = Object.keys(protocol.commands);
const events = Object.keys(protocol.events);

/** Every file of the package that is code or data, with its name, as one text. */
const source = readdirSync(sdk, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(?:ts|tsx|kt|swift|json)$/.test(name) && !/^(?:dist|node_modules|docs)\//.test(name))
  .map((name) => `${name}\n${readFileSync(path.join(sdk, name), 'utf8')}`)
  .join('\n');

/** Names of the platforms themselves; everything else in backticks has to be somewhere in the package. */
const ofPlatforms = new Set(
  (
    'addJavascriptInterface JavascriptInterface WKWebsiteDataStore SFSafariViewController popViewController ' +
    'traitCollectionDidChange onConfigurationChanged onDestroy IllegalStateException getData adjustResize ' +
    'withTaskCancellationHandler getType onPause scrollView'
  ).split(' '),
);

describe.each(documents)('%s', (name, { links, quoted, blocks }) => {
  test('leads nowhere but to what is there', () => {
    const lost = links.filter((link) => {
      if (/^https:/.test(link)) return false;
      const [file = '', anchor] = link.split('#');
      const target = file === '' ? name : path.join(path.dirname(name), file);
      if (!existsSync(path.join(sdk, target))) return true;
      return anchor !== undefined && !readDocument(target).headings.some((heading) => heading.anchor === anchor);
    });
    expect(lost).toEqual([]);
  });

  test('names nothing that is not in the package', () => {
    const isName = /^[a-z]+[A-Z]\w*$|^[A-Z]\w*[a-z][A-Z]\w*$/;
    const allCode = [source, ...blocks.map(({ code }) => code)].join('\n');
    const unknown = quoted
      .map((words) => words.replace(/\(.*\)$/, ''))
      .flatMap((words) => words.split('.'))
      .filter((word) => isName.test(word) && !ofPlatforms.has(word) && !new RegExp(`\\b${word}\\b`).test(allCode));
    expect(unknown).toEqual([]);
  });

  test('names no error that the contract does not know', () => {
    const codes = quoted.filter((words) => /^[A-Z]+(?:_[A-Z]+)*$/.test(words) && words.length > 3);
    expect(codes.filter((code) => !(code in protocol.errors) && code !== 'HEIC')).toEqual([]);
  });

  test('names the contract by its hash of today', () => {
    const hashes = [...quoted, ...blocks.map(({ code }) => code)].flatMap(
      (text) => text.match(/\b[0-9a-f]{16}\b/g) ?? [],
    );
    expect(hashes.filter((hash) => hash !== contract.hash && source.indexOf(`"${hash}"`) === -1)).toEqual([]);
  });
});

describe.each(guides)('%s', (name) => {
  const guide = readDocument(name);

  test('has a part for every command, and for nothing else', () => {
    expect(sectionsBelow(guide, /^\d+\. The commands$/).sort()).toEqual([...commands].sort());
  });

  test('has a part for every event, and for nothing else', () => {
    expect(sectionsBelow(guide, /^\d+\. The events$/).sort()).toEqual([...events].sort());
  });

  test('counts right and says how long a page waits', () => {
    const text = readFileSync(path.join(sdk, name), 'utf8');
    expect(text).toContain(`${commands.length} of them, with an answer or without`);
    expect(text).toContain(`${events.length} of them, never answered`);
    for (const [command, { timeoutMs, silent }] of Object.entries(contract.commands)) {
      const row = text.split('\n').find((line) => line.startsWith('| `') && line.includes(`\`${command}\``)) ?? '';
      const time = timeoutMs?.toLocaleString('en') ?? (silent ? 'not at all' : 'for the person');
      expect(row, command).toContain(time);
    }
  });

  test('says of every event what is kept while no page is there', () => {
    const policies = { latest: 'the last one', merged: 'all, put together', queue: 'all, in order', none: 'none' };
    const text = readFileSync(path.join(sdk, name), 'utf8');
    for (const [event, { retain }] of Object.entries(protocol.events)) {
      const row = new RegExp(`^\\| \`${event}\` +\\| (.+)\\|$`, 'm').exec(text)?.[1] ?? '';
      expect(row.startsWith(Object.entries(policies).find(([policy]) => policy === retain)?.[1] ?? '-'), event).toBe(
        true,
      );
    }
  });
});
