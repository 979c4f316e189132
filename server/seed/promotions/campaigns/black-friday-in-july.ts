import { picture } from '../../picture.ts';
import { type CampaignSeed, couponsOfAllMarkets, everyMarket, kindTabs } from './campaign-seed.ts';

const july = 6;

/** The first instant of the last July that is over. */
function lastJuly(now: number): number {
  const year = new Date(now).getUTCFullYear();
  return Date.UTC(new Date(now).getUTCMonth() > july ? year : year - 1, july);
}

/** Black Friday at noon: sun instead of the dark. It was in the July before the seed, and never in Japan. */
export const blackFridayInJuly: CampaignSeed = {
  handle: 'black-friday-in-july',
  title: 'Black Friday in July',
  summary: 'Half a year is too long to wait. Three coupons and the lights for long evenings outdoors.',
  image: picture('wide-terrace'),
  from: lastJuly,
  windows: { ...everyMarket({ preview: 2, start: 9, lastChance: 17, end: 19 }), JA: undefined },
  blocks: [
    {
      id: 'top',
      type: 'HERO',
      version: 1,
      data: {
        heroes: [
          {
            title: 'Black Friday at noon',
            text: 'Sun on the table, and three coupons for the evening after it.',
            action: 'Claim 3 coupons',
            href: '#part-coupons',
            image: picture('wide-terrace'),
            upright: picture('wide-terrace-mobile'),
          },
        ],
      },
    },
    {
      id: 'coupons',
      type: 'COUPONS',
      version: 1,
      data: {
        title: 'Three coupons',
        text: 'They are good for weeks: buy in the shade, later.',
        templates: couponsOfAllMarkets('ten', 'outdoors', 'delivery'),
      },
    },
    {
      id: 'outside',
      type: 'TABS',
      version: 1,
      phases: ['MAIN', 'LAST_CHANCE'],
      data: { title: 'For outside, then for inside', limit: 5, tabs: kindTabs.toReversed() },
    },
    {
      id: 'patio',
      type: 'FEATURE',
      version: 1,
      data: {
        title: 'One table, two strings of bulbs',
        text: 'Strings over the table, lanterns in the hedge. They stay out all winter.',
        action: 'See outdoor lights',
        href: '/collections?handle=after-dark-outdoors',
        image: picture('wide-patio'),
      },
    },
    { id: 'clock', type: 'COUNTDOWN', version: 1, data: { title: 'From warm-up to the last evening' } },
    {
      id: 'remind',
      type: 'REMIND',
      version: 1,
      phases: ['WARMUP'],
      data: {
        title: 'No need to wait by the window',
        text: 'One email fifteen minutes before, or a date for your calendar.',
      },
    },
    {
      id: 'new',
      type: 'PRODUCT_RAIL',
      version: 1,
      data: {
        title: 'New this year',
        text: 'The latest lights, the newest first.',
        href: '/home/search?sort=NEW',
        pick: { sort: 'NEW' },
        limit: 8,
      },
    },
    {
      id: 'hold',
      type: 'PRICE_HOLD',
      version: 1,
      data: { title: 'Prices won’t go up', text: 'We won’t raise any price on this page before it ends.' },
    },
    {
      id: 'rules',
      type: 'RULES',
      version: 1,
      data: {
        title: 'The rules of July',
        text: [
          '- Members can claim each coupon once.',
          '- A coupon is valid for as many days as it says, even after July.',
          '- Delivery and returns work as on any other day.',
        ],
      },
    },
  ],
};
