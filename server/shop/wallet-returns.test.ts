import { afterAll, beforeAll, expect, it } from 'vitest';
import { day } from '#rules/durations.ts';
import { auditCoins } from './coins/ledger/audit.ts';
import { runOrderClock } from './orders/order-clock.ts';
import { disputeDesk } from './payments/dispute-fixture.ts';
import { openWalletShop, type WalletShop } from './wallet-fixture.ts';
import { type WalletOrders, walletOrders } from './wallet-orders-fixture.ts';

let at: WalletShop;
let orders: WalletOrders;
beforeAll(async () => {
  at = await openWalletShop();
  orders = walletOrders(at);
});
afterAll(async () => {
  expect(await auditCoins(at.shop.db)).toEqual([]);
  await at.close();
});

it('tells what a return gives with what a lost dispute has taken, as it is settled', async () => {
  const member = await at.member();
  const ticket = await orders.placed(member, [], 0);
  await orders.deliver(ticket);
  at.shop.clock.advance(16 * day);
  await runOrderClock(at.shop);
  await disputeDesk(at).lose(ticket, 4_450);
  const taken = 890 - (await at.balance(member)).available;
  expect(taken).toBeGreaterThan(0);
  await orders.placed(member, [], Math.floor((890 - taken) / 100) * 100);
  const [lineId = ''] = await at.lineIds(ticket);
  const lines = [{ lineId, quantity: 1, reason: 'NO_LONGER_WANTED' as const }];
  const body = { orderNo: ticket.orderNo, type: 'RETURN' as const, lines };
  const preview = await at.api.ok('previewRma', { ...ticket.open, body });
  expect(preview.coinClawback).toBe(890 - taken);
  const { refund } = await orders.giveBack(ticket, 1);
  expect(refund).toMatchObject({
    amount: preview.amount,
    shortfall: preview.shortfall,
    coinClawback: preview.coinClawback,
  });
});
