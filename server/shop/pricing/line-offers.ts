import { isLabelSite } from '#rules/energy.ts';
import { spelled } from '#rules/by-site.ts';
import type { Site } from '#rules/markets.ts';
import { becomesPlain, newUserBuyType, plainBuyType } from '#rules/cart-lines.ts';
import { prepared, type Slots } from '#server/db/prepared.ts';
import type { Db } from '#server/db/schema.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { offerColumns, offerRows, toOffer } from '../catalogue/load-offers.ts';
import type { LineGrant, Offer, PromotionOffer, SuitGroup } from '../catalogue/offer.ts';
import { promotedOffer, withPromotion } from '../catalogue/promotion-offer.ts';
import type { CartLine } from './cart-lines.ts';
import { readOpening } from './opening.ts';
import type { OfferVisit, PromotedLine } from './promotions.ts';
import { readOrderedPieces } from './shopper-limits.ts';

/** Why a line cannot be bought the way it was added. */
export type OfferRefusal = 'PROMOTION_NOT_RUNNING' | 'PROMOTION_NOT_STARTED';

/** What one line can be bought at: the offer of its variant, or better by the promotion of the line. */
export interface LineOffer extends Offer {
  /** The promotion that grants the price; absent for a plain line. */
  readonly promotion?: PromotionOffer;
  /** The offer of its variant with all that the promotion has, whatever other lines take of it; absent where no page names it. */
  readonly promoted?: Offer;
  /** The promotion of the line has ended: it costs what a plain line costs. */
  readonly promotionEnded?: true;
  /** It is not over, but another member has had it at the address. */
  readonly isPlaceTaken?: true;
  /** The bundle that the line belongs to; the price is then the plain one, before what the bundle takes off. */
  readonly suit?: SuitGroup;
  /** Present where the line has no offer of its own; the amounts are then those of the plain variant. */
  readonly refusal?: OfferRefusal;
  /** Pieces of the variant that this shopper may still have; absent for any number. Of a guest all of them, who is counted with the order. */
  readonly shopperLeft?: number;
  /** Until then this shopper cannot buy it; absent once they can. */
  readonly opensTime?: number;
}

/** What is shown and stored of the variant of a line, as its market spells it; picture and options are the stored JSON. */
interface LineVariant {
  readonly offer: Offer;
  readonly title: string;
  readonly image: string;
  readonly options: string;
  readonly energyClass: string | null;
}

/** A line with its variant and its own offer. */
export interface ResolvedLine {
  /** With the promotion that grants its price; its id and key stay those that it was added with. */
  readonly line: CartLine;
  readonly variant: Omit<LineVariant, 'offer'>;
  readonly offer: LineOffer;
}

/** Lines by key; those of unknown SKUs are left out. */
export type ResolvedLines = ReadonlyMap<string, ResolvedLine>;

/**
 * The offer of a line. This is the only place that decides what a buy type means.
 * @param offer of the plain variant
 * @param promotion what the promotion of the line grants, if it runs
 */
export function resolveOffer(
  { buyType }: Pick<PromotedLine, 'buyType'>,
  offer: Offer,
  promotion: LineGrant | undefined,
): LineOffer {
  if (buyType === plainBuyType) return offer;
  if (promotion === undefined) {
    return becomesPlain(buyType) ? { ...offer, promotionEnded: true } : { ...offer, refusal: 'PROMOTION_NOT_RUNNING' };
  }
  if ('suit' in promotion) return { ...offer, suit: promotion.suit };
  if (promotion.startTime !== undefined) return { ...offer, refusal: 'PROMOTION_NOT_STARTED' };
  return { ...withPromotion(offer, promotion), promotion };
}

/** What the promotion of a line has for everybody; nothing where no page names it, or it does not run. */
function promotedPart(offer: Offer, promotion: LineGrant | undefined): Pick<LineOffer, 'promoted'> {
  if (promotion === undefined || 'suit' in promotion || promotion.startTime !== undefined) return {};
  const promoted = promotion.about && promotedOffer(offer, promotion);
  return promoted ? { promoted } : {};
}

/** The line with the promotion that it is bought with: the open step of its ladder, or none once that has ended. */
function grantedLine(line: CartLine, { promotion, promotionEnded }: LineOffer): CartLine {
  if (promotionEnded) {
    const { promoItemId: _item, suitGroupId: _suit, ...plain } = line;
    return { ...plain, buyType: plainBuyType };
  }
  return promotion?.promoItemId === undefined ? line : { ...line, promoItemId: promotion.promoItemId };
}

/** Where promotions and levels come from. */
export type LineSources = Pick<ShopContext, 'hooks'>;

/** What a promotion still grants where earlier lines of the order have taken some pieces of it. */
function afterOthers(promotion: LineGrant | undefined, taken: number): LineGrant | undefined {
  if (promotion === undefined || taken === 0 || 'suit' in promotion) return promotion;
  const { left = Infinity, memberLeft = Infinity, perOrderLimit = Infinity } = promotion;
  const rest = (pieces: number) => Math.max(0, pieces - taken);
  return { ...promotion, left: rest(left), memberLeft: rest(memberLeft), perOrderLimit: rest(perOrderLimit) };
}

/** Variants by SKU; unknown SKUs are left out. */
export type LineVariants = ReadonlyMap<string, LineVariant>;

/** `resolveKnownLines` with the variants as they are now. */
export async function resolveLines(
  shop: LineSources,
  db: Db,
  visit: OfferVisit,
  lines: readonly CartLine[],
): Promise<ResolvedLines> {
  return resolveKnownLines(shop, db, visit, { lines, variants: await loadVariants(db, visit, lines) });
}

/**
 * The lines with their variants and offers, each line by itself: one SKU in a plain line and in a line of a promotion has
 * two prices. Lines of one SKU share its stock, lines of one promotion item its quota and limits; the one that has been in
 * the cart longest is served first.
 * @param known lines newest first, as a cart has them, and their variants at the moment of the visit
 */
export async function resolveKnownLines(
  shop: LineSources,
  db: Db,
  visit: OfferVisit,
  { lines, variants }: { readonly lines: readonly CartLine[]; readonly variants: LineVariants },
): Promise<ResolvedLines> {
  const promotions = await shop.hooks.promotions.offersFor(db, visit, lines);
  const launches = [...variants.values()].map(({ offer }) => offer.launchTime);
  const opensOf = await readOpening(shop, db, visit, launches);
  const leftFor = await readShopperLeft(
    db,
    visit,
    [...variants.values()].map(({ offer }) => offer),
  );
  const taken = new Map<string, number>();
  const takenOf = (key: string | undefined) => (key === undefined ? 0 : (taken.get(key) ?? 0));
  const resolved = lines.toReversed().flatMap((line): [string, ResolvedLine][] => {
    const found = variants.get(line.sku);
    if (found === undefined) return [];
    const { offer: plain, ...variant } = found;
    const promotion = promotions.get(line.key);
    const granted = promotion === undefined || 'suit' in promotion ? undefined : promotion.promoItemId;
    const itemId = granted ?? line.promoItemId;
    const item = itemId === undefined ? undefined : `item ${itemId}`;
    const aside = `set aside ${line.sku}`;
    const rest = {
      available: Math.max(0, plain.available - takenOf(line.sku)),
      setAside: plain.setAside - takenOf(aside),
    };
    const opensTime = opensOf(plain.launchTime);
    const offer = {
      ...resolveOffer(
        line,
        { ...plain, ...rest, ...leftFor(plain, takenOf(line.sku)) },
        afterOthers(promotion, takenOf(item)),
      ),
      ...promotedPart(plain, promotion),
      ...(opensTime === undefined ? {} : { opensTime }),
      ...(visit.isPlaceTaken === true && line.buyType === newUserBuyType ? { isPlaceTaken: true as const } : {}),
    };
    if (line.selected && offer.refusal === undefined && opensTime === undefined) {
      const pieces = Math.min(line.quantity, offer.available);
      const ofAside = offer.promotion?.isSetAside ? Math.min(pieces, rest.setAside) : 0;
      taken.set(line.sku, takenOf(line.sku) + pieces - ofAside).set(aside, takenOf(aside) + ofAside);
      if (item !== undefined) taken.set(item, takenOf(item) + pieces);
    }
    return [[line.key, { line: grantedLine(line, offer), variant, offer }]];
  });
  return new Map(resolved.toReversed());
}

/** What a shopper may still have of variants that are limited; nothing is asked where none is. */
async function readShopperLeft(
  db: Db,
  { site, accountId, hasOwnLimits = false }: OfferVisit,
  offers: readonly Offer[],
): Promise<(offer: Offer, taken: number) => Pick<Offer, 'perOrderLimit'> & Pick<LineOffer, 'shopperLeft'>> {
  const limited = hasOwnLimits ? [] : offers.filter(({ perShopperLimit }) => perShopperLimit !== undefined);
  const ordered =
    limited.length === 0 || accountId === undefined
      ? new Map<string, number>()
      : await readOrderedPieces(
          db,
          { site, account_id: accountId },
          limited.map(({ sku }) => sku),
        );
  return ({ sku, perOrderLimit, perShopperLimit }, taken) => {
    if (perShopperLimit === undefined || hasOwnLimits) return { perOrderLimit };
    const shopperLeft = Math.max(0, perShopperLimit - (ordered.get(sku) ?? 0) - taken);
    return { perOrderLimit: Math.min(perOrderLimit, shopperLeft), shopperLeft };
  };
}

const shownColumns = ['products.title', 'skus.image', 'skus.options', 'energy_labels.class as energy_class'] as const;

/** What `variantOf` reads, for queries that want a variant beside something else; `flashPieces` comes with it. */
export const variantColumns = [...offerColumns, ...shownColumns] as const;

const variantRows = prepared((db, { one, each }: Slots<{ site: Site; skus: readonly string[]; now: number }>) =>
  offerRows(db, one('site'), one('now'))
    .leftJoin('energy_labels', 'energy_labels.sku', 'skus.sku')
    .select(shownColumns)
    .where('sku_markets.sku', 'in', each('skus')),
);

export type VariantRow = Awaited<ReturnType<typeof variantRows>>[number];

/** The variant of a row at one moment, as its market spells it. */
export const variantOf = (row: VariantRow, { site, now }: Pick<OfferVisit, 'site' | 'now'>): LineVariant => ({
  offer: toOffer(row, now),
  title: spelled(row.title, site),
  image: row.image,
  options: spelled(row.options, site),
  energyClass: isLabelSite(site) ? row.energy_class : null,
});

/** The variants of lines as they are now. */
export async function loadVariants(
  db: Db,
  { site, now }: Pick<OfferVisit, 'site' | 'now'>,
  lines: readonly CartLine[],
): Promise<LineVariants> {
  const skus = [...new Set(lines.map(({ sku }) => sku))];
  if (skus.length === 0) return new Map();
  const rows = await variantRows(db, { site, skus, now });
  return new Map(rows.map((row) => [row.sku, variantOf(row, { site, now })]));
}
