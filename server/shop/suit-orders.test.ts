import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestMember } from '#server/testing/test-member.ts';
import { receiveReturn } from './aftersale/receive-return.ts';
import { checkoutOf, homes } from './checkout/checkout-fixture.ts';
import type { Ticket } from './orders/order-fixture.ts';
import { deliverOrder, releaseOrder } from './orders/move-order.ts';
import { shipOrder } from './orders/ship-order.ts';
import { bulb, dome, openSuitShop, suitLines, type SuitShop } from './suit-fixture.ts';

let at: SuitShop;
beforeAll(async () => {
  at = await openSuitShop();
});
afterAll(() => at.close());

const crowd = 20;
const each = <T>(count: number, act: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => act(index)));
const counts = (answers: readonly { readonly status: number; readonly code?: string }[]) => {
  const found: Record<string, number> = {};
  for (const { status, code } of answers) found[code ?? status] = (found[code ?? status] ?? 0) + 1;
  return found;
};
const detail = ({ orderNo, open }: Ticket) => at.api.ok('getOrder', { ...open, query: { orderNo } });

/** Puts some sets into the cart of a member and orders them. */
async function buy(member: TestMember, suitId: string, sets = 1) {
  const [first, ...others] = suitLines(suitId, sets);
  await at.api.ok('addCartLine', { token: member.token, body: { ...first, others } });
  return checkoutOf(at).order(undefined, { member });
}

describe('an ordered bundle', () => {
  it('keeps what each line was granted, on the order and on the invoice', async () => {
    const suitId = await at.suit();
    const ticket = await at.place({ site: 'EU', lines: suitLines(suitId, 2) });
    const order = await detail(ticket);
    // Two domes for 89.00 and six bulbs for 14.95: 15 % of 267.70 are 40.16, of which 26.70 are the domes'.
    expect(order.suits).toMatchObject([{ suitId, title: 'Evening set', quantity: 2, save: { amount: 4_016 } }]);
    expect(
      order.lines.map(({ sku, discounts, lineTotal }) => [sku, discounts?.[0]?.amount.amount, lineTotal.amount]),
    ).toEqual([
      [dome, 2_670, 15_130],
      [bulb, 1_346, 7_624],
    ]);
    expect(order.totals.suitDiscount.amount).toBe(4_016);
    await at.payByCard(ticket);
    const { invoices } = await at.api.ok('getBill', { ...ticket.open, query: { orderNo: ticket.orderNo } });
    expect(invoices.map(({ total }) => total.amount)).toEqual([order.totals.grandTotal.amount]);
    expect(invoices[0]?.lines.map(({ options }) => options)).toEqual([
      expect.stringMatching(/, part of Evening set$/),
      expect.stringMatching(/, part of Evening set$/),
    ]);
  });

  it('of which one item comes back refunds that item at its share, and leaves the others at theirs', async () => {
    const ticket = await at.place({ site: 'EU', lines: suitLines(await at.suit()) });
    await at.payByCard(ticket);
    await releaseOrder(at.shop, ticket.orderNo);
    await shipOrder(at.shop, ticket.orderNo, { carrier: 'dhl', trackingNo: '1' });
    await deliverOrder(at.shop, ticket.orderNo);
    const before = await detail(ticket);
    const domeLine = before.lines.find(({ sku }) => sku === dome);
    // 15 % of 133.85 are 20.08, of which 13.35 are the dome's.
    expect(domeLine?.lineTotal.amount).toBe(8_900 - 1_335);
    const withdrawal = await at.api.ok('revokeOrder', {
      ...ticket.open,
      key: randomUUID(),
      body: { orderNo: ticket.orderNo, mode: 'WITHDRAW', lines: [{ lineId: domeLine?.lineId ?? '', quantity: 1 }] },
    });
    const { refund } = await receiveReturn(at.shop, withdrawal.revokeNo);
    expect(refund?.amount.amount).toBe(8_900 - 1_335);
    const after = await detail(ticket);
    expect(after.lines.map(({ lineTotal, refundedQuantity }) => [lineTotal.amount, refundedQuantity])).toEqual([
      [7_565, 1],
      [3 * 1_495 - 673, 0],
    ]);
    expect((await at.order(ticket.orderNo)).payment_status).toBe('PARTLY_REFUNDED');
  });
});

describe('the limit of a buyer', () => {
  const limited = () => at.suit({ perBuyerLimit: 1 });

  it('counts what is ordered, and is free again when the order came to nothing', async () => {
    const suitId = await limited();
    const member = await at.member();
    const { data } = await buy(member, suitId);
    const [first, ...others] = suitLines(suitId);
    const again = { token: member.token, body: { ...first, others } };
    expect(await at.api.call('addCartLine', again)).toMatchObject({ code: 'PROMO_USER_LIMIT' });
    const body = { orderNo: data.orderNo, mode: 'CANCEL_UNPAID' as const, reasonCode: 'OTHER' as const };
    await at.api.ok('revokeOrder', { token: member.token, key: randomUUID(), body });
    expect((await at.api.call('addCartLine', again)).status).toBe(200);
  });

  it('is free again with each set of which nothing is kept, before it is sent', async () => {
    const suitId = await at.suit({ perBuyerLimit: 2 });
    const ticket = await at.place({ site: 'EU', lines: suitLines(suitId, 2) });
    await at.payByCard(ticket);
    const { lines } = await detail(ticket);
    const withdraw = async (sku: string, quantity: number) => {
      const lineId = lines.find((line) => line.sku === sku)?.lineId ?? '';
      const body = { orderNo: ticket.orderNo, mode: 'WITHDRAW' as const, lines: [{ lineId, quantity }] };
      await at.api.ok('revokeOrder', { ...ticket.open, key: randomUUID(), body });
    };
    const counted = async () => {
      const rows = await at.shop.db.selectFrom('suit_buyers').select('sets').where('suit_id', '=', suitId).execute();
      // The mailbox and the browser of the guest.
      return rows.map(({ sets }) => sets);
    };
    await withdraw(dome, 1);
    await withdraw(bulb, 2);
    expect(await counted()).toEqual([2, 2]);
    await withdraw(bulb, 1);
    expect(await counted()).toEqual([1, 1]);
  });

  it('is that of the address and of the browser for a guest, who is told when the order is placed', async () => {
    const suitId = await limited();
    const email = `guest-${randomUUID()}@lampyris.test`;
    const place = (to: string, clientId: string = randomUUID()) =>
      checkoutOf(at).order(suitLines(suitId), { site: 'US', clientId, address: homes.US }, { email: to });
    const browser = randomUUID();
    expect((await place(email, browser)).status).toBe(200);
    expect(await place(email.toUpperCase())).toMatchObject({ code: 'PROMO_USER_LIMIT' });
    expect(await place(`other-${email}`, browser)).toMatchObject({ code: 'PROMO_USER_LIMIT' });
    expect((await place(`other-${email}`)).status).toBe(200);
  });

  it('is kept by twenty orders of one address at once', async () => {
    const suitId = await at.suit({ perBuyerLimit: 2 });
    const email = `crowd-${randomUUID()}@lampyris.test`;
    const answers = await each(crowd, async () => {
      const visit = { site: 'US', clientId: randomUUID(), address: homes.US };
      return checkoutOf(at).order(suitLines(suitId), visit, { email });
    });
    expect(counts(answers)).toEqual({ 200: 2, PROMO_USER_LIMIT: crowd - 2 });
    const { sets } = await at.shop.db
      .selectFrom('suit_buyers')
      .select('sets')
      .where('suit_id', '=', suitId)
      .orderBy('sets', 'desc')
      .executeTakeFirstOrThrow();
    expect(sets).toBe(2);
  });
});

describe('twenty orders at once for the scarcest item of a bundle', () => {
  const pieces = 3 * 5 + 2;
  const stockOf = (sku: string) =>
    at.shop.db
      .selectFrom('sku_markets')
      .select(['stock', 'reserved'])
      .where('sku', '=', sku)
      .where('site', '=', 'US')
      .executeTakeFirstOrThrow();

  it('sell as many sets as there are, hold nothing for the others, and sell the sets of an unpaid order again', async () => {
    const suitId = await at.suit();
    await at.offer(bulb, 'US', { stock: pieces, reserved: 0, safety_stock: 0 });
    await at.offer(dome, 'US', { stock: 500, reserved: 0 });
    const members = await each(crowd, () => at.member());
    const quotes = await Promise.all(
      members.map(async (member) => {
        const [first, ...others] = suitLines(suitId);
        await at.api.ok('addCartLine', { token: member.token, body: { ...first, others } });
        return checkoutOf(at).quote(undefined, { member });
      }),
    );
    const order = (index: number) => {
      const [member, quote] = [members[index], quotes[index]];
      if (member === undefined || quote === undefined) throw new Error(`There is no shopper ${index}`);
      return checkoutOf(at).create(undefined, quote.quoteHash, { member });
    };
    const answers = await each(crowd, order);
    expect(counts(answers)).toEqual({ 200: 5, QUOTE_PROBLEMS: crowd - 5 });
    expect([await stockOf(bulb), await stockOf(dome)]).toEqual([
      { stock: pieces, reserved: 15 },
      { stock: 500, reserved: 5 },
    ]);

    const winner = answers.findIndex(({ status }) => status === 200);
    const loser = answers.findIndex(({ status }) => status !== 200);
    const body = {
      orderNo: answers[winner]?.data.orderNo ?? '',
      mode: 'CANCEL_UNPAID' as const,
      reasonCode: 'OTHER' as const,
    };
    await at.api.ok('revokeOrder', { token: members[winner]?.token ?? '', key: randomUUID(), body });
    expect((await order(loser)).status).toBe(200);
    await at.offer(bulb, 'US', { stock: 490, reserved: 0 });
  });

  it('would sell more of them where each reads first and writes what it has read', async () => {
    await at.offer(bulb, 'US', { stock: pieces, reserved: 0, safety_stock: 0 });
    const seen = await each(crowd, () => stockOf(bulb));
    const sold = await each(crowd, async (index) => {
      const { stock = 0, reserved = 0 } = seen[index] ?? {};
      if (stock - reserved < 3) return 0;
      await at.offer(bulb, 'US', { reserved: reserved + 3 });
      return 1;
    });
    expect(sold.reduce<number>((sum, one) => sum + one, 0)).toBeGreaterThan(5);
    await at.offer(bulb, 'US', { stock: 490, reserved: 0 });
  });
});
