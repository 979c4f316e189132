import { day } from '#rules/durations.ts';
import { dayAt, deadlineText } from '#rules/market-dates.ts';
import type { Site } from '#rules/markets.ts';
import { type Currency, formatMoney, money } from '#rules/money.ts';
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
function untilText({ startTime, endTime }: AboutPromotion, site: Site): string {
  const runs = endTime - startTime;
  if (runs > longest) return '';
  return ` until ${runs > 8 * day ? dayAt(endTime - 1, site) : deadlineText(endTime, site)}`;
}

/** What it is, without its end. */
function headOf(kind: PromotionNote['kind'], { amount = 0, deposit = 0, bundle }: Terms, currency: Currency): string {
  const words = (minor: number) => formatMoney(money(minor, currency));
  switch (kind) {
    case 'FLASH_SALE':
      return 'Flash sale';
    case 'EARLY_BIRD':
      return 'Early bird price';
    case 'NEW_USER':
      return `${words(amount)} on a new member’s first order`;
    case 'EARLY_BIRD_CAMPAIGN':
      return `Reserve with a ${words(deposit)} deposit, ${words(amount)} in all,`;
    case 'SUIT':
      return `Save ${words(bundle?.save ?? 0)} with ${bundle?.others ?? ''}`;
  }
}

function limitText(limit: number, kind: PromotionNote['kind']): string {
  if (limit === Infinity) return '';
  if (kind !== 'SUIT') return `${limit} per shopper`;
  return `${limit} ${limit === 1 ? 'set' : 'sets'} per shopper`;
}

/**
 * What a promotion says of a variant, everywhere in the same words. The limit of one shopper is the lower of its own and the
 * variant's, as an order has it.
 */
export function noteOf(
  { site, currency, perShopperLimit = Infinity }: Pick<Price, 'site' | 'currency' | 'perShopperLimit'>,
  about: AboutPromotion,
  terms: Terms,
): PromotionNote {
  const { kind, promoId, name, endTime, perBuyerLimit = Infinity } = about;
  const { left, amount, deposit, bundle } = terms;
  const limit = kind === 'SUIT' ? perBuyerLimit : Math.min(perBuyerLimit, perShopperLimit);
  const parts = [
    `${headOf(kind, terms, currency)}${untilText(about, site)}`.replace(/,$/, ''),
    left === null ? '' : `${left} left`,
    limitText(limit, kind),
  ];
  return {
    kind,
    id: promoId,
    name,
    endTime,
    left,
    perShopper: limit === Infinity ? null : limit,
    text: parts.filter(Boolean).join(' · '),
    href: addresses[kind](promoId),
    ...(amount === undefined ? {} : { price: money(amount, currency) }),
    ...(deposit === undefined ? {} : { deposit: money(deposit, currency) }),
    ...(bundle === undefined ? {} : { save: money(bundle.save, currency) }),
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
