import { expect, test } from 'vitest';
import type { FoundPassage } from '../search/find-passages.ts';
import { extractReply } from './extract.ts';
import { quotable } from './quotable.ts';

const found = (passageId: string, changes: Partial<FoundPassage>): FoundPassage => ({
  ...{ passageId, kind: 'ARTICLE', ref: 'cut', title: 'Cut a strip', text: '', address: '/', updatedTime: 0 },
  ...{ score: 1, confidence: 1, met: 2, ...changes },
});
const reply = (question: string, passages: readonly FoundPassage[]) =>
  [...(extractReply(question, passages, new AbortController().signal) as Iterable<{ text: string }>)]
    .map(({ text }) => text)
    .join(' ');

test('an article is quoted from its short answer on, wherever the question stands in it', () => {
  const passages = [
    found('ARTICLE:cut:ALL:2', { heading: 'Wrong place', text: 'Cut the strip again. Cut the strip at the mark.' }),
    found('ARTICLE:cut:ALL:1', { text: 'A strip is made of segments. Cut at the mark, every 10 cm.' }),
    found('ARTICLE:cut:ALL:0', { text: 'Cut at the mark, every 10 cm.' }),
  ];
  const question = 'Where do I cut a strip?';
  expect(reply(question, quotable(question, passages))).toBe(
    'Cut at the mark, every 10 cm. A strip is made of segments.',
  );
});

test('of texts that are found alike, the one comes first whose title is the question', () => {
  const passages = [
    found('ARTICLE:change:ALL:0', { ref: 'change', title: 'Change or cancel an order' }),
    found('ARTICLE:where:ALL:0', { ref: 'where', title: 'Where is my order?' }),
    found('ARTICLE:better:ALL:0', { ref: 'better', title: 'Orders of a friend', confidence: 1.1 }),
  ];
  expect(quotable('Where is my order?', passages).map(({ ref }) => ref)).toEqual(['better', 'where', 'change']);
});

test('rows of a table and single steps are quoted only where there is nothing else', () => {
  const text =
    'The order matters.\n1. Look at the wall.\n2. Count the meters.\nOne lamp, Probably: A dimmer, Do this: Turn it up';
  const question = 'What do I do with one lamp?';
  expect(reply(question, quotable(question, [found('POLICY:a:ALL:0', { kind: 'POLICY', text })]))).toBe(
    'The order matters.',
  );
  const table = 'One lamp, Probably: A dimmer, Do this: Turn it up';
  expect(reply(question, [found('POLICY:a:ALL:0', { kind: 'POLICY', text: table })])).toBe(`${table}.`);
});
