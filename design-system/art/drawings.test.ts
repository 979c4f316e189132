import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

/** Where somebody looked for something with words, filters or in a list, and it is not there. */
const searches = [
  'src/dev/machines-page.tsx',
  'src/pages/coupon/support-list/page.tsx',
  'src/pages/faq/list/page.tsx',
  'src/pages/home/search/nothing-found.tsx',
  'src/pages/order/list/no-orders.tsx',
  'src/pages/support/search/results.tsx',
  'src/widgets/product-list/no-products.tsx',
];

test('one drawing has one meaning: the torch stands only where nothing was found', () => {
  const files = globSync('src/**/*.tsx', { cwd: root }).filter((file) =>
    readFileSync(path.join(root, file), 'utf8').includes('<ArtNothingFound'),
  );
  expect(files.toSorted()).toEqual(searches);
});
