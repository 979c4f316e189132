import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { type DrawFile, parseDrawFile } from '#rules/draw.ts';
import { rootLead } from '#rules/draw-states.ts';
import { manipulations } from '#rules/draw-fixture.ts';
import { day, hour, minute } from '#rules/durations.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { runCommand } from '#server/ops/run-command.ts';
import type { FakeClock } from '#server/testing/fake-clock.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { openOrderShop, type OrderShop } from '../../orders/order-fixture.ts';
import { expirePrizes } from '../../prizes/expire-prizes.ts';
import { makeGiveaway } from '../giveaways/giveaway-fixture.ts';
import { makeTemplate } from '../../coupons/coupon-fixture.ts';
import { giveCoupon } from '../../coupons/give-coupon.ts';
import { announceDraw, giveDrawPrizes } from './announce-draw.ts';
import { beaconOn, coinPrizes, enterAll, passDraw } from './draw-fixture.ts';
import { type DrawRow, findDraw, prizesOf } from './draw-row.ts';
import { holdDraw, sealEntries } from './hold-draw.ts';
import { advanceDraws } from './jobs.ts';
import { scheduleDraw } from './schedule-draw.ts';

type DrawShop = ShopContext & { readonly clock: FakeClock };

let at: OrderShop;
let shop: DrawShop;
let folder = '';
let people: string[];
let promoId = '';
let handle = '';

beforeAll(async () => {
  at = await openOrderShop();
  shop = { ...at.shop, beacon: beaconOn(at.shop.clock) };
  folder = await mkdtemp(join(tmpdir(), 'lampyris-draw-'));
  people = [];
  for (let count = 0; count < 12; count += 1) people.push((await at.member()).accountId);
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await at.close();
});

const make = (changes: Parameters<typeof makeGiveaway>[1] = {}) =>
  makeGiveaway(at.shop, { opens: 1, ends: 3, prizes: coinPrizes(1, 2), ...changes });

beforeEach(async () => {
  ({ promoId, handle } = await make());
});

const draw = async (id = promoId): Promise<DrawRow> => {
  const row = await findDraw(shop.db, id);
  if (!row) throw new Error('There is no draw');
  return row;
};
const ops = async (...words: string[]): Promise<string> => {
  const output = await runCommand(shop, words);
  return output instanceof Uint8Array ? Buffer.from(output).toString() : output.join('\n');
};
const winners = async (id = promoId) =>
  (await at.api.ok('getWinners', { query: { handle: (await draw(id)).campaign } })).list;

/** A draw in which everybody has entered, at its close. */
async function entered(entries = 1): Promise<void> {
  await scheduleDraw(shop, handle);
  shop.clock.advance(day);
  await enterAll(shop, { promoId, handle }, people, entries);
}

describe('a draw', () => {
  it('publishes its commitment and its round before anybody can enter', async () => {
    await expect(scheduleDraw({ ...shop, beacon: undefined }, handle)).rejects.toThrow('no beacon');
    expect(await scheduleDraw(shop, handle)).toBe(true);
    expect(await scheduleDraw(shop, handle)).toBe(false);
    const row = await draw();
    expect(row.round_time).toBeGreaterThanOrEqual(row.close_time + rootLead);
    const seen = await at.api.ok('getWinners', { query: { handle } });
    expect(seen).toMatchObject({
      state: 'SCHEDULED',
      seedCommit: row.seed_commit,
      seedReveal: null,
      root: null,
      list: [],
    });
    expect(seen.beacon).toMatchObject({ round: Number(row.round), isSandbox: true });
    expect(JSON.stringify(seen)).not.toContain(row.seed.split('|').at(-1));
    const late = await make({ opens: -1 });
    await expect(scheduleDraw(shop, late.handle)).rejects.toThrow('is already taking entries');
  });

  it('seals its entries at the close, draws at its round, gives the prizes and says who won', async () => {
    await entered(2);
    await advanceDraws(shop);
    expect((await draw()).status).toBe('SCHEDULED');
    shop.clock.set((await draw()).close_time);
    await advanceDraws(shop);
    const closed = await draw();
    expect(closed).toMatchObject({ status: 'CLOSED', entry_count: 24 });
    expect(await at.api.ok('getWinners', { query: { handle } })).toMatchObject({ state: 'CLOSED', root: closed.root });
    shop.clock.set(closed.round_time - 1);
    await advanceDraws(shop);
    expect((await draw()).status).toBe('CLOSED');
    shop.clock.set(closed.round_time);
    await advanceDraws(shop);
    await giveDrawPrizes(shop);
    const seen = await at.api.ok('getWinners', { query: { handle } });
    expect(seen).toMatchObject({ state: 'ANNOUNCED', seedReveal: closed.seed, count: 24 });
    expect(seen.winners).toHaveLength(3);
    expect(seen.list.map(({ prize }) => prize)).toEqual([0, 1, 1]);
    expect(seen.list[0]?.name).toMatch(/^.\*\*\*/);
    const granted = await shop.db.selectFrom('prizes').selectAll().where('promo_id', '=', promoId).execute();
    expect(new Set(granted.map(({ account_id: id }) => id)).size).toBe(3);
    expect(granted.map(({ coins }) => coins).toSorted()).toEqual([100, 200, 200]);
    const mails = await shop.db.selectFrom('outbox').select('payload').where('payload', 'like', '%drawWon%').execute();
    expect(mails).toHaveLength(3);
  });

  it('names nobody in its file, and the command finds it fair', async () => {
    await entered();
    expect(await at.api.call('getDrawFile', { query: { handle } })).toMatchObject({ code: 'NOT_FOUND' });
    await passDraw(shop, promoId);
    const text = await ops('draw', 'export', handle);
    for (const accountId of people) expect(text).not.toContain(accountId);
    const path = join(folder, 'fair.json');
    await writeFile(path, text);
    const said = await ops('draw', 'verify', path);
    expect(said).toContain('matches its draw: 12 entries, 3 winners');
    expect(said.match(/^ok {4}/gm)).toHaveLength(9);
  });

  it('without entries has no winners, and with few people leaves prizes over', async () => {
    await scheduleDraw(shop, handle);
    await passDraw(shop, promoId);
    expect(await at.api.ok('getWinners', { query: { handle } })).toMatchObject({
      state: 'ANNOUNCED',
      count: 0,
      list: [],
    });
    const empty = handle;
    ({ promoId, handle } = await make());
    await scheduleDraw(shop, handle);
    shop.clock.advance(day);
    await enterAll(shop, { promoId, handle }, people.slice(0, 2), 5);
    await passDraw(shop, promoId);
    expect(await winners()).toHaveLength(2);
    // The next one to come stands in front, then the last one that was held; one whose giveaway nobody sees yet is in no list.
    const later = await make({ opens: 1, ends: 4 });
    const next = await make({ opens: 1, ends: 3 });
    const hidden = await make({ opens: 9, ends: 12 });
    for (const each of [later, next, hidden]) await scheduleDraw(shop, each.handle);
    const { list } = await at.api.ok('listDraws', {});
    const seen = list.filter((each) =>
      [later, next, hidden, { handle }, { handle: empty }].some((one) => one.handle === each.handle),
    );
    expect(seen.map((each) => [each.handle, each.state, each.entries, each.winners])).toEqual([
      [next.handle, 'SCHEDULED', null, 0],
      [later.handle, 'SCHEDULED', null, 0],
      [handle, 'ANNOUNCED', 10, 2],
      [empty, 'ANNOUNCED', 0, 0],
    ]);
    // Those of the seed, without those of this test: each market has draws to enter and draws that were held.
    const inJapan = (await at.api.ok('listDraws', { site: 'JA' })).list;
    expect(inJapan.map((each) => each.state)).toEqual([
      ...['SCHEDULED', 'SCHEDULED'],
      ...['ANNOUNCED', 'ANNOUNCED', 'ANNOUNCED', 'ANNOUNCED', 'ANNOUNCED'],
    ]);
    expect(inJapan.find((each) => each.handle === 'new-lamp-series-first')).toMatchObject({ winners: 7, entries: 372 });
  });

  it('is not held where its prizes are not those that were sealed', async () => {
    await entered();
    const changed = JSON.stringify(coinPrizes(1, 3));
    await shop.db.updateTable('draws').set({ prizes: changed }).where('promo_id', '=', promoId).execute();
    shop.clock.set((await draw()).close_time);
    await sealEntries(shop, await draw());
    shop.clock.set((await draw()).round_time);
    await expect(holdDraw(shop, await draw())).rejects.toThrow('aren’t the ones that were sealed');
  });

  it('that was sealed before seeds named the prizes is held and found fair as it was', async () => {
    await entered();
    const { chain, round, close_time: close } = await draw();
    const seed = [handle, JSON.parse(chain).chainHash, round, close, 'secret'].join('|');
    const old = { seed, seed_commit: createHash('sha256').update(seed).digest('hex'), entry_limit: null };
    await shop.db.updateTable('draws').set(old).where('promo_id', '=', promoId).execute();
    await passDraw(shop, promoId);
    const path = join(folder, 'old.json');
    await writeFile(path, await ops('draw', 'export', handle));
    expect(await ops('draw', 'verify', path)).toContain('matches its draw');
  });

  it('does not believe a beacon without its signature, and waits for it', async () => {
    await entered();
    shop.clock.set((await draw()).close_time);
    await advanceDraws(shop);
    shop.clock.set((await draw()).round_time);
    const lying = { ...shop, beacon: beaconOn(shop.clock, (round) => ({ ...round, randomness: '0'.repeat(64) })) };
    await expect(holdDraw(lying, await draw())).rejects.toThrow('is not signed by it');
    await expect(holdDraw({ ...shop, beacon: undefined }, await draw())).rejects.toThrow('no longer uses');
    expect((await draw()).status).toBe('CLOSED');
    await expect(ops('draw', 'postpone', handle)).rejects.toThrow('silent for a week');
    shop.clock.advance(8 * day);
    const before = await draw();
    await ops('draw', 'postpone', handle);
    const after = await draw();
    expect(after).toMatchObject({ status: 'SCHEDULED', root: null });
    expect(after.round_time).toBeGreaterThan(shop.clock.now() + rootLead);
    expect(after.seed_commit).not.toBe(before.seed_commit);
    await advanceDraws(shop);
    shop.clock.set(after.round_time);
    await advanceDraws(shop);
    expect(await winners()).toHaveLength(3);
  });

  it('whose entries were not sealed in time waits for staff', async () => {
    await entered();
    shop.clock.set((await draw()).round_time - 9 * minute);
    await expect(sealEntries(shop, await draw())).rejects.toThrow('weren’t sealed in time');
    await expect(ops('draw', 'close', handle)).rejects.toThrow('draw postpone');
    await ops('draw', 'postpone', handle);
    expect(await ops('draw', 'close', handle)).toBe(`${handle} is CLOSED`);
  });

  it('is set with its giveaway, which nobody schedules without a beacon', async () => {
    await shop.db.updateTable('promotions').set({ status: 'DRAFT' }).where('promo_id', '=', promoId).execute();
    const words = ['promo', 'schedule', handle];
    await expect(runCommand({ ...shop, beacon: undefined }, words)).rejects.toThrow('no beacon');
    expect(await findDraw(shop.db, promoId)).toBeUndefined();
    expect(await ops(...words)).toBe(`${handle} is SCHEDULED.`);
    expect((await draw()).status).toBe('SCHEDULED');
  });

  it('is called off only while people can enter', async () => {
    await entered();
    shop.clock.set((await draw()).close_time);
    await expect(ops('draw', 'cancel', handle)).rejects.toThrow('only be called off before its entries close');
    ({ promoId, handle } = await make());
    await ops('draw', 'schedule', handle);
    await ops('draw', 'cancel', handle);
    expect(await at.api.ok('getWinners', { query: { handle } })).toMatchObject({ state: 'CANCELLED' });
    await expect(ops('draw', 'announce', handle)).rejects.toThrow(`${handle} is CANCELLED`);
  });
});

describe('two processes', () => {
  it('draw at once and announce one result, each prize once', async () => {
    await entered(3);
    shop.clock.set((await draw()).close_time);
    const row = await draw();
    expect((await Promise.all([sealEntries(shop, row), sealEntries(shop, row)])).filter(Boolean)).toHaveLength(1);
    shop.clock.set(row.round_time);
    const closed = await draw();
    expect((await Promise.all([holdDraw(shop, closed), holdDraw(shop, closed)])).filter(Boolean)).toHaveLength(1);
    const drawn = await draw();
    const announced = await Promise.all([announceDraw(shop, drawn), announceDraw(shop, drawn)]);
    expect(announced.filter(Boolean)).toHaveLength(1);
    await Promise.all([giveDrawPrizes(shop), giveDrawPrizes(shop)]);
    const granted = await shop.db.selectFrom('prizes').select('source_ref').where('promo_id', '=', promoId).execute();
    expect(granted.map(({ source_ref: ref }) => ref).toSorted()).toEqual(
      [1, 2, 3].map((place) => `${promoId}/${place}`),
    );
  });

  it('go on where one was killed between two prizes', async () => {
    await entered();
    shop.clock.set((await draw()).close_time);
    await advanceDraws(shop);
    shop.clock.set((await draw()).round_time);
    await holdDraw(shop, await draw());
    const before = await shop.db.selectFrom('draw_winners').selectAll().where('promo_id', '=', promoId).execute();
    let grants = 0;
    const newId = () => {
      grants += 1;
      if (grants > 2) throw new Error('killed');
      return at.shop.newId();
    };
    await announceDraw(shop, await draw());
    await giveDrawPrizes({ ...shop, newId });
    await giveDrawPrizes(shop);
    expect((await winners()).map(({ entryId }) => entryId)).toEqual(before.map(({ entry_id: id }) => id));
    const granted = await shop.db.selectFrom('prizes').select('prize_id').where('promo_id', '=', promoId).execute();
    expect(granted).toHaveLength(3);
  });
});

describe('a prize that nobody claims', () => {
  const garden = (stock: string): Parameters<typeof makeGiveaway>[1] => ({
    prizes: coinPrizes(1).map((prize) => ({ ...prize, title: stock, award: { kind: 'PRODUCT', sku: 'LM-DOME-BONE' } })),
  });

  it('waits for the next draw of its page that is sealed, and again where that is called off', async () => {
    ({ promoId, handle } = await make(garden('Dome')));
    await entered();
    await passDraw(shop, promoId);
    const prizesIn = async (id: string) => prizesOf(await draw(id)).map(({ title, count }) => [title, count]);
    const sealed = await make({ prizes: coinPrizes(1), opens: 1, ends: 100 });
    await scheduleDraw(shop, sealed.handle);
    shop.clock.advance(40 * day);
    await expirePrizes(shop);
    expect(await prizesIn(sealed.promoId)).toEqual([['100 coins', 1]]);
    const schedule = async (opens: number) => {
      const next = await make({ prizes: coinPrizes(1), opens, ends: opens + 10 });
      await scheduleDraw(shop, next.handle);
      return next;
    };
    const own = [['100 coins', 1]];
    const next = await schedule(1);
    expect(await prizesIn(next.promoId)).toEqual([...own, ['Dome', 1]]);
    expect(await prizesIn((await schedule(2)).promoId)).toEqual(own);
    await ops('draw', 'cancel', next.handle);
    expect(await prizesIn((await schedule(3)).promoId)).toEqual([...own, ['Dome', 1]]);
  });

  it('is announced with those that the stock has none of, and is given when it has', async () => {
    ({ promoId, handle } = await make(garden('Dome')));
    await entered();
    const stock = shop.db.updateTable('sku_markets').where('sku', '=', 'LM-DOME-BONE').where('site', '=', 'US');
    await stock.set({ stock: 0 }).execute();
    shop.clock.set((await draw()).close_time);
    await advanceDraws(shop);
    shop.clock.set((await draw()).round_time + hour);
    await advanceDraws(shop);
    await giveDrawPrizes(shop);
    expect(await winners()).toHaveLength(1);
    expect(await ops('draw', 'show', handle)).toContain('Dome  not given yet: it’s out of stock in that market');
    await stock.set({ stock: 5 }).execute();
    await giveDrawPrizes(shop);
    expect(await ops('draw', 'show', handle)).not.toContain('not given yet');
  });

  it('reaches a winner who has as many coupons of its template as one may claim', async () => {
    const templateId = await makeTemplate(at.shop);
    const award = { kind: 'COUPON', templates: { US: templateId } } as const;
    ({ promoId, handle } = await make({ prizes: coinPrizes(1).map((prize) => ({ ...prize, award })) }));
    await entered();
    for (const accountId of people) {
      await withTransaction(shop, 'durable', (tx) => giveCoupon(shop, tx, { accountId, templateId }));
    }
    await passDraw(shop, promoId);
    expect(await winners()).toHaveLength(1);
    expect(await ops('draw', 'show', handle)).not.toContain('not given yet');
  });
});

describe('a file that was changed', () => {
  it('in any of a hundred ways is found out by the command', async () => {
    // Of twelve people: 24 entries, or ten thousand and some.
    const each = inject('share') === 1 ? 834 : 2;
    ({ promoId, handle } = await make({ entryLimit: each }));
    await entered(each);
    await passDraw(shop, promoId);
    const fair = parseDrawFile(JSON.parse(await ops('draw', 'export', handle)));
    if (!fair) throw new Error('The file of the draw has not its shape');
    const unseen: string[] = [];
    const taken = manipulations.filter((_, index) => inject('share') === 1 || index % 4 === 0);
    for (const { name, apply } of taken) if (await isAccepted(await apply(fair))) unseen.push(name);
    expect(unseen).toEqual([]);
  });

  it('is refused in words where it is none', async () => {
    const path = join(folder, 'none.json');
    await writeFile(path, '{"version":1}');
    await expect(ops('draw', 'verify', path)).rejects.toThrow('isn’t a draw file');
    await writeFile(path, 'tea');
    await expect(ops('draw', 'verify', path)).rejects.toThrow('isn’t JSON');
    await expect(ops('draw', 'show', 'tea')).rejects.toThrow('"tea" has no draw');
  });

  async function isAccepted(file: DrawFile): Promise<boolean> {
    const path = join(folder, 'changed.json');
    await writeFile(path, JSON.stringify(file));
    return ops('draw', 'verify', path).then(
      () => true,
      () => false,
    );
  }
});
