import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { createShopClient } from '../api/client.ts';
import { matchRoute } from '../routing/route-match.ts';
import { headTags } from './head-tags.ts';
import { pageHead } from './page-head.ts';

const shop = {
  client: createShopClient(() => Promise.reject(new Error('unused')), ''),
  site: 'US',
  member: null,
} as const;

function tagsOf(path: string, query = '') {
  const { route, params } = matchRoute(path);
  const head = pageHead(route, undefined, new QueryClient(), shop, { path, params, query: new URLSearchParams(query) });
  return {
    head,
    tags: headTags(head, path, 'https://shop.test')
      .map(({ attributes }) => JSON.stringify(attributes))
      .join(),
  };
}

describe('the head of a page', () => {
  test('names its canonical address on the home page and nowhere else [S2.canonical.01]', () => {
    expect(tagsOf('/home', 'site=GB').tags).toContain('"canonical","href":"https://shop.test/home"');
    expect(tagsOf('/collections').tags).not.toContain('canonical');
  });

  test.each(['/account/login', '/shopping-cart', '/order/list', '/order/payment', '/home/frame', '/nowhere'])(
    'keeps %s out of search engines [S2.canonical.03]',
    (path) => {
      expect(tagsOf(path).tags).toContain('noindex');
    },
  );

  test('keeps a search with a query out of search engines, the market is no query', () => {
    expect(tagsOf('/home/search', 'q=lamp').tags).toContain('noindex');
    expect(tagsOf('/home/search', 'site=GB').tags).not.toContain('noindex');
  });

  test('shows the fixed English title where the specification has one [S2.titles.02]', () => {
    expect(tagsOf('/prom/winner-announcement').head.title).toBe('Winners Announcement');
  });
});
