/** About how high each block that every page may have is, by a name of `LateSection`. */
export const blockHeights = {
  HERO: 'scene',
  CATEGORY_GRID: 'tiles',
  PRODUCT_RAIL: 'rail',
  PRODUCT_GRID: 'productGrid',
  LIGHT: 'light',
  QUESTIONS: 'questions',
  FEATURE: 'split',
  VIDEO: 'scene',
  TRUST_ROW: 'promises',
} as const;
