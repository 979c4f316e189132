import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '#server/testing/test-shop.ts';
import { findPassages } from './find-passages.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ seeded: true });
});
afterAll(() => shop.close());

const refs = async (words: string) =>
  (await findPassages(shop, 'US', words, { limit: 5 })).map(({ kind, ref }) => `${kind} ${ref}`);

describe('a passage', () => {
  it.each([
    ['how long is the warranty', 'POLICY warranty'],
    ['waranty', 'POLICY warranty'],
    ['ship to canada costs', 'POLICY shipping'],
  ])('is found by %s', async (words, expected) => {
    const start = performance.now();
    const found = await findPassages(shop, 'US', words, { limit: 5 });
    console.log(
      words,
      performance.now() - start,
      found.map(({ kind, ref, heading, score, confidence }) => [kind, ref, heading, score, confidence].join(' ')),
    );
    expect(await refs(words)).toContain(expected);
  });
});
