import type { Block } from '#src/blocks/block.ts';
import type { Campaign } from './queries.ts';

const hour = 3_600_000;

const image = {
  url: '/media/products/wide-dark/1/',
  alt: 'Lamps in a row',
  w: 1600,
  h: 900,
  widths: [320, 640],
  lqip: { day: '#555555', night: '#222222' },
};

/** A product that can be added at once. */
const productOf = (spu: string, title: string) => ({
  spu,
  sku: `${spu}-1`,
  title,
  subtitle: '',
  image,
  price: {
    sale: { amount: 5_900, currency: 'USD' as const },
    list: null,
    priorLowest: null,
    discountPct: null,
    from: false,
  },
  rating: 0,
  ratingCount: 0,
  badges: [],
  swatches: [],
  stockState: 'OK' as const,
  singleSku: true,
  energyClass: null,
});

const offer = {
  terms: {
    templateId: 'ten-us',
    name: '$10 off',
    kind: 'FIXED' as const,
    amount: { amount: 1_000, currency: 'USD' as const },
    percentBps: null,
    cap: null,
    threshold: { amount: 8_000, currency: 'USD' as const },
    scopeText: 'All items',
    gift: null,
  },
  state: 'CLAIMABLE' as const,
  claimStart: 0,
  claimEnd: null,
  leftPercent: null,
  validTo: null,
  validDays: 30,
  isForNewMembers: false,
  isForSavvyMembers: false,
  products: [],
};

/** A block of each kind that only campaigns have, under a hero; every text of theirs is this one, or says what it is. */
export function blocksWith(text: (name: string) => string): Block[] {
  const at = (id: string) => ({ id: `part-${id}`, moduleId: `e.${id}`, version: 1 as const });
  const hero = { title: text('Evening'), text: text('Lamps'), action: text('See'), href: '#part-tabs', image };
  const tab = (label: string, spu: string) => ({
    label: text(label),
    pick: { category: 'table-lamps' },
    products: [productOf(spu, text(spu))],
  });
  return [
    { ...at('top'), type: 'HERO', data: { heroes: [hero] } },
    { ...at('clock'), type: 'COUNTDOWN', data: { title: text('Days') } },
    {
      ...at('ways'),
      type: 'ANCHORS',
      data: {
        items: [
          { label: text('To the lamps'), block: 'part-tabs' },
          { label: text('To nothing'), block: 'part-gone' },
        ],
      },
    },
    { ...at('coupons'), type: 'COUPONS', data: { title: text('Coupons'), text: text('One each'), offers: [offer] } },
    { ...at('tabs'), type: 'TABS', data: { title: text('Kinds'), tabs: [tab('Table', 'Dome'), tab('Floor', 'Arc')] } },
    {
      ...at('hold'),
      type: 'PRICE_HOLD',
      data: { title: text('Hold'), text: text('Promise'), until: Date.now() + hour },
    },
    { ...at('remind'), type: 'REMIND', data: { title: text('Remind'), text: text('An hour before') } },
    {
      ...at('rules'),
      type: 'RULES',
      data: { title: text('Rules'), text: [{ type: 'PARAGRAPH', text: [{ text: text('Rule one') }] }] },
    },
  ];
}

/** A campaign that runs, with its warm-up before it. */
export function campaignOf(changes: Partial<Campaign> = {}): Campaign {
  const now = Date.now();
  return {
    promotion: { promoId: 'P1', type: 'EVENT', handle: 'evening', title: 'Evening', summary: 'Lamps for the evening.' },
    phase: 'MAIN',
    steps: [
      { phase: 'WARMUP', from: now - 20 * hour, to: now - 10 * hour },
      { phase: 'MAIN', from: now - 10 * hour, to: now + 200 * hour },
    ],
    isPreview: false,
    reminded: false,
    blocks: blocksWith((name) => name),
    ...changes,
  };
}
