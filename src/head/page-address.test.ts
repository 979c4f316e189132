import { expect, test } from 'vitest';
import { samplesOf } from '#tests/fixtures/samples.ts';
import { routes } from '../routing/routes.ts';
import { pageAddress } from './page-address.ts';

/** They change how a page is looked at, and nothing that others are told of it. */
const views = new Set(['sort', 'tab']);

test('whatever names a page that anybody may find is in its address', () => {
  const found = routes.filter(({ rendering, noindex }) => rendering === 'server' && noindex === false);
  const pairs = found.flatMap((route) =>
    samplesOf(route).map(({ address }) => {
      const url = new URL(address, 'https://shop.test');
      for (const name of views) url.searchParams.delete(name);
      const place = {
        path: url.pathname,
        query: new URLSearchParams(`${url.searchParams}&utm_source=a&site=GB`),
        params: {},
      };
      return [pageAddress(route, place), url.pathname + url.search];
    }),
  );
  expect(pairs.length).toBeGreaterThan(40);
  for (const [address, sample] of pairs) expect(address).toBe(sample);
});
