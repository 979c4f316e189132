import type { components } from '#openapi/types.ts';
import type { StoredPicture } from '../media/picture.ts';
import type { StoredFilm } from '../media/video.ts';

type HomeBlock = components['schemas']['HomeBlock'];
type DataOf<Type extends HomeBlock['type']> = Extract<HomeBlock, { type: Type }>['data'];
type CampaignBlock = components['schemas']['CampaignBlock'];
type CampaignDataOf<Type extends CampaignBlock['type']> = Extract<CampaignBlock, { type: Type }>['data'];

/** `id` names the block on its page, `moduleId` in page-time reports. */
interface Block<Type extends string, Data> {
  readonly id: string;
  readonly moduleId: string;
  readonly type: Type;
  readonly version: 1;
  /** The phases of a campaign that show it; without them all. */
  readonly phases?: components['schemas']['BlockPhases'];
  /** The markets that show it; without them all. */
  readonly sites?: components['schemas']['BlockSites'];
  readonly data: Data;
}

/** A picture with words and one way on; `href` is a path without the market. */
export type StoredHero = Omit<components['schemas']['Hero'], 'image' | 'upright' | 'hours'> & {
  readonly image: StoredPicture;
  readonly upright?: StoredPicture;
};

/** A product to light where it stands; the way on leads to its page. */
export type StoredLight = Omit<components['schemas']['LightScene'], 'href' | 'image' | 'relit' | 'light'> & {
  readonly spu: string;
  /** The lamp in its room as photographed for this place, with its lights apart; else the picture of its page is shown. */
  readonly image?: StoredPicture;
};

/** Which products: those of a collection or a category, the first of a list in the given order, or these. */
export type ProductPick = components['schemas']['ProductPick'];

/** Products by kind, one kind in view. */
interface StoredTabs {
  readonly title: string;
  readonly limit: number;
  readonly tabs: readonly { readonly label: string; readonly pick: ProductPick }[];
}

/** Text as its writer typed it, and what was made of it. */
interface StoredRules {
  readonly title: string;
  /** Markdown, a line each. */
  readonly source: readonly string[];
  readonly text: readonly components['schemas']['RichTextBlock'][];
}

interface StoredCoupons {
  readonly title: string;
  readonly text: string;
  /** Of all markets; each shows its own. */
  readonly templates: readonly string[];
}

interface StoredRail {
  readonly title: string;
  readonly text: string;
  readonly href: string;
  readonly pick: ProductPick;
  readonly limit: number;
}

/** A block as a content page keeps it: what depends on the market and on the hour is filled in when it is read. */
export type StoredBlock =
  | Block<'HERO', { readonly heroes: readonly StoredHero[] }>
  | Block<'CATEGORY_GRID', Pick<DataOf<'CATEGORY_GRID'>, 'title'>>
  | Block<'PRODUCT_RAIL', StoredRail>
  | Block<'PRODUCT_GRID', StoredRail>
  | Block<'LIGHT', StoredLight>
  | Block<'QUESTIONS', DataOf<'QUESTIONS'>>
  | Block<'FEATURE', StoredHero>
  | Block<'VIDEO', Omit<DataOf<'VIDEO'>, 'video'> & { readonly film: StoredFilm }>
  | Block<'TRUST_ROW', DataOf<'TRUST_ROW'>>
  | Block<'RICH_TEXT', { readonly text: readonly components['schemas']['RichTextBlock'][] }>
  | Block<'COUNTDOWN', CampaignDataOf<'COUNTDOWN'>>
  | Block<'COUPONS', StoredCoupons>
  | Block<'TABS', StoredTabs>
  | Block<'RULES', StoredRules>
  | Block<'ANCHORS', CampaignDataOf<'ANCHORS'>>
  | Block<'PRICE_HOLD', Omit<CampaignDataOf<'PRICE_HOLD'>, 'until'>>
  | Block<'REMIND', CampaignDataOf<'REMIND'>>;

const versionOf: { readonly [Type in StoredBlock['type']]: Extract<StoredBlock, { type: Type }>['version'] } = {
  HERO: 1,
  CATEGORY_GRID: 1,
  PRODUCT_RAIL: 1,
  PRODUCT_GRID: 1,
  LIGHT: 1,
  QUESTIONS: 1,
  FEATURE: 1,
  VIDEO: 1,
  TRUST_ROW: 1,
  RICH_TEXT: 1,
  COUNTDOWN: 1,
  COUPONS: 1,
  TABS: 1,
  RULES: 1,
  ANCHORS: 1,
  PRICE_HOLD: 1,
  REMIND: 1,
};

const versions: ReadonlyMap<string, number> = new Map(Object.entries(versionOf));

/** What every block has, whatever program wrote it. */
export interface AnyBlock {
  readonly type: string;
  readonly version: number;
}

/** False for a block that a newer program wrote. */
export const isReadableBlock = (block: AnyBlock): block is StoredBlock => versions.get(block.type) === block.version;
