import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withTransaction } from '#server/db/transaction.ts';
import { runCommand } from '#server/ops/run-command.ts';
import { seedHelp } from '#server/seed/help/seed-help.ts';
import { openTestShop, type TestShop } from '#server/testing/test-shop.ts';
import { articleText } from './article-fixture.ts';
import { listArticles, readArticle } from './list-articles.ts';

let shop: TestShop;
let folder: string;
beforeAll(async () => {
  shop = await openTestShop({ seeded: true });
  folder = await mkdtemp(join(tmpdir(), 'lampyris-articles-'));
  await mkdir(join(folder, 'connect'));
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true, force: true });
});

const ops = async (verb: string, ...args: string[]) => (await runCommand(shop, ['article', verb, ...args])).join('\n');
const plain = articleText.replace(/\n!.*\n/, '');

async function fileOf(name: string, text: string): Promise<string> {
  const path = join(folder, 'connect', name);
  await writeFile(path, text);
  return path;
}

const titleOf = async (faqId: string, site: 'US' | 'EU' = 'US') => (await readArticle(shop.db, site, faqId))?.title;

describe('the articles of a shop', () => {
  it('come with the shop, by topic and in their order, a market with its own version', async () => {
    const [us, eu] = await Promise.all([listArticles(shop.db, 'US'), listArticles(shop.db, 'EU')]);
    expect(us).toHaveLength(40);
    expect(us.slice(0, 2).map(({ faqId }) => faqId)).toEqual(['pair-first-lamp', 'pair-after-new-router']);
    expect(eu.map(({ faqId }) => faqId)).toEqual(us.map(({ faqId }) => faqId));
    const versionsOf = (articles: typeof us) => articles.filter(({ site }) => site !== 'ALL').map(({ faqId }) => faqId);
    expect(versionsOf(us)).toEqual([]);
    expect(versionsOf(eu)).toEqual(['return-a-light', 'warranty-claim']);
    expect(us.every(({ blocks }) => blocks.length > 0)).toBe(true);
  });

  it('are checked, published and kept in their versions by commands', async () => {
    const file = await fileOf('pair-again.md', plain);
    expect(await ops('check', file)).toBe('"connect/pair-again" can be imported');
    expect(await titleOf('pair-again')).toBeUndefined();
    expect(await ops('import', file)).toBe('"connect/pair-again" is published as version 1');
    await fileOf('pair-again.md', plain.replace('How do I', 'How shall I'));
    expect(await ops('import', file)).toBe('"connect/pair-again" is published as version 2');
    expect(await titleOf('pair-again')).toBe('How shall I pair a light again?');
    const versions = await shop.db
      .selectFrom('content_pages')
      .select('version')
      .where('handle', '=', 'pair-again')
      .execute();
    expect(versions).toHaveLength(2);
    // After those of its topic.
    const order = (await listArticles(shop.db, 'US')).filter(({ topicId }) => topicId === 'connect');
    expect(order.at(-1)?.faqId).toBe('pair-again');
  });

  it('are refused with the file, the line and the field, and then none of an import is written', async () => {
    const right = await fileOf('right-one.md', plain);
    const wrong = await fileOf('wrong-one.md', plain.replace('LM-DOME', 'LM-GONE'));
    await expect(ops('import', right, wrong)).rejects.toThrow(
      `${wrong} is not an article:\nLine 5, models: there is no product "LM-GONE"`,
    );
    expect(await titleOf('right-one')).toBeUndefined();
  });

  it('may lead to each other within an import', async () => {
    const one = await fileOf('one.md', plain.replace('related: matter-code', 'related: two'));
    const two = await fileOf('two.md', plain.replace('related: matter-code', 'related: one'));
    await expect(ops('import', one)).rejects.toThrow('there is no article "two"');
    await ops('import', one, two);
    expect((await readArticle(shop.db, 'US', 'one'))?.related).toEqual(['two']);
  });

  it('are for the markets that they name, and a market reads its own version', async () => {
    await ops('import', await fileOf('local.md', plain.replace('version: 1', 'sites: US, GB\nversion: 1')));
    expect([await titleOf('local'), await titleOf('local', 'EU')]).toEqual(['How do I pair a light again?', undefined]);
    await ops('import', await fileOf('local.EU.md', plain.replace('How do I', 'How do we')));
    expect([await titleOf('local'), await titleOf('local', 'EU')]).toEqual([
      'How do I pair a light again?',
      'How do we pair a light again?',
    ]);
  });

  it('are taken off in every market and put back', async () => {
    expect(await ops('hide', 'return-a-light')).toBe('"return-a-light" is HIDDEN in every market');
    expect([await titleOf('return-a-light'), await titleOf('return-a-light', 'EU')]).toEqual([undefined, undefined]);
    await expect(ops('hide', 'return-a-light')).rejects.toThrow('No article "return-a-light" is shown');
    expect(await ops('list')).toMatch(/^returns\/return-a-light\.EU {2}HIDDEN {2}version \d+, of the release/m);
    await ops('show', 'return-a-light');
    expect(await titleOf('return-a-light', 'EU')).toBeDefined();
  });
});

describe('a release with newer articles', () => {
  /** What a shop has that was filled by an earlier release. */
  const age = async (faqId: string) => {
    await shop.db.deleteFrom('content_pages').where('handle', '=', faqId).execute();
    await shop.db.deleteFrom('help_articles').where('faq_id', '=', faqId).execute();
  };
  const upgrade = () => withTransaction(shop, 'durable', (tx) => seedHelp(tx, shop.clock.now()));
  const stateOf = async (faqId: string) => {
    const row = shop.db.selectFrom('help_articles').select('version').where('faq_id', '=', faqId);
    return [await titleOf(faqId), (await row.executeTakeFirst())?.version];
  };

  it('brings what is missing and leaves what the owner wrote or hid', async () => {
    const [scenes] = await stateOf('scenes');
    await age('scenes');
    const ours = await fileOf('matter-code.md', plain.replace('related: matter-code\n', ''));
    await ops('import', ours);
    await ops('hide', 'alexa');
    const imported = await stateOf('matter-code');
    await upgrade();
    expect(await titleOf('scenes')).toBe(scenes);
    expect(await stateOf('matter-code')).toEqual(imported);
    expect(await titleOf('alexa')).toBeUndefined();
  });

  it('replaces an article of the earlier release by its next version', async () => {
    const [title, version] = await stateOf('scenes');
    const older = { version: 0 };
    await shop.db
      .updateTable('content_pages')
      .set({ ...older, id: shop.newId() })
      .where('handle', '=', 'scenes')
      .execute();
    await shop.db.updateTable('help_articles').set(older).where('faq_id', '=', 'scenes').execute();
    await upgrade();
    expect(await stateOf('scenes')).toEqual([title, version]);
    const versions = await shop.db
      .selectFrom('content_pages')
      .select('version')
      .where('handle', '=', 'scenes')
      .execute();
    expect(versions).toHaveLength(2);
  });
});
