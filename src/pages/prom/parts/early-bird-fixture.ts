import { promotionNote } from '#src/testing/promotion-note.ts';
import type { EarlyBird } from './early-bird-queries.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' }) as const;
const image = {
  url: '/media/products/arc/',
  alt: 'Arc',
  w: 1600,
  h: 1600,
  widths: [640],
  lqip: { day: '', night: '' },
};

/** A pair on the first of two steps, with 9 pieces left on it. */
export const arc: EarlyBird = {
  id: 'early-arc',
  summary: 'Two corners at once.',
  card: {
    ...{ spu: 'LM-ARC', sku: 'LM-ARC-2', title: 'Arc', subtitle: '', image, price: null, badges: [], swatches: [] },
    ...{ rating: 0, ratingCount: 0, stockState: 'OK', singleSku: false, energyClass: null },
  },
  variant: '2 lamps',
  price: {
    ...{ sale: usd(11_900), list: usd(18_499), priorLowest: null, discountPct: 35, from: false },
    promotion: promotionNote('EARLY_BIRD', { buyType: 2, promoItemId: 'arc-1' }),
  },
  plainPrice: usd(18_499),
  nextPrice: usd(13_900),
  ladder: [
    { promoItemId: 'arc-1', tier: 1, amount: usd(11_900), quota: 60, sold: 51, left: 9, state: 'OPEN' },
    { promoItemId: 'arc-2', tier: 2, amount: usd(13_900), quota: 24, sold: 3, left: 21, state: 'NEXT' },
  ],
  perUserLimit: 2,
  state: 'LIVE',
  startTime: 1,
  endTime: Date.UTC(2100, 0, 1),
  reminded: false,
};
