import type { ErrorCode } from '#openapi/errors.ts';
import type { components } from '#openapi/types.ts';
import type { Site } from '#rules/markets.ts';
import { type ProtectionTerms, protectionTerms } from '#rules/protection.ts';
import { type ShippingRate, shippingRates } from '#rules/shipping.ts';
import type { Db } from '#server/db/schema.ts';
import { applyWallet, type WalletChoices, type WalletOrder, type WalletQuote } from '../pricing/apply-wallet.ts';
import type { CartLine } from '../pricing/cart-lines.ts';
import { type LineSources, resolveLines, type ResolvedLines } from '../pricing/line-offers.ts';
import type { OfferVisit } from '../pricing/promotions.ts';
import type { MemberWallet } from '../pricing/wallet.ts';

/** What a quote is composed of, each part by how the order is paid for. */
export interface QuoteParts {
  /** The lines with their variants, at the offers of promotions where the order can have them. */
  readonly resolve: (
    shop: LineSources,
    db: Db,
    visit: OfferVisit,
    lines: readonly CartLine[],
  ) => Promise<ResolvedLines>;
  /** How it can be delivered, the standard delivery first. */
  readonly ratesOf: (site: Site) => readonly [ShippingRate, ...ShippingRate[]];
  /** Shipping protection; undefined where it is not offered. */
  readonly protectionOf: (site: Site, country: string) => ProtectionTerms | undefined;
  /** The price with what the member spends; what does not work is a problem and never thrown. */
  readonly pay: (
    shop: LineSources,
    db: Db,
    wallet: MemberWallet,
    order: WalletOrder,
    choices: WalletChoices,
  ) => Promise<WalletQuote>;
  /** Whether it can bring prizes of the member along. */
  readonly bringsPrizes: boolean;
  /** What the quote says beside its price. */
  readonly shown: Pick<components['schemas']['Quote'], 'exchange' | 'pledge'>;
  /** Why nobody can have it, known before anything is quoted. */
  readonly goneCode?: ErrorCode;
}

/** An order that is paid with money, and with coupons and coins beside it. */
export const moneyParts: QuoteParts = {
  resolve: resolveLines,
  ratesOf: (site) => shippingRates[site],
  protectionOf: protectionTerms,
  pay: applyWallet,
  bringsPrizes: true,
  shown: {},
};
