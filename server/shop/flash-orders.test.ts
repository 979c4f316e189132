import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { minute } from '#rules/durations.ts';
import { flashPayWindow, payWindow } from '#rules/limits.ts';
import { cards, type Ticket } from './orders/order-fixture.ts';
import { expireOrders } from './payments/expire-orders.ts';
import { openQuotaShop, type QuotaShop } from './quota-fixture.ts';

const sku = 'LM-DOME-VERMILION';

let at: QuotaShop;
beforeAll(async () => {
  at = await openQuotaShop();
});
afterAll(() => at.close());

async function placeFlash(): Promise<{ item: string; ticket: Ticket }> {
  const item = randomUUID();
  await at.sell({ [item]: { sku, amount: 7_000, quota: 5, perMember: 2 } });
  const lines = [{ sku, quantity: 1, buyType: 1 as const, promoItemId: item }];
  return { item, ticket: await at.place({ member: await at.member(), lines }) };
}

const statusOf = async ({ orderNo }: Ticket) => (await at.order(orderNo)).status;

describe('an order with a line of a flash sale', () => {
  it('is paid in ten minutes, another one in thirty', async () => {
    const { item, ticket } = await placeFlash();
    const { pay_expire_time: flashEnds, placed_time: placed } = await at.order(ticket.orderNo);
    expect(flashEnds - placed).toBe(flashPayWindow);
    const plain = await at.order((await at.place()).orderNo);
    expect(plain.pay_expire_time - plain.placed_time).toBe(payWindow);
    at.shop.clock.advance(flashPayWindow);
    await expireOrders(at.shop);
    expect([await statusOf(ticket), (await at.books(item)).left]).toEqual(['CLOSED', 5]);
  });

  it('waits for a payment at a bank that is under way, and no longer than this may take', async () => {
    const { item, ticket } = await placeFlash();
    at.shop.clock.advance(9 * minute);
    await at.startPayment(ticket, 'REDIRECT_BANK');
    at.shop.clock.advance(14 * minute);
    await expireOrders(at.shop);
    expect([await statusOf(ticket), (await at.books(item)).held]).toEqual(['PENDING_PAYMENT', 1]);
    at.shop.clock.advance(2 * minute);
    await expireOrders(at.shop);
    expect([await statusOf(ticket), (await at.books(item)).left]).toEqual(['CLOSED', 5]);
  });

  it('is closed at once when a card is declined after these ten minutes, and not before', async () => {
    const { item, ticket } = await placeFlash();
    await at.payByCard(ticket, cards.declined);
    expect(await statusOf(ticket)).toBe('PENDING_PAYMENT');
    at.shop.clock.advance(flashPayWindow - 1);
    const payment = await at.startPayment(ticket);
    at.shop.clock.advance(minute);
    const cardToken = await at.token(payment, cards.declined);
    await at.api.ok('confirmCard', {
      ...ticket.open,
      body: { paymentNo: payment.paymentNo, cardToken, saveCard: false },
    });
    expect([await statusOf(ticket), (await at.books(item)).left]).toEqual(['CLOSED', 5]);
  });

  it('that waits keeps no other one from being closed', async () => {
    const waiting = await Promise.all(Array.from({ length: 55 }, () => at.place()));
    const { ticket } = await placeFlash();
    for (const { orderNo } of waiting) {
      const now = at.shop.clock.now();
      await at.shop.db
        .updateTable('orders')
        .set({ pay_expire_time: now + 1 })
        .where('order_no', '=', orderNo)
        .execute();
    }
    for (const one of waiting) await at.payByCard(one, cards.slow);
    at.shop.clock.advance(flashPayWindow + 1);
    await expireOrders(at.shop);
    expect(await statusOf(ticket)).toBe('CLOSED');
  });
});

describe('a ladder of prices', () => {
  const ladder = async (first: number) => {
    const [one, two] = [randomUUID(), randomUUID()] as const;
    await at.sell({
      [one]: { sku, amount: 6_000, quota: first, perMember: 5, tier: 1 },
      [two]: { sku, amount: 7_000, quota: 5, perMember: 5, tier: 2 },
    });
    const lines = (quantity: number) => [{ sku, quantity, buyType: 2 as const, promoItemId: one }];
    return { one, two, lines };
  };

  it('limits an order to what is left of the open step, and says so before', async () => {
    const { lines } = await ladder(2);
    const { problems } = await at.api.ok('checkInventory', { body: { lines: lines(3) } });
    expect(problems).toMatchObject([{ code: 'PROMO_SOLD_OUT', max: 2, message: 'Only 2 left at this price.' }]);
  });

  it('gives a line whose step is sold out the price of the next one, with a notice, and counts it there', async () => {
    const { one, two, lines } = await ladder(1);
    await at.place({ member: await at.member(), lines: lines(1) });
    const cart = await at.api.ok('quoteCart', { body: { lines: lines(1), selected: [`${sku}_2:${one}`] } });
    expect(cart.lines).toMatchObject([{ key: `${sku}_2:${one}`, promoItemId: two, unit: { amount: 7_000 } }]);
    expect(cart.problems).toMatchObject([{ code: 'PRICE_CHANGED', was: { amount: 6_000 }, now: { amount: 7_000 } }]);
    await at.place({ member: await at.member(), lines: lines(2) });
    expect([await at.books(one), await at.books(two)]).toEqual([
      { left: 0, held: 1, sold: 0 },
      { left: 3, held: 2, sold: 0 },
    ]);
  });

  it('is sold out with its last step', async () => {
    const [one] = [randomUUID()];
    await at.sell({ [one]: { sku, amount: 6_000, quota: 1, perMember: 5, tier: 1 } });
    const lines = [{ sku, quantity: 1, buyType: 2 as const, promoItemId: one }];
    await at.place({ member: await at.member(), lines });
    const { problems } = await at.api.ok('checkInventory', { body: { lines } });
    expect(problems).toMatchObject([{ code: 'PROMO_SOLD_OUT' }]);
  });
});
