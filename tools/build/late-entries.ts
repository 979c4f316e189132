/** What every page loads by itself within 5 s of its load, beyond what its HTML names. */
const everywhere = ['src/actors/start-actors.ts', 'src/layout/with-machines.tsx'];

/** What a page loads by itself beside that. Dialogs and whatever waits for the shopper are in no list. */
const byPage: Readonly<Record<string, readonly string[]>> = {
  'src/pages/home/home/page.tsx': ['src/pages/home/home/kept-home.tsx', 'src/blocks/hours/room-hour.ts'],
  'src/pages/home/search/page.tsx': ['src/actors/search-box/search-box-actor.ts'],
  'src/pages/order/checkout/page.tsx': ['src/actors/checkout/checkout-actor.ts'],
  'src/pages/payment/payment/page.tsx': ['src/actors/payment/payment-actor.ts'],
  'src/pages/payment/payment-card/page.tsx': ['src/actors/payment/payment-actor.ts'],
};

/**
 * The entries of late code that a plain browser loads by itself on a page. `late-code.spec.ts` in `tests/e2e/shell`
 * compares their bytes with the wire.
 * @param page its file, from the project's root
 */
export const lateEntriesOf = (page: string): readonly string[] => [...everywhere, ...(byPage[page] ?? [])];
