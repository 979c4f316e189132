import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { day } from '#rules/durations.ts';
import { receiveReturn } from './aftersale/receive-return.ts';
import { auditCoins } from './coins/ledger/audit.ts';
import { deliverOrder, releaseOrder } from './orders/move-order.ts';
import { runOrderClock } from './orders/order-clock.ts';
import { shipOrder } from './orders/ship-order.ts';
import { disputeDesk } from './payments/dispute-fixture.ts';
import { sendRefunds } from './payments/send-refunds.ts';
import { dome, openWalletShop, type WalletShop } from './wallet-fixture.ts';
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

it('leaves a lamp that a coupon paid for to the shopper when the others are given back', async () => {
  const member = await at.member();
  const [free, other] = [dome, 'LM-ORB-A60-1'];
  const scope = { scope: 'SKUS', includeIds: [free], value: 20_000, thresholdAmount: 0 } as const;
  const couponIds = [await at.coupon(member, { site: 'EU', ...scope })];
  for (const sku of [free, other]) {
    await at.api.ok('addCartLine', { token: member.token, site: 'EU', body: { sku, quantity: 1, buyType: 0 } });
  }
  const { data } = await at.buyCart(member, { couponIds }, 'EU');
  const ticket = at.ticket(member, data.orderNo);
  await at.payByCard(ticket);
  const idOf = async (sku: string) =>
    (await orders.detail(ticket)).lines.find((line) => line.sku === sku)?.lineId ?? '';
  const withdraw = async (sku: string) => {
    const lines = [{ lineId: await idOf(sku), quantity: 1 }];
    const body = { orderNo: ticket.orderNo, mode: 'WITHDRAW' as const, lines };
    return at.api.call('revokeOrder', { ...ticket.open, key: randomUUID(), body });
  };
  await releaseOrder(at.shop, ticket.orderNo);
  expect((await withdraw(other)).status).toBe(200);
  await sendRefunds(at.shop);
  await at.deliverWebhooks();
  await shipOrder(at.shop, ticket.orderNo, { carrier: 'dhl', trackingNo: randomUUID() });
  await deliverOrder(at.shop, ticket.orderNo);
  expect((await orders.detail(ticket)).lines.find(({ sku }) => sku === free)).toMatchObject({ refundedQuantity: 0 });
  const warranty = { lineId: await idOf(free), quantity: 1, reason: 'DEFECTIVE' as const, note: 'It flickers.' };
  const media = [await at.photo(ticket)];
  const request = await at.api.call('applyRma', {
    ...ticket.open,
    key: randomUUID(),
    body: { orderNo: ticket.orderNo, type: 'WARRANTY', lines: [{ ...warranty, media }] },
  });
  expect(request).toMatchObject({ status: 200 });
  await at.api.ok('cancelRma', { ...ticket.open, body: { orderNo: ticket.orderNo, rmaNo: request.data.rmaNo } });
  const revoke = await withdraw(free);
  expect(revoke.status).toBe(200);
  await receiveReturn(at.shop, revoke.data.revokeNo);
  expect((await orders.detail(ticket)).status).toBe('REFUNDED');
  expect(await at.couponStatus(couponIds[0] ?? '')).toBe('UNUSED');
});
