import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '#server/ops/run-command.ts';
import type { TestMember } from '#server/testing/test-member.ts';
import { refFor } from '../aftersale/rma/rma-fixture.ts';
import { approveRma, passRma, receiveRma } from '../aftersale/rma/staff-moves.ts';
import { auditCoins } from '../coins/ledger/audit.ts';
import { deliverOrder, releaseOrder } from '../orders/move-order.ts';
import { shipOrder } from '../orders/ship-order.ts';
import { openWalletShop, type WalletShop } from '../wallet-fixture.ts';
import { disputeDesk } from './dispute-fixture.ts';
import { sendRefunds } from './send-refunds.ts';

let at: WalletShop;
beforeAll(async () => {
  at = await openWalletShop();
});
afterAll(async () => {
  expect(await auditCoins(at.shop.db)).toEqual([]);
  await at.close();
});

/** Coins of refunds that were taken back, and that were not there any more. */
const reclaimed = async ({ accountId }: TestMember): Promise<number[][]> => {
  const movements = await at.shop.db
    .selectFrom('coin_movements')
    .select(['available_change', 'shortfall'])
    .where('account_id', '=', accountId)
    .where('type', '=', 'CLAWBACK')
    .where('source', '=', 'REFUND')
    .orderBy('id')
    .execute();
  return movements.map(({ available_change: change, shortfall }) => [-change, shortfall]);
};

describe('a refund in coins whose money the bank gives back as well', () => {
  it('loses its coins, part by part, and staff see what was spent before', async () => {
    const bank = disputeDesk(at);
    const member = await at.member();
    const { data: order } = await at.buy(member, {}, { quantity: 2, site: 'EU' });
    const ticket = at.ticket(member, order.orderNo);
    const { orderNo, open } = ticket;
    await at.payByCard(ticket);
    await at.deliverWebhooks();
    await releaseOrder(at.shop, orderNo);
    await shipOrder(at.shop, orderNo, { carrier: 'dhl', trackingNo: randomUUID() });
    await deliverOrder(at.shop, orderNo);
    const before = await at.balance(member);
    const { data } = await at.ask(ticket, { quantity: 1, refundTo: 'COINS' });
    const ref = refFor(ticket, data);
    if (data.status === 'REQUESTED') await approveRma(at.shop, ref, false);
    await receiveRma(at.shop, ref);
    await passRma(at.shop, ref, {});
    await sendRefunds(at.shop);
    const [refund] = (await at.api.ok('getOrder', { ...open, query: { orderNo } })).refunds;
    const { amount = 0 } = refund?.amount ?? {};
    const coins = refund?.toCoins ?? 0;
    expect((await at.balance(member)).available).toBeGreaterThanOrEqual(before.available + coins);
    const { paid_amount: total } = await at.order(orderNo);

    // What the shop has not given back comes first; of half the refund's money, half the coins go.
    await bank.lose(ticket, total - amount);
    expect(await reclaimed(member)).toEqual([]);
    await bank.lose(ticket, Math.floor(amount / 2));
    expect(await reclaimed(member)).toEqual([[Math.floor((coins * Math.floor(amount / 2)) / amount), 0]]);
    const { available } = await at.balance(member);
    await at.buy(member, { coinAmount: Math.floor(available / 100) * 100 - 100 }, { quantity: 9, site: 'EU' });
    const { available: unspent } = await at.balance(member);
    await bank.lose(ticket);
    const movements = await reclaimed(member);
    expect(movements.reduce((sum, [taken = 0, missing = 0]) => sum + taken + missing, 0)).toBe(coins);
    expect(movements[1]).toEqual([unspent, coins - (movements[0]?.[0] ?? 0) - unspent]);
    const { refunded_amount: refunded, lost_amount: lost } = await at.order(orderNo);
    expect([refunded, lost]).toEqual([amount, total]);
    const disputes = await at.shop.db
      .selectFrom('disputes')
      .select('dispute_ref')
      .where('order_no', '=', orderNo)
      .execute();
    const shown = disputes.map(({ dispute_ref: dispute }) => runCommand(at.shop, ['payment', 'dispute', dispute]));
    expect((await Promise.all(shown)).join('\n')).toContain(`${movements[1]?.[1]} had already been spent`);
  });
});
