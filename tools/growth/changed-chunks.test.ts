import { expect, test } from 'vitest';
import { changedChunks } from './changed-chunks.ts';

const before = new Map([
  ['assets/home-Bah3xIoY.js', 'import"./card-CPTZmI7N.js";home()'],
  ['assets/card-CPTZmI7N.js', 'card()'],
  ['assets/list-B1eR1330.js', 'list(1)'],
]);

test('a chunk that names another hash has not changed', () => {
  const after = new Map([
    ['assets/home-D_s2-Q9x.js', 'import"./card-Zz0-_k1p.js";home()'],
    ['assets/card-Zz0-_k1p.js', 'card()'],
    ['assets/list-B1eR1330.js', 'list(1)'],
    ['assets/guide-C6LDAiKJ.js', 'guide()'],
  ]);
  expect(changedChunks(before, after)).toEqual([]);
});

test('a chunk is named that holds more, or imports another file', () => {
  const after = new Map([
    ['assets/home-D_s2-Q9x.js', 'import"./cards-Zz0-_k1p.js";home()'],
    ['assets/card-CPTZmI7N.js', 'card()'],
    ['assets/list-D_s2-Q9x.js', 'list(1);list(2)'],
  ]);
  expect(changedChunks(before, after)).toEqual(['assets/home-Bah3xIoY.js', 'assets/list-B1eR1330.js']);
});
