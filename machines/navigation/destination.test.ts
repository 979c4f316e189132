import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { parseUrl, pathInSite, withSite } from '#rules/urls.ts';
import { destinationOf } from './destination.ts';

const origin = 'https://lampyris.example';

describe('the destination of a link', () => {
  it.each([
    ['/product-detail?slug=firefly#sizes', '/product-detail?slug=firefly&site=US#sizes'],
    ['https://example.org/a?b=c', '/home/frame?url=https%3A%2F%2Fexample.org%2Fa%3Fb%3Dc&site=US'],
    [`/home/frame?url=${encodeURIComponent(`${origin}/faq/list?q=1`)}`, '/faq/list?q=1&site=US'],
    [
      `/home/frame?url=${encodeURIComponent('https://example.org/')}`,
      '/home/frame?url=https%3A%2F%2Fexample.org%2F&site=US',
    ],
  ])('%s leads to %s [S4.navigation.03 S4.navigation.04]', (url, to) => {
    expect(destinationOf({ url }, origin, 'US')).toBe(to);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'http://example.org/', 'https://', 'https://a@example.org/'])(
    '%s leads nowhere',
    (url) => {
      expect(destinationOf({ url }, origin, 'US')).toBeUndefined();
    },
  );

  it.each([
    [`${origin}//evil.example/a`, '/evil.example/a?site=US'],
    ['/.//evil.example', '/evil.example?site=US'],
    ['/home/../..///evil.example?b=1', '/evil.example?b=1&site=US'],
    [`/home/frame?url=${encodeURIComponent(`${origin}//evil.example`)}`, '/evil.example?site=US'],
  ])('%s stays in the shop: a path never begins with two slashes', (url, to) => {
    expect(destinationOf({ url }, origin, 'US')).toBe(to);
  });

  const piece = fc.constantFrom(
    ...'/?#.%=&\\@: -',
    '..',
    '%2e',
    '%20',
    'home',
    'frame',
    'site=',
    'url=',
    'ü',
    '\t',
    'x',
  );
  const isFrame = ({ pathname }: URL) => pathname === '/home/frame';

  it('is the same whether or not the address was parsed', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 9 }), (pieces) => {
        const url = `/${pieces.join('')}`;
        const parsed = parseUrl(url, origin);
        fc.pre(parsed === undefined || !isFrame(parsed));
        const own = parsed?.origin === origin ? withSite(pathInSite(parsed), 'US') : undefined;
        const to = destinationOf({ url }, origin, 'US');
        expect(to?.startsWith('/home/frame?url=') ? undefined : to).toBe(own);
      }),
      { numRuns: 2_000 },
    );
  });

  it.each(['/home', '/product-detail?slug=firefly#sizes', '/collections?categoryId=c1&attrs=a%3A1,2'])(
    '%s is not parsed',
    (url) => {
      const canParse = vi.spyOn(URL, 'canParse');
      destinationOf({ url }, origin, 'US');
      expect(canParse).not.toHaveBeenCalled();
      canParse.mockRestore();
    },
  );
});
