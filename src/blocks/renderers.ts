import type { HomeBlock, Renderers } from './block.ts';
import { CategoryGridBlock } from './kinds/category-grid-block.tsx';
import { FeatureBlock } from './kinds/feature-block.tsx';
import { HeroBlock } from './kinds/hero-block.tsx';
import { LightBlock } from './kinds/light-block.tsx';
import { ProductGridBlock } from './kinds/product-grid-block.tsx';
import { ProductRailBlock } from './kinds/product-rail-block.tsx';
import { QuestionsBlock } from './kinds/questions-block.tsx';
import { TrustRowBlock } from './kinds/trust-row-block.tsx';
import { VideoBlock } from './kinds/video-block.tsx';

/** The components of the blocks that every page of blocks may have. */
export const renderers: Renderers<HomeBlock> = {
  HERO: { 1: HeroBlock },
  CATEGORY_GRID: { 1: CategoryGridBlock },
  PRODUCT_RAIL: { 1: ProductRailBlock },
  PRODUCT_GRID: { 1: ProductGridBlock },
  LIGHT: { 1: LightBlock },
  QUESTIONS: { 1: QuestionsBlock },
  FEATURE: { 1: FeatureBlock },
  VIDEO: { 1: VideoBlock },
  TRUST_ROW: { 1: TrustRowBlock },
};
