import type { components } from '#openapi/types.ts';
import { alwaysGoesBack, balanceEnd, standingOf } from '#rules/deposits.ts';
import { money } from '#rules/money.ts';
import type { ProvedContext } from '#server/contract/request-context.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { readImage } from '../../media/picture.ts';
import { actionsOf } from '../../orders/order-actions-of.ts';
import { readLines, readOrder } from '../../orders/order-row.ts';
import { pricesOf, readCampaigns } from '../../promotions/deposits/campaign-rows.ts';
import type { ReservationRow } from '../../promotions/deposits/reservations.ts';

type Reservation = components['schemas']['DepositReservation'];

const shown = 20;

/** What the member has reserved in the market, the newest first; what was never paid is left out. */
export async function listReservations(shop: ShopContext, { site, account }: ProvedContext): Promise<Reservation[]> {
  const rows = await shop.db
    .selectFrom('deposit_reservations')
    .selectAll()
    .where('account_id', '=', account.accountId)
    .where('site', '=', site)
    .where('state', '!=', 'EXPIRED')
    .orderBy('created_at', 'desc')
    .orderBy('reservation_id')
    .limit(shown)
    .execute();
  return (await Promise.all(rows.map((row) => present(shop, row)))).flatMap((one) => one ?? []);
}

async function present(shop: ShopContext, row: ReservationRow): Promise<Reservation | undefined> {
  const { db, clock } = shop;
  const now = clock.now();
  const [campaigns, order, [line]] = await Promise.all([
    readCampaigns(db, { promoId: row.promo_id }),
    readOrder(db, row.deposit_order_no),
    readLines(db, row.deposit_order_no),
  ]);
  const campaign = campaigns.find(({ terms }) => terms.site === row.site);
  if (!campaign || !order || !line) return undefined;
  const { terms, title } = campaign;
  const standing = standingOf(row.state, terms.balanceStart, now);
  const actions = actionsOf(order, now);
  return {
    ...{ reservationId: row.reservation_id, campaignId: row.promo_id, title, image: readImage(line.image), standing },
    deposit: money(order.grand_total_amount, order.currency),
    balance: money(pricesOf(campaign).balance, order.currency),
    depositOrderNo: row.deposit_order_no,
    ...(row.balance_order_no === null ? {} : { balanceOrderNo: row.balance_order_no }),
    ...(standing === 'HELD' ? { payExpireTime: order.pay_expire_time } : {}),
    ...{ balanceStart: terms.balanceStart, balanceEnd: balanceEnd(terms), shipStart: terms.shipStart },
    goesBack: alwaysGoesBack(row.site),
    canCancel: actions.includes('CANCEL') || actions.includes('WITHDRAW'),
  };
}
