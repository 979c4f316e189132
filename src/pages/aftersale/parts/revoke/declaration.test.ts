import { expect, test } from 'vitest';
import { checkDeclaration, declarationOf } from './declaration.ts';

const known = { name: 'Ola Nowak', email: 'o•••@lampyris.test' };
const wish = { mode: 'WITHDRAW', lines: [], reason: null };

test('a declaration starts as the order knows its buyer', () => {
  expect(declarationOf(known, { ...wish, details: {} })).toEqual(known);
  expect(declarationOf(known, { ...wish, details: { declaredName: '' } })).toEqual({ ...known, name: '' });
});

test('an address that is shown masked may stay as it is', () => {
  expect(checkDeclaration(known, known)).toEqual({});
});

test('a name of blanks and an address that is none are refused', () => {
  expect(Object.keys(checkDeclaration({ name: ' ', email: 'ola@' }, known))).toEqual(['name', 'email']);
  expect(checkDeclaration({ name: 'Ola', email: 'ola@lampyris.test' }, known)).toEqual({});
});
