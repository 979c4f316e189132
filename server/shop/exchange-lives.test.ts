import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { minute } from '#rules/durations.ts';
import { openTestShop } from '#server/testing/test-shop.ts';
import type { TestMember } from '#server/testing/test-member.ts';
import { approveRma, passRma, receiveRma } from './aftersale/rma/staff-moves.ts';
import { expireCoins } from './coins/expire-coins.ts';
import { auditCoins } from './coins/ledger/audit.ts';
import { type ExchangeShop, globe, openExchangeShop } from './exchange-fixture.ts';
import { deliverOrder, releaseOrder } from './orders/move-order.ts';
import type { Ticket } from './orders/order-fixture.ts';
import { shipOrder } from './orders/ship-order.ts';

let at: ExchangeShop;
beforeAll(async () => {
  at = await openExchangeShop();
});
afterAll(async () => {
  expect(await auditCoins(at.shop.db)).toEqual([]);
  await at.close();
});

const crowd = 20;
const each = <T>(act: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: crowd }, (_, index) => act(index)));
const ordered = (answers: readonly { readonly status: number }[]) =>
  answers.filter(({ status }) => status === 200).length;
const available = async (member: TestMember) => (await at.balance(member)).available;

async function richMember(coins = 3_000): Promise<TestMember> {
  const member = await at.member();
  await at.credit(member, coins);
  return member;
}

describe('twenty exchanges at the same time', () => {
  it('of twenty members get the last one of an offer once, and cost the others nothing', async () => {
    const itemId = await at.item({ stock: 1 });
    const members = await Promise.all(Array.from({ length: crowd }, () => richMember()));
    const before = await at.stock(globe);
    const answers = await Promise.all(members.map((member) => at.exchange(member, itemId)));
    expect(ordered(answers)).toBe(1);
    for (const { status, code } of answers) if (status !== 200) expect(code).toBe('COIN_EXCHANGE_GONE');
    const balances = await Promise.all(members.map(available));
    expect(balances.toSorted((a, b) => a - b)).toEqual([600, ...Array.from({ length: crowd - 1 }, () => 3_000)]);
    const after = await at.stock(globe);
    expect([await at.left(itemId), after.stock, after.reserved]).toEqual([0, before.stock - 1, before.reserved]);
  });

  it('of twenty members get the last piece in stock once', async () => {
    const itemId = await at.item({ stock: crowd });
    const { stock } = await at.stock(globe);
    await at.shop.db.updateTable('sku_markets').set({ safety_stock: 0 }).where('sku', '=', globe).execute();
    await at.offer(globe, 'US', { stock: 1, reserved: 0 });
    const members = await Promise.all(Array.from({ length: crowd }, () => richMember()));
    const answers = await Promise.all(members.map((member) => at.exchange(member, itemId)));
    expect(ordered(answers)).toBe(1);
    for (const { status, code } of answers) if (status !== 200) expect(code).toBe('QUOTE_PROBLEMS');
    expect(await at.left(itemId)).toBe(crowd - 1);
    await at.offer(globe, 'US', { stock });
  });

  it('of one member get no more than one member may have, nor more than the coins pay for', async () => {
    const itemId = await at.item({ stock: crowd, perUser: 2 });
    const member = await richMember(50_000);
    expect(ordered(await each(() => at.exchange(member, itemId)))).toBe(2);
    expect([await at.left(itemId), await available(member)]).toEqual([crowd - 2, 45_200]);
    const free = await at.item({ stock: crowd, perUser: crowd });
    const poor = await richMember(5_000);
    expect(ordered(await each(() => at.exchange(poor, free)))).toBe(2);
    expect([await at.left(free), await available(poor)]).toEqual([crowd - 2, 200]);
  });

  it('of one key are one order', async () => {
    const itemId = await at.item();
    const member = await richMember(50_000);
    const key = randomUUID();
    const answers = await each(() => at.exchange(member, itemId, { key }));
    const numbers = new Set(answers.flatMap(({ status, data }) => (status === 200 ? [data.orderNo] : [])));
    expect([numbers.size, await at.left(itemId), await available(member)]).toEqual([1, 9, 47_600]);
  });

  it('would get the last one more than once if they read the stock first and wrote it back', async () => {
    const shop = await openTestShop();
    const item = { item_id: 'last', site: 'US', title: 'Globe', cost: 1, stock: 1, per_user: 1, sort: 0 } as const;
    await shop.db
      .insertInto('coin_exchange_items')
      .values({ ...item, sku: globe })
      .execute();
    const read = () => shop.db.selectFrom('coin_exchange_items').select('stock').executeTakeFirstOrThrow();
    const seen = await each(read);
    const answers = await each(async (index) => {
      const stock = seen[index]?.stock ?? 0;
      if (stock === 0) return { status: 410 };
      await shop.db
        .updateTable('coin_exchange_items')
        .set({ stock: stock - 1 })
        .execute();
      return { status: 200 };
    });
    await shop.close();
    expect(ordered(answers)).toBeGreaterThan(1);
  });
});

interface Step {
  readonly do: 'exchange' | 'cancel' | 'return' | 'run out';
  readonly who: 0 | 1;
}

const steps = fc.array(
  fc.record<Step>({
    do: fc.constantFrom('exchange', 'exchange', 'cancel', 'return', 'run out'),
    who: fc.constantFrom(0, 1),
  }),
  { minLength: 3, maxLength: 8 },
);

const cost = 700;
const opening = 2_400;
const offered = 3;
const perUser = 2;

async function cancel({ orderNo, open }: Ticket): Promise<boolean> {
  const body = { orderNo, mode: 'CANCEL_PAID', reasonCode: 'OTHER' } as const;
  return (await at.api.call('revokeOrder', { ...open, key: randomUUID(), body })).status === 200;
}

async function giveBack(ticket: Ticket): Promise<void> {
  const { orderNo } = ticket;
  await releaseOrder(at.shop, orderNo);
  await shipOrder(at.shop, orderNo, { carrier: 'dhl', trackingNo: randomUUID() });
  await deliverOrder(at.shop, orderNo);
  const { data } = await at.ask(ticket, { type: 'RETURN' });
  const ref = { orderNo, rmaNo: data.rmaNo };
  if (data.status === 'REQUESTED') await approveRma(at.shop, ref, false);
  await at.api.call('shipRma', { ...ticket.open, body: { ...ref, carrierName: 'DHL', trackingNo: 'JJD 01' } });
  await receiveRma(at.shop, ref);
  await passRma(at.shop, ref, {});
}

/** Lets all coins run out that a member has now. @returns how many */
async function runOut(member: TestMember): Promise<number> {
  const gone = await available(member);
  const expireTime = at.shop.clock.now() + minute;
  await at.shop.db
    .updateTable('coin_lots')
    .set({ expire_time: expireTime })
    .where('account_id', '=', member.accountId)
    .where('remaining', '>', 0)
    .execute();
  at.shop.clock.advance(2 * minute);
  await expireCoins(at.shop);
  return gone;
}

/** What a member should have: a sum and a count, without lots, entries and stock. */
class Model {
  coins = opening;
  had = 0;
  readonly open: Ticket[] = [];
}

describe('any life of exchanges', () => {
  const runs = Math.max(3, Math.round(40 * inject('share')));

  it('keeps coins, offers, turns and stock in step', { timeout: 600_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (life) => {
        const itemId = await at.item({ cost, stock: offered, perUser });
        const members = [await richMember(opening), await richMember(opening)] as const;
        const models = [new Model(), new Model()] as const;
        const before = await at.stock(globe);
        let left = offered;
        let sold = 0;
        for (const { do: what, who } of life) {
          const member = members[who];
          const model = models[who];
          if (what === 'exchange') {
            const isPossible = left > 0 && model.had < perUser && model.coins >= cost;
            const { status, data } = await at.exchange(member, itemId);
            expect(status === 200).toBe(isPossible);
            if (!isPossible) continue;
            model.open.push(at.ticket(member, data.orderNo));
            model.coins -= cost;
            model.had += 1;
            left -= 1;
            sold += 1;
            continue;
          }
          if (what === 'run out') {
            model.coins -= await runOut(member);
            continue;
          }
          const ticket = model.open.pop();
          if (ticket === undefined) continue;
          model.coins += cost;
          sold -= 1;
          if (what === 'return') {
            await giveBack(ticket);
            continue;
          }
          expect(await cancel(ticket)).toBe(true);
          model.had -= 1;
          left += 1;
        }
        for (const who of [0, 1] as const) {
          expect(await at.balance(members[who])).toEqual({ available: models[who].coins, pending: 0 });
          expect(await auditCoins(at.shop.db, members[who].accountId)).toEqual([]);
        }
        const after = await at.stock(globe);
        expect([await at.left(itemId), after.stock, after.reserved]).toEqual([
          left,
          before.stock - sold,
          before.reserved,
        ]);
      }),
      { numRuns: runs },
    );
  });
});
