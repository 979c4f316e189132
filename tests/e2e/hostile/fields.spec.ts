import { isString } from '#server/contract/json.ts';
import { routes } from '#src/routing/routes.ts';
import { expect, test } from '@playwright/test';
import { answered, requestTexts, type ContractText } from './contract-texts.ts';
import { openTexts } from './open-texts.ts';
import { texts } from './texts.ts';

/** True where something can be written that means more than a word somewhere: in markup, in a script, in an address. */
const isOpen = ({ schema: { maxLength, pattern } }: ContractText): boolean =>
  texts.some(
    (text) =>
      /[<>"'&:\\]/.test(text) &&
      (typeof maxLength !== 'number' || text.length <= maxLength) &&
      (!isString(pattern) || new RegExp(pattern, 'u').test(text)),
  );

const nameOf = ({ place }: ContractText): string => place.split('.').at(-1) ?? '';

test('every text that the contract leaves open is in the table, and no other', () => {
  const open = requestTexts.flatMap((operation) => operation.texts.filter(isOpen).map(nameOf));
  expect(open.length).toBeGreaterThan(80);
  expect([...new Set(open)].sort()).toEqual(Object.keys(openTexts).sort());
});

test('what the table says is shown stands in an answer or in the address of a page', () => {
  const answers = answered.flatMap(({ id, texts: all }) => all.map(({ place }) => `${id} ${place}`));
  const paths = routes.map(({ path }) => path);
  for (const text of Object.values(openTexts)) {
    if ('shown' in text) expect(answers).toEqual(expect.arrayContaining([...text.shown]));
    if ('inAddress' in text) expect(paths).toContain(text.inAddress);
  }
});
