import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withTransaction } from '#server/db/transaction.ts';
import { answeredStatements } from '#server/testing/answered-statements.ts';
import { openTestShop, type TestShop } from '#server/testing/test-shop.ts';
import { wholeTag } from '#tests/extent.ts';
import type { Passage } from '../../content/passages/passage.ts';
import { writePassages } from '../../content/passages/write-passages.ts';
import { mostRead } from './deciding-queries.ts';
import { misspeltCases, plainCases } from './retrieval-cases.ts';
import { searchHelp } from './search-help.ts';

let shop: TestShop;
let words: readonly string[];
beforeAll(async () => {
  shop = await openTestShop({ seeded: true });
  const rows = await shop.db
    .selectFrom('help_words')
    .select('word')
    .orderBy('passages', 'desc')
    .orderBy('word')
    .execute();
  words = rows.map(({ word }) => word);
});
afterAll(() => shop.close());

/** The same numbers each time, from 0 to 1. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}
const next = numbers(7);
/** Words as texts have them: a few of them in most, most of them in a few. */
const textOf = (length: number): string =>
  Array.from({ length }, () => words[Math.floor(words.length * next() ** 3)] ?? '').join(' ');

const passageOf = (kind: 'QUESTION' | 'ARTICLE', ref: string, length: number): Passage => ({
  ...{ kind, ref, site: 'ALL', title: textOf(8), heading: kind === 'ARTICLE' ? textOf(4) : null },
  ...{ text: textOf(length), address: '/', updatedTime: 0 },
});

const sectionsOfArticle = 5;
const written = { questions: 0, articles: 0 };

/** Writes passages until there are so many questions and articles. */
async function growTo(counts: { readonly questions: number; readonly articles: number }): Promise<void> {
  while (written.questions < counts.questions || written.articles < counts.articles) {
    const questions = Math.min(5_000, counts.questions - written.questions);
    const articles = Math.min(500, counts.articles - written.articles);
    const passages = [
      ...Array.from({ length: questions }, (_, index) => passageOf('QUESTION', `Q${written.questions + index}`, 40)),
      ...Array.from({ length: articles }, (_, index) =>
        Array.from({ length: sectionsOfArticle }, () => passageOf('ARTICLE', `a${written.articles + index}`, 80)),
      ).flat(),
    ];
    await withTransaction(shop, 'relaxed', (tx) => writePassages(tx, [], passages));
    written.questions += questions;
    written.articles += articles;
  }
}

const searches = [...plainCases, ...misspeltCases].map((each) => each.words);

/** Microseconds of the processor for all questions, of the best of three rounds. */
async function costOf(): Promise<number> {
  const rounds: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    const start = process.cpuUsage();
    for (const q of searches) await searchHelp(shop, 'US', { q });
    const { user, system } = process.cpuUsage(start);
    rounds.push(user + system);
  }
  return Math.min(...rounds);
}

describe('a search in a large shop', () => {
  it('reads no more passages than in a small one', async () => {
    await growTo({ questions: 2_000, articles: 200 });
    let most = 0;
    const db = shop.db.withPlugin(answeredStatements((rows) => (most = Math.max(most, rows.length))));
    const counted = { ...shop, db, database: { ...shop.database, db } };
    await searchHelp(counted, 'US', { q: 'the first one reads the words' });
    most = 0;
    for (const q of [...searches, words.slice(0, 3).join(' '), words[0] ?? '']) await searchHelp(counted, 'US', { q });
    expect(most).toBeGreaterThan(mostRead.own);
    // Of the shop's own passages and of questions, each by the rarest words and by all of them.
    expect(most).toBeLessThanOrEqual(2 * (mostRead.own + mostRead.questions));
  });

  it(
    'of 100,000 questions and 5,000 articles costs at most three times as much as of 1,000',
    { tags: [wholeTag] },
    async () => {
      await growTo({ questions: 1_000, articles: 50 });
      const small = await costOf();
      await growTo({ questions: 100_000, articles: 5_000 });
      const large = await costOf();
      expect(large / small).toBeLessThanOrEqual(3);
    },
  );
});
