import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { developerWords, strayParts } from './developer-parts.ts';

const root = path.resolve(import.meta.dirname, '../..');

test.each(Object.entries(developerWords))('%s still says: %s', (folder, words) => {
  const files = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' });
  const sources = files.filter((name) => /(?<!\.test)\.tsx?$/.test(name));
  expect(sources.some((name) => readFileSync(path.join(root, folder, name), 'utf8').includes(words))).toBe(true);
});

test('a part for developers in the build is named with the file that holds it', () => {
  const code = `throw Error(\`${developerWords['bridge-sdk/mock']}\`)`;
  expect(strayParts(new Map([['index.js', 'a()']]))).toEqual([]);
  expect(strayParts(new Map([['index.js', code]]))).toEqual([
    'index.js: holds words of bridge-sdk/mock that no shopper needs',
  ]);
});
