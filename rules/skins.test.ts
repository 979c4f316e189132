import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { skinImageIn } from './skins.ts';

describe('a picture of a skin', () => {
  it.each([
    ['/skins/winter/hero.avif', '/skins/winter/light/hero.avif', '/skins/winter/dark/hero.avif'],
    ['/skins/winter/light/hero.avif', '/skins/winter/light/hero.avif', '/skins/winter/dark/hero.avif'],
    ['/skins/winter/dark/tabbar.avif', '/skins/winter/light/tabbar.avif', '/skins/winter/dark/tabbar.avif'],
  ])('%s has an address for each theme [S4.theme.12]', (url, light, dark) => {
    expect([skinImageIn('light', url), skinImageIn('dark', url)]).toEqual([light, dark]);
  });

  it.each([
    '/media/a.avif',
    'https://evil.example/skins/a/hero.avif',
    '/skins/../api/hero.avif',
    '/skins/a/b/c/d.avif',
    '',
  ])('is not %s, which stays', (url) => {
    expect(skinImageIn('dark', url)).toBe(url);
  });

  it('is in one theme only, however often it is asked for', () => {
    const theme = fc.constantFrom('light' as const, 'dark' as const);
    const name = fc.stringMatching(/^[a-z0-9-]{1,20}$/);
    fc.assert(
      fc.property(name, name, theme, theme, (skin, file, first, last) => {
        const url = `/skins/${skin}/${file}.avif`;
        expect(skinImageIn(last, skinImageIn(first, url))).toBe(`/skins/${skin}/${last}/${file}.avif`);
      }),
    );
  });
});
