import { picture } from '../../picture.ts';
import { type CampaignSeed, couponsOfAllMarkets, everyMarket, kindTabs } from './campaign-seed.ts';

/** The darkest page of the year; what is on offer is lit. It runs for ten days; in Japan it is still to come. */
export const blackFriday: CampaignSeed = {
  handle: 'black-friday-deals',
  title: 'Black Friday Deals',
  summary: 'The darkest page of the year: lights kind by kind, and coupons you can claim right there.',
  image: picture('wide-dark'),
  windows: {
    ...everyMarket({ preview: -9, start: -2, lastChance: 6, end: 8 }),
    JA: { preview: -3, start: 5, lastChance: 13, end: 15 },
  },
  blocks: [
    {
      id: 'top',
      type: 'HERO',
      version: 1,
      data: {
        heroes: [
          {
            title: 'Black Friday Deals',
            text: 'Everything is dark, except what you came for.',
            action: 'See deals',
            href: '#part-deals',
            image: picture('wide-dark'),
          },
        ],
      },
    },
    { id: 'clock', type: 'COUNTDOWN', version: 1, data: { title: 'Three parts, one page' } },
    {
      id: 'ways',
      type: 'ANCHORS',
      version: 1,
      data: {
        items: [
          { label: 'Coupons', block: 'coupons' },
          { label: 'Deals', block: 'deals' },
          { label: 'Film nights', block: 'film' },
          { label: 'The promise', block: 'hold' },
          { label: 'Rules', block: 'rules' },
        ],
      },
    },
    {
      id: 'coupons',
      type: 'COUPONS',
      version: 1,
      data: {
        title: 'Claim these first',
        text: 'One of each. Use one for the lights and one for the delivery.',
        templates: couponsOfAllMarkets('floor', 'dial', 'delivery'),
      },
    },
    {
      id: 'deals',
      type: 'TABS',
      version: 1,
      data: { title: 'Deals by kind of light', limit: 5, tabs: kindTabs },
    },
    {
      id: 'film',
      type: 'FEATURE',
      version: 1,
      data: {
        title: 'Film nights have their own light',
        text: 'Light behind the screen rests the eyes and widens the picture.',
        action: 'See film nights',
        href: '/collections?handle=film-night',
        image: picture('wide-living'),
      },
    },
    {
      id: 'hold',
      type: 'PRICE_HOLD',
      version: 1,
      data: { title: 'No better price next week', text: 'We won’t lower any price on this page again before it ends.' },
    },
    {
      id: 'best',
      type: 'PRODUCT_RAIL',
      version: 1,
      data: {
        title: 'What people buy most',
        text: 'What other people took home.',
        href: '/home/search?sort=BEST',
        pick: { sort: 'BEST' },
        limit: 8,
      },
    },
    {
      id: 'rules',
      type: 'RULES',
      version: 1,
      data: {
        title: 'The rules of Black Friday',
        text: [
          '- Prices apply while stock lasts. A cart reserves nothing; an order does.',
          '- You can use one coupon for the lights and one for delivery in the same order.',
          '- You can return any light within **30 days**, whatever you paid for it.',
          '',
          'See [the coupon rules](/coupon/rule) for how coupons work.',
        ],
      },
    },
  ],
};
