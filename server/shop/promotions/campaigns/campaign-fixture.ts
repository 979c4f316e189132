import type { CampaignFacts, CampaignFile } from './campaign-file.ts';

/** Everything that a file may refer to is there. */
export const allThere: CampaignFacts = {
  hasPicture: () => true,
  hasFilm: () => true,
  hasCollection: () => true,
  hasCategory: () => true,
  hasProduct: () => true,
  hasCoupon: () => true,
};

const image = { slug: 'wide-dark', alt: 'A row of lamps' };

/** A campaign with a block of each kind, in two markets. */
export const campaignFile: CampaignFile = {
  handle: 'long-evenings',
  title: 'Long evenings',
  summary: 'Five days of lamps for the dark half of the year.',
  image,
  windows: {
    US: {
      preview: '2027-01-10 09:00',
      start: '2027-01-12 09:00',
      lastChance: '2027-01-15 09:00',
      end: '2027-01-16 00:00',
    },
    EU: { start: '2027-01-12 09:00', end: '2027-01-16 00:00' },
  },
  blocks: [
    {
      id: 'top',
      type: 'HERO',
      version: 1,
      data: {
        heroes: [
          { title: 'Long evenings', text: 'Lamps for the dark.', action: 'See them', href: '#part-kinds', image },
        ],
      },
    },
    { id: 'clock', type: 'COUNTDOWN', version: 1, data: { title: 'Five days' } },
    {
      id: 'ways',
      type: 'ANCHORS',
      version: 1,
      data: {
        items: [
          { label: 'Kinds', block: 'kinds' },
          { label: 'Rules', block: 'rules' },
        ],
      },
    },
    {
      id: 'coupons',
      type: 'COUPONS',
      version: 1,
      data: { title: 'Coupons', text: 'One each.', templates: ['ten-us', 'ten-eu', 'floor-us'] },
    },
    {
      id: 'kinds',
      type: 'TABS',
      version: 1,
      phases: ['MAIN', 'LAST_CHANCE'],
      data: {
        title: 'By kind',
        limit: 3,
        tabs: [
          { label: 'Table lamps', pick: { category: 'table-lamps' } },
          { label: 'Outdoors', pick: { collection: 'after-dark-outdoors' } },
          { label: 'One of them', pick: { spus: ['LM-DOME'] } },
        ],
      },
    },
    { id: 'hold', type: 'PRICE_HOLD', version: 1, data: { title: 'Prices hold', text: 'Until the end.' } },
    {
      id: 'remind',
      type: 'REMIND',
      version: 1,
      phases: ['WARMUP'],
      data: { title: 'Put it in your calendar', text: 'It begins on Monday.' },
    },
    {
      id: 'rules',
      type: 'RULES',
      version: 1,
      sites: ['US'],
      data: { title: 'Rules', text: ['## Who can take part', '', 'Everybody in the **United States**.'] },
    },
  ],
};

export const fileText = (file: object): string => JSON.stringify(file, null, 2);
