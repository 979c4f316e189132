import { expect, it } from 'vitest';
import { maskName } from './mask-name.ts';

it.each([
  ['Jonathan', 'J***n'],
  ['Mia', 'M***a'],
  ['Jo', 'J***'],
  ['J', 'J***'],
  ['', '***'],
  ['  Ada ', 'A***a'],
  ['💡amp💡', '💡***💡'],
])('%j is shown as %j', (name, masked) => {
  expect(maskName(name)).toBe(masked);
});
