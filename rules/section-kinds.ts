import type { SectionKind } from './page-sections.ts';

/** What kind of section each block of a page is; the keys are the types of blocks of the contract. */
export const sectionKinds = {
  HERO: 'picture',
  CATEGORY_GRID: 'rail',
  PRODUCT_RAIL: 'rail',
  PRODUCT_GRID: 'grid',
  LIGHT: 'tool',
  QUESTIONS: 'list',
  FEATURE: 'split',
  VIDEO: 'picture',
  TRUST_ROW: 'number',
} as const satisfies Readonly<Record<string, SectionKind>>;
