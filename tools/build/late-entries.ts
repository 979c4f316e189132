/** What every page loads by itself within 5 s of its load, beyond what its HTML names. */
const everywhere = ['src/pages/pages.ts', 'src/actors/start-actors.ts', 'src/layout/with-machines.tsx'];

/** What a page loads by itself beside that. Dialogs and whatever waits for the shopper are in no list. */
const byPath: Readonly<Record<string, readonly string[]>> = {
  '/home': ['src/pages/home/parts/home/kept-home.tsx', 'src/blocks/hours/room-hour.ts'],
  '/product-detail': [
    'src/widgets/light-stage/light-room.tsx',
    'src/pages/product/parts/product-detail/best-coupon.tsx',
  ],
  '/home/search': ['src/actors/search-box/search-box-actor.ts'],
  '/order/checkout': ['src/actors/checkout/checkout-actor.ts'],
  '/order/payment': ['src/actors/payment/payment-actor.ts'],
  '/order/payment/card': ['src/actors/payment/payment-actor.ts'],
};

/** The entries of late code that a plain browser loads by itself on a page. `late-code.spec.ts` in `tests/e2e/shell` compares their bytes with the wire. */
export const lateEntriesOf = (path: string): readonly string[] => [...everywhere, ...(byPath[path] ?? [])];

/** All of them, for the planner of chunks. */
export const lateEntries = { everyPage: everywhere, onePage: Object.values(byPath).flat() } as const;
