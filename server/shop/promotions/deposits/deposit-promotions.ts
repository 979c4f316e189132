import type { Selectable } from 'kysely';
import type { ErrorCode } from '#openapi/errors.ts';
import { depositBuyType } from '#rules/deposits.ts';
import type { Schema, Tx } from '#server/db/schema.ts';
import type { PromotionSource } from '../../pricing/promotions.ts';
import { itemPromotions } from '../quota/item-promotions.ts';
import { applyReservationEvent, lockDeposit, lockReservation } from './reservations.ts';

type Shop = Parameters<PromotionSource['hold']>[0];
type Order = Selectable<Schema['orders']>;

/** Binds a reservation to the order of its balance; one at a time. */
async function holdBalance(
  { clock }: Shop,
  tx: Tx,
  { order_no: orderNo, deposit_order_no: depositOrderNo }: Order,
): Promise<ErrorCode | undefined> {
  await lockDeposit(tx, depositOrderNo ?? '');
  const { numUpdatedRows: bound } = await tx
    .updateTable('deposit_reservations')
    .set({ balance_order_no: orderNo, updated_at: clock.now() })
    .where('deposit_order_no', '=', depositOrderNo ?? '')
    .where('state', '=', 'RESERVED')
    .where('balance_order_no', 'is', null)
    .executeTakeFirst();
  return bound === 1n ? undefined : 'PROMO_ENDED';
}

/**
 * Campaigns by deposit. The order of a deposit holds a piece of the quota, as an order of a flash sale does, and its reservation; the
 * order of its balance holds the reservation alone.
 */
export const depositPromotions: PromotionSource = {
  buyTypes: [depositBuyType],
  // A pledge has the same buy type.
  isFor: ({ kind }) => kind !== 'CROWDFUND',
  hold: async (shop, tx, order, claims) => {
    if (order.deposit_order_no !== null) return holdBalance(shop, tx, order);
    const [claim] = claims;
    if (claim === undefined || order.account_id === null) return 'UNAUTHORIZED';
    const refusal = await itemPromotions.hold(shop, tx, order, claims);
    if (refusal !== undefined) return refusal;
    const late = await lockReservation(tx, order.order_no);
    if (late) {
      await applyReservationEvent(shop, tx, late, 'DEPOSIT_HELD');
      return undefined;
    }
    const now = shop.clock.now();
    const item = await tx
      .selectFrom('promo_items')
      .select(['promo_id', 'promo_item_id', 'site'])
      .where('promo_item_id', '=', claim.promoItemId)
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('deposit_reservations')
      .values({
        ...item,
        ...{ reservation_id: shop.newId(), account_id: order.account_id, deposit_order_no: order.order_no },
        ...{ balance_order_no: null, state: 'HELD', created_at: now, updated_at: now },
      })
      .execute();
    return undefined;
  },
  // The quota of a deposit is consumed by the source of its item.
  consume: async (shop, tx, orderNo) => {
    const reservation = await lockReservation(tx, orderNo);
    if (reservation?.deposit_order_no === orderNo) {
      await applyReservationEvent(shop, tx, reservation, 'DEPOSIT_PAID');
    }
  },
  release: async (shop, tx, orderNo, end) => {
    const reservation = await lockReservation(tx, orderNo);
    if (reservation === undefined) return;
    if (reservation.deposit_order_no === orderNo) {
      await applyReservationEvent(shop, tx, reservation, end === 'UNPAID' ? 'DEPOSIT_UNPAID' : 'DEPOSIT_CALLED_OFF');
      return;
    }
    if (await applyReservationEvent(shop, tx, reservation, 'ORDER_UNDONE')) {
      // The piece was sold by its deposit.
      await itemPromotions.release(shop, tx, reservation.deposit_order_no, end);
      return;
    }
    await tx
      .updateTable('deposit_reservations')
      .set({ balance_order_no: null, updated_at: shop.clock.now() })
      .where('reservation_id', '=', reservation.reservation_id)
      .execute();
  },
};
