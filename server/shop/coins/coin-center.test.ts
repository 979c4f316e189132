import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { day, hour, second } from '#rules/durations.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { runCommand } from '#server/ops/run-command.ts';
import { startSession } from '#server/shop/account/sessions/start-session.ts';
import { testClient, type TestMember } from '#server/testing/test-member.ts';
import { moderateReview } from '../community/moderate-review.ts';
import { openOrderShop, type OrderShop } from '../orders/order-fixture.ts';
import { wallets } from '../wallets.ts';
import { expireCoins } from './expire-coins.ts';
import { auditBooks } from './ledger/audit.ts';
import { readCoinAccount } from './member-zone.ts';
import { creditCoins } from './order-coins.ts';
import { readCoinBalance } from './ledger/coin-account.ts';
import { remindOfExpiry } from './remind-of-expiry.ts';

let at: OrderShop;
let start: number;
let member: TestMember;
beforeAll(async () => {
  at = await openOrderShop();
  start = at.shop.clock.now();
});
afterAll(() => at.close());
beforeEach(async () => {
  at.shop.clock.set(start);
  member = await at.member();
});

const inZone = (timeZone: string) => ({ timeZone });
const berlin = inZone('Europe/Berlin');
const call = {
  checkIn: async (zone = berlin) => at.api.call('checkIn', { token: await freshToken(), body: {}, ...zone }),
  summary: async (zone = berlin) => at.api.ok('readCoinSummary', { token: await freshToken(), ...zone }),
};
/** A token lives for hours; these tests move the clock by days. */
async function freshToken(): Promise<string> {
  const { token } = await startSession(at.shop, at.shop.db, member.accountId, testClient);
  return token;
}
const statuses = (answers: readonly { readonly status: number }[]) =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b);
const balance = async () => (await readCoinBalance(at.shop.db, member.accountId, at.shop.clock.now())).available;
const adjust = (coins: number) =>
  runCommand(at.shop, ['coin', 'adjust', member.email, `--coins=${coins}`, '--reason', 'Test']);

describe('the check-in of a member', () => {
  it('counts by their local day, once, and grows from day to day', async () => {
    at.shop.clock.set(Date.UTC(2026, 10, 21, 22, 30));
    expect((await call.checkIn()).data).toMatchObject({ reward: 5, balance: 5, streak: { days: 1, today: true } });
    expect(await call.checkIn()).toMatchObject({ status: 40, data: null });
    at.shop.clock.advance(hour);
    expect((await call.checkIn()).data).toMatchObject({ reward: 5, balance: 10, streak: { days: 2, next: 10 } });
    at.shop.clock.advance(2 * day);
    expect((await call.summary()).streak).toMatchObject({ days: 0, today: false, next: 5 });
    expect((await call.checkIn()).data).toMatchObject({ reward: 5, streak: { days: 1 } });
  });

  it('is one of several that come at the same moment', async () => {
    const token = await freshToken();
    const answers = await Promise.all([1, 2, 3, 4].map(() => at.api.call('checkIn', { token, body: {}, ...berlin })));
    expect(statuses(answers)).toEqual([40, 40, 40, 200]);
    expect(await balance()).toBe(5);
  });

  it('would count twice, did it decide before it locks: a control', async () => {
    const isOpen = async () => (await readCoinAccount(at.shop.db, member.accountId)).check_in_day === null;
    const decisions = await Promise.all([isOpen(), isOpen()]);
    for (const [index, mayCheckIn] of decisions.entries()) {
      if (!mayCheckIn) continue;
      const credit = { accountId: member.accountId, amount: 5, source: 'CHECK_IN', refNo: `try ${index}` } as const;
      await withTransaction(at.shop, 'durable', (tx) => creditCoins(at.shop, tx, credit));
    }
    expect(await balance()).toBe(10);
  });

  it('follows a change of zone once in thirty days, so that no two zones are two days at once', async () => {
    at.shop.clock.set(Date.UTC(2026, 10, 21, 14));
    await call.checkIn(inZone('Etc/GMT+12'));
    expect((await call.checkIn(inZone('Pacific/Kiritimati'))).status).toBe(40);
    at.shop.clock.advance(30 * day);
    expect((await call.checkIn(inZone('Asia/Tokyo'))).status).toBe(200);
    expect((await call.checkIn(inZone('Pacific/Kiritimati'))).status).toBe(40);
    expect((await call.checkIn(inZone('Mars/Olympus'))).status).toBe(40);
  });
});

describe('a task to look at products', () => {
  const taskId = 'look-outdoors';
  const products = async () => at.api.ok('listCoinTaskProducts', { token: member.token, query: { taskId } });
  const report = (body: { event: 'STARTED' | 'SEEN'; targetId: string; nonce?: string; visibleMs?: number }) =>
    at.api.call('reportCoinTask', { token: member.token, body: { taskId, ...body }, ...berlin });
  const firstSpu = async () => (await products()).list[0]?.spu ?? '';

  it('counts a product that was looked at for long enough, once, and is claimed once', async () => {
    const targetId = await firstSpu();
    const nonce = (await report({ event: 'STARTED', targetId })).data.nonce ?? '';
    const seen = { event: 'SEEN' as const, targetId, nonce, visibleMs: 15_000 };
    at.shop.clock.advance(14 * second);
    expect(await report(seen)).toMatchObject({ code: 'COIN_TASK_TIME' });
    at.shop.clock.advance(second);
    expect(await report({ ...seen, visibleMs: 14_000 })).toMatchObject({ code: 'COIN_TASK_TIME' });
    expect(await at.api.call('claimCoinTask', { token: member.token, body: { taskId }, ...berlin })).toMatchObject({
      code: 'COIN_TASK_OPEN',
    });
    const answers = await Promise.all([report(seen), report(seen)]);
    expect(answers.map(({ data }) => data.counted)).toEqual([true, true]);
    expect((await products()).seen).toEqual([targetId]);
    const claims = await Promise.all(
      [1, 2, 3].map(() => at.api.call('claimCoinTask', { token: member.token, body: { taskId }, ...berlin })),
    );
    expect(statuses(claims)).toEqual([40, 40, 200]);
    expect(await balance()).toBe(5);
    const { groups } = await at.api.ok('listCoinTasks', { token: member.token, ...berlin });
    const task = groups.flatMap(({ tasks }) => tasks).find((one) => one.taskId === taskId);
    expect(task).toMatchObject({ status: 'DONE', progress: 1 });
  });

  it('times one product after the other: a second visit ends the first', async () => {
    const [first, second_] = (await products()).list.map(({ spu }) => spu);
    const nonce = (await report({ event: 'STARTED', targetId: first ?? '' })).data.nonce ?? '';
    await report({ event: 'STARTED', targetId: second_ ?? '' });
    at.shop.clock.advance(20 * second);
    expect(await report({ event: 'SEEN', targetId: first ?? '', nonce, visibleMs: 20_000 })).toMatchObject({
      code: 'COIN_TASK_VISIT',
    });
  });

  it("is about its own products, and is nobody else's visit", async () => {
    expect(await report({ event: 'STARTED', targetId: 'NO-SUCH-LIGHT' })).toMatchObject({ code: 'NOT_FOUND' });
    const targetId = await firstSpu();
    const nonce = (await report({ event: 'STARTED', targetId })).data.nonce ?? '';
    at.shop.clock.advance(20 * second);
    const other = await at.member();
    const stolen = { taskId, event: 'SEEN' as const, targetId, nonce, visibleMs: 20_000 };
    expect(await at.api.call('reportCoinTask', { token: other.token, body: stolen, ...berlin })).toMatchObject({
      code: 'COIN_TASK_VISIT',
    });
  });
});

describe('tasks that the shop proves by itself', () => {
  const claim = (taskId: string) => at.api.call('claimCoinTask', { token: member.token, body: { taskId }, ...berlin });

  it('count what was put into the cart, the first order, the profile and an invitation', async () => {
    expect((await claim('add-one')).code).toBe('COIN_TASK_OPEN');
    await at.api.ok('addCartLine', { token: member.token, body: { sku: 'LM-ORB-A60-2', quantity: 1 } });
    expect((await claim('add-one')).data).toMatchObject({ reward: 5, points: 1 });
    expect((await claim('first-order')).code).toBe('COIN_TASK_OPEN');
    await at.payByCard(await at.place({ member }));
    expect((await claim('first-order')).data).toMatchObject({ reward: 100, points: 10 });
    await at.shop.db
      .updateTable('accounts')
      .set({ birthday: '1990-01-01', avatar_url: '/a.png', marketing_opt_in: 1 })
      .where('id', '=', member.accountId)
      .execute();
    expect(statuses([await claim('profile'), await claim('news'), await claim('news')])).toEqual([40, 200, 200]);
    expect(await balance()).toBe(205);
    expect(await auditBooks(at.shop.db, member.accountId)).toEqual([]);
  });

  it('give no more than 300 coins on a day', async () => {
    await at.shop.db.updateTable('coin_tasks').set({ reward: 290 }).where('task_id', '=', 'add-one').execute();
    await at.api.ok('addCartLine', { token: member.token, body: { sku: 'LM-ORB-A60-2', quantity: 1 } });
    await claim('add-one');
    await at.shop.db.updateTable('accounts').set({ marketing_opt_in: 1 }).where('id', '=', member.accountId).execute();
    expect((await claim('news')).data.reward).toBe(10);
    await at.payByCard(await at.place({ member }));
    expect((await claim('first-order')).code).toBe('COIN_DAILY_CAP');
    expect((await call.checkIn()).data).toMatchObject({ reward: 0, streak: { days: 1 } });
    at.shop.clock.advance(day);
    expect((await call.checkIn()).data).toMatchObject({ reward: 5, streak: { days: 2 } });
    await at.shop.db.updateTable('coin_tasks').set({ reward: 5 }).where('task_id', '=', 'add-one').execute();
  });

  it('thank for a review when it is shown, once', async () => {
    const id = at.shop.newId();
    const row = { created_at: start, updated_at: start };
    const words = { rating: 5, title: 'Bright', body: 'Very', media: '["a.png"]', status: 'PENDING' as const };
    await at.shop.db
      .insertInto('reviews')
      .values({
        ...{ id, spu: 'LM-DOME', sku: 'LM-ORB-A60-2', account_id: member.accountId, author: 'A', order_no: 'L1' },
        ...{ line_id: null, merchant_reply: null, ...words, ...row },
      })
      .execute();
    expect(await balance()).toBe(0);
    for (const time of [1, 2]) {
      at.shop.clock.advance(time);
      await moderateReview(at.shop, id, { status: 'PUBLISHED' });
    }
    expect(await balance()).toBe(100);
  });
});

describe('an exchange of coins', () => {
  const itemId = 'coins-small-us';
  const exchange = (key = randomUUID()) => at.api.call('exchangeCoins', { token: member.token, key, body: { itemId } });

  it('gives a coupon at once and stands in the history, with the same answer to the same key', async () => {
    await adjust(700);
    const key = randomUUID();
    const answers = await Promise.all([exchange(key), exchange(key)]);
    expect(answers[0]?.data).toMatchObject({ cost: 300, balance: 400 });
    expect(answers[1]?.data).toEqual(answers[0]?.data);
    const coupons = await at.shop.db
      .selectFrom('coupons')
      .select('coupon_id')
      .where('account_id', '=', member.accountId)
      .execute();
    expect(coupons.map(({ coupon_id: id }) => id)).toEqual([answers[0]?.data.couponId]);
    const { entries } = await at.api.ok('listCoinDetails', { token: member.token, query: { type: 'SPENT' } });
    expect(entries).toMatchObject([{ type: 'SPEND', source: 'EXCHANGE', change: -300, balance: 400 }]);
  });

  it('is refused beyond the balance, the limit of a member and the stock, and writes nothing then', async () => {
    await adjust(500);
    const parallel = await Promise.all([exchange(), exchange(), exchange()]);
    expect(statuses(parallel)).toEqual([200, 422, 422]);
    await adjust(900);
    await exchange();
    await exchange();
    expect((await exchange()).code).toBe('COIN_EXCHANGE_LIMIT');
    const { items } = await at.api.ok('listCoinExchange', { token: member.token });
    expect(items.find((item) => item.itemId === itemId)).toMatchObject({ mine: 3, perUser: 3 });
    await at.shop.db.updateTable('coin_exchange_items').set({ stock: 0 }).where('item_id', '=', itemId).execute();
    expect((await exchange()).code).toBe('COIN_EXCHANGE_GONE');
    await at.shop.db.updateTable('coin_exchange_items').set({ stock: 500 }).where('item_id', '=', itemId).execute();
    expect(await auditBooks(at.shop.db, member.accountId)).toEqual([]);
  });
});

describe('the history of coins', () => {
  it('shows a month by the clock of the member, with sums and by kind', async () => {
    at.shop.clock.set(Date.UTC(2026, 9, 31, 22, 30));
    await call.checkIn();
    at.shop.clock.set(Date.UTC(2026, 9, 31, 23, 30));
    await adjust(-2);
    await call.checkIn();
    const token = await freshToken();
    const november = await at.api.ok('listCoinDetails', { token, ...berlin });
    expect(november).toMatchObject({ month: '2026-11', previous: '2026-10', next: null, in: 5, out: 2 });
    expect(november.entries.map(({ type, change, balance: left }) => [type, change, left])).toEqual([
      ['EARN', 5, 8],
      ['ADJUST', -2, 3],
    ]);
    const october = await at.api.ok('listCoinDetails', {
      token,
      query: { month: '2026-10', type: 'EARNED' },
      ...berlin,
    });
    expect(october).toMatchObject({ next: '2026-11', in: 5, out: 0, entries: [{ source: 'CHECK_IN' }] });
    const expired = await at.api.ok('listCoinDetails', { token, query: { type: 'EXPIRED' }, ...berlin });
    expect(expired.entries).toEqual([]);
  });

  it('comes in pages that neither repeat nor skip an entry', async () => {
    for (let coins = 1; coins <= 60; coins += 1) await adjust(coins);
    const first = await at.api.ok('listCoinDetails', { token: member.token, ...berlin });
    const rest = await at.api.ok('listCoinDetails', {
      token: member.token,
      query: { after: first.after ?? '' },
      ...berlin,
    });
    const changes = [...first.entries, ...rest.entries].map(({ change }) => change);
    expect([first.entries.length, rest.after]).toEqual([50, null]);
    expect(changes).toEqual(Array.from({ length: 60 }, (_, index) => 60 - index));
  });
});

describe('coins that run out', () => {
  it('are announced 30 and 7 days before, once each, and are gone at local midnight', async () => {
    await call.checkIn();
    await adjust(95);
    const end = Date.UTC(2027, 10, 30, 23);
    expect((await call.summary()).expiring).toEqual({ amount: 100, time: end, lastDay: '2027-11-30' });
    const subjects: string[][] = [];
    for (const before of [31 * day, 30 * day, 29 * day, 7 * day, 6 * day]) {
      at.shop.clock.set(end - before);
      await remindOfExpiry(at.shop);
      subjects.push((await at.mailTo(member.email)).filter((subject) => subject.includes('coins expire')));
    }
    expect(subjects.map(({ length }) => length)).toEqual([0, 1, 1, 2, 2]);
    expect(subjects.at(-1)?.[0]).toBe('100 coins expire after Tue, Nov 30, 2027');
    at.shop.clock.set(end - 1);
    await expireCoins(at.shop);
    expect(await balance()).toBe(100);
    at.shop.clock.set(end);
    expect((await call.summary()).balance).toBe(0);
    const wallet = await wallets.read(at.shop.db, { accountId: member.accountId, now: end });
    expect(wallet.coins).toBe(0);
    await Promise.all([expireCoins(at.shop), expireCoins(at.shop)]);
    expect(await balance()).toBe(0);
    expect(await auditBooks(at.shop.db, member.accountId)).toEqual([]);
  });

  it('are not announced to a member who does not want it', async () => {
    await adjust(100);
    await at.api.ok('changeMailPreferences', {
      token: member.token,
      body: { topics: [{ topic: 'REWARDS', state: 'OFF' }] },
    });
    at.shop.clock.set(Date.UTC(2027, 10, 20));
    await remindOfExpiry(at.shop);
    expect(await at.mailTo(member.email)).toEqual([]);
  });
});

describe('the commands of operators', () => {
  const run = (...args: string[]) => runCommand(at.shop, ['coin', ...args]);

  it('tell, change and audit the coins of a member', async () => {
    expect(await adjust(50)).toEqual(['50 available']);
    await expect(adjust(-51)).rejects.toThrow();
    await expect(run('adjust', member.email, '--coins', 'many', '--reason', 'x')).rejects.toThrow('many');
    expect((await run('balance', member.email))[0]).toBe('50 available, 0 pending, 0 held by orders');
    expect(String((await run('entries', member.email))[0])).toContain('ADJUST 50');
    expect(await run('audit', member.email)).toEqual(['The books agree.']);
  });

  it('find a balance that somebody changed by hand', async () => {
    await adjust(50);
    await at.shop.db
      .updateTable('coin_accounts')
      .set({ available: 51 })
      .where('account_id', '=', member.accountId)
      .execute();
    await expect(run('audit', member.email)).rejects.toThrow('available coins of the account: 51, not 50');
  });
});

describe('the rules of coins', () => {
  it('are those of the market, with the numbers of a member', async () => {
    const guest = await at.api.ok('readCoinRule', { site: 'JA' });
    expect(guest).toMatchObject({ worth: { amount: 100, currency: 'JPY' }, sharePercent: 20, mine: null });
    await adjust(250);
    const { mine } = await at.api.ok('readCoinRule', { token: member.token });
    expect(mine).toMatchObject({ balance: 250, worth: { amount: 250, currency: 'USD' }, level: 0, multiplier: 1 });
    expect((await at.api.ok('getUserInfo', { token: member.token })).coinBalance).toBe(250);
  });
});
