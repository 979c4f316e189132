import { describe, expect, it } from 'vitest';
import { decideFrame, type FrameRules } from './frame.ts';

const rules: FrameRules = { ownOrigin: 'https://shop.example', allowedHosts: ['help.partner.example'], site: 'US' };

describe('the frame page', () => {
  it.each([
    ['https://shop.example/shopping-cart', '/shopping-cart?site=US'],
    ['/shopping-cart?a=1#b', '/shopping-cart?a=1&site=US#b'],
    ['https://shop.example//evil.example/x', '/evil.example/x?site=US'],
  ])('navigates to our own %s [S2.frame.05]', (target, path) => {
    expect(decideFrame(target, rules)).toEqual({ kind: 'navigate', path });
  });

  it('works on a plain http origin while developing', () => {
    const local = { ...rules, ownOrigin: 'http://localhost:4100' };
    expect(decideFrame('http://localhost:4100/home', local)).toMatchObject({ kind: 'navigate' });
    expect(decideFrame('http://localhost:4101/home', local)).toEqual({ kind: 'refuse' });
  });

  it('frames a listed host at once [S2.frame.06]', () => {
    expect(decideFrame('https://help.partner.example/a', rules)).toEqual({
      kind: 'frame',
      href: 'https://help.partner.example/a',
      host: 'help.partner.example',
    });
  });

  it('names an unlisted host first, in punycode [S2.frame.06]', () => {
    expect(decideFrame('https://hëlp.partner.example/', rules)).toMatchObject({
      kind: 'interstitial',
      host: 'xn--hlp-jma.partner.example',
    });
    expect(decideFrame('https://help.partner.example.evil.example/', rules).kind).toBe('interstitial');
  });

  it.each([
    '',
    ' ',
    'http://help.partner.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    'blob:https://shop.example/1',
    'https://user@shop.example/',
    'https://user@help.partner.example/',
    'https://static.shop.example/',
    '//[',
  ])('refuses %s [S2.frame.06]', (target) => {
    expect(decideFrame(target, rules)).toEqual({ kind: 'refuse' });
  });
});
