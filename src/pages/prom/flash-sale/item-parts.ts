import { href } from '#src/routing/href.ts';
import type { FlashItem } from './queries.ts';
import type { flashSaleText } from './text.ts';

/** How much of the quota orders hold or have bought, in whole percent; all of it only where nothing is left. */
export function claimedPercent({ quota, sold }: FlashItem): number | undefined {
  return quota === null ? undefined : Math.floor((sold * 100) / quota);
}

export const productOf = ({ sku, card }: FlashItem): string => href('/product-detail', { spu: card.spu, sku });

/** How many one shopper may have, or how many of these this member has. */
export function limitText({ perUserLimit, myBought }: FlashItem, text: typeof flashSaleText): string | undefined {
  if (perUserLimit === null) return undefined;
  return myBought > 0 ? text.had(myBought, perUserLimit) : text.perShopper(perUserLimit);
}
