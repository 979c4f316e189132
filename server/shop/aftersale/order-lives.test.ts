import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { wholeTag } from '#tests/extent.ts';
import { coinWorth } from '#rules/coins.ts';
import { day, minute } from '#rules/durations.ts';
import type { Site } from '#rules/markets.ts';
import { openRmaStatuses, type RmaStatus } from '#rules/rma.ts';
import { checkoutOf, homes } from '../checkout/checkout-fixture.ts';
import { auditCoins } from '../coins/ledger/audit.ts';
import { deliverOrder, releaseOrder } from '../orders/move-order.ts';
import { runOrderClock } from '../orders/order-clock.ts';
import type { Ticket } from '../orders/order-fixture.ts';
import { shipOrder } from '../orders/ship-order.ts';
import { type DisputeDesk, disputeDesk } from '../payments/dispute-fixture.ts';
import { readDisputes } from '../payments/dispute-row.ts';
import { refundOrder } from '../payments/refund-order.ts';
import { sendRefunds } from '../payments/send-refunds.ts';
import { dome, openWalletShop, type WalletShop } from '../wallet-fixture.ts';
import { life, reasons, unlessRefused, type Life, type Step } from './order-life-fixture.ts';
import { receiveReturn } from './receive-return.ts';
import { refFor } from './rma/rma-fixture.ts';
import { runRmaClock } from './rma/rma-clock.ts';
import type { RmaRef } from './rma/rma-row.ts';
import { sendReplacement } from './rma/send-replacement.ts';
import * as staff from './rma/staff-moves.ts';
import { readOpenLines, refundOf } from './withdrawal-lines.ts';

/** How often what a return sent was compared with what its shopper was told. */
let comparisons = 0;
/** The accounts of those who bought. */
const members: string[] = [];

const count = inject('share') < 1 ? 30 : 1_000;
let at: WalletShop;
let bank: DisputeDesk;
beforeAll(async () => {
  at = await openWalletShop();
  bank = disputeDesk(at);
});
afterAll(async () => {
  expect(await auditCoins(at.shop.db)).toEqual([]);
  await at.close();
});

/** Where it comes from what a shopper is told of a return: from the shop, or in the control from the lines of the order alone. */
type Source = 'shop' | 'lines';

interface MoneyPromise {
  /** Minor units. */
  readonly amount: number;
  /** Nothing else was open, or has been done since. */
  isAlone: boolean;
}

/** An order with what its shopper was told. */
interface Run {
  readonly ticket: Ticket;
  readonly site: Site;
  readonly source: Source;
  readonly promises: Map<string, MoneyPromise>;
}

const settle = async (): Promise<void> => {
  await sendRefunds(at.shop);
  await at.deliverWebhooks();
};

const rmasOf = ({ orderNo }: Ticket) =>
  at.shop.db.selectFrom('rmas').selectAll().where('order_no', '=', orderNo).orderBy('rma_no').execute();
const openRmas = async (ticket: Ticket) =>
  (await rmasOf(ticket)).filter(({ status }) => openRmaStatuses.includes(status));
const waitingRevokes = async ({ orderNo }: Ticket) =>
  at.shop.db
    .selectFrom('revokes')
    .selectAll()
    .where('order_no', '=', orderNo)
    .where('mode', '=', 'WITHDRAW')
    .where('status', 'not in', ['REFUNDED', 'REFUSED'])
    .orderBy('revoke_no')
    .execute();
const detail = ({ orderNo, open }: Ticket) => at.api.ok('getOrder', { ...open, query: { orderNo } });
const refundsOf = ({ orderNo }: Ticket) =>
  at.shop.db.selectFrom('refunds').selectAll().where('order_no', '=', orderNo).execute();

/** What was told before and what is done now stand in each other's way from here on. */
function disturb({ promises }: Run): void {
  for (const one of promises.values()) one.isAlone = false;
}

async function ask(run: Run, { type, pieces, asCoins }: Step): Promise<void> {
  const { ticket, source, promises } = run;
  const { orderNo, open } = ticket;
  const [lineId = ''] = await at.lineIds(ticket);
  const line = { lineId, quantity: pieces, reason: reasons[type] };
  const isAlone = (await openRmas(ticket)).length + (await waitingRevokes(ticket)).length === 0;
  const order = await at.order(orderNo);
  const [openLine] = await readOpenLines(at.shop.db, orderNo);
  const byLines = openLine ? refundOf(order, openLine, Math.min(pieces, openLine.left)) : 0;
  const preview = await at.api.call('previewRma', { ...open, body: { orderNo, type, lines: [line] } });
  const eligibility = await at.api.ok('getRmaEligibility', { ...open, query: { orderNo } });
  const isForMoney = type === 'RETURN' || type === 'REFUND_ONLY';
  const answer = await at.ask(ticket, {
    type,
    reason: reasons[type],
    quantity: pieces,
    ...(asCoins && type === 'RETURN' ? { refundTo: 'COINS' as const } : {}),
  });
  if (answer.status !== 200) return;
  disturb(run);
  expect(preview.status).toBe(200);
  const { goods, delivery, amount } = preview.data;
  expect(eligibility.lines.find((one) => one.lineId === lineId)?.refunds[pieces - 1]).toEqual(goods);
  if (!isForMoney) return;
  const sum = source === 'shop' ? amount.amount : byLines + delivery.amount;
  promises.set(answer.data.rmaNo, { amount: sum, isAlone });
}

/** Whatever staff or the shopper do with a request that stands there; the last ones end it. */
function movesOf(ticket: Ticket, ref: RmaRef, status: RmaStatus): readonly (() => Promise<unknown>)[] {
  const { shop } = at;
  const { orderNo, open } = ticket;
  const body = { orderNo, rmaNo: ref.rmaNo };
  const parcel = { carrier: 'dhl', trackingNo: 'D2' };
  const moves: Partial<Record<RmaStatus, readonly (() => Promise<unknown>)[]>> = {
    REQUESTED: [
      () => staff.approveRma(shop, ref, false),
      () => staff.approveRma(shop, ref, true),
      () => staff.askRma(shop, ref, 'Which one?'),
      () => at.api.call('cancelRma', { ...open, body }),
      () => staff.rejectRma(shop, ref, 'No'),
    ],
    NEEDS_INFO: [() => at.api.call('messageRma', { ...open, key: randomUUID(), body: { ...body, text: 'This one' } })],
    AWAITING_RETURN: [
      () => at.api.call('shipRma', { ...open, body: { ...body, carrierName: 'DHL', trackingNo: 'JJD 01' } }),
      () => at.api.call('cancelRma', { ...open, body }),
      () => staff.receiveRma(shop, ref),
    ],
    RETURNING: [() => staff.receiveRma(shop, ref), () => staff.endRma(shop, ref, 'It is lost')],
    INSPECTING: [
      () => staff.passRma(shop, ref, {}),
      () => staff.failRma(shop, ref, 'Another lamp'),
      () => staff.passRma(shop, ref, { restock: 0 }),
    ],
    REPLACING: [
      () => sendOrRefuse(ref, parcel),
      () => staff.payRma(shop, ref),
      () => sendOrRefuse(ref, parcel),
      () => staff.endRma(shop, ref, 'It is not made any more'),
    ],
    REFUNDING: [() => staff.repeatRefund(shop, ref)],
  };
  return moves[status] ?? [];
}

/** Nothing leaves once the money is gone. */
async function sendOrRefuse(ref: RmaRef, parcel: Parameters<typeof sendReplacement>[2]): Promise<void> {
  const { paid_amount: paid, refunded_amount: refunded, lost_amount: lost } = await at.order(ref.orderNo);
  await sendReplacement(at.shop, ref, parcel);
  expect(refunded + lost).toBeLessThan(paid);
}

/** Moves a request on. @returns whether it moved */
async function moveOn(run: Run, choice: number): Promise<boolean> {
  const { ticket, promises } = run;
  const open = await openRmas(ticket);
  const rma = open[choice % Math.max(1, open.length)];
  if (!rma) return false;
  const ref = refFor(ticket, { rmaNo: rma.rma_no });
  const moves = movesOf(ticket, ref, rma.status);
  const move = moves[choice % Math.max(1, moves.length)];
  const hasMoved = move !== undefined && (await unlessRefused(move));
  await settle();
  const promise = promises.get(rma.rma_no);
  const after = (await rmasOf(ticket)).find(({ rma_no: rmaNo }) => rmaNo === rma.rma_no);
  if (after?.status === 'REFUNDED' && promise) {
    const refunds = (await refundsOf(ticket)).filter(({ rma_no: rmaNo }) => rmaNo === rma.rma_no);
    const sent = refunds.reduce((sum, { amount }) => sum + amount, 0);
    if (promise.isAlone) {
      expect(sent).toBe(promise.amount);
      comparisons += 1;
    }
    promises.delete(rma.rma_no);
  }
  return hasMoved;
}

async function withdraw(run: Run, pieces?: number): Promise<void> {
  const { ticket } = run;
  const { orderNo, open } = ticket;
  const [lineId = ''] = await at.lineIds(ticket);
  const { modes } = await at.api.ok('getRevokeOptions', { ...open, query: { orderNo } });
  const option = modes.find(({ mode }) => mode === 'WITHDRAW');
  const [line] = option?.lines ?? [];
  const before = await refundsOf(ticket);
  const lines = pieces === undefined ? {} : { lines: [{ lineId, quantity: pieces }] };
  const answer = await at.api.call('revokeOrder', {
    ...open,
    key: randomUUID(),
    body: { orderNo, mode: 'WITHDRAW', ...lines },
  });
  if (answer.status !== 200) return;
  disturb(run);
  await settle();
  const earlier = before.map(({ refund_no: refundNo }) => refundNo);
  const sent = (await refundsOf(ticket)).filter(({ refund_no: refundNo }) => !earlier.includes(refundNo));
  const waiting = (await detail(ticket)).revokes?.find(({ revokeNo }) => revokeNo === answer.data.revokeNo);
  const promised = waiting?.status === 'AWAITING_RETURN' ? (waiting.refundPreview?.amount ?? 0) : 0;
  const sum = sent.reduce((all, { amount, disputed_amount: cut }) => all + amount + cut, promised);
  if (pieces === undefined) expect(sum).toBe(option?.refundPreview.amount);
  else if (pieces < (line?.maxQuantity ?? 0)) expect(sum).toBe(line?.refunds[pieces - 1]?.amount);
}

/** The pieces of a withdrawal come back: what its page says is what is sent. */
async function receive(run: Run): Promise<boolean> {
  const { ticket } = run;
  const [waiting] = (await waitingRevokes(ticket)).filter(({ status }) => status === 'AWAITING_RETURN');
  if (!waiting) return false;
  const { revoke_no: revokeNo } = waiting;
  const shown = (await detail(ticket)).revokes?.find((revoke) => revoke.revokeNo === revokeNo)?.refundPreview?.amount;
  const { lost_amount: lost } = await at.order(ticket.orderNo);
  await receiveReturn(at.shop, revokeNo);
  const refund = (await refundsOf(ticket)).find(({ revoke_no: refundedNo }) => refundedNo === revokeNo);
  expect((refund?.amount ?? 0) + (refund?.disputed_amount ?? 0)).toBe(shown);
  if (lost === 0) expect(shown).toBe(waiting.refund_amount);
  disturb(run);
  await settle();
  return true;
}

async function cancel({ ticket }: Run): Promise<void> {
  const { orderNo, open } = ticket;
  const { modes } = await at.api.ok('getRevokeOptions', { ...open, query: { orderNo } });
  const option = modes.find(({ mode }) => mode === 'CANCEL_PAID');
  const before = await at.order(orderNo);
  const answer = await at.api.call('revokeOrder', {
    ...open,
    key: randomUUID(),
    body: { orderNo, mode: 'CANCEL_PAID' },
  });
  if (answer.status !== 200) return;
  await settle();
  const { refunded_amount: refunded } = await at.order(orderNo);
  const isHeld = (await readDisputes(at.shop.db, orderNo)).some(({ status }) => status === 'OPEN');
  if (!isHeld) expect(refunded - before.refunded_amount).toBe(option?.refundPreview.amount);
}

async function unprotect({ ticket }: Run): Promise<void> {
  const { orderNo, open } = ticket;
  const { protection } = await detail(ticket);
  const before = (await refundsOf(ticket)).length;
  const answer = await at.api.call('removeProtection', { ...open, body: { orderNo } });
  if (answer.status !== 200 || !protection.removable) return;
  const sent = (await refundsOf(ticket)).slice(before).reduce((sum, { amount }) => sum + amount, 0);
  expect(sent).toBe(protection.refund?.amount);
}

/** The bank decides about a dispute that is open. @returns whether there was one */
async function decide(run: Run, choice: number): Promise<boolean> {
  const open = (await readDisputes(at.shop.db, run.ticket.orderNo)).find(({ status }) => status === 'OPEN');
  if (!open) return false;
  const isWon = choice % 2 === 0;
  await bank.close({ disputeRef: open.dispute_ref }, isWon ? 'WON' : 'LOST');
  await at.deliverWebhooks();
  if (!isWon) disturb(run);
  return true;
}

async function take(run: Run, step: Step): Promise<void> {
  const { ticket } = run;
  const { orderNo } = ticket;
  const { paid_amount: paid } = await at.order(orderNo);
  const ways: Readonly<Record<Step['do'], () => Promise<unknown>>> = {
    ask: () => ask(run, step),
    staff: () => moveOn(run, step.choice),
    withdraw: () => withdraw(run, step.choice > 3 ? undefined : step.pieces),
    receive: () => receive(run),
    goodwill: () => {
      const amount = Math.floor((paid * (step.choice + 1)) / 8);
      return unlessRefused(() => refundOrder(at.shop, orderNo, { amount, reason: 'GOODWILL' }));
    },
    whole: async () => {
      if (await unlessRefused(() => refundOrder(at.shop, orderNo, { reason: 'GIVEN UP' }))) run.promises.clear();
    },
    dispute: async () => {
      await bank.open(ticket, step.pieces * 2_500).catch(() => undefined);
      await at.deliverWebhooks();
    },
    decide: () => decide(run, step.choice),
    cancel: () => cancel(run),
    unprotect: () => unprotect(run),
    'sell out': () => at.offer(dome, run.site, { stock: 0 }),
    restock: () => at.offer(dome, run.site, { stock: 5_000 }),
  };
  await ways[step.do]();
  await settle();
}

/** What went back is no more than was paid, and what was given as coins beside it goes with what a bank takes. */
async function expectBalance({ ticket }: Run): Promise<void> {
  const { orderNo } = ticket;
  const { paid_amount: paid, refunded_amount: refunded, lost_amount: lost, currency } = await at.order(orderNo);
  const refunds = await refundsOf(ticket);
  const reclaimed = await at.shop.db
    .selectFrom('coin_movements')
    .select(['available_change', 'shortfall'])
    .where('type', '=', 'CLAWBACK')
    .where('source', '=', 'REFUND')
    .where('ref_no', 'in', (eb) => eb.selectFrom('refunds').select('refund_no').where('order_no', '=', orderNo))
    .execute();
  const coins = reclaimed.reduce((sum, { available_change: change, shortfall }) => sum - change + shortfall, 0);
  // Each part of a refund is rounded by itself.
  expect(refunded + lost).toBeLessThanOrEqual(paid + coinWorth(coins, currency) + refunds.length);
  const pending = refunds.reduce((sum, { status, amount }) => (status === 'PENDING' ? sum + amount : sum), 0);
  if (coins === 0) expect(refunded + lost + pending).toBeLessThanOrEqual(paid);
}

/** Lets time pass and staff act until nothing moves any more. */
async function runOut(run: Run, choice: number): Promise<void> {
  const { ticket } = run;
  for (let round = 0; round < 40; round += 1) {
    while (await decide(run, choice));
    at.shop.clock.advance(11 * minute);
    await settle();
    const isReceived = await receive(run);
    const hasMoved = await moveOn(run, choice + round);
    await expectBalance(run);
    if (!isReceived && !hasMoved && (await openRmas(ticket)).length === 0) break;
  }
  expect((await openRmas(ticket)).map(({ status }) => status)).toEqual([]);
  expect(await waitingRevokes(ticket)).toEqual([]);
  expect((await at.order(ticket.orderNo)).after_sale_status).not.toBe('OPEN');
}

/** Orders that are not over when all their time has passed. */
async function readEndless() {
  at.shop.clock.advance(120 * day);
  for (const job of [runRmaClock, runOrderClock]) while ((await job(at.shop)) > 0);
  return at.shop.db
    .selectFrom('orders')
    .select(['order_no', 'status'])
    .where('account_id', 'in', members)
    .where('status', 'not in', ['COMPLETED', 'REFUNDED', 'CANCELLED'])
    .execute();
}

/** A paid order of a member, with what makes its money hard to share. */
async function buy({ site, quantity, coins, coupon, protection }: Life): Promise<Ticket> {
  const member = await at.member();
  members.push(member.accountId);
  await at.offer(dome, site, { stock: 5_000 });
  if (coins > 0) await at.credit(member, coins);
  const couponIds = coupon ? [await at.coupon(member, { site, thresholdAmount: 0 })] : [];
  // Japan has no protection of parcels.
  const isProtected = protection && site !== 'JA';
  const choices = { source: 'BUY_NOW' as const, coinAmount: coins, couponIds, protection: isProtected };
  const visit = { member, site, clientId: randomUUID(), address: homes[site] };
  const { quote, create } = checkoutOf(at);
  const lines = [{ sku: dome, quantity, buyType: 0 as const }];
  const { quoteHash } = await quote(lines, visit, choices);
  const { data } = await create(lines, quoteHash, visit, choices);
  const ticket = at.ticket(member, data.orderNo);
  await at.payByCard(ticket);
  await at.deliverWebhooks();
  return ticket;
}

/** What is left of an order is sent, once no bank disputes it. */
async function send(run: Run): Promise<void> {
  const { orderNo } = run.ticket;
  while (await decide(run, 0));
  await unlessRefused(() => releaseOrder(at.shop, orderNo));
  await unlessRefused(() => shipOrder(at.shop, orderNo, { carrier: 'dhl', trackingNo: randomUUID() }));
  await unlessRefused(() => deliverOrder(at.shop, orderNo));
}

const livesBy = (source: Source) =>
  fc.asyncProperty(life, async (one) => {
    const run: Run = { ticket: await buy(one), site: one.site, source, promises: new Map() };
    for (const step of one.before) {
      await take(run, step);
      await expectBalance(run);
    }
    await send(run);
    for (const step of one.after) {
      await take(run, step);
      await expectBalance(run);
    }
    await runOut(run, one.quantity);
  });

it(`${count} orders are told what is sent at every step, give back no more than was paid, and end`, async () => {
  await fc.assert(livesBy('shop'), { numRuns: count });
  expect(await readEndless()).toEqual([]);
});

it('a control that tells what the lines say is found out', { tags: [wholeTag] }, async () => {
  const { failed } = await fc.check(livesBy('lines'), { seed: 7, numRuns: 1_000, endOnFailure: true });
  expect(failed).toBe(true);
});
