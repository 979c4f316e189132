import type { components } from '#openapi/types.ts';
import { payWindow } from '#rules/limits.ts';
import { markets, shipsTo } from '#rules/markets.ts';
import { money } from '#rules/money.ts';
import type { ProvedContext } from '#server/contract/request-context.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { type Intent, once } from '#server/intents.ts';
import type { ShopContext } from '#server/shop-context.ts';
import type { AddressFields } from '../../address/accept-address.ts';
import { presentDelivery } from '../../catalogue/present-delivery.ts';
import { lockOrder } from '../../orders/order-row.ts';
import { hasOpenDispute } from '../../payments/dispute-row.ts';
import { presentTotals } from '../../pricing/present-totals.ts';
import { type DepositCampaign, readCampaigns } from '../../promotions/deposits/campaign-rows.ts';
import type { ReservationRow } from '../../promotions/deposits/reservations.ts';
import { isCurrent, quoteHashOf } from '../quote-hash.ts';
import { type OrderQuote, quoteOrder } from '../quote-order.ts';
import { requireAddress, toDestination } from '../ship-to.ts';
import { balanceLines } from './deposit-parts.ts';
import { placeQuoted } from './place.ts';

type Schemas = components['schemas'];

interface Chosen {
  readonly reservationId: string;
  readonly addressId: string;
}

interface Balance {
  readonly reservation: ReservationRow;
  readonly campaign: DepositCampaign;
  readonly address: AddressFields;
  readonly quote: OrderQuote;
}

/**
 * What is left to pay for a piece that the member has reserved, sent to an address of theirs.
 * @throws NOT_FOUND, PROMO_NOT_STARTED before balances are due, PROMO_ENDED for one that is over, ADDR_COUNTRY_MARKET, SHIP_NONE
 */
export async function previewBalance(
  shop: ShopContext,
  caller: ProvedContext,
  chosen: Chosen,
): Promise<Schemas['DepositBalance']> {
  const { campaign, quote } = await readBalance(shop, shop.db, caller, chosen);
  const { currency } = markets[quote.site];
  if (quote.option === undefined) throw new ShopError('SHIP_NONE');
  const { depositAmount } = campaign.terms;
  return {
    ...chosen,
    totals: presentTotals(quote.priced.totals, currency),
    deposit: money(depositAmount, currency),
    due: money(quote.priced.totals.grandTotal - depositAmount, currency),
    delivery: presentDelivery(quote.option, currency),
    quoteHash: quoteHashOf(shop, quote),
  };
}

/**
 * Places the order of a balance, once per key. One that waits for its payment already is the answer.
 * @throws QUOTE_STALE, PAY_DISPUTED while a bank holds the deposit, and as `previewBalance`
 */
export function payBalance(
  shop: ShopContext,
  caller: ProvedContext,
  request: Schemas['PayBalanceRequest'],
  key: string,
): Promise<Schemas['ReservedByDeposit']> {
  const { quoteHash, ...chosen } = request;
  const { accountId } = caller.account;
  const intent: Intent<'payBalance'> = { operation: 'payBalance', subject: accountId, key, request: chosen };
  return withTransaction(shop, 'durable', (tx) =>
    once(shop, tx, intent, () => placeBalance(shop, tx, caller, chosen, quoteHash)),
  );
}

async function placeBalance(
  shop: ShopContext,
  tx: Tx,
  caller: ProvedContext,
  chosen: Chosen,
  quoteHash: string,
): Promise<Schemas['ReservedByDeposit']> {
  const { reservation, campaign, address, quote } = await readBalance(shop, tx, caller, chosen);
  const { deposit_order_no: orderNo, balance_order_no: waiting } = reservation;
  if (waiting !== null) throw new ShopError('ORDER_STATE', { data: { orderNo: waiting } });
  await lockOrder(shop, tx, orderNo);
  if (await hasOpenDispute(tx, orderNo)) throw new ShopError('PAY_DISPUTED');
  if (!isCurrent(shop, quote, quoteHash)) throw new ShopError('QUOTE_STALE');
  const paidBefore = { orderNo, amount: campaign.terms.depositAmount };
  return placeQuoted(shop, tx, caller, { quote, address }, { payWindow, paidBefore });
}

async function readBalance(
  shop: ShopContext,
  db: Db,
  { site, account: { accountId } }: ProvedContext,
  { reservationId, addressId }: Chosen,
): Promise<Balance> {
  const now = shop.clock.now();
  const reservation = await db
    .selectFrom('deposit_reservations')
    .selectAll()
    .where('reservation_id', '=', reservationId)
    .where('account_id', '=', accountId)
    .where('site', '=', site)
    .executeTakeFirst();
  const campaigns = reservation ? await readCampaigns(db, { promoId: reservation.promo_id }) : [];
  const campaign = campaigns.find(({ terms }) => terms.site === site);
  if (!reservation || !campaign) throw new ShopError('NOT_FOUND');
  if (reservation.state !== 'RESERVED') throw new ShopError('PROMO_ENDED');
  if (now < campaign.terms.balanceStart) throw new ShopError('PROMO_NOT_STARTED');
  const address = await requireAddress(db, accountId, { addressId });
  if (!shipsTo(site, address.country)) throw new ShopError('ADDR_COUNTRY_MARKET');
  const to = toDestination(address);
  const quote = await quoteOrder(shop, db, { site, accountId, chosen: balanceLines(campaign), to, choices: {}, now });
  return { reservation, campaign, address, quote };
}
