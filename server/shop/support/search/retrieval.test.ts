import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findPassageRows } from '#server/db/find-passage-rows.ts';
import { openTestShop, type TestShop } from '#server/testing/test-shop.ts';
import { sayingWords, searchStem } from '../../content/passages/search-stems.ts';
import { findPassages, leastConfidence } from './find-passages.ts';
import { misspeltCases, plainCases, type RetrievalCase, unanswerable } from './retrieval-cases.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ seeded: true });
});
afterAll(() => shop.close());

const site = 'US';
const places = 3;
const nameOf = ({ kind, ref, title }: { kind: string; ref: string; title: string }): string =>
  `${kind} ${kind === 'QUESTION' ? title : ref}`;

/** What stands in the first three places; a text with several passages stands in one. */
const firstPlaces = (found: readonly { kind: string; ref: string; title: string }[]): string[] =>
  [...new Set(found.map(nameOf))].slice(0, places);

const search = (words: string) => findPassages(shop, site, words, { limit: 20 });
/** What a shop would have that hands the words to its engine and shows what comes: no slips, no ranking. */
const searchAsTyped = (words: string) =>
  findPassageRows(shop.database, [{ query: sayingWords(words).map((word) => [searchStem(word)]), limit: places }]);

/** The questions that a search does not answer in its first places. */
async function missedBy(
  find: (words: string) => Promise<readonly { kind: string; ref: string; title: string }[]>,
  cases: readonly RetrievalCase[],
): Promise<string[]> {
  const missed: string[] = [];
  for (const { words, answers } of cases) {
    const first = firstPlaces(await find(words));
    if (!first.some((each) => answers.includes(each))) missed.push(`${words}: ${first.join(', ')}`);
  }
  return missed;
}

const answerable = [...plainCases, ...misspeltCases];

describe('120 questions that were written before the search was tuned', () => {
  it('are 60 that are typed with care, 40 with slips, and 20 that have no answer', () => {
    expect([plainCases.length, misspeltCases.length, unanswerable.length]).toEqual([60, 40, 20]);
  });

  it.each([
    ['with care', plainCases],
    ['with slips', misspeltCases],
  ])('have their answer in the first three places for nine of ten that are typed %s', async (_, cases) => {
    const missed = await missedBy(search, cases);
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(cases.length / 10);
  });

  it('have it there for less than half where words are handed to the engine as they are typed', async () => {
    const missed = await missedBy(searchAsTyped, answerable);
    expect(missed.length).toBeGreaterThan(answerable.length / 2);
  });

  it('are said to have no answer for nine of ten that have none, and for no more than one of ten others', async () => {
    const isUnsure = async (words: string) => ((await search(words))[0]?.confidence ?? 0) < leastConfidence;
    const answered: string[] = [];
    for (const words of unanswerable) if (!(await isUnsure(words))) answered.push(words);
    expect(answered.length, answered.join('\n')).toBeLessThanOrEqual(unanswerable.length / 10);
    const refused: string[] = [];
    for (const { words } of answerable) if (await isUnsure(words)) refused.push(words);
    expect(refused.length, refused.join('\n')).toBeLessThanOrEqual(answerable.length / 10);
  });
});
