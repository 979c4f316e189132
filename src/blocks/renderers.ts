import type { ComponentType } from 'react';
import type { Block, BlockOf, PropsOf } from './block.ts';
import { CategoryGridBlock } from './kinds/category-grid-block.tsx';
import { FeatureBlock } from './kinds/feature-block.tsx';
import { HeroBlock } from './kinds/hero-block.tsx';
import { LightBlock } from './kinds/light-block.tsx';
import { ProductGridBlock } from './kinds/product-grid-block.tsx';
import { ProductRailBlock } from './kinds/product-rail-block.tsx';
import { QuestionsBlock } from './kinds/questions-block.tsx';
import { TrustRowBlock } from './kinds/trust-row-block.tsx';
import { VideoBlock } from './kinds/video-block.tsx';

/** The component of each type and version of the contract: one without its component does not compile. */
export const renderers: {
  readonly [Type in Block['type']]: {
    readonly [Version in BlockOf<Type>['version']]: ComponentType<PropsOf<Type, Version>>;
  };
} = {
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
