import type { components } from '#openapi/types.ts';
import type { CouponTerms } from '#rules/coupon-terms.ts';
import { currencyOfSite } from '#rules/markets.ts';
import { money } from '#rules/money.ts';
import { plainBuyType } from '#rules/cart-lines.ts';
import { isMember, type RequestContext } from '#server/contract/request-context.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { readLines } from '../cart/stored-lines.ts';
import { listProducts, type ProductQuery } from '../catalogue/list-products.ts';
import { readMarketCatalogue } from '../catalogue/market-catalogue.ts';
import { presentOffers } from './coupon-offers.ts';
import { readTemplates, termsOf, type TemplateRow } from './coupon-row.ts';
import { variantsInScope } from './variants-in-scope.ts';
import { readWallet } from './order-coupons.ts';
import { presentTerms, readGifts } from './present-coupon.ts';

type Schemas = components['schemas'];

interface CouponQuery extends ProductQuery {
  readonly couponId?: string;
  readonly templateId?: string;
  /** The plain lines of a guest, `sku:quantity`. */
  readonly cart?: readonly string[];
}

interface CartPiece {
  readonly sku: string;
  readonly quantity: number;
}

/**
 * The products that a coupon is for, with what of the shopper's cart counts for it. A coupon of somebody else is shown as
 * its template.
 * @throws NOT_FOUND, COUPON_OTHER_MARKET
 */
export async function listCouponProducts(
  shop: ShopContext,
  context: RequestContext,
  { couponId, templateId, cart = [], ...query }: CouponQuery,
): Promise<Schemas['CouponProducts']> {
  const { template, coupon } = await findCoupon(shop, context, { couponId, templateId });
  if (template.site !== context.site) throw new ShopError('COUPON_OTHER_MARKET');
  const terms = termsOf(template);
  const market = await readMarketCatalogue(shop, context.site);
  const { amounts, skus } = variantsInScope(market, terms);
  const [page, pieces, gifts, [offer]] = await Promise.all([
    listProducts(shop, context.site, query, { id: template.template_id, skus }),
    isMember(context) ? readPieces(shop, context, terms) : cart.map(parsePiece),
    readGifts(shop, [{ terms, name: template.name, scopeText: template.scope_text }]),
    presentOffers(shop, [template], context.account?.accountId),
  ]);
  const eligible = pieces.reduce((sum, { sku, quantity }) => sum + (amounts.get(sku) ?? 0) * quantity, 0);
  const of = (amount: number) => money(amount, currencyOfSite(context.site));
  const now = shop.clock.now();
  const isOver = template.status !== 'SCHEDULED' || (template.claim_end ?? Infinity) <= now;
  const isPublic = template.source === 'CENTER' || template.source === 'NEW_USER';
  return {
    coupon: {
      terms: presentTerms({ terms, name: template.name, scopeText: template.scope_text }, gifts),
      ...(coupon ? { couponId: coupon.couponId } : {}),
      status: coupon?.status ?? null,
      validTo: coupon?.validTo ?? template.valid_to,
      claim: coupon || isOver || !isPublic ? null : (offer?.state ?? null),
    },
    progress: { eligible: of(eligible), missing: of(Math.max(0, terms.thresholdAmount - eligible)) },
    page,
  };
}

async function findCoupon(
  shop: ShopContext,
  { account }: RequestContext,
  { couponId, templateId }: { couponId: string | undefined; templateId: string | undefined },
) {
  const now = shop.clock.now();
  const own =
    account && couponId !== undefined
      ? await readWallet(shop.db, { accountId: account.accountId, couponIds: [couponId], now })
      : [];
  const [coupon] = own;
  const id = coupon?.terms.templateId ?? templateId;
  const template = id === undefined ? undefined : (await readTemplates(shop.db, [id])).get(id);
  if (!template || (template.status === 'DRAFT' && !coupon)) throw new ShopError('NOT_FOUND');
  return { template, coupon } satisfies { template: TemplateRow; coupon: unknown };
}

async function readPieces(
  shop: ShopContext,
  context: RequestContext & { readonly account: { readonly accountId: string } },
  { buyTypes }: CouponTerms,
): Promise<CartPiece[]> {
  if (!isMember(context)) return [];
  const lines = await readLines(shop.db, context, shop.clock.now());
  return lines.filter(({ selected, buyType }) => selected && buyType === plainBuyType && buyTypes.includes(buyType));
}

function parsePiece(text: string): CartPiece {
  const [sku = '', quantity = '0'] = text.split(':');
  return { sku, quantity: Number(quantity) };
}
