import { expect, test } from 'vitest';
import { areaOf, pageOf } from './page-files.ts';

test.each([
  ['src/pages/order/list.tsx', undefined],
  ['src/pages/order/list/page.tsx', 'order/list'],
  ['src/pages/order/list/row.tsx', undefined],
  ['src/pages/order/list/page.test.tsx', undefined],
  ['src/pages/order/parts/page.tsx', undefined],
  ['src/pages/pages.ts', undefined],
  ['src/widgets/page.tsx', undefined],
])('%s is the page %s', (file, page) => {
  expect(pageOf(file)).toBe(page);
});

test('an area is the folder below the pages', () => {
  expect(areaOf('src/pages/order/parts/row.tsx')).toBe('order');
  expect(areaOf('src/pages/pages.ts')).toBe('');
  expect(areaOf('src/widgets/order/row.tsx')).toBe('');
});
