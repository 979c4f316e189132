import { depositPrice } from '#rules/deposits.ts';
import type { Site } from '#rules/markets.ts';
import type { PromotionStatus } from '#rules/promotion-states.ts';
import type { Tx } from '#server/db/schema.ts';
import { createPromotion } from '../create-promotion.ts';
import { addItems } from '../quota/add-items.ts';

/** What one market asks for: the price without a deposit, the deposit and what it takes off. Minor units. */
export interface MarketTerms {
  readonly price: number;
  readonly deposit: number;
  readonly worth: number;
}

export interface NewCampaign {
  readonly handle: string;
  readonly title: string;
  readonly summary: string;
  readonly status: PromotionStatus;
  readonly sku: string;
  /** Pieces in each market, and of one member. */
  readonly quota: number;
  readonly perMember: number;
  readonly markets: Readonly<Partial<Record<Site, MarketTerms>>>;
  /** When deposits begin and end, when balances begin, and when what is paid leaves; epoch ms, in this order. */
  readonly startTime: number;
  readonly endTime: number;
  readonly balanceStart: number;
  readonly shipStart: number;
}

/**
 * Writes a campaign whose id is its handle; one that is there already stays as it is.
 * @returns whether it is new
 * @throws RangeError where a deposit would leave nothing to pay, or the dates are not in order
 */
export async function createDepositCampaign(tx: Tx, campaign: NewCampaign, now: number): Promise<boolean> {
  const { handle, title, summary, status, sku, quota, perMember, startTime, endTime, balanceStart, shipStart } =
    campaign;
  if (!(startTime < endTime && endTime <= balanceStart && balanceStart <= shipStart)) {
    throw new RangeError('Deposits must end before balances begin, and nothing may ship before that.');
  }
  const markets = Object.entries(campaign.markets).map(([site, terms]) => ({ site: site as Site, ...terms }));
  const poor = markets.find(({ price, worth }) => price <= worth);
  if (poor) throw new RangeError(`The deposit in ${poor.site} leaves nothing to pay.`);
  const window = { previewTime: Math.min(now, startTime), startTime, endTime };
  const promotion = {
    ...({ promoId: handle, handle, title, summary, type: 'EARLY_BIRD_CAMPAIGN', status } as const),
    windows: Object.fromEntries(markets.map(({ site }) => [site, window])),
  };
  if (!(await createPromotion(tx, promotion, now))) return false;
  await addItems(
    tx,
    markets.map(({ site, price, deposit, worth }) => ({
      ...{ promo_item_id: itemIdOf(handle, site), promo_id: handle, site, sku, session_id: null, tier: null },
      amount: depositPrice(price, { depositAmount: deposit, worthAmount: worth }).goods,
      ...{ quota, per_order_limit: 1, per_buyer_limit: perMember, sort: 0 },
    })),
  );
  const terms = markets.map(({ site, deposit, worth }) => ({
    ...{ promo_id: handle, site, deposit_amount: deposit, worth_amount: worth },
    ...{ balance_start: balanceStart, ship_start: shipStart },
  }));
  await tx.insertInto('deposit_terms').values(terms).execute();
  return true;
}

export const itemIdOf = (handle: string, site: Site): string => `${handle}-${site.toLowerCase()}`;
