import type { ProductDetail, SkuDetail } from './choice.ts';

const image = (slug: string) => ({
  url: `/media/products/${slug}/`,
  alt: `Picture of ${slug}`,
  w: 800,
  h: 800,
  widths: [320, 800],
  lqip: { day: '#aaaaaa', night: '#111111' },
});

const price = (amount: number) => ({
  sale: { amount, currency: 'USD' as const },
  list: null,
  priorLowest: null,
  discountPct: null,
  from: false,
});

export const skuWith = (sku: string, options: Record<string, string>, more: Partial<SkuDetail> = {}): SkuDetail => ({
  sku,
  options: Object.entries(options).map(([name, value]) => ({ name, value })),
  image: image(sku.toLowerCase()),
  price: price(8900),
  sellable: true,
  stockState: 'OK',
  maxQuantity: 10,
  left: null,
  weightG: 100,
  energyClass: null,
  ...more,
});

/** Red comes in both sizes, green in small only; large red is sold out. */
export const dome: ProductDetail = {
  spu: 'DOME',
  model: 'LT1',
  title: 'Dome',
  subtitle: 'A lamp',
  brand: 'Lampyris',
  categories: [{ id: 'table', name: 'Table lamps' }],
  media: [image('dome')],
  highlights: ['Dims warm'],
  descriptionBlocks: [],
  specs: [{ group: 'Light', name: 'Brightness', value: '620', unit: 'lm' }],
  packageContents: ['Lamp'],
  optionAxes: [
    { name: 'Finish', values: [{ value: 'Red', color: '#c8452b' }, { value: 'Green' }, { value: 'Gone' }] },
    { name: 'Size', values: [{ value: 'Small' }, { value: 'Large' }] },
  ],
  skus: [
    skuWith('RED-S', { Finish: 'Red', Size: 'Small' }),
    skuWith('RED-L', { Finish: 'Red', Size: 'Large' }, { stockState: 'OUT', maxQuantity: 0, left: 0 }),
    skuWith('GREEN-S', { Finish: 'Green', Size: 'Small' }, { stockState: 'LOW', maxQuantity: 3, left: 3 }),
  ],
  defaultSku: 'RED-S',
  rating: 4.5,
  ratingCount: 2,
  tags: [],
  seo: { title: 'Dome', description: 'A lamp that dims' },
  shipping: null,
  warrantyMonths: 24,
  sellable: true,
};
