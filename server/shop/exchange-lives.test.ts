import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { minute } from '#rules/durations.ts';
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

const available = async (member: TestMember) => (await at.balance(member)).available;

async function richMember(coins = 3_000): Promise<TestMember> {
  const member = await at.member();
  await at.credit(member, coins);
  return member;
}

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

  it('keeps coins, offers, turns and stock in step', async () => {
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
