import { expect, test } from 'vitest';
import { fakeArea, openStore } from './area-fixture.ts';
import { additions, type UnansweredLines } from './unanswered.ts';

const addition = (key: string): UnansweredLines => ({
  account: 'A1',
  site: 'US',
  key,
  keptTime: 1,
  lines: [{ id: 'dome_0', sku: 'dome', buyType: 0, quantity: 1, status: false }],
});

test('an addition is read back however many that were never answered stand before it', () => {
  const store = openStore(fakeArea());
  const all = Array.from({ length: 60 }, (_, index) => addition(`key ${index}`));
  store.write(additions, all);
  expect(store.read(additions)).toEqual(all.slice(-50));
});

test('what is no addition is left out', () => {
  const broken = { ...addition('b'), lines: [] };
  const store = openStore(fakeArea({ cartAdditions: JSON.stringify([broken, addition('a'), 7]) }));
  expect(store.read(additions)).toEqual([addition('a')]);
  expect(openStore(fakeArea({ cartAdditions: '{"US":{}}' })).read(additions)).toEqual([]);
});
