import { describe, expect, test } from 'vitest';
import type { components } from '#openapi/types.ts';
import { keepHome, keptHomeOf } from './kept-home.ts';

const lqip = { day: '#aaaaaa', night: '#111111' };
const image = { url: '/media/products/dome/', alt: 'Dome', w: 800, h: 800, widths: [320], lqip };
const hero = { title: 'Evening', text: 'Warm.', action: 'See Dome', href: '/product-detail?spu=dome', image };
const common = { moduleId: 'm', version: 1 } as const;
const blocks: components['schemas']['HomeBlock'][] = [
  { ...common, id: 'hero', type: 'HERO', data: { heroes: [hero] } },
  { ...common, id: 'rail', type: 'PRODUCT_RAIL', data: { title: 'New', href: '/collections', products: [] } },
  {
    ...common,
    id: 'doors',
    type: 'CATEGORY_GRID',
    data: { title: 'Find', categories: [{ id: 'c', name: 'Floor', image, productCount: 3 }] },
  },
  { ...common, id: 'feature', type: 'FEATURE', data: hero },
];

describe('the home page for a time without a network', () => {
  test('comes back as it was kept, without the rails, whose prices grow old', () => {
    const storedHome = keepHome(blocks, 1_000);
    expect(storedHome.blocks.map(({ id }) => id)).toEqual(['hero', 'doors', 'feature']);
    expect(keptHomeOf(JSON.parse(JSON.stringify(storedHome)))).toEqual(storedHome);
  });

  test.each([
    ['a link to another site', { ...hero, href: 'https://evil.test' }],
    ['a picture from elsewhere', { ...hero, image: { ...image, url: 'https://evil.test/' } }],
    ['a hero without a title', { ...hero, title: '' }],
  ])('loses %s and keeps the rest', (_what, broken) => {
    const feature = { ...common, id: 'broken', type: 'FEATURE', data: broken };
    expect(keptHomeOf({ at: 1, blocks: [feature, blocks[0]] })?.blocks.map(({ id }) => id)).toEqual(['hero']);
  });

  test.each([null, {}, { at: 1, blocks: [] }, { at: 'now', blocks }])('%j is no page', (value) => {
    expect(keptHomeOf(value)).toBeUndefined();
  });
});
