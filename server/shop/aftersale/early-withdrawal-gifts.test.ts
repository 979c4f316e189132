import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { day } from '#rules/durations.ts';
import { returnPeriod, returnTravel } from '#rules/withdrawal.ts';
import { receiversOf } from '#server/jobs.ts';
import { relayOutbox } from '#server/jobs/relay-outbox.ts';
import { strayOrders } from '#server/testing/order-history.ts';
import { deliverOrder, releaseOrder } from '../orders/move-order.ts';
import type { Ticket } from '../orders/order-fixture.ts';
import { shipOrder } from '../orders/ship-order.ts';
import { refundOrder } from '../payments/refund-order.ts';
import { readStockBooks, type StockBook, stockFaults } from '../stock/stock-books.ts';
import { dome, openWalletShop, type WalletShop } from '../wallet-fixture.ts';
import { lapseGifts } from './lapse-gifts.ts';
import { receiveReturn } from './receive-return.ts';
import { approveRma } from './rma/staff-moves.ts';

const cube = 'LM-ORB-A60-2';
const gift = { sku: 'LM-ORB-A60-1', quantity: 1 };
let at: WalletShop;
let books: readonly StockBook[];
beforeAll(async () => {
  at = await openWalletShop();
  await at.offer(dome, 'EU', { stock: 500, list_amount: 8_900, sale_amount: null });
  await at.offer(cube, 'EU', { stock: 500, list_amount: 500, sale_amount: null });
  await at.offer(gift.sku, 'EU', { stock: 500, list_amount: 999, sale_amount: null });
  books = await readStockBooks(at.shop.db);
});
afterAll(async () => {
  expect(stockFaults(books, await readStockBooks(at.shop.db))).toEqual([]);
  expect(await strayOrders(at.shop.db)).toEqual([]);
  await at.close();
});

interface Packed {
  readonly ticket: Ticket;
  readonly email: string;
  readonly lineOf: { readonly dome: string; readonly cube: string; readonly gift: string };
}

type Part = Partial<Record<keyof Packed['lineOf'], number>>;

const piecesOf = ({ lineOf }: Packed, part: Part) =>
  (['dome', 'cube', 'gift'] as const).flatMap((name) => {
    const quantity = part[name] ?? 0;
    return quantity > 0 ? [{ lineId: lineOf[name], quantity }] : [];
  });

/** Domes, cubes and a gift for 150.00 that are packed; some of them have been sent. */
async function packed({
  domes = 2,
  cubes = 0,
  sent,
}: {
  readonly domes?: number;
  readonly cubes?: number;
  readonly sent?: Part;
}): Promise<Packed> {
  const site = 'EU';
  const member = await at.member();
  const couponId = await at.coupon(member, { site, kind: 'GIFT', value: null, gift, thresholdAmount: 15_000 });
  const lines = [
    { sku: dome, quantity: domes },
    { sku: cube, quantity: cubes },
  ].filter(({ quantity }) => quantity > 0);
  for (const body of lines) await at.api.ok('addCartLine', { token: member.token, site, body });
  const { data } = await at.buyCart(member, { couponIds: [couponId] }, site);
  const ticket = at.ticket(member, data.orderNo);
  await at.payByCard(ticket);
  await releaseOrder(at.shop, ticket.orderNo);
  const rows = await at.shop.db
    .selectFrom('order_lines')
    .select(['id', 'sku'])
    .where('order_no', '=', ticket.orderNo)
    .execute();
  const idOf = (sku: string): string => rows.find((row) => row.sku === sku)?.id ?? '';
  const order = { ticket, email: member.email, lineOf: { dome: idOf(dome), cube: idOf(cube), gift: idOf(gift.sku) } };
  if (sent) await ship(order, piecesOf(order, sent));
  return order;
}

const ship = ({ ticket: { orderNo } }: Packed, lines?: ReturnType<typeof piecesOf>) =>
  shipOrder(at.shop, orderNo, { carrier: 'dhl', trackingNo: randomUUID(), ...(lines ? { lines } : {}) });

const options = async ({ ticket: { open, orderNo } }: Packed) =>
  (await at.api.ok('getRevokeOptions', { ...open, query: { orderNo } })).modes.find(({ mode }) => mode === 'WITHDRAW');

const withdraw = (order: Packed, part?: Part, choice?: 'RETURN' | 'DEDUCT') =>
  at.api.call('revokeOrder', {
    ...order.ticket.open,
    key: randomUUID(),
    body: {
      orderNo: order.ticket.orderNo,
      mode: 'WITHDRAW',
      ...(part ? { lines: piecesOf(order, part) } : {}),
      ...(choice ? { gifts: [{ lineId: order.lineOf.gift, choice }] } : {}),
    },
  });

const detail = ({ ticket: { open, orderNo } }: Packed) => at.api.ok('getOrder', { ...open, query: { orderNo } });
const row = ({ ticket }: Packed) => at.order(ticket.orderNo);
const giftLine = async (order: Packed) =>
  (await detail(order)).lines.find(({ lineId }) => lineId === order.lineOf.gift);

/** The two parts of a withdrawal. */
async function partsOf(order: Packed) {
  const { revokes = [] } = await detail(order);
  return {
    now: revokes.find(({ returnDueTime }) => returnDueTime === undefined),
    later: revokes.find(({ returnDueTime }) => returnDueTime !== undefined),
  };
}

async function giftStock(): Promise<number> {
  const { stock } = await at.shop.db
    .selectFrom('sku_markets')
    .select('stock')
    .where('sku', '=', gift.sku)
    .where('site', '=', 'EU')
    .executeTakeFirstOrThrow();
  return stock;
}

async function mailOf({ email }: Packed): Promise<string> {
  const receivers = receiversOf(at.shop.config);
  while ((await relayOutbox(at.shop, receivers)) > 0);
  const mails = await at.shop.db
    .selectFrom('mail_inbox')
    .select('text')
    .where('to_address', '=', email)
    .where('template', '=', 'withdrawalReceived')
    .execute();
  return mails.at(-1)?.text ?? '';
}

describe('a gift that has not been sent', () => {
  it('is sent with what is kept where that still earns it', async () => {
    const order = await packed({ domes: 3 });
    expect((await withdraw(order, { dome: 1 })).data.lines?.map(({ lineId }) => lineId)).toEqual([order.lineOf.dome]);
    await ship(order);
    expect(await giftLine(order)).toMatchObject({ shippedQuantity: 1, refundedQuantity: 0 });
  });

  it('is not sent where it is not earned any more: nothing is asked or deducted', async () => {
    const order = await packed({});
    const before = await giftStock();
    expect((await options(order))?.gifts).toBeUndefined();
    const { data } = await withdraw(order, { dome: 1 });
    expect(data).toMatchObject({ status: 'REFUNDED', refund: { amount: { amount: 8_900 } } });
    expect(data.lines?.map(({ lineId, giftChoice }) => [lineId, giftChoice])).toEqual([
      [order.lineOf.dome, undefined],
      [order.lineOf.gift, undefined],
    ]);
    expect(await giftStock()).toBe(before + 1);
    expect((await ship(order)).status).toBe('SHIPPED');
    expect(await giftLine(order)).toMatchObject({ shippedQuantity: 0, cancelledQuantity: 1, refundedQuantity: 1 });
    const rest = await withdraw(order);
    await receiveReturn(at.shop, rest.data.revokeNo);
    const { status, paid_amount: paid, refunded_amount: refunded } = await row(order);
    expect([status, refunded]).toEqual(['REFUNDED', paid]);
  });

  it('stays here with everything else of an order that is withdrawn whole', async () => {
    const order = await packed({});
    const before = await giftStock();
    const { data } = await withdraw(order);
    expect(data).toMatchObject({ status: 'REFUNDED', lines: [{ quantity: 2 }, { lineId: order.lineOf.gift }] });
    const { status, paid_amount: paid, refunded_amount: refunded } = await row(order);
    expect([status, refunded]).toEqual(['CANCELLED', paid]);
    expect(await giftStock()).toBe(before + 1);
    expect(await mailOf(order)).toMatch(/Nothing has shipped yet, so the whole order/);
  });

  it('stays here while goods that were sent come back', async () => {
    const order = await packed({ sent: { dome: 1 } });
    const before = await giftStock();
    expect((await options(order))?.gifts).toBeUndefined();
    const { data } = await withdraw(order);
    expect(data).toMatchObject({ status: 'AWAITING_RETURN', lines: [{ lineId: order.lineOf.dome, quantity: 1 }] });
    expect((await partsOf(order)).now).toMatchObject({
      declaredWith: data.revokeNo,
      lines: [{ lineId: order.lineOf.dome, quantity: 1 }, { lineId: order.lineOf.gift }],
      refund: { amount: { amount: 8_900 } },
    });
    expect(await giftStock()).toBe(before + 1);
    await receiveReturn(at.shop, data.revokeNo);
    const { status, paid_amount: paid, refunded_amount: refunded } = await row(order);
    expect([status, refunded]).toEqual(['REFUNDED', paid]);
  });

  it('and alone was missing ends the sending, and its part says nothing of money', async () => {
    const order = await packed({ sent: { dome: 2 } });
    expect((await options(order))?.consequences.join(' ')).toMatch(/no longer qualifies for a gift/);
    const { data } = await withdraw(order, { dome: 1 });
    expect(data).toMatchObject({ status: 'AWAITING_RETURN', lines: [{ lineId: order.lineOf.dome, quantity: 1 }] });
    expect((await partsOf(order)).now).toMatchObject({ status: 'REFUNDED', refund: null });
    const { status, after_sale_status: afterSale } = await row(order);
    expect([status, afterSale]).toEqual(['SHIPPED', 'OPEN']);
    const mail = await mailOf(order);
    expect(mail).toMatch(/Not shipped[\s\S]*To be returned[\s\S]*Refund/);
    expect(mail).not.toMatch(/Refund now|refunding you now/);
  });
});

describe('a gift that has been sent before the rest', () => {
  it('needs an answer, comes back with the goods that were sent, and takes nothing off', async () => {
    const order = await packed({ sent: { dome: 1, gift: 1 } });
    expect((await options(order))?.gifts).toMatchObject([{ lineId: order.lineOf.gift, quantity: 1 }]);
    expect(await withdraw(order)).toMatchObject({ code: 'GIFT_CHOICE' });
    const { data } = await withdraw(order, undefined, 'RETURN');
    expect(data.lines).toMatchObject([{ lineId: order.lineOf.dome }, { giftChoice: 'RETURN' }]);
    const before = await giftStock();
    await receiveReturn(at.shop, data.revokeNo);
    expect(await giftStock()).toBe(before + 1);
    const { status, paid_amount: paid, refunded_amount: refunded } = await row(order);
    expect([status, refunded]).toEqual(['REFUNDED', paid]);
  });

  it('is deducted of the part that comes back, and the other part goes back whole', async () => {
    const order = await packed({ sent: { dome: 1, gift: 1 } });
    const { data } = await withdraw(order, undefined, 'DEDUCT');
    expect(data).toMatchObject({ giftDeduction: { amount: 999 }, lines: [{}, { giftChoice: 'DEDUCT' }] });
    const { now } = await partsOf(order);
    expect([now?.refund?.amount.amount, now?.giftDeduction]).toEqual([8_900, undefined]);
    expect(await mailOf(order)).toMatch(
      /Not shipped[\s\S]*To be returned[\s\S]*You keep the gift[\s\S]*For the gift you keep[\s\S]*9[.,]99[\s\S]*Refund now/,
    );
    const before = await giftStock();
    await receiveReturn(at.shop, data.revokeNo);
    expect(await giftStock()).toBe(before);
    const { status, paid_amount: paid, refunded_amount: refunded } = await row(order);
    expect([status, refunded]).toEqual(['REFUNDED', paid - 999]);
  });

  it('is deducted of the other part, too, where the part that comes back does not suffice', async () => {
    const order = await packed({ cubes: 1, sent: { cube: 1, gift: 1 } });
    const { data } = await withdraw(order, { dome: 1, cube: 1 }, 'DEDUCT');
    const { now, later } = await partsOf(order);
    expect([later?.giftDeduction?.amount, later?.refundPreview?.amount]).toEqual([500, 0]);
    expect([now?.giftDeduction?.amount, now?.refund?.amount.amount]).toEqual([499, 8_900 - 499]);
    await receiveReturn(at.shop, data.revokeNo);
    expect((await row(order)).refunded_amount).toBe(8_900 + 500 - 999);
    await ship(order);
    const rest = await withdraw(order);
    expect(rest.data.giftDeduction).toBeUndefined();
    await receiveReturn(at.shop, rest.data.revokeNo);
    const { status, paid_amount: paid, refunded_amount: refunded } = await row(order);
    expect([status, refunded]).toEqual(['REFUNDED', paid - 999]);
  });

  it('and alone is deducted at once, so that nothing has to come back and the order ends', async () => {
    const order = await packed({ sent: { gift: 1 } });
    await deliverOrder(at.shop, order.ticket.orderNo);
    const { data } = await withdraw(order, undefined, 'DEDUCT');
    expect(data).toMatchObject({ status: 'REFUNDED', giftDeduction: { amount: 999 } });
    expect((await partsOf(order)).later).toBeUndefined();
    const { status, after_sale_status: afterSale, paid_amount: paid, refunded_amount: refunded } = await row(order);
    expect([status, afterSale, refunded]).toEqual(['REFUNDED', 'CLOSED', paid - 999]);
    expect(await giftLine(order)).toMatchObject({ shippedQuantity: 1, refundedQuantity: 1 });
  });

  it('and alone comes back by itself, and its price waits for it while the rest goes back at once', async () => {
    const order = await packed({ sent: { gift: 1 } });
    const { data } = await withdraw(order, undefined, 'RETURN');
    expect(data).toMatchObject({
      status: 'AWAITING_RETURN',
      lines: [{ giftChoice: 'RETURN' }],
      refundPreview: { amount: 999 },
    });
    const { status, paid_amount: paid, refunded_amount: refunded } = await row(order);
    expect([status, refunded]).toEqual(['REFUNDED', paid - 999]);
    expect(await mailOf(order)).toMatch(/Please send the items that shipped back by [^.]*\./);
    const before = await giftStock();
    await receiveReturn(at.shop, data.revokeNo);
    expect(await giftStock()).toBe(before + 1);
    expect(await row(order)).toMatchObject({ status: 'REFUNDED', after_sale_status: 'CLOSED', refunded_amount: paid });
  });

  it('and alone stays for its price when it does not come in time, not a moment before', async () => {
    const order = await packed({ sent: { gift: 1 } });
    const { data } = await withdraw(order, undefined, 'RETURN');
    const { paid_amount: paid } = await row(order);
    const before = await giftStock();
    at.shop.clock.advance(returnPeriod + returnTravel - 1);
    await lapseGifts(at.shop);
    expect((await row(order)).after_sale_status).toBe('OPEN');
    at.shop.clock.advance(1);
    await lapseGifts(at.shop);
    await lapseGifts(at.shop);
    expect(await row(order)).toMatchObject({ after_sale_status: 'CLOSED', refunded_amount: paid - 999 });
    const { later } = await partsOf(order);
    expect(later).toMatchObject({ status: 'REFUNDED', giftDeduction: { amount: 999 }, refund: null });
    expect(await giftStock()).toBe(before);
    await expect(receiveReturn(at.shop, data.revokeNo)).rejects.toMatchObject({ code: 'ORDER_STATE' });
    expect((await detail(order)).timeline.map(({ text }) => text)).toContain(
      'You kept the gift, so we deducted its price',
    );
  });

  it('and alone has no more wait for it than goes back for the goods', async () => {
    const order = await packed({ domes: 2, cubes: 1, sent: { gift: 1, dome: 1 } });
    await withdraw(order, { cube: 1 });
    const { data } = await withdraw(order, { dome: 1 }, 'RETURN');
    expect(data.refundPreview?.amount).toBe(999);
    await lapseGifts(at.shop);
    expect((await row(order)).after_sale_status).toBe('OPEN');
  });

  it('stays for nothing where what is kept still earns it, and is asked about when it does not', async () => {
    const order = await packed({ domes: 3, sent: { gift: 1 } });
    expect((await withdraw(order, { dome: 1 })).data.giftDeduction).toBeUndefined();
    expect(await withdraw(order, { dome: 1 })).toMatchObject({ code: 'GIFT_CHOICE' });
    const { data } = await withdraw(order, { dome: 1 }, 'DEDUCT');
    expect(data).toMatchObject({ giftDeduction: { amount: 999 }, refund: { amount: { amount: 8_900 - 999 } } });
    await ship(order);
    expect(await giftLine(order)).toMatchObject({ shippedQuantity: 1, refundedQuantity: 1 });
  });
});

describe('a gift that waits when the goods are paid back for what was wrong with them', () => {
  /** The money for domes that never came, as the shopper asks for it. */
  const claim = async (order: Packed, quantity: number) => {
    const { ticket, lineOf } = order;
    const { data } = await at.api.call('applyRma', {
      ...ticket.open,
      key: randomUUID(),
      body: {
        orderNo: ticket.orderNo,
        type: 'REFUND_ONLY',
        lines: [{ lineId: lineOf.dome, quantity, reason: 'NOT_RECEIVED' }],
      },
    });
    const ref = { orderNo: ticket.orderNo, rmaNo: data.rmaNo };
    if (data.status === 'REQUESTED') await approveRma(at.shop, ref, true);
    await at.deliverWebhooks();
  };
  const expectUnsent = async (order: Packed, before: number) => {
    expect(await giftLine(order)).toMatchObject({ shippedQuantity: 0, cancelledQuantity: 1 });
    expect(await giftStock()).toBe(before + 1);
    await expect(ship(order)).rejects.toMatchObject({ code: 'ORDER_STATE' });
  };

  it('is not sent any more: its piece is in stock again, and the order ends', async () => {
    const order = await packed({ domes: 2, sent: { dome: 2 } });
    const before = await giftStock();
    at.shop.clock.advance(12 * day);
    await claim(order, 2);
    expect(await row(order)).toMatchObject({ status: 'REFUNDED', after_sale_status: 'CLOSED' });
    await expectUnsent(order, before);
    expect((await detail(order)).timeline.map(({ text }) => text)).toContain('We’re not shipping the rest');
  });

  it('waits on while an item is kept, and stays here with the last one', async () => {
    const order = await packed({ domes: 2, sent: { dome: 2 } });
    const before = await giftStock();
    at.shop.clock.advance(12 * day);
    await claim(order, 1);
    expect(await row(order)).toMatchObject({ status: 'PARTLY_SHIPPED' });
    expect(await giftLine(order)).not.toHaveProperty('cancelledQuantity');
    expect(await giftStock()).toBe(before);
    await claim(order, 1);
    expect(await row(order)).toMatchObject({ status: 'REFUNDED', after_sale_status: 'CLOSED' });
    await expectUnsent(order, before);
  });

  it('is sent with an item that is kept', async () => {
    const order = await packed({ domes: 2, sent: { dome: 2 } });
    const before = await giftStock();
    at.shop.clock.advance(12 * day);
    await claim(order, 1);
    await ship(order);
    expect(await row(order)).toMatchObject({ status: 'SHIPPED' });
    expect(await giftLine(order)).toMatchObject({ shippedQuantity: 1 });
    expect(await giftStock()).toBe(before);
  });

  it('is not sent any more once an operator has given the money back, in one sum or in several', async () => {
    for (const goodwill of [[], [8_900]]) {
      const order = await packed({ domes: 2, sent: { dome: 2 } });
      const before = await giftStock();
      const { orderNo } = order.ticket;
      for (const amount of goodwill) await refundOrder(at.shop, orderNo, { reason: 'They flicker', amount });
      expect(await giftLine(order)).not.toHaveProperty('cancelledQuantity');
      await refundOrder(at.shop, orderNo, { reason: 'They flicker' });
      await at.deliverWebhooks();
      const { status, paid_amount: paid, refunded_amount: refunded } = await row(order);
      expect([status, refunded]).toEqual(['REFUNDED', paid]);
      await expectUnsent(order, before);
    }
  });
});
