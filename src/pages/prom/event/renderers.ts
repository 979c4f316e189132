import { blockHeights } from '#src/blocks/block-heights.ts';
import type { Block, Renderers } from '#src/blocks/block.ts';
import { renderers } from '#src/blocks/renderers.ts';
import { AnchorsBlock } from './blocks/anchors-block.tsx';
import { CampaignHero } from './blocks/campaign-hero.tsx';
import { CountdownBlock } from './blocks/countdown-block.tsx';
import { CouponsBlock } from './blocks/coupons-block.tsx';
import { PriceHoldBlock } from './blocks/price-hold-block.tsx';
import { RemindBlock } from './blocks/remind-block.tsx';
import { RulesBlock } from './blocks/rules-block.tsx';
import { TabsBlock } from './blocks/tabs-block.tsx';

/** The components of the blocks of a campaign. */
export const campaignRenderers: Renderers<Block> = {
  ...renderers,
  HERO: { 1: CampaignHero },
  COUNTDOWN: { 1: CountdownBlock },
  COUPONS: { 1: CouponsBlock },
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
