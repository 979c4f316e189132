import type { components } from '#openapi/types.ts';
import { bundleDiscount, scarcestOf } from '#rules/bundles.ts';
import { type CartLineInput, suitBuyType } from '#rules/cart-lines.ts';
import { href } from '#src/routing/href.ts';
import type { SuitChoice, SuitDetail, SuitItem } from '../parts/suit-queries.ts';

/** What the shopper chose: a variant of an item by its product, and which optional items come along. */
export interface SuitChoices {
  readonly skus: Readonly<Record<string, string>>;
  readonly optional: readonly string[];
}

export const nothingChosen: SuitChoices = { skus: {}, optional: [] };

/** An item with the variant that is chosen of it. */
export interface ChosenItem {
  readonly item: SuitItem;
  readonly choice: SuitChoice;
  readonly isIncluded: boolean;
}

const canBeHad = ({ quantity }: SuitItem, { available }: SuitChoice): boolean => available >= quantity;

/** The items with their variants: the chosen one, else the first that can be had, else the first. */
export function chosenItems({ items }: SuitDetail, { skus, optional }: SuitChoices): ChosenItem[] {
  return items.flatMap((item) => {
    const choice =
      item.choices.find(({ sku }) => sku === skus[item.spu]) ??
      item.choices.find((each) => canBeHad(item, each)) ??
      item.choices[0];
    return choice === undefined ? [] : [{ item, choice, isIncluded: !item.optional || optional.includes(item.spu) }];
  });
}

type Money = components['schemas']['Money'];

export interface SuitPrices {
  readonly sum: Money;
  readonly save: Money;
  readonly price: Money;
}

/** What one set costs by its parts and as a bundle: as the cart will count it. */
export function pricesOf({ card, discount }: SuitDetail, chosen: readonly ChosenItem[]): SuitPrices {
  const { currency } = card.sum;
  const sum = chosen
    .filter(({ isIncluded }) => isIncluded)
    .reduce((amount, { item, choice }) => amount + choice.unit.amount * item.quantity, 0);
  const terms = discount.kind === 'FIXED' ? { kind: discount.kind, amount: discount.amount.amount } : discount;
  const save = bundleDiscount(terms, 1, sum);
  const of = (amount: number): Money => ({ amount, currency });
  return { sum: of(sum), save: of(save), price: of(sum - save) };
}

/** The chosen item of which the fewest sets are left. */
export function scarcestItem(chosen: readonly ChosenItem[]) {
  const included = chosen.filter(({ isIncluded }) => isIncluded);
  const counted = included.map(({ item, choice }) => ({
    title: item.title,
    quantity: item.quantity,
    available: choice.available,
  }));
  const scarcest = scarcestOf(counted);
  return scarcest && { title: scarcest.item.title, sets: scarcest.sets };
}

/** The lines of one set in a group of their own. */
export function linesOf(suitId: string, suitGroupId: string, chosen: readonly ChosenItem[]): CartLineInput[] {
  return chosen
    .filter(({ isIncluded }) => isIncluded)
    .map(({ item, choice }) => ({
      ...{ sku: choice.sku, quantity: item.quantity },
      ...{ buyType: suitBuyType, promoItemId: suitId, suitGroupId },
    }));
}

/** Where the price of one set is explained; undefined where nothing is chosen. */
export function priceDetailsOf(suitId: string, chosen: readonly ChosenItem[]): string | undefined {
  const [first, ...others] = chosen.filter(({ isIncluded }) => isIncluded);
  if (first === undefined) return undefined;
  const skus = others.flatMap(({ item, choice }) => Array<string>(item.quantity).fill(choice.sku));
  const { quantity } = first.item;
  const promotion = { buyType: suitBuyType, promoItemId: suitId };
  return href('/product-detail/price-detail', { sku: first.choice.sku, quantity, ...promotion, with: skus.join(',') });
}
