import { campaignSteps } from '#rules/campaign-phases.ts';
import { deadlineText } from '#rules/market-dates.ts';
import type { Site } from '#rules/markets.ts';
import { groupBy } from '#rules/group-by.ts';
import { UsageError } from '#server/ops/command.ts';
import type { PriceHold, ShopContext } from '#server/shop-context.ts';
import { loadOffers } from '../../catalogue/load-offers.ts';
import { readContentPage } from '../../content/read-page.ts';
import { prepareBlocks } from '../../content/show-blocks.ts';
import { prepareCampaignBlock } from './campaign-blocks.ts';
import { readCampaignRow } from './campaign-row.ts';

/** A time in epoch ms, its end the first instant that does not belong to it. */
interface Period {
  readonly from: number;
  readonly to: number;
}

/**
 * The variants of a market whose price an event promises not to lower at some time of a period: those that its page shows, from the
 * first part of the event that says so until its end.
 * @returns of each SKU the promise that lasts longest
 */
export async function readPriceHolds(
  shop: ShopContext,
  site: Site,
  period: Period,
): Promise<ReadonlyMap<string, PriceHold>> {
  const events = await shop.db
    .selectFrom('promotions')
    .innerJoin('promotion_windows', 'promotion_windows.promo_id', 'promotions.promo_id')
    .select('handle')
    .where('type', '=', 'EVENT')
    .where('status', '=', 'SCHEDULED')
    .where('site', '=', site)
    .where('end_time', '>', period.from)
    .orderBy('end_time')
    .execute();
  const holds = new Map<string, PriceHold>();
  for (const { handle } of events) {
    for (const [sku, hold] of await holdsOfEvent(shop, { handle, site }, period)) holds.set(sku, hold);
  }
  return holds;
}

async function holdsOfEvent(
  shop: ShopContext,
  { handle, site }: { readonly handle: string; readonly site: Site },
  period: Period,
): Promise<[string, PriceHold][]> {
  const campaign = await readCampaignRow(shop.db, handle);
  const times = campaign?.times.get(site);
  if (!campaign || !times) return [];
  const page = await readContentPage(shop, 'CAMPAIGN', handle, site);
  const blocks = page?.blocks.filter(({ sites = [site] }) => sites.includes(site)) ?? [];
  const promises = blocks.filter(({ type }) => type === 'PRICE_HOLD');
  const isSaid = campaignSteps(times).find(({ phase, from }) =>
    promises.some(({ phases = [phase] }) => phases.includes(phase) && from < period.to),
  );
  if (!isSaid) return [];
  const until = times.endTime;
  const reason = `the page "${campaign.row.title}" promises not to lower any price before ${deadlineText(until, site)}.`;
  const hold = { until, reason };
  const prepared = await prepareBlocks(shop, site, blocks, prepareCampaignBlock);
  return prepared.flatMap(({ picked }) =>
    picked.flatMap(({ shown }) => shown.map(({ sku }): [string, PriceHold] => [sku.sku, hold])),
  );
}

/** A price that a promotion would ask (minor units of the market), and when. */
export interface ComingPrice extends Period {
  readonly sku: string;
  readonly site: Site;
  readonly amount: number;
}

/** @throws UsageError where a price would be lower than the one that is asked now, while the page of an event promises that it stays */
export async function refuseHeldPrices(shop: ShopContext, prices: readonly ComingPrice[]): Promise<void> {
  const now = shop.clock.now();
  for (const [site, coming] of groupBy(prices, (price) => price.site)) {
    const from = Math.max(now, Math.min(...coming.map((price) => price.from)));
    const holds = await readPriceHolds(shop, site, { from, to: Math.max(...coming.map(({ to }) => to)) });
    const offers =
      holds.size === 0 ? undefined : await loadOffers(shop.db, site, [...new Set(coming.map(({ sku }) => sku))], now);
    for (const { sku, amount } of coming) {
      const hold = holds.get(sku);
      if (hold && amount < (offers?.get(sku)?.unitAmount ?? 0)) throw new UsageError(`${site} ${sku}: ${hold.reason}`);
    }
  }
}
