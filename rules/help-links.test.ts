import { describe, expect, it } from 'vitest';
import { helpLink, helpLinkKeys } from './help-links.ts';

describe('a link of the help', () => {
  it('leads to a page of the shop, or to a foreign address that is https', () => {
    for (const key of helpLinkKeys) {
      const link = helpLink(key);
      if ('route' in link) expect(link.route, key).toMatch(/^\/(?!\/)/);
      else expect(new URL(link.url).protocol, key).toBe('https:');
    }
  });

  it.each([
    '',
    'constructor',
    '__proto__',
    'https://evil.example',
    '//evil.example',
    'javascript:alert(1)',
    'help/../x',
  ])('leads to the help where its key is %s', (key) => {
    expect(helpLink(key)).toEqual({ route: '/support' });
  });
});
