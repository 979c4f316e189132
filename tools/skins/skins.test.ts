import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseUi } from '#design-system/theme/validate.ts';
import { skinImageIn } from '#rules/skins.ts';
import { festivals, skinFiles } from './skins.ts';
import { slots } from './tile.ts';

const themes = path.resolve(import.meta.dirname, '../../themes');
const read = (file: string) => readFileSync(path.join(themes, file), 'utf8');

describe('the festivals of the shop', () => {
  test('are at least two, and lie in themes/ as they are drawn', () => {
    expect(Object.keys(festivals).length).toBeGreaterThanOrEqual(2);
    for (const [file, text] of skinFiles()) expect(read(file), file).toBe(text);
  });

  test('are all in the list that the shop asks for, and nothing else is', () => {
    expect(JSON.parse(read('skins.json'))).toEqual(readdirSync(path.join(themes, 'skins')).sort());
  });

  test.each(Object.keys(festivals))('%s has a picture for each slot in each theme [S4.theme.12]', (name) => {
    for (const theme of ['light', 'dark'] as const) {
      const ui: Record<string, string> = JSON.parse(read(`skins/${name}/${theme}/ui.json`));
      expect(Object.keys(ui)).toEqual(slots.map((slot) => `skin-${slot}`));
      const addresses = Object.values(ui).map((value) => skinImageIn(theme, value.slice(4, -1)));
      expect(addresses).toEqual(slots.map((slot) => `/skins/${name}/${theme}/${slot}.svg`));
      for (const address of addresses) expect(read(address).length, address).toBeLessThan(6_000);
      const values = Object.fromEntries(Object.keys(ui).map((key, index) => [key, `url(${addresses[index]})`]));
      expect(parseUi(theme, values)).toMatchObject({ ok: true, refused: [], unknown: [] });
    }
  });

  test('are pictures and nothing else: no script, no address, no text', () => {
    for (const [file, text] of skinFiles()) {
      if (!file.endsWith('.svg')) continue;
      expect(text.replace('http://www.w3.org/2000/svg', ''), file).not.toMatch(/script|href|url\(|@|<text|on\w+=|http/);
    }
  });
});
