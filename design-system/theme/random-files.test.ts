import { describe, expect, test } from 'vitest';
import { randomThemeFiles, trustingSheet } from '#tests/fixtures/random-theme-files.ts';
import { themeSheetText } from './apply.ts';
import { beyondBuiltIn, parseFont, parseUi, unreadablePairs, type ThemeValues } from './validate.ts';

const corpus = randomThemeFiles(5_000);

/** Exactly one rule for the root and the veil, without anything that loads a resource. */
const isHarmless = (sheet: string) =>
  /^:root\[data-theme="(light|dark)"\],\[data-veil="\1"\]\{[^{}<>@\\]*\}$/.test(sheet) &&
  !/url\((?!\/skins\/[a-z0-9-]+\/)|image-set/.test(sheet);

describe('5,000 random pairs of theme files', () => {
  const accepted: ThemeValues[] = [];

  test('are parsed without an exception, and accepted ones are readable and load nothing', () => {
    for (const { theme, ui, font } of corpus) {
      const [looks, characters] = [parseUi(theme, ui), parseFont(theme, font)];
      for (const result of [looks, characters]) {
        if (!result.ok) expect(result.error.theme).toBe(theme);
      }
      const values = { ...(looks.ok ? looks.values : {}), ...(characters.ok ? characters.values : {}) };
      expect(isHarmless(themeSheetText(theme, values)), JSON.stringify(values)).toBe(true);
      expect(unreadablePairs(theme, values)).toEqual([]);
      if (Object.keys(beyondBuiltIn(theme, values)).length > 0) accepted.push(values);
    }
  });

  test('are often accepted, so that the test proves something', () => {
    expect(accepted.length).toBeGreaterThan(1_000);
  });

  test('would break a page that does not validate them', () => {
    const harmful = corpus.filter((files) => !isHarmless(trustingSheet(files)));
    const unreadable = corpus.filter(({ theme, ui }) => {
      const values = typeof ui === 'object' && ui !== null ? Object.entries(ui) : [];
      const texts = values.filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1].length < 50,
      );
      return unreadablePairs(theme, Object.fromEntries(texts)).length > 0;
    });
    expect(harmful.length).toBeGreaterThan(1_000);
    expect(unreadable.length).toBeGreaterThan(500);
  });
});
