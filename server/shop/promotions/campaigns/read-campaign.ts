import type { components } from '#openapi/types.ts';
import { campaignPart, campaignSteps } from '#rules/campaign-phases.ts';
import type { Site } from '#rules/markets.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { inMarketSpelling } from '../../catalogue/market-spelling.ts';
import { readContentPage } from '../../content/read-page.ts';
import { readImage } from '../../media/picture.ts';
import { isReminded } from '../reminders/reminded.ts';
import { showCampaignBlocks } from './campaign-blocks.ts';
import { type CampaignRow, phaseOf, readCampaignRow, type StoredCampaign } from './campaign-row.ts';
import { previewedPart } from './preview-key.ts';

type Detail = components['schemas']['CampaignDetail'];

interface CampaignVisit {
  readonly site: Site;
  readonly accountId: string | undefined;
  readonly handle: string;
  /** The key of a signed link. */
  readonly preview?: string | undefined;
}

/** The page of a campaign as it stands in a market now. @throws NOT_FOUND for one that is unknown or not announced yet */
export async function readCampaign(shop: ShopContext, visit: CampaignVisit): Promise<Detail> {
  const now = shop.clock.now();
  const { site, handle, preview } = visit;
  const campaign = await readCampaignRow(shop.db, handle);
  if (!campaign || campaign.row.status === 'ARCHIVED') throw new ShopError('NOT_FOUND');
  const times = campaign.times.get(site);
  const head = headOf(campaign.row, site);
  if (!times) {
    if (!isPublicAnywhere(campaign, now)) throw new ShopError('NOT_FOUND');
    return { promotion: head, phase: 'OTHER_MARKET', steps: [], isPreview: false, reminded: false, blocks: [] };
  }
  const steps = campaignSteps(times);
  const phase = phaseOf(campaign.row, times, now);
  const previewed = preview === undefined ? undefined : previewedPart(shop, handle, preview);
  const part = previewed ?? campaignPart(phase, times, now);
  if (part === undefined) {
    if (phase !== 'ENDED') throw new ShopError('NOT_FOUND');
    return { promotion: head, phase, steps, isPreview: false, reminded: false, blocks: [] };
  }
  const { accountId } = visit;
  const isAsked = accountId !== undefined && part === 'WARMUP' && previewed === undefined;
  const [page, reminded] = await Promise.all([
    readContentPage(shop, 'CAMPAIGN', handle, site),
    isAsked && isReminded(shop, accountId, { promoId: head.promoId, site }),
  ]);
  const blocks = await showCampaignBlocks(shop, page?.blocks ?? [], { site, part, endTime: times.endTime, accountId });
  return { promotion: head, phase: part, steps, isPreview: previewed !== undefined, reminded, blocks };
}

const isPublicAnywhere = ({ row, times }: StoredCampaign, now: number): boolean =>
  [...times.values()].some((each) => ['WARMUP', 'LIVE', 'SOLD_OUT', 'ENDED'].includes(phaseOf(row, each, now)));

function headOf(row: CampaignRow, site: Site): Detail['promotion'] {
  const { promo_id: promoId, type, handle, image } = row;
  const { title, text: summary } = inMarketSpelling({ title: row.title, text: row.summary }, site);
  return { promoId, type, handle, title, summary, ...(image !== null && { image: readImage(image) }) };
}
