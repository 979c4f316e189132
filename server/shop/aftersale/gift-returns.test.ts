import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { receiversOf } from '#server/jobs.ts';
import { relayOutbox } from '#server/jobs/relay-outbox.ts';
import { runCommand } from '#server/ops/run-command.ts';
import { strayRmas } from '#server/testing/rma-history.ts';
import type { RmaReason } from '#rules/rma.ts';
import { dome, openWalletShop, type WalletShop } from '../wallet-fixture.ts';
import type { Ticket } from '../orders/order-fixture.ts';
import { deliverOrder, releaseOrder } from '../orders/move-order.ts';
import { shipOrder } from '../orders/ship-order.ts';
import { receiveReturn } from './receive-return.ts';
import { approveRma, passRma, receiveRma } from './rma/staff-moves.ts';
import type { GiftAnswer } from './owed-gifts.ts';

const cube = 'LM-ORB-A60-2';
const gift = { sku: 'LM-ORB-A60-1', quantity: 1 };
let at: WalletShop;
beforeAll(async () => {
  at = await openWalletShop();
  for (const site of ['US', 'EU'] as const) {
    await at.offer(dome, site, { stock: 500, list_amount: 8_900, sale_amount: null });
    await at.offer(gift.sku, site, { stock: 500, list_amount: 999, sale_amount: null });
  }
});
afterAll(async () => {
  expect(await strayRmas(at.shop.db)).toEqual([]);
  await at.close();
});

interface Bought {
  readonly ticket: Ticket;
  readonly email: string;
  readonly domeLine: string;
  readonly giftLine: string;
}

/** Domes that arrived with a gift for 150.00. */
async function arrived({
  site = 'US',
  quantity = 2,
  thresholdAmount = 15_000,
  more = [],
}: {
  readonly site?: 'US' | 'EU';
  readonly quantity?: number;
  readonly thresholdAmount?: number;
  readonly more?: readonly { readonly sku: string; readonly quantity: number }[];
} = {}): Promise<Bought> {
  const member = await at.member();
  const couponId = await at.coupon(member, { site, kind: 'GIFT', value: null, gift, thresholdAmount });
  const line = { sku: dome, quantity };
  for (const body of [line, ...more]) await at.api.ok('addCartLine', { token: member.token, site, body });
  const { data } = await at.buyCart(member, { couponIds: [couponId] }, site);
  const ticket = at.ticket(member, data.orderNo);
  await at.payByCard(ticket);
  await releaseOrder(at.shop, ticket.orderNo);
  await shipOrder(at.shop, ticket.orderNo, { carrier: 'dhl', trackingNo: randomUUID() });
  await deliverOrder(at.shop, ticket.orderNo);
  const lineIds = await at.lineIds(ticket);
  const [domeLine = '', giftLine = ''] = [lineIds[0], lineIds.at(-1)];
  return { ticket, email: member.email, domeLine, giftLine };
}

/** Two domes and a cube of 12.00; the gift asks for `thresholdAmount`. */
async function withCube(thresholdAmount = 10_000) {
  await at.offer(cube, 'US', { stock: 500, list_amount: 1_200, sale_amount: null });
  const bought = await arrived({ thresholdAmount, more: [{ sku: cube, quantity: 1 }] });
  const [, cubeLine = ''] = await at.lineIds(bought.ticket);
  return { bought, cubeLine };
}

const bodyOf = (
  { ticket, domeLine }: Bought,
  quantity: number,
  gifts?: GiftAnswer[],
  reason: RmaReason = 'NO_LONGER_WANTED',
  media?: string[],
) => ({
  orderNo: ticket.orderNo,
  type: 'RETURN' as const,
  lines: [{ lineId: domeLine, quantity, reason, ...(media ? { media } : {}) }],
  ...(gifts ? { gifts } : {}),
});
const answer = ({ giftLine }: Bought, choice: GiftAnswer['choice']): GiftAnswer[] => [{ lineId: giftLine, choice }];
const ask = ({ ticket }: Bought, body: ReturnType<typeof bodyOf>) =>
  at.api.call('applyRma', { ...ticket.open, key: randomUUID(), body });
const preview = ({ ticket }: Bought, body: ReturnType<typeof bodyOf>) =>
  at.api.ok('previewRma', { ...ticket.open, body });
const withdraw = ({ ticket }: Bought, more: object) =>
  at.api.call('revokeOrder', {
    ...ticket.open,
    key: randomUUID(),
    body: { orderNo: ticket.orderNo, mode: 'WITHDRAW', ...more },
  });
const cancel = ({ ticket: { open, orderNo } }: Bought, rmaNo: string) =>
  at.api.ok('cancelRma', { ...open, body: { orderNo, rmaNo } });
const order = ({ ticket }: Bought) => at.order(ticket.orderNo);

async function settle({ ticket }: Bought, rmaNo: string, inspection: Parameters<typeof passRma>[2] = {}) {
  const ref = { orderNo: ticket.orderNo, rmaNo };
  if ((await at.read(ticket, rmaNo)).status === 'REQUESTED') await approveRma(at.shop, ref, false);
  await receiveRma(at.shop, ref);
  await passRma(at.shop, ref, inspection);
  await at.deliverWebhooks();
  return at.read(ticket, rmaNo);
}

async function lastMail({ email }: Bought, template: string): Promise<string> {
  const receivers = receiversOf(at.shop.config);
  while ((await relayOutbox(at.shop, receivers)) > 0);
  const rows = await at.shop.db
    .selectFrom('mail_inbox')
    .select('text')
    .where('to_address', '=', email)
    .where('template', '=', template)
    .execute();
  return rows.at(-1)?.text ?? '';
}

describe('a return that keeps enough for the gift', () => {
  it('asks nothing about it', async () => {
    const bought = await arrived({ quantity: 3 });
    expect(await preview(bought, bodyOf(bought, 1))).toMatchObject({ gifts: [], giftDeduction: { amount: 0 } });
    const { data } = await ask(bought, bodyOf(bought, 1));
    const rma = await settle(bought, data.rmaNo);
    expect([rma.lines.length, rma.giftDeduction]).toEqual([1, undefined]);
  });

  it('nor does one of a fault, whatever is kept', async () => {
    const bought = await arrived();
    const media = [await at.photo(bought.ticket)];
    const body = bodyOf(bought, 2, undefined, 'DEFECTIVE', media);
    expect((await preview(bought, body)).gifts).toEqual([]);
    const { data } = await ask(bought, body);
    const rma = await settle(bought, data.rmaNo);
    expect(rma.refund?.amount).toEqual(rma.paid);
    expect((await order(bought)).status).toBe('REFUNDED');
  });
});

describe('a return that keeps too little for the gift', () => {
  it('needs an answer, shows what staying costs, and deducts it', async () => {
    const bought = await arrived();
    const body = bodyOf(bought, 1);
    const open = await preview(bought, body);
    const [owed] = open.gifts;
    expect(owed).toMatchObject({ lineId: bought.giftLine, quantity: 1, worth: { amount: 999 } });
    expect(owed?.deduction.amount).toBe(999);
    expect(await ask(bought, body)).toMatchObject({
      code: 'GIFT_CHOICE',
      fields: [{ path: `gifts.${bought.giftLine}`, rule: 'required' }],
    });

    const answered = bodyOf(bought, 1, answer(bought, 'DEDUCT'));
    const shown = await preview(bought, answered);
    expect(shown.giftDeduction.amount).toBe(999);
    expect(shown.amount.amount).toBe(open.amount.amount - 999);
    const { data } = await ask(bought, answered);
    expect(data).toMatchObject({ giftDeduction: { amount: 999 } });
    expect(data.lines.map(({ giftChoice }) => giftChoice)).toEqual([undefined, 'DEDUCT']);
    expect(await lastMail(bought, 'rmaApproved')).toMatch(/You keep the gift[\s\S]*9\.99/);

    const before = await at.stock(gift.sku);
    const rma = await settle(bought, data.rmaNo);
    expect(rma.refund).toMatchObject({ amount: shown.amount, giftDeduction: { amount: 999 } });
    expect(await at.stock(gift.sku)).toEqual(before);
    const show = (await runCommand(at.shop, ['rma', 'show', bought.ticket.orderNo, data.rmaNo])).join('\n');
    expect(show).toMatch(/gift, kept and deducted[\s\S]*\$9\.99 deducted for the gift/);
  });

  it('takes the gift back with the rest, and nothing off', async () => {
    const bought = await arrived();
    const before = await at.stock(gift.sku);
    const { data } = await ask(bought, bodyOf(bought, 2, answer(bought, 'RETURN')));
    const rma = await settle(bought, data.rmaNo);
    expect([rma.refund?.amount, rma.giftDeduction]).toEqual([rma.paid, undefined]);
    expect(await at.stock(gift.sku)).toEqual({ ...before, stock: before.stock + 1 });
    expect((await order(bought)).status).toBe('REFUNDED');
  });

  it('asks once: the next return of the order says nothing about it', async () => {
    const bought = await arrived({ quantity: 3, thresholdAmount: 26_000 });
    const first = await ask(bought, bodyOf(bought, 1, answer(bought, 'DEDUCT')));
    await settle(bought, first.data.rmaNo);
    const rest = bodyOf(bought, 2);
    expect((await preview(bought, rest)).gifts).toEqual([]);
    const second = await ask(bought, rest);
    const rma = await settle(bought, second.data.rmaNo);
    expect(rma.refund?.amount).toEqual(rma.paid);
    const { status, refunded_amount: refunded, paid_amount: paid } = await order(bought);
    expect([status, refunded]).toEqual(['REFUNDED', paid - 999]);
  });

  it('deducts a gift that was to come back and was not in the parcel', async () => {
    const bought = await arrived();
    const before = await at.stock(gift.sku);
    const { data } = await ask(bought, bodyOf(bought, 2, answer(bought, 'RETURN')));
    const rma = await settle(bought, data.rmaNo, { withoutGifts: true });
    expect(rma.giftDeduction?.amount).toBe(999);
    expect(rma.refund?.amount.amount).toBe(rma.paid.amount - 999);
    expect(await at.stock(gift.sku)).toEqual(before);
  });

  it('never takes more than goes back', async () => {
    const bought = await arrived({ quantity: 1, thresholdAmount: 0 });
    const { data } = await ask(bought, bodyOf(bought, 1, answer(bought, 'DEDUCT')));
    const rma = await settle(bought, data.rmaNo, { amount: 500 });
    expect([rma.giftDeduction?.amount, rma.refund]).toEqual([500, null]);
    expect(rma.status).toBe('REFUNDED');
  });

  it('costs nothing when it is paid where another return was taken back, so that enough is kept', async () => {
    const { bought, cubeLine } = await withCube();
    const other = await ask(bought, bodyOf({ ...bought, domeLine: cubeLine }, 1));
    const { data } = await ask(bought, bodyOf(bought, 1, answer(bought, 'DEDUCT')));
    expect(data.giftDeduction?.amount).toBe(999);
    await cancel(bought, other.data.rmaNo);
    const rma = await settle(bought, data.rmaNo);
    expect([rma.giftDeduction, rma.lines.length, rma.refund?.amount]).toEqual([undefined, 1, rma.paid]);
  });

  it('is deducted when it is paid where the return that gave it back was taken back', async () => {
    const { bought, cubeLine } = await withCube(18_000);
    const other = await ask(bought, bodyOf({ ...bought, domeLine: cubeLine }, 1, answer(bought, 'RETURN')));
    const { data } = await ask(bought, bodyOf(bought, 1));
    await cancel(bought, other.data.rmaNo);
    const rma = await settle(bought, data.rmaNo);
    expect([rma.giftDeduction?.amount, rma.lines.at(-1)?.giftChoice]).toEqual([999, 'DEDUCT']);
  });

  it('asks nothing after one that was taken back where the rest goes back for a fault', async () => {
    const bought = await arrived({ quantity: 3, thresholdAmount: 17_000 });
    const media = [await at.photo(bought.ticket)];
    const { data } = await ask(bought, bodyOf(bought, 2, answer(bought, 'DEDUCT')));
    expect(data.giftDeduction?.amount).toBe(999);
    await cancel(bought, data.rmaNo);
    const faulty = await ask(bought, bodyOf(bought, 2, undefined, 'DEFECTIVE', media));
    const rma = await settle(bought, faulty.data.rmaNo);
    expect([rma.giftDeduction, rma.refund?.amount]).toEqual([undefined, rma.paid]);
    expect((await preview(bought, bodyOf(bought, 1))).gifts).toEqual([]);
  });
});

describe('a withdrawal with a gift', () => {
  it('says what counts towards it, needs an answer, and takes the gift back', async () => {
    const bought = await arrived({ site: 'EU' });
    const { modes } = await at.api.ok('getRevokeOptions', {
      ...bought.ticket.open,
      query: { orderNo: bought.ticket.orderNo },
    });
    expect(modes[0]?.lines?.map(({ lineId }) => lineId)).toEqual([bought.domeLine]);
    expect(modes[0]?.gifts).toMatchObject([
      {
        lineId: bought.giftLine,
        quantity: 1,
        threshold: { amount: 15_000 },
        lines: [{ lineId: bought.domeLine, amounts: [{ amount: 17_800 }, { amount: 8_900 }, { amount: 0 }] }],
      },
    ]);
    expect(await withdraw(bought, {})).toMatchObject({ code: 'GIFT_CHOICE' });
    const { data } = await withdraw(bought, { gifts: answer(bought, 'RETURN') });
    expect(data.lines?.map(({ giftChoice }) => giftChoice)).toEqual([undefined, 'RETURN']);
    const { refund } = await receiveReturn(at.shop, data.revokeNo);
    const { status, paid_amount: paid } = await order(bought);
    expect([status, refund?.amount.amount]).toEqual(['REFUNDED', paid]);
  });

  it('deducts a gift that stays, once over two withdrawals', async () => {
    const bought = await arrived({ site: 'EU' });
    const part = (quantity: number) => [{ lineId: bought.domeLine, quantity }];
    const first = await withdraw(bought, { lines: part(1), gifts: answer(bought, 'DEDUCT') });
    expect(first.data).toMatchObject({ giftDeduction: { amount: 999 }, refundPreview: { amount: 8_900 - 999 } });
    expect(await lastMail(bought, 'withdrawalReceived')).toMatch(/For the gift you keep[\s\S]*9[.,]99/);
    await receiveReturn(at.shop, first.data.revokeNo);
    const second = await withdraw(bought, { lines: part(1) });
    await receiveReturn(at.shop, second.data.revokeNo);
    const { status, paid_amount: paid, refunded_amount: refunded } = await order(bought);
    expect([status, refunded]).toEqual(['REFUNDED', paid - 999]);
  });

  it('deducts one that was to come back and was not in the parcel', async () => {
    const bought = await arrived({ site: 'EU' });
    const { data } = await withdraw(bought, { gifts: answer(bought, 'RETURN') });
    await runCommand(at.shop, ['order', 'return', data.revokeNo, '--without-gift']);
    const { paid_amount: paid, refunded_amount: refunded } = await order(bought);
    expect(refunded).toBe(paid - 999);
  });

  it('asks about gifts in a withdrawal only', async () => {
    const bought = await arrived({ site: 'EU' });
    const gifts = answer(bought, 'RETURN');
    expect(await withdraw(bought, { mode: 'CANCEL_REQUEST', gifts })).toMatchObject({ code: 'BAD_REQUEST' });
  });
});
