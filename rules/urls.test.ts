import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sites } from './markets.ts';
import { safeReturnPath, safeUrl, withSite } from './urls.ts';

describe('a foreign address', () => {
  it('is safe over https', () => {
    expect(safeUrl('https://a.example/?b=1#c')?.href).toBe('https://a.example/?b=1#c');
    expect(safeUrl('https://bücher.example/')?.host).toBe('xn--bcher-kva.example');
    expect(safeUrl('https://a.example:443/')?.host).toBe('a.example');
  });

  it.each([
    'http://a.example/',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'blob:https://a.example/1',
    'ftp://a.example/',
    '//a.example/',
    '/path',
    'https:\\\\a.example',
    'https://user@a.example/',
    'https://user:pass@a.example/',
    'https://a.example@b.example/',
    'https://a.example:8443/',
    'https://a.example/\u0000',
    ' https://a.example/',
    'https://a.example/ x',
    'https://',
    '',
  ])('is refused: %j', (text) => {
    expect(safeUrl(text)).toBeUndefined();
  });

  it('holds at most 2048 characters', () => {
    const start = 'https://a.example/';
    expect(safeUrl(start + 'x'.repeat(2048 - start.length))).toBeDefined();
    expect(safeUrl(start + 'x'.repeat(2049 - start.length))).toBeUndefined();
  });
});

describe('a return path', () => {
  it.each(['/', '/order/list', '/order/detail?orderNo=1&x=%2F%2F#top', '/a//b'])('stays on the site: %s', (path) => {
    expect(safeReturnPath(path)).toBe(path);
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    'order/list',
    '',
    null,
    undefined,
  ])('is refused: %j', (path) => {
    expect(safeReturnPath(path)).toBeUndefined();
  });

  it('never resolves to another host, whatever is typed', () => {
    const piece = fc.constantFrom('/', '\\', '.', '..', '\t', '@', ':', '?', '#', 'evil.example', '%2f', 'https:', ' ');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const path = safeReturnPath(`/${pieces.join('')}`);
        if (path !== undefined) expect(new URL(path, 'https://shop.example').host).toBe('shop.example');
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('a link', () => {
  it.each([
    ['/home', '/home?site=GB'],
    ['/home?', '/home?site=GB'],
    ['/home?a=1&b=2#x', '/home?a=1&b=2&site=GB#x'],
    ['/home?a=1&site=US&b=2', '/home?a=1&site=GB&b=2'],
    ['/home?site=US&site=CA', '/home?site=GB'],
    ['/home?site', '/home?site=GB'],
    ['/home?%73ite=US', '/home?site=GB'],
    ['/home?website=US', '/home?website=US&site=GB'],
    ['/home#a?site=US', '/home?site=GB#a?site=US'],
    ['https://shop.example/x?a=%20', 'https://shop.example/x?a=%20&site=GB'],
  ])('%s carries one site: %s', (address, expected) => {
    expect(withSite(address, 'GB')).toBe(expected);
  });

  it('carries exactly one site, whatever it had before', () => {
    const parameter = fc.tuple(fc.constantFrom('site', 'a', 'b', 'SITE', ''), fc.constantFrom('', 'US', '%26', '1'));
    fc.assert(
      fc.property(fc.array(parameter), fc.constantFrom(...sites), (parameters, site) => {
        const query = parameters.map(([name, value]) => `${name}=${value}`).join('&');
        const address = withSite(`/p?${query}#h`, site);
        const url = new URL(address, 'https://shop.example');
        expect(url.searchParams.getAll('site')).toEqual([site]);
        expect(url.hash).toBe('#h');
        expect(withSite(address, site)).toBe(address);
        const others = [...new URLSearchParams(query)].filter(([name]) => name !== 'site');
        expect([...url.searchParams].filter(([name]) => name !== 'site')).toEqual(others);
      }),
    );
  });
});
