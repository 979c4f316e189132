import { expect, test } from 'vitest';
import { readTree } from '../circles/read-tree.ts';
import { turnsIn } from './turns.ts';

/** Folders whose texts were read aloud; one that is added stays clean. */
const roots: readonly string[] = ['src/', 'design-system/', 'rules/', 'server/', 'openapi/'];

/** Pages for developers, fixtures, what people typed, and tests: no shopper reads them. */
const isUnread = (file: string) =>
  /^src\/(dev|testing|routing)\/|^design-system\/docs\/|^server\/(dev|testing|mail\/inbox-page|payments\/sandbox)|-cases\.ts$|\.(test|stories)\.tsx?$|-fixture\.tsx?$/.test(
    file,
  );

test('texts say it as a native writer would', () => {
  const found = [...readTree()]
    .filter(([file]) => roots.some((root) => file.startsWith(root)) && /\.tsx?$/.test(file) && !isUnread(file))
    .flatMap(([file, source]) => turnsIn(source).map((turn) => `${file}: ${turn}`));
  expect(found).toEqual([]);
});

test.each([
  ["title: 'To the coin center',", true],
  ['body: `Coupons that you have used stand here: ${list}`', true],
  ["text: 'You follow it no more',", true],
  ["text: 'You are no answerer at the moment',", true],
  ["text: 'See the giveaway',", false],
  ['// All lights can be had one by one.', false],
  ["/** 'To the cart' */ const action = 'Go to cart';", false],
])('%s is such a turn: %s', (source, isTurn) => {
  expect(turnsIn(source).length > 0).toBe(isTurn);
});
