import { day } from '#rules/durations.ts';
import { dayAt, deadlineText } from '#rules/market-dates.ts';
import { formatMoney, money } from '#rules/money.ts';
import { depositCampaignPath, earlyBirdPath, flashSalePath, newUserPath, suitPath } from '#rules/page-paths.ts';
import type { AboutPromotion, Offer, OtherWay, Price, PromotionOffer, ShownPromotion, PromotionNote } from './offer.ts';

/** What a promotion makes of a variant; amounts are minor units of the market. */
export interface Terms {
  /** Pieces that orders can still have; null where it has no quota. */
  readonly left: number | null;
  /** Of one piece; absent of a bundle. */
  readonly amount?: number;
  readonly deposit?: number;
  /** What a bundle takes off, and the other lights that are in it. */
  readonly bundle?: { readonly save: number; readonly others: string };
}

const addresses: Readonly<Record<PromotionNote['kind'], (id: string) => string>> = {
  FLASH_SALE: () => flashSalePath,
  EARLY_BIRD: (id) => `${earlyBirdPath}?id=${id}`,
  NEW_USER: () => newUserPath,
  EARLY_BIRD_CAMPAIGN: (id) => `${depositCampaignPath}?id=${id}`,
  SUIT: (suitId) => `${suitPath}?suitId=${suitId}`,
};

const longest = 366 * day;

/** Until when, as exactly as somebody has to know; nothing of what runs for years. It is the same on every day that it runs. */
function untilText({ startTime, endTime }: AboutPromotion, { site }: Pick<Price, 'site'>): string {
  const runs = endTime - startTime;
  if (runs > longest) return '';
  return ` until ${runs > 8 * day ? dayAt(endTime - 1, site) : deadlineText(endTime, site)}`;
}

/**
 * What a promotion says of a variant, everywhere in the same words. The limit of one shopper is the lower of its own and the
 * variant's, as an order has it.
 */
export function noteOf(
  price: Pick<Price, 'site' | 'currency' | 'perShopperLimit'>,
  about: AboutPromotion,
  { left, amount, deposit, bundle }: Terms,
): PromotionNote {
  const { kind, promoId, name, endTime, perBuyerLimit = Infinity } = about;
  const isBundle = kind === 'SUIT';
  const limit = Math.min(perBuyerLimit, (isBundle ? undefined : price.perShopperLimit) ?? Infinity);
  const of = (minor = 0) => money(minor, price.currency);
  const words = (minor = 0) => formatMoney(of(minor));
  const heads: Readonly<Record<PromotionNote['kind'], string>> = {
    FLASH_SALE: 'Flash sale',
    EARLY_BIRD: 'Early bird price',
    NEW_USER: `${words(amount)} on a new member’s first order`,
    EARLY_BIRD_CAMPAIGN: `Reserve with a ${words(deposit)} deposit, ${words(amount)} in all,`,
    SUIT: `Save ${words(bundle?.save)} with ${bundle?.others ?? ''}`,
  };
  const parts = [
    `${heads[kind]}${untilText(about, price)}`.replace(/,$/, ''),
    left === null ? '' : `${left} left`,
    limit === Infinity ? '' : `${limit} ${isBundle && limit === 1 ? 'set ' : isBundle ? 'sets ' : ''}per shopper`,
  ];
  return {
    ...{ kind, id: promoId, name, endTime, left, perShopper: limit === Infinity ? null : limit },
    ...{ text: parts.filter(Boolean).join(' · '), href: addresses[kind](promoId) },
    ...(amount === undefined ? {} : { price: of(amount) }),
    ...(deposit === undefined ? {} : { deposit: of(deposit) }),
    ...(bundle === undefined ? {} : { save: of(bundle.save) }),
  };
}

/** Of the promotion that an offer has its price from. @param promoted `promotedOffer` of the variant */
export const noteOfPriced = (
  promoted: Offer,
  about: AboutPromotion,
  { amount, left }: Pick<PromotionOffer, 'amount' | 'left'>,
): PromotionNote => noteOf(promoted, about, { amount, left: left === undefined ? null : promoted.available });

/** Of the promotion that an offer is shown with. */
export function noteOfShown(offer: Offer, shown: ShownPromotion | OtherWay): PromotionNote {
  if ('note' in shown) return shown.note;
  const { about, buyType, promoItemId } = shown;
  return { ...noteOfPriced(offer, about, shown), line: { buyType, promoItemId } };
}
