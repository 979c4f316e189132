import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '#server/ops/run-command.ts';
import { openTestShop, type TestShop } from '#server/testing/test-shop.ts';

let shop: TestShop;
let folder: string;
beforeAll(async () => {
  shop = await openTestShop({ seeded: true });
  folder = await mkdtemp(join(tmpdir(), 'lampyris-promotions-'));
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true, force: true });
});

type Fields = Record<string, unknown>;

/** The file that a page of the documents shows, under another name. */
async function exampleOf(page: string, changes: Fields): Promise<Fields> {
  const [, json = ''] = /```json\n([\s\S]*?)```/.exec(await readFile(`docs/${page}.md`, 'utf8')) ?? [];
  const example: Fields = JSON.parse(json);
  return { ...example, ...changes };
}

async function create(kind: 'ladder' | 'interest' | 'deposit', file: object): Promise<string> {
  const path = join(folder, `${shop.newId()}.json`);
  await writeFile(path, JSON.stringify(file));
  return (await runCommand(shop, [kind, 'create', path])).join('\n');
}

const ladder = (changes: Fields = {}) => exampleOf('early-birds', { handle: 'ladder-of-docs', ...changes });
const project = (changes: Fields = {}) => exampleOf('interest', { projectId: 'project-of-docs', ...changes });

describe('a ladder', () => {
  it('is written once, as a draft with its steps in each market', async () => {
    expect(await create('ladder', await ladder())).toContain('ladder-of-docs is DRAFT');
    await expect(create('ladder', await ladder())).rejects.toThrow('The promotion "ladder-of-docs" already exists.');
    const items = await shop.db
      .selectFrom('promo_items')
      .select(['site', 'tier', 'amount', 'quota'])
      .where('promo_id', '=', 'ladder-of-docs')
      .orderBy('site')
      .orderBy('tier')
      .execute();
    expect(items.map(({ site, tier, amount, quota }) => [site, tier, amount, quota])).toEqual([
      ['EU', 1, 11_900, 60],
      ['EU', 2, 13_900, 24],
      ['US', 1, 11_900, 60],
      ['US', 2, 13_900, 24],
    ]);
  });

  const step = { quota: 1, amounts: { US: 5, EU: 5 } };
  it.each<[Fields, string]>([
    [{ steps: [] }, 'ladder.steps must list 1 to 6'],
    [{ steps: [step, step] }, 'ladder.steps[1].amounts.US must be more than the step below'],
    [{ steps: [{ ...step, amounts: { US: 5 } }] }, 'ladder.steps[0].amounts.EU must be a whole number'],
    [{ steps: [{ ...step, amounts: { US: 5, EU: 5, JA: 5 } }] }, 'ladder.steps[0].amounts.JA isn’t a field: US, EU'],
    [{ sku: 'LM-NOPE' }, 'ladder.sku: there is no variant LM-NOPE.'],
    [{ markets: { US: { startTime: 'soon' } } }, 'ladder.markets.US.startTime must be a time with its zone'],
    [{ step: [] }, 'ladder.step isn’t a field'],
  ])('is told what is wrong with it: %j', async (changes, fault) => {
    await expect(create('ladder', await ladder({ handle: 'wrong', ...changes }))).rejects.toThrow(fault);
  });
});

describe('a campaign by deposit', () => {
  const campaign = (changes: Fields = {}) => exampleOf('deposits', { handle: 'deposit-of-docs', ...changes });

  it('is written once, as a draft, and reserves once it is scheduled', async () => {
    expect(await create('deposit', await campaign())).toContain('deposit-of-docs is DRAFT');
    await expect(create('deposit', await campaign())).rejects.toThrow(
      'The promotion "deposit-of-docs" already exists.',
    );
    await expect(runCommand(shop, ['deposit', 'list', 'deposit-of-docs'])).rejects.toThrow(
      'There’s no deposit campaign',
    );
    await runCommand(shop, ['promo', 'schedule', 'deposit-of-docs']);
    expect(await runCommand(shop, ['deposit', 'list', 'deposit-of-docs'])).toEqual([
      expect.stringMatching(/^EU {2}RESERVING {2}200 of 200 left {2}balances Fri 15 Jan, .* to Fri 22 Jan, /),
      expect.stringMatching(/^US {2}RESERVING {2}200 of 200 left {2}balances Fri, Jan 15, .* to Fri, Jan 22, /),
    ]);
  });

  const us = { price: 8_900, deposit: 1_000, worth: 3_000 };
  it.each<[Fields, string]>([
    [{ sku: 'LM-NOPE' }, 'campaign.sku: there is no variant LM-NOPE.'],
    [{ quota: 0 }, 'campaign.quota must be a whole number from 1'],
    [{ endTime: '2026-11-01T10:00:00Z' }, 'campaign.endTime must be after the start'],
    [{ balanceStart: '2026-12-01T10:00:00Z' }, 'campaign.balanceStart must not be before deposits end'],
    [{ shipStart: '2026-12-01T10:00:00Z' }, 'campaign.shipStart must not be before balances begin'],
    [{ markets: { US: { ...us, worth: 999 } } }, 'campaign.markets.US.worth must not be less than the deposit'],
    [{ markets: { US: { ...us, price: 3_000 } } }, 'campaign.markets.US.price must be more than the deposit counts as'],
    [{ markets: {} }, 'campaign.markets must have one market'],
    [{ deposit: 1 }, 'campaign.deposit isn’t a field'],
  ])('is told what is wrong with it: %j', async (changes, fault) => {
    await expect(create('deposit', await campaign({ handle: 'wrong', ...changes }))).rejects.toThrow(fault);
  });
});

describe('a light that is not out yet', () => {
  it('is written once, as a draft that the list of projects shows', async () => {
    expect(await create('interest', await project())).toContain('project-of-docs is DRAFT');
    await expect(create('interest', await project())).rejects.toThrow(
      'The promotion "project-of-docs" already exists.',
    );
    const list = await runCommand(shop, ['interest', 'list']);
    expect(list).toContainEqual(expect.stringMatching(/^project-of-docs {2}DRAFT .*Ring pendant$/));
  });

  it.each<[Fields, string]>([
    [{ outline: 'CUBE' }, 'project.outline must be one of BARS, RING'],
    [{ story: [''] }, 'project.story[0] is missing'],
    [{ options: [{ sku: 'a b', name: 'A' }] }, 'project.options[0].sku is missing or has characters'],
    [{ survey: [{}, {}, {}] }, 'project.survey must list 1 to 2'],
    [{ survey: [{ questionId: 'room', title: 'Where?', choices: [{}] }] }, 'project.survey[0].choices[0].choiceId'],
    [{ markets: {} }, 'project.markets must have one market'],
  ])('is told what is wrong with it: %j', async (changes, fault) => {
    await expect(create('interest', await project({ projectId: 'wrong', ...changes }))).rejects.toThrow(fault);
  });

  it('gives no coupon of another market', async () => {
    const { markets } = (await project()) as { markets: { US: Fields } };
    const file = await project({ projectId: 'wrong', markets: { US: { ...markets.US, reward: 'interest-eu' } } });
    await expect(create('interest', file)).rejects.toThrow('project.markets.US.reward: US has no coupon template');
  });
});
