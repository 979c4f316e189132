import { describe, expect, it } from 'vitest';
import { effectiveTheme, themeIdOf } from './theme-id.ts';

describe('the theme', () => {
  it('is light for id 1 and dark for id 2, whatever the surroundings [S4.theme.01 S4.theme.02]', () => {
    expect([effectiveTheme(1, true), effectiveTheme(1, false)]).toEqual(['light', 'light']);
    expect([effectiveTheme(2, true), effectiveTheme(2, false)]).toEqual(['dark', 'dark']);
  });

  it('follows the surroundings for id 3 [S4.theme.03]', () => {
    expect([effectiveTheme(3, true), effectiveTheme(3, false)]).toEqual(['light', 'dark']);
  });

  it.each([9, 0, -1, 2.5, '9', '', 'dark', null, undefined, {}, Number.NaN])(
    'counts the unknown id %j as 1 [S4.theme.01]',
    (input) => {
      expect(themeIdOf(input)).toBe(1);
    },
  );

  it('reads the ids as numbers and as stored text', () => {
    expect([1, 2, 3, '1', '2', '3'].map(themeIdOf)).toEqual([1, 2, 3, 1, 2, 3]);
  });
});
