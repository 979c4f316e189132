import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Site } from '#rules/markets.ts';
import { answeredStatements } from '#server/testing/answered-statements.ts';
import { openQuestionShop, type QuestionShop } from '../../community/questions/questions-fixture.ts';
import { renewHelp } from './reindex-help.ts';
import { findPassages } from './find-passages.ts';

let at: QuestionShop;
beforeAll(async () => {
  at = await openQuestionShop();
});
afterAll(() => at.close());

const find = (words: string, site: Site = 'US', limit = 10) => findPassages(at.shop, site, words, { limit });
const refs = async (words: string, site?: Site) => [...new Set((await find(words, site)).map(({ ref }) => ref))];

describe('a question', () => {
  it('is found by its words and by those of its answers, and is gone with its removal', async () => {
    const [asker, buyer] = [await at.member(), await at.buyer()];
    const waiting = await at.ask(asker, { title: 'Will a xylophone stand rattle it loose?' });
    const id = waiting.data.questionId;
    expect(await refs('xylophone')).not.toContain(id);
    await at.ops('qa', 'approve', id);
    expect(await refs('xylophones')).toContain(id);

    const reply = await at.answered(buyer, id, 'Mine sits beside a harpsichord.');
    expect(await refs('harpsichord')).toContain(id);
    await at.ops('qa', 'remove', reply, '--reason', 'OTHER');
    expect(await refs('harpsichord')).not.toContain(id);

    await at.ops('qa', 'remove', id, '--reason', 'OTHER');
    expect(await refs('xylophone')).not.toContain(id);
  });

  it('teaches no spelling: what a shopper misspelt is still put right', async () => {
    await at.asked(await at.member(), { title: 'Why does it flikker beside a radio?' });
    expect((await find('flikker')).map(({ ref }) => ref)).toContain('flicker');
  });
});

describe('an article', () => {
  it('is found as each market has it, in its spelling', async () => {
    const textIn = async (site: Site) =>
      (await find('return a light and withdraw', site))
        .filter(({ ref }) => ref === 'return-a-light')
        .map(({ text }) => text)
        .join(' ');
    expect(await textIn('EU')).toContain('withdraw');
    expect(await textIn('US')).not.toContain('withdraw');
    const [us, gb] = await Promise.all([find('white and colour', 'US'), find('white and colour', 'GB')]);
    expect([us[0]?.ref, gb[0]?.ref]).toEqual(['white-and-color', 'white-and-color']);
    expect(JSON.stringify(us)).not.toContain('colour');
  });

  it('that is hidden is found no more, and again when it is shown', async () => {
    await at.ops('article', 'hide', 'humming-noise');
    expect(await refs('humming noise')).not.toContain('humming-noise');
    await at.ops('article', 'show', 'humming-noise');
    expect((await refs('humming noise'))[0]).toBe('humming-noise');
  });
});

describe('what was changed by hand', () => {
  it('is found after the command for it', async () => {
    await at.shop.db
      .updateTable('products')
      .set({ subtitle: 'As bright as a quasar' })
      .where('spu', '=', 'LM-HEX')
      .execute();
    expect(await refs('quasar')).toEqual([]);
    await at.ops('support', 'reindex');
    expect((await refs('quasar'))[0]).toBe('LM-HEX');
  });
});

describe('the renewal of passages', () => {
  it('rewrites those of an earlier program at the next start, and at no later one', async () => {
    const { db } = at.shop;
    expect(await renewHelp(at.shop)).toBe(false);
    const headings = () =>
      db.selectFrom('help_passages').select(['passage_id', 'heading']).orderBy('passage_id').execute();
    const before = await headings();
    await db.updateTable('help_passages').set({ heading: null }).execute();
    await db.updateTable('shop_facts').set({ value: '1' }).where('name', '=', 'form of passages').execute();
    expect(await renewHelp(at.shop)).toBe(true);
    expect(await headings()).toEqual(before);
    await db.deleteFrom('shop_facts').where('name', '=', 'form of passages').execute();
    expect(await renewHelp(at.shop)).toBe(true);
    expect(await renewHelp(at.shop)).toBe(false);
  });
});

describe('a search', () => {
  it('costs one statement while nothing is committed', async () => {
    const statements: string[] = [];
    const db = at.shop.db.withPlugin(
      answeredStatements(([first = {}]) => statements.push(Object.keys(first).join(' '))),
    );
    // On PostgreSQL the mark is of the whole cluster, where other tests commit at the same time.
    const commitMark = () => Promise.resolve('nothing is committed');
    const shop = { ...at.shop, db, database: { ...at.shop.database, db, commitMark } };
    await findPassages(shop, 'US', 'the first one reads the words', { limit: 3 });
    statements.length = 0;
    await findPassages(shop, 'US', 'why does my bulb flikker', { limit: 3 });
    expect(statements).toHaveLength(1);
  });

  it('takes whatever is typed', async () => {
    const hostile = [
      '',
      '   ',
      '"',
      "'; drop table help_passages; --",
      'NEAR(a b) AND NOT OR *',
      'kindisproduct siteisall',
      'a:* & b | !c <-> d',
      '<script>alert(1)</script>',
      '💡💡💡',
      'ß ﬁ Å ё 灯 मात्रा',
      '\u0000\uD800',
      'x'.repeat(20_000),
      'lamp '.repeat(5_000),
      '1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18',
    ];
    for (const words of hostile) await expect(find(words), words.slice(0, 40)).resolves.toBeInstanceOf(Array);
    expect(await refs('flicker')).toContain('flicker');
  });
});
