import { type Site, sites } from '#rules/markets.ts';
import type { CampaignFile } from '#server/shop/promotions/campaigns/campaign-file.ts';
import { seededTemplateId } from '../../coupons/templates.ts';

/** Days from the seed, or from the day that a campaign counts from. */
export interface SeedWindow {
  readonly preview: number;
  readonly start: number;
  readonly lastChance: number;
  readonly end: number;
}

/** A campaign with its windows in days, so that it stands where it should whenever a shop is begun. */
export interface CampaignSeed extends Pick<CampaignFile, 'handle' | 'title' | 'summary' | 'image' | 'blocks'> {
  /** The instant that its days are counted from, epoch ms; that of the seed when absent. */
  readonly from?: (now: number) => number;
  readonly windows: Readonly<Record<Site, SeedWindow | undefined>>;
}

export const everyMarket = (window: SeedWindow): Record<Site, SeedWindow> => ({
  US: window,
  EU: window,
  GB: window,
  CA: window,
  JA: window,
});

/** Seeded coupons by their key, of all markets. */
export const couponsOfAllMarkets = (...keys: readonly string[]): string[] =>
  keys.flatMap((key) => sites.map((site) => seededTemplateId(key, site)));

export const kindTabs = [
  { label: 'Table lamps', pick: { category: 'table-lamps' } },
  { label: 'Floor lamps', pick: { category: 'floor-lamps' } },
  { label: 'Panels', pick: { category: 'wall-panels' } },
  { label: 'Outdoors', pick: { category: 'outdoor' } },
];
