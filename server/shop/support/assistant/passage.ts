import type { Site } from '#rules/markets.ts';
import type { ShopContext } from '#server/shop-context.ts';

/** A piece of what the shop says somewhere, found for a question. */
export interface Passage {
  readonly passageId: string;
  readonly kind: 'ARTICLE' | 'POLICY' | 'QUESTION' | 'PRODUCT';
  readonly ref: string;
  readonly title: string;
  readonly heading?: string | undefined;
  readonly text: string;
  readonly address: string;
  readonly score: number;
  /** From 0 to 1: whether it answers at all. */
  readonly confidence: number;
}

export type FindPassages = (
  shop: ShopContext,
  site: Site,
  words: string,
  options: { readonly kinds?: readonly Passage['kind'][]; readonly limit: number },
) => Promise<readonly Passage[]>;
