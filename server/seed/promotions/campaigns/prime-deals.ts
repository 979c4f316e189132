import { picture } from '../../picture.ts';
import { type CampaignSeed, couponsOfAllMarkets, everyMarket, kindTabs } from './campaign-seed.ts';

/** A list that is prepared: the deals have not begun, except in Canada. */
export const primeDeals: CampaignSeed = {
  handle: 'prime-deals',
  title: 'Prime deals warm-up',
  summary: 'The deals haven’t started yet. Choose your lights, claim your coupons, and be ready on the day.',
  image: picture('wide-living'),
  windows: {
    ...everyMarket({ preview: -5, start: 9, lastChance: 15, end: 16 }),
    CA: { preview: -5, start: -1, lastChance: 5, end: 6 },
  },
  blocks: [
    {
      id: 'top',
      type: 'HERO',
      version: 1,
      data: {
        heroes: [
          {
            title: 'Prime deals start soon',
            text: 'Make your list now. On the day, it only takes one tap.',
            action: 'Start my list',
            href: '#part-list',
            image: picture('wide-living'),
          },
        ],
      },
    },
    { id: 'clock', type: 'COUNTDOWN', version: 1, data: { title: 'The days to know' } },
    {
      id: 'remind',
      type: 'REMIND',
      version: 1,
      phases: ['WARMUP'],
      data: {
        title: 'Be there when it starts',
        text: 'One email fifteen minutes before, or a date for your calendar.',
      },
    },
    {
      id: 'list',
      type: 'PRODUCT_GRID',
      version: 1,
      data: {
        title: 'Lights for your list',
        text: 'Open one, like it, and find it among your favourites on the day.',
        href: '/home/search?sort=BEST',
        pick: { sort: 'BEST' },
        limit: 5,
      },
    },
    {
      id: 'coupons',
      type: 'COUPONS',
      version: 1,
      data: {
        title: 'Coupons to claim first',
        text: 'They wait in your wallet until the deals begin.',
        templates: couponsOfAllMarkets('ten', 'floor', 'delivery', 'weekend'),
      },
    },
    {
      id: 'deals',
      type: 'TABS',
      version: 1,
      phases: ['MAIN', 'LAST_CHANCE'],
      data: { title: 'The deals, kind by kind', limit: 5, tabs: kindTabs },
    },
    {
      id: 'hold',
      type: 'PRICE_HOLD',
      version: 1,
      data: {
        title: 'The first day’s price',
        text: 'What a light costs when the deals begin, it costs until they end.',
      },
    },
    {
      id: 'rules',
      type: 'RULES',
      version: 1,
      data: {
        title: 'The rules of the prime deals',
        text: [
          '- The deals are for everyone; coupons are for members.',
          '- Adding a light to your list doesn’t reserve it.',
        ],
      },
    },
  ],
};
