import { describe, expect, test } from 'vitest';
import tokens from '#themes/tokens.json';
import { themeFile } from './generated-sources.ts';

describe('the generated theme files', () => {
  test('of ui.json and font.json share no name and have every themable token', () => {
    const ui = Object.keys(JSON.parse(themeFile(tokens, 'dark', 'ui')));
    const font = Object.keys(JSON.parse(themeFile(tokens, 'dark', 'font')));
    expect([ui.length, font.length]).toEqual([71, 26]);
    expect(new Set([...ui, ...font]).size).toBe(tokens.filter((token) => token.server).length);
  });

  test('have unique names, and let no server set stacking, spacing or motion', () => {
    expect(new Set(tokens.map((token) => token.name)).size).toBe(tokens.length);
    const open = new Set(tokens.filter((token) => token.server).map((token) => token.group));
    for (const closed of ['space', 'layer', 'duration', 'easing', 'size']) expect(open).not.toContain(closed);
  });
});
