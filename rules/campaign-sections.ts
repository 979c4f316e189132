import type { SectionKind } from './page-sections.ts';
import { sectionKinds } from './section-kinds.ts';

/** What kind of section each block of a campaign is; the keys are the types of blocks of the contract. */
export const campaignSectionKinds = {
  ...sectionKinds,
  COUNTDOWN: 'tool',
  ANCHORS: 'rail',
  COUPONS: 'list',
  TABS: 'grid',
  PRICE_HOLD: 'number',
  REMIND: 'number',
  RULES: 'list',
} as const satisfies Readonly<Record<string, SectionKind>>;
