import { expect, test } from 'vitest';
import { changedChunks } from './changed-chunks.ts';

const before = new Map([
  ['assets/home-Bah3xIo.js', 'import"./card-CPTZmI7.js";home()'],
  ['assets/card-CPTZmI7.js', 'card()'],
  ['assets/list-B1eR133.js', 'list(1)'],
]);

test('a chunk that names another hash has not changed', () => {
  const after = new Map([
    ['assets/home-D_s2-Q9.js', 'import"./card-Zz0-_k1.js";home()'],
    ['assets/card-Zz0-_k1.js', 'card()'],
    ['assets/list-B1eR133.js', 'list(1)'],
    ['assets/guide-C6LDAiK.js', 'guide()'],
  ]);
  expect(changedChunks(before, after)).toEqual([]);
});

test('a chunk is named that holds more, or imports another file', () => {
  const after = new Map([
    ['assets/home-D_s2-Q9.js', 'import"./cards-Zz0-_k1.js";home()'],
    ['assets/card-CPTZmI7.js', 'card()'],
    ['assets/list-D_s2-Q9.js', 'list(1);list(2)'],
  ]);
  expect(changedChunks(before, after)).toEqual(['assets/home-Bah3xIo.js', 'assets/list-B1eR133.js']);
});
