import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sizedImage } from './image-size.ts';

describe('the address of a picture', () => {
  it.each([
    ['high', '/media/a.jpg?q=aGlnaA==', '/media/a_h.jpg?q=aGlnaA=='],
    ['high, without padding', '/media/a.jpg?q=aGlnaA', '/media/a_h.jpg?q=aGlnaA'],
    ['high, encoded', '/media/a.jpg?q=aGlnaA%3D%3D', '/media/a_h.jpg?q=aGlnaA%3D%3D'],
    ['middle', 'https://cdn.example/x.y/b.webp?v=2&q=bWlkZGxl', 'https://cdn.example/x.y/b_m.webp?v=2&q=bWlkZGxl'],
    ['low', '/c.avif?q=bG93#top', '/c_l.avif?q=bG93#top'],
  ])('takes the size %s into its name [S9.images.01]', (_size, url, sized) => {
    expect(sizedImage(url)).toBe(sized);
  });

  it.each([
    '/a.jpg',
    '/a.jpg?q=',
    '/a.jpg?q=bG93ZXI=',
    '/a.jpg?q=low',
    '/a.jpg?Q=bG93',
    '/a.jpg?quality=bG93',
    '/a.jpg#?q=bG93',
    '/a?q=bG93',
    '/a.jpg?q=constructor',
    '',
  ])('stays as it is: %s [S9.images.01]', (url) => {
    expect(sizedImage(url)).toBe(url);
  });

  it('keeps all that it said, whatever that was', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (url) => {
        expect(sizedImage(url).replace(/_[hml](?=\.)/, '')).toBe(url.replace(/_[hml](?=\.)/, ''));
      }),
    );
  });
});
