import { pageOf } from './page-files.ts';

/** What every page loads by itself within 5 s of its load, beyond what its HTML names. */
const everywhere = ['src/actors/start-actors.ts', 'src/layout/with-machines.tsx'];

/** What a page loads by itself beside that. Dialogs and whatever waits for the shopper are in no list. */
const byPage: Readonly<Record<string, readonly string[]>> = {
  'home/home': ['src/pages/home/home/kept-home.tsx', 'src/blocks/hours/room-hour.ts'],
  'home/search': ['src/actors/search-box/search-box-actor.ts'],
  'product/product-detail': ['src/pages/product/product-detail/keep/keep-and-share.tsx'],
  'order/checkout': ['src/actors/checkout/checkout-actor.ts'],
  'payment/payment': ['src/actors/payment/payment-actor.ts'],
  'payment/payment-card': ['src/actors/payment/payment-actor.ts'],
};

/**
 * The entries of late code that a plain browser loads by itself on a page. `late-code.spec.ts` in `tests/e2e/shell`
 * compares their bytes with the wire.
 * @param file of the page, from the project's root
 */
export const lateEntriesOf = (file: string): readonly string[] => [
  ...everywhere,
  ...(byPage[pageOf(file) ?? ''] ?? []),
];
