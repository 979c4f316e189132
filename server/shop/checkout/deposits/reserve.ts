import type { components } from '#openapi/types.ts';
import { depositPayWindow } from '#rules/limits.ts';
import type { ProvedContext } from '#server/contract/request-context.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { type Intent, isRepeated, once } from '#server/intents.ts';
import type { ShopContext } from '#server/shop-context.ts';
import type { AddressFields } from '../../address/accept-address.ts';
import { listAddresses } from '../../address/address-book.ts';
import { type DepositCampaign, readCampaigns } from '../../promotions/deposits/campaign-rows.ts';
import { quoteOrder, type OrderQuote } from '../quote-order.ts';
import { depositLines } from './deposit-parts.ts';
import { placeQuoted } from './place.ts';

type Request = components['schemas']['ReserveRequest'];
type Reserved = components['schemas']['ReservedByDeposit'];

/**
 * Reserves a piece and places the order of its deposit, once per key. Whoever comes too late is refused by reading, as at
 * `refuseEarly`.
 * @throws NOT_FOUND, NOT_IN_MARKET, QUOTE_PROBLEMS (`data.problems`), PROMO_SOLD_OUT, PROMO_USER_LIMIT
 */
export async function reserveByDeposit(
  shop: ShopContext,
  caller: ProvedContext,
  request: Request,
  key: string,
): Promise<Reserved> {
  const { accountId } = caller.account;
  const intent: Intent<'reserveByDeposit'> = { operation: 'reserveByDeposit', subject: accountId, key, request };
  const address = await placeholderOf(shop, caller);
  if (!(await isRepeated(shop.db, intent))) {
    const quote = await quoteDeposit(shop, shop.db, caller, await findCampaign(shop.db, caller, request));
    const [problem] = quote.problems;
    if (problem) throw new ShopError(problem.code);
  }
  return withTransaction(shop, 'durable', (tx) =>
    once(shop, tx, intent, () => reserve(shop, tx, caller, request, address)),
  );
}

async function reserve(
  shop: ShopContext,
  tx: Tx,
  caller: ProvedContext,
  request: Request,
  address: AddressFields,
): Promise<Reserved> {
  const campaign = await findCampaign(tx, caller, request);
  const quote = await quoteDeposit(shop, tx, caller, campaign);
  const { balanceStart: cancelUntil } = campaign.terms;
  return placeQuoted(shop, tx, caller, { quote, address }, { payWindow: depositPayWindow, deposit: { cancelUntil } });
}

/** @throws NOT_FOUND, NOT_IN_MARKET */
async function findCampaign(db: Db, { site }: ProvedContext, { id, sku }: Request): Promise<DepositCampaign> {
  const campaigns = (await readCampaigns(db, { promoId: id })).filter(({ item }) => item.sku === sku);
  const own = campaigns.find(({ terms }) => terms.site === site);
  if (own === undefined) throw new ShopError(campaigns.length > 0 ? 'NOT_IN_MARKET' : 'NOT_FOUND');
  return own;
}

function quoteDeposit(
  shop: ShopContext,
  db: Db,
  { site, country, account }: ProvedContext,
  campaign: DepositCampaign,
): Promise<OrderQuote> {
  const now = shop.clock.now();
  const chosen = depositLines(campaign, now);
  return quoteOrder(shop, db, { site, accountId: account.accountId, chosen, to: { country }, choices: {}, now });
}

/** Nothing is sent with a deposit: its order names whom the member's default address names, in the country of the visit. */
async function placeholderOf(shop: ShopContext, caller: ProvedContext): Promise<AddressFields> {
  const [first] = await listAddresses(shop, caller);
  const { firstName = '', lastName = '' } = first ?? {};
  return { firstName, lastName, phone: '', country: caller.country, city: '', line1: '', postcode: '' };
}
