// @vitest-environment jsdom
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import packed from '../../../bridge-sdk/package.json' with { type: 'json' };
import { readDocument, sdk } from './read-document.ts';

const entries: Readonly<Record<string, string>> = {
  '@lampyris/bridge-sdk/browser': 'browser/browser-fallbacks.ts',
  '@lampyris/bridge-sdk/legacy': 'legacy/legacy-call.ts',
  '@lampyris/bridge-sdk': 'src/index.ts',
};

test('the page of the README runs in a browser, and finds the market there', async () => {
  const code = readDocument('README.md').blocks.find(({ language }) => language === 'ts')?.code ?? '';
  const localCode = code.replaceAll(
    /from '([^']+)'/g,
    (_, name: string) => `from '${path.join(sdk, entries[name] ?? '')}'`,
  );
  const folder = path.join(sdk, '../node_modules/.cache/bridge-documents');
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'readme-page.ts');
  writeFileSync(file, localCode);
  const page = await import(/* @vite-ignore */ pathToFileURL(file).href);
  expect(page.bridge.mode).toBe('browser');
  expect(page.market).toEqual({ market: 'US', marketName: '' });
});

test('every entry in the README is one of the package, and the other way round', () => {
  const { quoted } = readDocument('README.md');
  const named = quoted.filter((words) => /^\.(?:\/\w+)?$/.test(words));
  const exported = Object.keys(packed.exports).filter((name) => /^\.(?:\/\w+)?$/.test(name));
  expect([...new Set(named)].sort()).toEqual(exported.sort());
});
