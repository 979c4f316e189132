import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { day } from '#rules/durations.ts';
import type { ProvedContext } from '#server/contract/request-context.ts';
import { runCommand } from '#server/ops/run-command.ts';
import { testClient, type TestMember } from '#server/testing/test-member.ts';
import { auditCoins } from '../../coins/ledger/audit.ts';
import { moveTemplate } from '../../coupons/manage-templates.ts';
import { makeTemplate } from '../../coupons/coupon-fixture.ts';
import { openWalletShop, type WalletShop } from '../../wallet-fixture.ts';
import { coinPrize, lampPrize, makeMachine, ticketOf } from './doll-fixture.ts';
import { type DrawTicket, playMachine } from './play.ts';

let at: WalletShop;
let machineId: string;
let member: TestMember;
beforeAll(async () => {
  at = await openWalletShop();
});
afterAll(async () => {
  expect(await auditCoins(at.shop.db)).toEqual([]);
  await at.close();
});
beforeEach(async () => {
  // The machine of the seed, and those of tests before, stand aside.
  await at.shop.db.updateTable('promotions').set({ status: 'ARCHIVED' }).where('type', '=', 'DOLL_MACHINE').execute();
  machineId = await makeMachine(at.shop);
  member = await at.member();
});

const callerOf = ({ accountId }: TestMember): ProvedContext => ({
  ...{ site: 'US', country: 'US', locale: 'en', orderKey: undefined },
  account: { accountId, sessionId: 'session', familyId: 'family', isProved: true },
  client: { ...testClient, type: 6 },
});
const always =
  (ticket: number): DrawTicket =>
  () =>
    ticket;
/** Plays with a ticket that is known. */
const play = (
  ticket: number,
  cost: number,
  { who = member, key = randomUUID() }: { who?: TestMember; key?: string } = {},
) => playMachine(at.shop, callerOf(who), { machineId, cost }, key, always(ticket));
const send = (cost: number, { key = randomUUID(), site = 'US' }: { key?: string; site?: string } = {}) =>
  at.api.call('playDollMachine', { token: member.token, key, site, body: { machineId, cost, isAdult: true } });
const read = async (who?: TestMember) => at.api.ok('getDollMachine', who ? { token: who.token } : {});
const coins = async (who = member) => (await at.balance(who)).available;
const each = <T>(count: number, act: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => act(index)));
const counts = (answers: readonly { readonly status: number; readonly code?: string }[]) => {
  const found: Record<string, number> = {};
  for (const { status, code } of answers) found[code ?? status] = (found[code ?? status] ?? 0) + 1;
  return found;
};
const left = async (prizeId = 'lamp') => {
  const row = at.shop.db.selectFrom('doll_prizes').select('remaining').where('promo_id', '=', machineId);
  return (await row.where('prize_id', '=', prizeId).executeTakeFirstOrThrow()).remaining;
};

describe('a play', () => {
  it('is free once a day of the member, then costs coins, and ten are all', async () => {
    await at.credit(member, 500);
    expect(await play(ticketOf.nothing, 0)).toMatchObject({
      ...{ result: { cost: 0, prize: null, coins: 0 }, balance: 500, freePlays: 0, playsLeft: 9, withoutPity: 1 },
    });
    await expect(play(ticketOf.nothing, 0)).rejects.toMatchObject({ code: 'PRICE_CHANGED' });
    for (let count = 0; count < 9; count += 1) await play(ticketOf.nothing, 50);
    await expect(play(ticketOf.nothing, 50)).rejects.toMatchObject({ code: 'PROMO_USER_LIMIT' });
    // The fifth and the tenth play brought the coins that come at the latest then.
    expect(await coins()).toBe(500 - 9 * 50 + 2 * 20);
    at.shop.clock.advance(day);
    await play(ticketOf.nothing, 0);
    expect(await coins()).toBe(90);
    at.shop.clock.advance(-day);
  });

  it('that its member cannot pay leaves nothing behind', async () => {
    await play(ticketOf.nothing, 0);
    await at.credit(member, 49);
    await expect(play(ticketOf.lamp, 50)).rejects.toMatchObject({ code: 'COIN_BALANCE' });
    expect([await coins(), await left()]).toEqual([49, 1]);
    expect((await read(member)).mine).toMatchObject({ playsLeft: 9, withoutPity: 1 });
  });

  it('has one result for one key, and another key another one', async () => {
    await at.credit(member, 100);
    const key = randomUUID();
    const first = await play(ticketOf.coins, 0, { key });
    expect(first).toMatchObject({ result: { prize: { kind: 'COINS', title: '20 coins' }, coins: 20 }, balance: 120 });
    expect(await play(ticketOf.lamp, 0, { key })).toEqual(first);
    expect((await play(ticketOf.nothing, 50)).result.playId).not.toBe(first.result.playId);
    await expect(play(ticketOf.lamp, 50, { key })).rejects.toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' });
    expect(await coins()).toBe(70);
  });

  it('brings the pity prize at the latest with its play, and begins to count again', async () => {
    await at.credit(member, 500);
    const withoutPity = [];
    for (const cost of [0, 50, 50, 50, 50]) withoutPity.push((await play(ticketOf.nothing, cost)).withoutPity);
    expect(withoutPity).toEqual([1, 2, 3, 4, 0]);
    expect((await play(ticketOf.coins, 50)).withoutPity).toBe(0);
    expect((await play(ticketOf.lamp, 50)).withoutPity).toBe(1);
  });

  it('gives coins only up to what a day gives', async () => {
    await at.credit(member, 100);
    await at.shop.db
      .updateTable('doll_prizes')
      .set({ coins: 295 })
      .where('promo_id', '=', machineId)
      .where('prize_id', '=', 'coins')
      .execute();
    expect((await play(ticketOf.coins, 0)).result.coins).toBe(295);
    expect(await play(ticketOf.coins, 50)).toMatchObject({ result: { coins: 5 }, balance: 350 });
    expect(await play(ticketOf.coins, 50)).toMatchObject({ result: { prize: { kind: 'COINS' }, coins: 0 } });
  });

  it('is shown with what it cost and what it won in the history of coins', async () => {
    await at.credit(member, 100);
    await play(ticketOf.nothing, 0);
    await play(ticketOf.coins, 50);
    const { entries } = await at.api.ok('listCoinDetails', { token: member.token });
    expect(
      entries
        .slice(0, 2)
        .map(({ type, source, change }) => [type, source, change])
        .toSorted(),
    ).toEqual([
      ['EARN', 'GAME', 20],
      ['SPEND', 'GAME', -50],
    ]);
  });

  it('is refused where the machine does not run, to who is too young and to whoever does not say their age', async () => {
    machineId = await makeMachine(at.shop, { starts: 1 });
    expect(await send(0)).toMatchObject({ code: 'PROMO_NOT_STARTED' });
    machineId = await makeMachine(at.shop, { starts: -2, ends: -1 });
    expect(await send(0)).toMatchObject({ code: 'PROMO_ENDED' });
    expect(await send(0, { site: 'EU' })).toMatchObject({ code: 'NOT_FOUND' });
    machineId = await makeMachine(at.shop, { prizes: [lampPrize, { ...coinPrize, left: 0 }] });
    expect(await send(0)).toMatchObject({ code: 'PROMO_SOLD_OUT' });
    machineId = await makeMachine(at.shop);
    await at.shop.db
      .updateTable('accounts')
      .set({ birthday: '2015-01-01' })
      .where('id', '=', member.accountId)
      .execute();
    expect(await send(0)).toMatchObject({ code: 'PROMO_ELIGIBILITY' });
    const unsaid = { machineId, cost: 0, isAdult: false } as never;
    expect(
      await at.api.call('playDollMachine', { token: member.token, key: randomUUID(), body: unsaid }),
    ).toMatchObject({
      ...{ status: 400, fields: [{ path: 'isAdult' }] },
    });
  });
});

describe('many plays at once', () => {
  it('of one mailbox have its free play once, however it is spelt', async () => {
    const twin = await at.member();
    const respelt = member.email.replace('@', '+two@');
    await at.shop.db.updateTable('accounts').set({ email: respelt }).where('id', '=', twin.accountId).execute();
    expect((await read(twin)).mine).toMatchObject({ freePlays: 1 });
    await play(0, 0);
    expect((await read(twin)).mine).toMatchObject({ freePlays: 0 });
    await expect(play(0, 0, { who: twin })).rejects.toMatchObject({ code: 'PRICE_CHANGED' });
  });

  it('of one member have one free play, and cost no coins that were not asked for', async () => {
    await at.credit(member, 1_000);
    expect(counts(await each(50, () => send(0)))).toEqual({ 200: 1, PRICE_CHANGED: 49 });
    const { mine } = await read(member);
    expect(mine).toMatchObject({ freePlays: 0, playsLeft: 9 });
  });

  it('of one key are one play', async () => {
    const key = randomUUID();
    const answers = await each(10, () => send(0, { key }));
    expect(new Set(answers.map(({ data }) => data.result.playId)).size).toBe(1);
    expect((await read(member)).mine?.playsLeft).toBe(9);
  });

  it('of many members win the last lamp once, where whoever reads first gives it to several', async () => {
    const members = await each(20, () => at.member());
    const played = await each(members.length, (index) => play(ticketOf.lamp, 0, { who: members[index] ?? member }));
    expect(played.filter(({ result }) => result.prize?.kind === 'PRODUCT')).toHaveLength(1);
    expect(await left()).toBe(0);
    expect((await read()).machine).toMatchObject({ nothing: { part: 70, of: 100 } });

    const { db } = at.shop;
    const lamp = db.updateTable('doll_prizes').where('promo_id', '=', machineId).where('prize_id', '=', 'lamp');
    await lamp.set({ remaining: 1 }).execute();
    const lamps = await each(members.length, async () => {
      const seen = (await left()) ?? 0;
      if (seen > 0) await lamp.set({ remaining: seen - 1 }).execute();
      return seen > 0;
    });
    expect(lamps.filter(Boolean).length).toBeGreaterThan(1);
  });
});

describe('a lamp that is won', () => {
  const stock = () =>
    at.shop.db
      .selectFrom('sku_markets')
      .select(['stock', 'reserved'])
      .where('sku', '=', 'LM-ORB-A60-1')
      .where('site', '=', 'US')
      .executeTakeFirstOrThrow();

  it('waits among the prizes of the member, with its piece set aside', async () => {
    const before = await stock();
    const { result } = await play(ticketOf.lamp, 0);
    const { prizes } = await at.api.ok('listPrizes', { token: member.token });
    expect(prizes).toMatchObject([{ title: 'Orb', kind: 'PRODUCT', expireTime: result.expireTime }]);
    const after = await stock();
    expect(before.stock - before.reserved - (after.stock - after.reserved)).toBe(1);
  });

  it('is nothing where the shop has none, and the machine knows that it has none either', async () => {
    const { stock: pieces } = await stock();
    const setStock = (to: number) =>
      at.shop.db.updateTable('sku_markets').set({ stock: to }).where('sku', '=', 'LM-ORB-A60-1').execute();
    await setStock((await stock()).reserved);
    expect((await play(ticketOf.lamp, 0)).result.prize).toBeNull();
    expect(await left()).toBe(0);
    await setStock(pieces);
  });
});

describe('a coupon that is won', () => {
  const stock = async (limited: { perUserLimit: number }) => {
    const templateId = await makeTemplate(at.shop, { source: 'PRIZE', ...limited });
    const coupon = { prizeId: 'coupon', title: '$10 off', weight: 40, left: 9, kind: 'COUPON', templateId } as const;
    machineId = await makeMachine(at.shop, { prizes: [coupon], pity: { plays: 5, prizeId: 'coupon' } });
    return templateId;
  };

  it('is given to a member who has as many as one may claim, and the machine stays as full for all others', async () => {
    await stock({ perUserLimit: 1 });
    await at.credit(member, 100);
    await play(0, 0);
    expect((await play(0, 50)).result.prize?.kind).toBe('COUPON');
    expect([await left('coupon'), await coins()]).toEqual([7, 50]);
    expect((await play(0, 0, { who: await at.member() })).result.prize?.kind).toBe('COUPON');
  });

  it('and cannot be given while staff have paused it leaves play, coins and machine as they were', async () => {
    const templateId = await stock({ perUserLimit: 1 });
    await moveTemplate(at.shop, templateId, 'PAUSED');
    await expect(play(0, 0)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(await left('coupon')).toBe(9);
    await moveTemplate(at.shop, templateId, 'SCHEDULED');
    expect((await play(0, 0)).result.prize?.kind).toBe('COUPON');
  });
});

describe('the file of a machine', () => {
  it('is refused where a prize could not be given as long as the machine runs', async () => {
    const path = join(tmpdir(), `machine-${randomUUID()}.json`);
    const create = async (prize: object) => {
      const times = { startTime: '2031-01-01T10:00:00Z', endTime: '2031-02-01T10:00:00Z' };
      const prizes = [{ prizeId: 'one', title: 'One', weight: 1, ...prize }];
      const shape = { title: 'Doll machine', costCoins: 50, freePlaysPerDay: 1, dailyLimit: 10, nothing: 1 };
      const pity = { plays: 5, prizeId: 'one' };
      const file = { machineId: randomUUID(), ...shape, pity, markets: { US: { ...times, prizes } } };
      await writeFile(path, JSON.stringify(file));
      return runCommand(at.shop, ['doll', 'create', path]).then(String, String);
    };
    const ofMachine = { source: 'PRIZE', validity: { days: 30 } } as const;
    const few = await makeTemplate(at.shop, { ...ofMachine, totalQuota: 3 });
    expect(await create({ templateId: few })).toContain('is a coupon with only 3');
    expect(await create({ templateId: few, stock: 4 })).toContain('is a coupon with only 3');
    expect(await create({ templateId: few, stock: 3 })).toContain('is DRAFT');
    expect(await create({ templateId: await makeTemplate(at.shop) })).toContain('ends while it can still be won');
    const draft = await makeTemplate(at.shop, { ...ofMachine, status: 'DRAFT' });
    expect(await create({ templateId: draft })).toContain('is a coupon that is DRAFT');
    expect(await create({ sku: 'LM-NONE', stock: 1 })).toContain('is no variant that US sells');
    await rm(path);
  });
});

describe('the result of a play', () => {
  it('waits for the member whose answer was lost, until it is seen', async () => {
    const key = randomUUID();
    const { result } = await play(ticketOf.coins, 0, { key });
    expect((await read(member)).mine?.unseen).toEqual(result);
    expect((await at.api.ok('listDollPlays', { token: member.token })).list).toEqual([result]);
    const other = await at.member();
    const see = (token: string) => at.api.call('seeDollPlay', { token, body: { playId: result.playId } });
    expect(await see(other.token)).toMatchObject({ code: 'NOT_FOUND' });
    expect((await read(member)).mine?.unseen).toEqual(result);
    await see(member.token);
    expect((await see(member.token)).status).toBe(200);
    expect((await read(member)).mine?.unseen).toBeNull();
  });

  it('stands among the plays of the member, page by page', async () => {
    machineId = await makeMachine(at.shop, { dailyLimit: 30, freePlaysPerDay: 30 });
    const ids = [];
    for (let count = 0; count < 23; count += 1) ids.unshift((await play(ticketOf.nothing, 0)).result.playId);
    const first = await at.api.ok('listDollPlays', { token: member.token });
    const second = await at.api.ok('listDollPlays', { token: member.token, query: { after: first.after ?? '' } });
    expect([...first.list, ...second.list].map(({ playId }) => playId)).toEqual(ids);
    expect([first.list.length, second.after]).toEqual([20, null]);
  });
});

describe('the machine of a market', () => {
  it('tells its odds, what is left and how a member stands, and which markets have one', async () => {
    const { machine, sites, mine } = await read();
    expect(machine).toMatchObject({
      ...{ machineId, state: 'LIVE', costCoins: 50, dailyLimit: 10, pity: { plays: 5, prizeId: 'coins' } },
      prizes: [
        { prizeId: 'lamp', kind: 'PRODUCT', left: 1, chance: { part: 10, of: 100 } },
        { prizeId: 'coins', kind: 'COINS', left: null, chance: { part: 30, of: 100 } },
      ],
    });
    expect(machine?.prizes[0]?.image).not.toBeNull();
    expect([sites, mine]).toEqual([['US'], null]);
    expect(await at.api.ok('getDollMachine', { site: 'EU' })).toEqual({ machine: null, sites: ['US'], mine: null });
    const zone = { timeZone: 'Asia/Tokyo' };
    const own = await at.api.ok('getDollMachine', { token: member.token, ...zone });
    expect(own.mine).toMatchObject({ freePlays: 1, playsLeft: 10, withoutPity: 0, unseen: null });
    expect(new Date(own.mine?.nextFreeTime ?? 0).getUTCHours()).toBe(15);
  });

  it('is filled, read and drained by an operator, and its odds change at once', async () => {
    const run = (...words: string[]) => runCommand(at.shop, ['doll', ...words, '--site', 'US']);
    expect(await run('odds', machineId)).toContain('lamp  10 in 100  1 left  won 0  Orb');
    await run('stock', machineId, 'lamp', '--left', '0');
    expect(await run('odds', machineId, 'coins', '--weight', '20')).toEqual([
      ...['lamp  0 in 90  0 left  won 0  Orb', 'coins  20 in 90  not counted  won 0  20 coins'],
      'nothing  70 in 90  0 plays',
    ]);
    await expect(run('stock', machineId, 'coins', '--left', '3')).rejects.toThrow('with a limited number');
    await expect(run('odds', 'no-machine')).rejects.toThrow('There is no doll machine');
  });
});
