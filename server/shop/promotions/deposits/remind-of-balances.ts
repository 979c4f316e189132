import { alwaysGoesBack, balanceEnd, reminderDue } from '#rules/deposits.ts';
import { deadlineText } from '#rules/market-dates.ts';
import { currencyOfSite } from '#rules/markets.ts';
import { money } from '#rules/money.ts';
import { depositCampaignPath } from '#rules/page-paths.ts';
import type { Tx } from '#server/db/schema.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { inPages } from '#server/jobs/in-pages.ts';
import { workThrough } from '#server/jobs/work-through.ts';
import { sendMail } from '#server/mail/send-mail.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { type DepositCampaign, pricesOf, readCampaigns } from './campaign-rows.ts';
import { depositMails } from './mails.ts';
import { lockReservation, type ReservationRow } from './reservations.ts';

const atOnce = 100;

const keyOf = (reservationId: string, place: number): string => `balance reminder ${place} ${reservationId}`;

/**
 * Job: two reminders for each balance that is due, the second one when the first has been delivered. Delivered is what the
 * mail server has taken.
 * @returns how many reservations have moved on
 */
export function remindOfBalances(shop: ShopContext): Promise<number> {
  const due = shop.db
    .selectFrom('deposit_reservations')
    .innerJoin('deposit_terms', (join) =>
      join
        .onRef('deposit_terms.promo_id', '=', 'deposit_reservations.promo_id')
        .onRef('deposit_terms.site', '=', 'deposit_reservations.site'),
    )
    .selectAll('deposit_reservations')
    .where('state', '=', 'RESERVED')
    .where('reminders_delivered', '<', 2)
    .where('deposit_terms.balance_start', '<=', shop.clock.now())
    .limit(atOnce);
  const read = inPages(due, ['reservation_id']);
  return workThrough(shop, {
    name: 'remind of balances',
    read,
    keyOf: ({ reservation_id: id }) => id,
    run: async (row) => {
      const campaigns = await readCampaigns(shop.db, { promoId: row.promo_id });
      const campaign = campaigns.find(({ terms }) => terms.site === row.site);
      if (!campaign) return false;
      return withTransaction(shop, 'durable', (tx) => remind(shop, tx, campaign, row));
    },
  });
}

async function remind(
  shop: ShopContext,
  tx: Tx,
  campaign: DepositCampaign,
  { deposit_order_no: orderNo }: ReservationRow,
): Promise<boolean> {
  const reservation = await lockReservation(tx, orderNo);
  if (reservation?.state !== 'RESERVED') return false;
  const { reservation_id: id, reminders_sent: sent, reminders_delivered: before } = reservation;
  const delivered = sent > before && (await isDelivered(tx, keyOf(id, sent))) ? sent : before;
  const place = reminderDue(campaign.terms, { sent, delivered }, shop.clock.now());
  if (place === undefined && delivered === before) return false;
  await tx
    .updateTable('deposit_reservations')
    .set({ reminders_sent: place ?? sent, reminders_delivered: delivered, updated_at: shop.clock.now() })
    .where('reservation_id', '=', id)
    .execute();
  if (place !== undefined) await writeReminder(shop, tx, campaign, reservation, place);
  return true;
}

async function isDelivered(tx: Tx, dedupKey: string): Promise<boolean> {
  const entry = await tx.selectFrom('outbox').select('done_at').where('dedup_key', '=', dedupKey).executeTakeFirst();
  return typeof entry?.done_at === 'number';
}

async function writeReminder(
  shop: ShopContext,
  tx: Tx,
  campaign: DepositCampaign,
  { reservation_id: id, account_id: accountId, site, promo_id: promoId }: ReservationRow,
  place: 1 | 2,
): Promise<void> {
  const { email } = await tx
    .selectFrom('accounts')
    .select('email')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const query = new URLSearchParams({ id: promoId, site });
  await sendMail(
    shop,
    tx,
    {
      to: email,
      template: place === 1 ? depositMails.balanceOpen : depositMails.balanceLastCall,
      facts: {
        title: campaign.title,
        balance: money(pricesOf(campaign).balance, currencyOfSite(site)),
        until: deadlineText(balanceEnd(campaign.terms) - 1, site),
        link: `${shop.config.publicOrigin}${depositCampaignPath}?${query.toString()}`,
        goesBack: alwaysGoesBack(site),
      },
    },
    { dedupKey: keyOf(id, place) },
  );
}
