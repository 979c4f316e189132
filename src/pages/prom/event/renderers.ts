import { blockHeights } from '#src/blocks/block-heights.ts';
import type { Block, Renderers } from '#src/blocks/block.ts';
import { FeatureBlock } from '#src/blocks/kinds/feature-block.tsx';
import { ProductGridBlock } from '#src/blocks/kinds/product-grid-block.tsx';
import { ProductRailBlock } from '#src/blocks/kinds/product-rail-block.tsx';
import { QuestionsBlock } from '#src/blocks/kinds/questions-block.tsx';
import { TrustRowBlock } from '#src/blocks/kinds/trust-row-block.tsx';
import { AnchorsBlock } from './blocks/anchors-block.tsx';
import { CampaignHero } from './blocks/campaign-hero.tsx';
import { CountdownBlock } from './blocks/countdown-block.tsx';
import { PriceHoldBlock } from './blocks/price-hold-block.tsx';
import { RemindBlock } from './blocks/remind-block.tsx';
import { RulesBlock } from './blocks/rules-block.tsx';
import { TabsBlock } from './blocks/tabs-block.tsx';
import { LateCoupons, LateVideo } from './late-blocks.tsx';

/** What the file of a campaign may have; the kinds of light and the stage of a lamp stay with the home page. */
type CampaignBlock = Exclude<Block, { readonly type: 'CATEGORY_GRID' | 'LIGHT' }>;

/** The components of the blocks of a campaign. */
export const campaignRenderers: Renderers<CampaignBlock> = {
  HERO: { 1: CampaignHero },
  FEATURE: { 1: FeatureBlock },
  PRODUCT_RAIL: { 1: ProductRailBlock },
  PRODUCT_GRID: { 1: ProductGridBlock },
  VIDEO: { 1: LateVideo },
  QUESTIONS: { 1: QuestionsBlock },
  TRUST_ROW: { 1: TrustRowBlock },
  COUNTDOWN: { 1: CountdownBlock },
  COUPONS: { 1: LateCoupons },
  TABS: { 1: TabsBlock },
  RULES: { 1: RulesBlock },
  ANCHORS: { 1: AnchorsBlock },
  PRICE_HOLD: { 1: PriceHoldBlock },
  REMIND: { 1: RemindBlock },
};

/** About how high each of them is. */
export const campaignHeights = {
  ...blockHeights,
  COUNTDOWN: 'promises',
  COUPONS: 'tiles',
  TABS: 'productGrid',
  RULES: 'productQuestions',
  ANCHORS: 'pictures',
  PRICE_HOLD: 'promises',
  REMIND: 'promises',
} as const;
