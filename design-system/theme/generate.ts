import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync, mkdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { formatted } from '../../oxfmt.config.ts';
import { themeSchema, tokenPage } from './generated-pages.ts';
import {
  contractSource,
  contractVersionSource,
  scaleSource,
  serverTokensSource,
  themeFile,
  tokenNamesSource,
} from './generated-sources.ts';
import type { Token } from './token.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

const shortHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 6);

function expectedFiles(): Map<string, string> {
  const tokens: Token[] = JSON.parse(readFileSync(join(root, 'themes/tokens.json'), 'utf8'));
  return new Map([
    ['design-system/theme/contract.css.ts', contractSource(tokens)],
    ['design-system/theme/scale.ts', scaleSource(tokens)],
    ['design-system/theme/server-tokens.ts', serverTokensSource(tokens)],
    ['design-system/theme/token-names.ts', tokenNamesSource(tokens)],
    ['design-system/theme/contract-version.ts', contractVersionSource(tokens, shortHash)],
    ['themes/schema/ui.schema.json', themeSchema(tokens, 'ui')],
    ['themes/schema/font.schema.json', themeSchema(tokens, 'font')],
    ['docs/tokens.md', tokenPage(tokens)],
    ['themes/light/ui.json', themeFile(tokens, 'light', 'ui')],
    ['themes/light/font.json', themeFile(tokens, 'light', 'font')],
    ['themes/dark/ui.json', themeFile(tokens, 'dark', 'ui')],
    ['themes/dark/font.json', themeFile(tokens, 'dark', 'font')],
  ]);
}

function current(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

/** Writes every file made from themes/tokens.json, or with `--check` lists stale ones and exits 1. */
async function main(checkOnly: boolean): Promise<void> {
  const stale: string[] = [];
  for (const [name, source] of expectedFiles()) {
    const path = join(root, name);
    const expected = await formatted(path, source);
    if (current(path) === expected) continue;
    stale.push(relative(root, path));
    if (checkOnly) continue;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, expected);
  }
  const verb = checkOnly ? 'is not what themes/tokens.json says; run npm run generate' : 'written';
  for (const name of stale) console.log(`${name} ${verb}`);
  if (checkOnly && stale.length > 0) process.exitCode = 1;
}

await main(process.argv.includes('--check'));
