import { expect, it } from 'vitest';
import { authorName } from './author-name.ts';

it.each([
  ['Mara', 'lights@example.com', 'Mara'],
  ['mara.lindqvist', 'Mara.Lindqvist@example.com', 'm***t'],
  ['Mara', 'mara@example.com', 'M***a'],
  ['Mara', 'mara.lindqvist@example.com', 'Mara'],
  ['a'.repeat(30), `${'a'.repeat(40)}@example.com`, 'a***a'],
  ['Lamp lover', 'l@example.com', 'Lamp lover'],
])('%s with the address %s signs as %s', (nickname, email, name) => {
  expect(authorName({ nickname, email })).toBe(name);
});
