import path from 'node:path';
import { expect, test } from 'vitest';
import { chunkFileName } from './chunk-groups.ts';

const nameOf = (file: string) => chunkFileName({ facadeModuleId: path.resolve(file) });

test('the code of a page has the name of the page', () => {
  expect(nameOf('src/pages/order/list/page.tsx')).toBe('assets/list-[hash:7].js');
});

test('other code has the name that it has', () => {
  expect(nameOf('src/pages/pages.ts')).toBe('assets/[name]-[hash:7].js');
  expect(chunkFileName({ facadeModuleId: null })).toBe('assets/[name]-[hash:7].js');
});
