import type { components } from '#openapi/types.ts';
import { encodeEmoji } from '#rules/emoji.ts';
import { openRmaStatuses } from '#rules/rma.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import type { Tx } from '#server/db/schema.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { type Intent, once } from '#server/intents.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { ownMedia } from '../../media/own-media.ts';
import type { OpenedOrder } from '../../orders/order-access.ts';
import { lockOrder } from '../../orders/order-row.ts';
import { applyMove, type RmaMoveInput } from './apply-move.ts';
import { mediaOwnerOf } from './apply-rma.ts';
import { readRma, type Rma } from './read-rma.ts';
import { appendMessage } from './rma-messages.ts';
import { readRmaRow, type RmaRow } from './rma-row.ts';

/** How many messages a shopper may write about one request. */
export const messagesPerRma = 50;

/** What has to happen in time; at the deadline itself it is too late. @throws RMA_STATE */
function refuseLate({ clock }: ShopContext, { deadline_time: deadline }: RmaRow): void {
  if (deadline !== null && clock.now() >= deadline) throw new ShopError('RMA_STATE');
}

async function move(
  shop: ShopContext,
  { order: opened }: OpenedOrder,
  rmaNo: string,
  input: Omit<RmaMoveInput, 'actor'>,
): Promise<Rma> {
  await withTransaction(shop, 'durable', async (tx) => {
    const order = await lockOrder(shop, tx, opened.order_no);
    const rma = await readRmaRow(tx, { orderNo: order.order_no, rmaNo });
    refuseLate(shop, rma);
    await applyMove(shop, tx, { order, rma }, { ...input, actor: 'USER' });
  });
  return readRma(shop.db, opened, rmaNo);
}

/** Takes a request back. @throws NOT_FOUND, RMA_STATE when the items have left */
export function cancelRma(shop: ShopContext, opened: OpenedOrder, rmaNo: string): Promise<Rma> {
  return move(shop, opened, rmaNo, { event: { type: 'rma.cancel' } });
}

/** Writes down with which parcel the items come back. @throws NOT_FOUND, RMA_STATE when nothing is waited for */
export function shipRma(
  shop: ShopContext,
  opened: OpenedOrder,
  { rmaNo, carrierName, trackingNo }: components['schemas']['RmaShipping'],
): Promise<Rma> {
  return move(shop, opened, rmaNo, {
    event: { type: 'rma.ship', trackingNo },
    columns: { parcel_carrier: carrierName },
  });
}

/**
 * Keeps what a shopper writes about an open request; where the shop has asked, it is the answer.
 * @throws NOT_FOUND, RMA_STATE when the request is closed or the time to answer is over, RATE_LIMITED after 50 messages
 */
export async function messageRma(
  shop: ShopContext,
  opened: OpenedOrder,
  request: components['schemas']['NewRmaMessage'],
  key: string,
): Promise<Rma> {
  const { orderNo, rmaNo } = request;
  const intent: Intent<'messageRma'> = { operation: 'messageRma', subject: orderNo, key, request };
  await withTransaction(shop, 'durable', (tx) =>
    once(shop, tx, intent, async () => {
      await writeMessage(shop, tx, opened, request);
      return { rmaNo };
    }),
  );
  return readRma(shop.db, opened.order, rmaNo);
}

async function writeMessage(
  shop: ShopContext,
  tx: Tx,
  opened: OpenedOrder,
  { orderNo, rmaNo, text, media = [] }: components['schemas']['NewRmaMessage'],
): Promise<void> {
  const order = await lockOrder(shop, tx, orderNo);
  const ref = { orderNo, rmaNo };
  const rma = await readRmaRow(tx, ref);
  if (!openRmaStatuses.includes(rma.status)) throw new ShopError('RMA_STATE');
  const { written } = await tx
    .selectFrom('rma_messages')
    .select((eb) => eb.fn.countAll<number>().as('written'))
    .where('order_no', '=', orderNo)
    .where('rma_no', '=', rmaNo)
    .where('author', '=', 'SHOPPER')
    .executeTakeFirstOrThrow();
  if (Number(written) >= messagesPerRma) throw new ShopError('RATE_LIMITED', { httpStatus: 429 });
  await appendMessage(tx, ref, {
    time: shop.clock.now(),
    author: 'SHOPPER',
    text: encodeEmoji(text),
    media: await ownMedia(shop, tx, mediaOwnerOf(opened), media),
  });
  if (rma.status !== 'NEEDS_INFO') return;
  refuseLate(shop, rma);
  await applyMove(shop, tx, { order, rma }, { event: { type: 'rma.reply' }, actor: 'USER' });
}
