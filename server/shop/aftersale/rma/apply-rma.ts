import { submitRma } from '#machines/rma/move.ts';
import type { ErrorCode } from '#openapi/errors.ts';
import { encodeEmoji } from '#rules/emoji.ts';
import { isApprovedAtOnce, isProtectedClaim, needsPhoto, typesOfReason } from '#rules/rma.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import type { Tx } from '#server/db/schema.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { type Intent, once } from '#server/intents.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { type MediaOwner, ownMedia } from '../../media/own-media.ts';
import type { OpenLine } from '../../orders/claims.ts';
import type { OpenedOrder } from '../../orders/order-access.ts';
import { appendEvent } from '../../orders/order-events.ts';
import { reasonFactsOf } from '../../orders/order-protection.ts';
import { lockOrder, type OrderRow } from '../../orders/order-row.ts';
import { type ReturnableLine, returnablePieces, rmaOptionsOf } from '../../orders/rma-options-of.ts';
import { isMoneyGone } from '../../payments/money-left.ts';
import { sendRefunds } from '../../payments/send-refunds.ts';
import { chooseGifts, deductionFor } from '../owed-gifts.ts';
import { refundOf } from '../withdrawal-lines.ts';
import { appendHistory, applyMove } from './apply-move.ts';
import { rmaMails } from './mails.ts';
import { owedGiftsOf, voluntaryMoney, writeGifts } from './rma-gifts.ts';
import { owedDelivery } from './owed-delivery.ts';
import { readRma, type Rma } from './read-rma.ts';
import { mailAboutRma } from './rma-mail-facts.ts';
import type { RequestedLine, RmaInput } from './rma-input.ts';
import { readReturnableLines } from './returnable-lines.ts';
import type { RmaRow } from './rma-row.ts';

/** What an order says of whoever opened it: a member may show what they uploaded anywhere. */
export function mediaOwnerOf({ order, access }: OpenedOrder): MediaOwner {
  const { order_no: orderNo, account_id: accountId } = order;
  return access === 'member' && accountId !== null ? { orderNo, accountId } : { orderNo };
}

/**
 * Asks for a return, a replacement or a claim, once however often it is sent. An unopened return of little value is
 * agreed to at once.
 * @throws RMA_PERIOD, RMA_QUANTITY, RMA_OPEN, RMA_PHOTO, GIFT_CHOICE, BAD_REQUEST for a reason that does not fit,
 * NOT_FOUND for an upload of somebody else
 */
export async function applyRma(shop: ShopContext, opened: OpenedOrder, request: RmaInput, key: string): Promise<Rma> {
  const { order_no: orderNo } = opened.order;
  const intent: Intent<'applyRma'> = { operation: 'applyRma', subject: orderNo, key, request };
  const { rmaNo } = await withTransaction(shop, 'durable', (tx) =>
    once(shop, tx, intent, async () => {
      const order = await lockOrder(shop, tx, orderNo);
      return { rmaNo: await writeRma(shop, tx, { ...opened, order }, request) };
    }),
  );
  await sendRefunds(shop);
  return readRma(shop.db, opened.order, rmaNo);
}

async function writeRma(shop: ShopContext, tx: Tx, opened: OpenedOrder, request: RmaInput): Promise<string> {
  const { order } = opened;
  const now = shop.clock.now();
  if (await isMoneyGone(tx, order)) {
    throw new ShopError('RMA_PERIOD', { message: 'There’s nothing in this order to return.' });
  }
  const open = await readReturnableLines(tx, order.order_no, now);
  const lines = requestedLines(order, open, request, now);
  const gifts = chooseGifts(owedGiftsOf(open, request), request.gifts);
  const giftAmount = deductionFor(gifts, voluntaryMoney(lines));
  const rma = await insertRma(shop, tx, order, { request, paid: sumOf(lines), giftAmount });
  for (const { line, amount } of lines) {
    await tx
      .insertInto('rma_lines')
      .values({
        order_no: order.order_no,
        rma_no: rma.rma_no,
        line_id: line.lineId,
        quantity: line.quantity,
        amount,
        reason: line.reason,
        note: line.note === undefined || line.note === '' ? null : encodeEmoji(line.note),
        media: JSON.stringify(await ownMedia(shop, tx, mediaOwnerOf(opened), line.media ?? [])),
      })
      .execute();
  }
  await writeGifts(tx, rma, gifts);
  const reasons = request.lines.map(({ reason }) => reason);
  const delivery = await owedDelivery(tx, order, {
    rmaNo: rma.rma_no,
    reasons,
    counts: ({ isForItems, rmaNo }) => !isForItems || rmaNo === rma.rma_no,
  });
  await tx
    .updateTable('rmas')
    .set({ delivery_amount: request.type === 'REFUND_ONLY' || request.type === 'RETURN' ? delivery : 0 })
    .where('order_no', '=', order.order_no)
    .where('rma_no', '=', rma.rma_no)
    .execute();
  await tx.updateTable('orders').set({ after_sale_status: 'OPEN' }).where('order_no', '=', order.order_no).execute();
  await announce(shop, tx, { order, rma }, reasons);
  return rma.rma_no;
}

const sumOf = (lines: readonly { readonly amount: number }[]): number =>
  lines.reduce((sum, { amount }) => sum + amount, 0);

async function announce(
  shop: ShopContext,
  tx: Tx,
  { order, rma }: { readonly order: OrderRow; readonly rma: RmaRow },
  reasons: readonly RmaInput['lines'][number]['reason'][],
): Promise<void> {
  const now = shop.clock.now();
  const { rma_no: rmaNo, status, type } = rma;
  await appendHistory(
    tx,
    { orderNo: order.order_no, rmaNo },
    { time: now, event: 'rma.submit', status, actor: 'USER' },
  );
  await appendEvent(shop, tx, order.order_no, { type: 'RMA_REQUESTED', actor: 'USER', note: { rmaNo } });
  const isAgreed = isApprovedAtOnce({
    site: order.site,
    type,
    reasons,
    deliveredTime: order.delivered_time ?? undefined,
    now,
    amount: rma.paid_amount,
  });
  if (!isAgreed) return mailAboutRma(shop, tx, { order, rma }, rmaMails.rmaReceived);
  await applyMove(shop, tx, { order, rma }, { event: { type: 'rma.approve', keepsItems: false }, actor: 'SYSTEM' });
}

/** Coins need somebody whose they are, and money that they stand for. */
function refuseCoins(order: OrderRow, { type, refundTo }: RmaInput): void {
  const { account_id: accountId, paid_amount: paid } = order;
  const isAboutMoney = paid > 0 && (type === 'RETURN' || type === 'REFUND_ONLY');
  if (refundTo !== 'COINS' || (accountId !== null && isAboutMoney)) return;
  const message = accountId === null ? 'Only members can get coins.' : 'There’s no refund to turn into coins.';
  throw new ShopError('BAD_REQUEST', { fields: [{ path: 'refundTo', rule: 'member', message }] });
}

function refuseLate(order: OrderRow, open: readonly ReturnableLine[], request: RmaInput, now: number): void {
  for (const { lineId } of request.lines) {
    const one = open.find(({ line }) => line.id === lineId);
    if (!one || one.openRmaNo !== undefined || returnablePieces(one) === 0) continue;
    const why = rmaOptionsOf(order, one, now).find(({ type }) => type === request.type)?.why;
    if (why !== undefined) throw new ShopError('RMA_PERIOD', { message: why });
  }
}

const codes = {
  lines: 'BAD_REQUEST',
  quantity: 'RMA_QUANTITY',
  openElsewhere: 'RMA_OPEN',
  picture: 'RMA_PHOTO',
} as const satisfies Readonly<Record<string, ErrorCode>>;

/**
 * The lines of a request with what was paid for them.
 * @throws RMA_PERIOD, RMA_QUANTITY, RMA_OPEN, RMA_PHOTO, BAD_REQUEST for a reason that does not fit
 */
export function requestedLines(
  order: OrderRow,
  open: readonly ReturnableLine[],
  request: RmaInput,
  now: number,
): RequestedLine[] {
  refuseCoins(order, request);
  refuseLate(order, open, request, now);
  return linesOf(order, open, request);
}

/** The machine decides whether they can be sent. */
function linesOf(order: OrderRow, open: readonly OpenLine[], { type, lines }: RmaInput): RequestedLine[] {
  const facts = open.map((one) => ({
    lineId: one.line.id,
    refunds: Array.from({ length: returnablePieces(one) }, (_, index) => refundOf(order, one, index + 1)),
    isOpenElsewhere: one.openRmaNo !== undefined,
  }));
  const misfit = lines.find(({ reason }) => !typesOfReason(reason, reasonFactsOf(order)).includes(type));
  if (misfit) {
    const fields = [{ path: 'reason', rule: 'type', message: 'Please choose another reason.' }];
    throw new ShopError('BAD_REQUEST', { fields });
  }
  const submission = submitRma(facts, {
    kind: type,
    lines: lines.map(({ media = [], ...line }) => ({ ...line, mediaIds: media })),
  });
  if (!submission.ok) {
    const [worst = 'lines'] = (['openElsewhere', 'quantity', 'picture', 'lines'] as const).filter((complaint) =>
      submission.complaints.includes(complaint),
    );
    throw new ShopError(codes[worst], worst === 'picture' ? { fields: photoFields(lines) } : {});
  }
  return lines.map((line) => ({
    line,
    amount: facts.find(({ lineId }) => lineId === line.lineId)?.refunds[line.quantity - 1] ?? 0,
  }));
}

function photoFields(lines: RmaInput['lines']): { path: string; rule: string; message: string }[] {
  return lines.flatMap(({ reason, media = [] }, index) =>
    needsPhoto(reason) && media.length === 0
      ? [{ path: `lines.${index}.media`, rule: 'photo', message: 'Please add at least one photo.' }]
      : [],
  );
}

function isClaimOnProtection(order: OrderRow, type: RmaInput['type'], lines: RmaInput['lines']): boolean {
  return order.protection_state === 'ACTIVE' && lines.some(({ reason }) => isProtectedClaim(type, reason));
}

async function insertRma(
  shop: ShopContext,
  tx: Tx,
  order: OrderRow,
  {
    request: { type, refundTo, lines },
    paid,
    giftAmount,
  }: { readonly request: RmaInput; readonly paid: number; readonly giftAmount: number },
): Promise<RmaRow> {
  const now = shop.clock.now();
  return tx
    .insertInto('rmas')
    .values({
      order_no: order.order_no,
      rma_no: `R${shop.newId()}`,
      account_id: order.account_id,
      type,
      status: 'REQUESTED',
      currency: order.currency,
      paid_amount: paid,
      gift_amount: giftAmount,
      note: null,
      deadline_time: null,
      label_carrier: null,
      label_tracking_no: null,
      label_tracking_url: null,
      label_paid_by: null,
      parcel_carrier: null,
      parcel_tracking_no: null,
      restocked_quantity: null,
      replacement_carrier: null,
      replacement_tracking_no: null,
      closed_time: null,
      refund_to: refundTo ?? 'ORIGINAL',
      protection: isClaimOnProtection(order, type, lines) ? 1 : 0,
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
