import { payerOfReturn } from '#rules/rma.ts';
import type { Tx } from '#server/db/schema.ts';
import { type Claim, type OpenLine, openLineOf, readClaims } from '../../orders/claims.ts';
import { readLines } from '../../orders/order-row.ts';
import { type ChosenGift, deductionFor, type GiftOfOrder, giftsOwedWith, sentOf } from '../owed-gifts.ts';
import type { RequestedLine, RmaInput } from './rma-input.ts';
import { readRmaLines, refOf, type RmaLineRow, type RmaRef, type RmaRow } from './rma-row.ts';

/** The reason under which a gift goes with a return: the shopper changed their mind. */
const giftReason = 'NO_LONGER_WANTED';

const isVoluntary = ({ reason }: Pick<RmaLineRow, 'reason'>): boolean => payerOfReturn([reason]) === 'SHOPPER';

/** The gifts that are not earned any more with a return; no other request, and no fault, costs a gift. */
export function owedGiftsOf(open: readonly OpenLine[], { type, lines }: RmaInput): GiftOfOrder[] {
  if (type !== 'RETURN' || !lines.some(isVoluntary)) return [];
  const pieces = lines.map((line) => ({ ...line, isByChoice: isVoluntary(line) }));
  return sentOf(giftsOwedWith(open, pieces));
}

/** What was paid for the lines of a request that nobody wanted any more, minor units. */
export function voluntaryMoney(lines: readonly RequestedLine[]): number {
  return lines.reduce((sum, { line, amount }) => (isVoluntary(line) ? sum + amount : sum), 0);
}

/** Writes down what becomes of gifts, as lines of the request: so they are asked for once. */
export async function writeGifts(tx: Tx, rma: RmaRow, gifts: readonly ChosenGift[]): Promise<void> {
  for (const { lineId, left, choice } of gifts) {
    await tx
      .insertInto('rma_lines')
      .values({
        order_no: rma.order_no,
        rma_no: rma.rma_no,
        line_id: lineId,
        quantity: left,
        amount: 0,
        reason: giftReason,
        note: null,
        media: '[]',
        gift_choice: choice,
      })
      .execute();
  }
}

/** Gifts that a shopper wanted to send back were not in the parcel: they stay and are deducted. */
export async function deductMissingGifts(tx: Tx, { orderNo, rmaNo }: RmaRef): Promise<void> {
  await tx
    .updateTable('rma_lines')
    .set({ gift_choice: 'DEDUCT' })
    .where('order_no', '=', orderNo)
    .where('rma_no', '=', rmaNo)
    .where('gift_choice', '=', 'RETURN')
    .execute();
}

/**
 * Decides about the gifts of a return that is paid, by what is kept now: other requests may have ended since it was asked
 * for. A gift that is earned after all costs nothing; one that is not, and that nobody else gives back, is deducted. Where
 * the shop lets the shopper keep the items, they still earn their gift. The order must have been taken, once per return.
 * @param paidShares what is paid back for each line of the return, in its order, minor units
 * @returns the return afterwards
 */
export async function settleRmaGifts(tx: Tx, rma: RmaRow, paidShares: readonly number[]): Promise<RmaRow> {
  const ref = refOf(rma);
  const rmaLines = await readRmaLines(tx, ref);
  const gifts = rmaLines.filter(({ gift_choice: choice }) => choice !== null);
  const returnedIds = gifts.filter(({ gift_choice: choice }) => choice === 'RETURN').map(({ line_id }) => line_id);
  const owed = rma.type === 'RETURN' && rmaLines.some(isVoluntary) ? await giftsOwedNow(tx, rma) : [];
  const deducted = owed
    .filter(({ lineId }) => !returnedIds.includes(lineId))
    .map((gift): ChosenGift => ({ ...gift, choice: 'DEDUCT' }));
  await tx
    .deleteFrom('rma_lines')
    .where('order_no', '=', ref.orderNo)
    .where('rma_no', '=', ref.rmaNo)
    .where('gift_choice', '=', 'DEDUCT')
    .execute();
  await writeGifts(tx, rma, deducted);
  const voluntary = rmaLines.reduce(
    (sum, line, index) => (isVoluntary(line) ? sum + (paidShares[index] ?? 0) : sum),
    0,
  );
  return tx
    .updateTable('rmas')
    .set({ gift_amount: deductionFor(deducted, voluntary - rma.shortfall_amount) })
    .where('order_no', '=', ref.orderNo)
    .where('rma_no', '=', ref.rmaNo)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The gifts that are not earned by what is kept once a return is paid, apart from those that other requests give back. */
async function giftsOwedNow(tx: Tx, { order_no: orderNo, rma_no: rmaNo }: RmaRow): Promise<GiftOfOrder[]> {
  const [lines, claims] = await Promise.all([readLines(tx, orderNo), readClaims(tx, [orderNo])]);
  const all = claims.get(orderNo) ?? [];
  const isOwn = (claim: Claim): boolean => claim.rmaNo === rmaNo;
  const decided = all.filter((claim) => claim.isDecided || isOwn(claim));
  const giftIds = lines.filter(({ gift }) => gift === 1).map(({ id }) => id);
  const others = all.filter((claim) => !(isOwn(claim) && giftIds.includes(claim.lineId)));
  const open = lines.map((line) => ({
    ...openLineOf(line, others),
    byChoice: openLineOf(line, decided).byChoice,
  }));
  return sentOf(giftsOwedWith(open, []));
}
