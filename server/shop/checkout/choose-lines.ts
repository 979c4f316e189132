import { exchangeBuyType, type LineSource, pledgeBuyType } from '#rules/cart-lines.ts';
import type { components } from '#openapi/types.ts';
import { isMember, type RequestContext, requireMember } from '#server/contract/request-context.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import type { Db } from '#server/db/schema.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { findExchangeItem } from '../coins/exchange-items.ts';
import { findTier } from '../promotions/crowd/projects.ts';
import { type CartLine, linesFromInput, toCartLine } from '../pricing/cart-lines.ts';
import { type LineVariants, loadVariants, resolveKnownLines } from '../pricing/line-offers.ts';
import { readOpening } from '../pricing/opening.ts';
import { type CartOwner, readKnownLines } from '../cart/stored-lines.ts';
import { exchangeParts } from './exchange-parts.ts';
import { pledgeParts } from './pledge-parts.ts';
import { moneyParts, type QuoteParts } from './quote-parts.ts';

export interface LineChoice {
  readonly source: components['schemas']['OrderSource'];
  readonly lines?: readonly LineSource[];
  readonly itemId?: string;
}

/** What is ordered. */
export interface ChosenLines {
  readonly lines: readonly CartLine[];
  /** What its quote is composed of. */
  readonly parts: QuoteParts;
}

/** The stored cart whose selected lines are ordered; none for a guest and for buying at once. */
export function storedCartOf(context: RequestContext, { source }: LineChoice): CartOwner | undefined {
  return source === 'CART' && isMember(context) ? context : undefined;
}

/**
 * The lines of an order: BUY_NOW sends one, a guest's CART sends all, a member's CART sends none, and neither do COIN and
 * PLEDGE. There are none where the market does not have the item of COIN or the tier of PLEDGE, or has it no more.
 * @throws BAD_REQUEST for lines that do not fit the source; for COIN and PLEDGE also UNAUTHORIZED for a guest
 */
export async function chooseLines(
  shop: Pick<ShopContext, 'hooks'>,
  db: Db,
  context: RequestContext,
  choice: LineChoice,
  now: number,
): Promise<ChosenLines> {
  const { source, lines } = choice;
  if (source === 'COIN') return chooseExchange(db, context, choice);
  if (source === 'PLEDGE') return choosePledge(db, context, choice, now);
  const cart = storedCartOf(context, choice);
  if (cart !== undefined) {
    if (lines !== undefined) throw badLines('The stored cart is ordered as it is; send no lines');
    const { lines: stored, variants } = await readKnownLines(db, cart, now);
    const selected = stored.filter((line) => line.selected);
    return withoutWaiting(shop, db, { accountId: cart.account.accountId, now }, { lines: selected, variants });
  }
  if (lines === undefined) throw badLines('Lines are required');
  if (source === 'BUY_NOW' && lines.length !== 1) throw badLines('Buying at once takes one line');
  const sent = linesFromInput(lines);
  if (source !== 'CART') return { lines: sent, parts: moneyParts };
  const variants = await loadVariants(db, { site: context.site, now }, sent);
  return withoutWaiting(shop, db, { now }, { lines: sent, variants });
}

/**
 * A line that cannot be bought yet waits in the cart while others are ordered, as its total says. Where there are no others
 * it is ordered, so that the answer says from when on it can be.
 */
async function withoutWaiting(
  shop: Pick<ShopContext, 'hooks'>,
  db: Db,
  shopper: { readonly accountId?: string; readonly now: number },
  { lines, variants }: { readonly lines: readonly CartLine[]; readonly variants: LineVariants },
): Promise<ChosenLines> {
  const launchOf = ({ sku }: CartLine) => variants.get(sku)?.offer.launchTime ?? null;
  const opensOf = await readOpening(shop, db, shopper, lines.map(launchOf));
  const ready = lines.filter((line) => opensOf(launchOf(line)) === undefined);
  return {
    lines: ready.length === 0 ? lines : ready,
    parts: {
      ...moneyParts,
      resolve: (sources, at, visit, chosen) => resolveKnownLines(sources, at, visit, { lines: chosen, variants }),
    },
  };
}

async function chooseExchange(db: Db, context: RequestContext, { lines, itemId }: LineChoice): Promise<ChosenLines> {
  const { account, site } = requireMember(context);
  if (lines !== undefined) throw badLines('The product of an exchange is known; send no lines');
  const item = await findExchangeItem(db, site, requireItem(itemId));
  if (item === undefined || item.sku === null) return { lines: [], parts: moneyParts };
  const line = toCartLine({ sku: item.sku, quantity: 1, buyType: exchangeBuyType, promoItemId: item.item_id });
  return { lines: [line], parts: exchangeParts({ item, accountId: account.accountId }) };
}

/** One piece of a tier: whoever wants two pledges twice, within the limit of the tier. */
async function choosePledge(
  db: Db,
  context: RequestContext,
  { lines, itemId }: LineChoice,
  now: number,
): Promise<ChosenLines> {
  const { account, site } = requireMember(context);
  if (lines !== undefined) throw badLines('The light of a pledge is known; send no lines');
  const found = await findTier(db, site, requireItem(itemId));
  if (found === undefined) return { lines: [], parts: moneyParts };
  const { sku, promo_item_id: promoItemId } = found.tier;
  const line = toCartLine({ sku, quantity: 1, buyType: pledgeBuyType, promoItemId });
  return { lines: [line], parts: pledgeParts(found, account.accountId, now) };
}

function requireItem(itemId: string | undefined): string {
  if (itemId !== undefined) return itemId;
  throw new ShopError('BAD_REQUEST', {
    fields: [{ path: 'itemId', rule: 'required', message: 'An item is required' }],
  });
}

function badLines(message: string): ShopError {
  return new ShopError('BAD_REQUEST', { fields: [{ path: 'lines', rule: 'pattern', message }] });
}
