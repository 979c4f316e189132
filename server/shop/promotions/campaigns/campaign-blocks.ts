import type { components } from '#openapi/types.ts';
import type { CampaignPart } from '#rules/campaign-phases.ts';
import type { Site } from '#rules/markets.ts';
import type { ShopContext } from '#server/shop-context.ts';
import {
  type BlockMarket,
  pickProducts,
  type PrepareBlock,
  prepareHomeBlock,
  showBlocks,
} from '../../content/show-blocks.ts';
import type { StoredBlock } from '../../content/stored-block.ts';
import { presentOffers } from '../../coupons/coupon-offers.ts';
import { readTemplates } from '../../coupons/coupon-row.ts';

type CampaignBlock = components['schemas']['CampaignBlock'];
type Offer = components['schemas']['CouponOffer'];

interface CampaignVisit {
  readonly site: Site;
  readonly part: CampaignPart;
  /** The first instant without the campaign, epoch ms. */
  readonly endTime: number;
  readonly accountId: string | undefined;
}

/** The blocks of a campaign as somebody sees them in a market, from top to bottom; what would be empty is left out. */
export async function showCampaignBlocks(
  shop: ShopContext,
  blocks: readonly StoredBlock[],
  { site, part, endTime, accountId }: CampaignVisit,
): Promise<CampaignBlock[]> {
  const shown = blocks.filter(({ phases = [part], sites = [site] }) => phases.includes(part) && sites.includes(site));
  const offers = await readOffers(shop, shown, { site, accountId });
  return showBlocks(shop, site, shown, prepareWith(offers, endTime));
}

/** What the coupon blocks offer in the market, by template. */
async function readOffers(
  shop: ShopContext,
  blocks: readonly StoredBlock[],
  { site, accountId }: Pick<CampaignVisit, 'site' | 'accountId'>,
): Promise<ReadonlyMap<string, Offer>> {
  const ids = blocks.flatMap((block) => (block.type === 'COUPONS' ? block.data.templates : []));
  if (ids.length === 0) return new Map();
  const templates = [...(await readTemplates(shop.db, ids)).values()];
  const claimable = templates.filter(
    (template) => template.site === site && template.source === 'CENTER' && template.status === 'SCHEDULED',
  );
  const offers = await presentOffers(shop, claimable, accountId);
  return new Map(offers.map((offer) => [offer.terms.templateId, offer]));
}

const prepareWith =
  (offers: ReadonlyMap<string, Offer>, endTime: number): PrepareBlock<CampaignBlock> =>
  (block, market) => {
    const { id, moduleId, version } = block;
    const plain = (shown: CampaignBlock) => ({ picked: [], show: () => shown });
    switch (block.type) {
      case 'COUNTDOWN':
        return plain({ id, moduleId, version, type: block.type, data: block.data });
      case 'ANCHORS':
        return plain({ id, moduleId, version, type: block.type, data: block.data });
      case 'REMIND':
        return plain({ id, moduleId, version, type: block.type, data: block.data });
      case 'PRICE_HOLD':
        return plain({ id, moduleId, version, type: block.type, data: { ...block.data, until: endTime } });
      case 'RULES': {
        const { title, text } = block.data;
        return plain({ id, moduleId, version, type: block.type, data: { title, text: [...text] } });
      }
      case 'COUPONS': {
        const { templates, ...words } = block.data;
        const own = templates.flatMap((template) => offers.get(template) ?? []);
        return own.length === 0
          ? undefined
          : plain({ id, moduleId, version, type: block.type, data: { ...words, offers: own } });
      }
      case 'TABS':
        return prepareTabs(block, market);
      default:
        return prepareHomeBlock(block, market);
    }
  };

/** A block as far as its products go: without coupons, and without the end of a promise. */
export const prepareCampaignBlock: PrepareBlock<CampaignBlock> = prepareWith(new Map(), 0);

/** Products by kind; a kind of which the market sells nothing is left out. */
function prepareTabs(
  { id, moduleId, version, type, data: { title, tabs, limit } }: Extract<StoredBlock, { type: 'TABS' }>,
  market: BlockMarket,
): ReturnType<PrepareBlock<CampaignBlock>> {
  const filled = tabs
    .map((tab) => ({ ...tab, products: pickProducts(tab.pick, market, limit) }))
    .filter(({ products }) => products.length > 0);
  if (filled.length === 0) return undefined;
  return {
    picked: filled.flatMap(({ products }) => products),
    show: (cardsOf) => ({
      id,
      moduleId,
      version,
      type,
      data: {
        title,
        tabs: filled.map(({ products, ...tab }) => ({ ...tab, products: cardsOf(products) })),
      },
    }),
  };
}
