import { expect, test } from 'vitest';
import { ownerRead } from './own-modules.ts';

const policy = 'src/pages/support/policy/page.tsx';
const places = {
  chunks: new Map([
    ['src/pages/support/parts/list.tsx', 'shared-1'],
    ['src/widgets/price.tsx', 'shared-1'],
  ]),
  owners: new Map([
    [policy, policy],
    ['src/pages/support/policy/queries.ts', policy],
    ['src/pages/faq/list/page.tsx', 'src/pages/faq/list/page.tsx'],
  ]),
};
const owner = (reader: string, read: string) => ownerRead(reader, read, places);

test.each([
  ['a new page', 'src/pages/support/search/page.tsx'],
  ['an old page', 'src/pages/faq/list/page.tsx'],
])('%s that reads a module of one page reads it from this page', (_, reader) => {
  expect(owner(reader, 'src/pages/support/policy/queries.ts')).toBe(policy);
});

test.each([
  ['the page itself', policy],
  ['what pages share', 'src/pages/support/parts/list.tsx'],
  ['a widget', 'src/widgets/price.tsx'],
  ['a new widget', 'src/widgets/new.tsx'],
])('%s reads it as ever', (_, reader) => {
  expect(owner(reader, 'src/pages/support/policy/queries.ts')).toBeUndefined();
});

test("what pages share is nobody's", () => {
  expect(owner('src/pages/support/search/page.tsx', 'src/widgets/price.tsx')).toBeUndefined();
});
