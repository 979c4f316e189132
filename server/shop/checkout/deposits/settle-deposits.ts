import { overdueEnd } from '#rules/deposits.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { inPages } from '#server/jobs/in-pages.ts';
import { workThrough } from '#server/jobs/work-through.ts';
import { sendMail } from '#server/mail/send-mail.ts';
import type { Tx } from '#server/db/schema.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { applyTransition } from '../../orders/apply-transition.ts';
import { emailOf } from '../../orders/order-mails.ts';
import { lockOrder, type OrderRow } from '../../orders/order-row.ts';
import { type DepositCampaign, readCampaigns } from '../../promotions/deposits/campaign-rows.ts';
import { depositMails } from '../../promotions/deposits/mails.ts';
import { applyReservationEvent, lockReservation, type ReservationRow } from '../../promotions/deposits/reservations.ts';
import { itemPromotions } from '../../promotions/quota/item-promotions.ts';
import { restock } from '../../stock/settle-reservations.ts';
import { refundOrder } from '../../payments/refund-order.ts';

const atOnce = 100;

/**
 * Job: ends what nobody has paid the balance of. Where a deposit can be forfeited, that takes two reminders that were
 * delivered; else it goes back. And undoes balances whose deposit went back while they were paid.
 * @returns how many were ended
 */
export async function settleDeposits(shop: ShopContext): Promise<number> {
  const overdue = shop.db
    .selectFrom('deposit_reservations')
    .innerJoin('deposit_terms', (join) =>
      join
        .onRef('deposit_terms.promo_id', '=', 'deposit_reservations.promo_id')
        .onRef('deposit_terms.site', '=', 'deposit_reservations.site'),
    )
    .selectAll('deposit_reservations')
    .where('state', '=', 'RESERVED')
    .where('balance_order_no', 'is', null)
    .where('deposit_terms.balance_start', '<=', shop.clock.now())
    .limit(atOnce);
  const read = inPages(overdue, ['reservation_id']);
  const ended = await workThrough(shop, {
    name: 'settle deposits',
    read,
    keyOf: ({ reservation_id: id }) => id,
    run: (reservation) => settle(shop, reservation),
  });
  return ended + (await undoOrphans(shop));
}

async function settle(shop: ShopContext, row: ReservationRow): Promise<boolean> {
  const campaigns = await readCampaigns(shop.db, { promoId: row.promo_id });
  const campaign = campaigns.find(({ terms }) => terms.site === row.site);
  if (!campaign || overdueEnd(campaign.terms, row.reminders_delivered, shop.clock.now()) === undefined) return false;
  return withTransaction(shop, 'durable', async (tx) => {
    const deposit = await lockOrder(shop, tx, row.deposit_order_no);
    const reservation = await lockReservation(tx, row.deposit_order_no);
    if (reservation?.state !== 'RESERVED' || reservation.balance_order_no !== null) return false;
    const end = overdueEnd(campaign.terms, reservation.reminders_delivered, shop.clock.now());
    if (end === 'FORFEIT') await forfeit(shop, tx, { deposit, reservation, campaign });
    if (end === 'REFUND') {
      const note = { reason: 'The balance wasn’t paid in time, so we’re refunding the deposit.' };
      await applyTransition(shop, tx, deposit, { event: 'STAFF_CANCEL', actor: 'SYSTEM', note });
    }
    return true;
  });
}

interface Forfeited {
  readonly deposit: OrderRow;
  readonly reservation: ReservationRow;
  readonly campaign: DepositCampaign;
}

/** The shop keeps the deposit; the piece is for sale again, and so is its place in the quota. */
async function forfeit(shop: ShopContext, tx: Tx, { deposit, reservation, campaign }: Forfeited): Promise<void> {
  const { order_no: orderNo } = deposit;
  await applyReservationEvent(shop, tx, reservation, 'TIME_OVER');
  const note = { reason: 'The balance wasn’t paid in time.' };
  await applyTransition(shop, tx, deposit, { event: 'DEPOSIT_SETTLED', actor: 'SYSTEM', note });
  await restock(shop, tx, orderNo);
  await itemPromotions.release(shop, tx, orderNo, 'CALLED_OFF');
  await sendMail(
    shop,
    tx,
    {
      to: await emailOf(tx, deposit),
      template: depositMails.depositForfeited,
      facts: { title: campaign.title, orderNo },
    },
    { dedupKey: `depositForfeited ${orderNo}` },
  );
}

/** Orders of balances that were paid although their deposit had gone back: all of their money does, too. */
function undoOrphans(shop: ShopContext): Promise<number> {
  const orphans = shop.db
    .selectFrom('orders')
    .innerJoin('deposit_reservations', 'deposit_reservations.deposit_order_no', 'orders.deposit_order_no')
    .select('orders.order_no')
    .where('orders.status', 'in', ['PAID', 'AWAITING_RELEASE'])
    .where('deposit_reservations.state', 'in', ['CANCELLED', 'FORFEITED'])
    .limit(atOnce);
  const read = inPages(orphans, ['orders.order_no']);
  return workThrough(shop, {
    name: 'undo balances without a deposit',
    read,
    keyOf: ({ order_no: orderNo }) => orderNo,
    run: async ({ order_no: orderNo }) => {
      await refundOrder(shop, orderNo, { reason: 'Its deposit was refunded before the balance was paid.' });
      return true;
    },
  });
}
