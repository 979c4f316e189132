import { storedFilm } from '../../film.ts';
import { picture } from '../../picture.ts';
import { type CampaignSeed, everyMarket } from './campaign-seed.ts';

/** In its last two days in every market. */
export const eveningLight: CampaignSeed = {
  handle: 'evening-light',
  title: 'Evening light',
  summary: 'Lamps that are good company after seven: low, warm and easy to carry.',
  image: picture('wide-patio'),
  windows: everyMarket({ preview: -18, start: -12, lastChance: -1, end: 2 }),
  blocks: [
    {
      id: 'top',
      type: 'HERO',
      version: 1,
      data: {
        heroes: [
          {
            title: 'Evening light',
            text: 'Low, warm, and easy to carry to where you sit.',
            action: 'See the lamps',
            href: '#part-lamps',
            image: picture('wide-patio'),
          },
        ],
      },
    },
    { id: 'clock', type: 'COUNTDOWN', version: 1, data: { title: 'The last evenings' } },
    {
      id: 'lamps',
      type: 'PRODUCT_GRID',
      version: 1,
      data: {
        title: 'Good company after seven',
        text: 'For the table, the shelf and the floor beside the sofa.',
        href: '/collections?handle=small-comforts',
        pick: { collection: 'small-comforts' },
        limit: 5,
      },
    },
    {
      id: 'film',
      type: 'VIDEO',
      version: 1,
      data: {
        title: 'Video: a wall at dusk (8 seconds)',
        text: 'From warm white through gold to violet.',
        action: 'See the panels',
        href: '/collections?handle=paint-with-light',
        film: storedFilm({
          name: 'hex-panels-evening',
          shows:
            'Hexagonal light panels on a dark wall pass from warm white through amber and gold to blue, green and violet',
        }),
      },
    },
    {
      id: 'questions',
      type: 'QUESTIONS',
      version: 1,
      data: {
        title: 'Before you light them',
        items: [
          {
            question: 'How warm is warm?',
            answer: 'Most of these lamps go down to 2,700 K or lower. Each page says how far.',
          },
          {
            question: 'Do they need a hub?',
            answer: 'Most join a Matter home by themselves. If one needs Hub, its page says so.',
          },
        ],
      },
    },
    {
      id: 'trust',
      type: 'TRUST_ROW',
      version: 1,
      data: {
        items: [
          { icon: 'return', title: '30 days of evenings', text: 'If the light is wrong, send it back.' },
          { icon: 'shield', title: 'Up to 3 years of warranty', text: 'and ten years of spare parts.' },
        ],
      },
    },
  ],
};

/** Over in every market. */
export const gardenWeeks: CampaignSeed = {
  handle: 'garden-weeks',
  title: 'Garden weeks',
  summary: 'Strings, lanterns and path lights, while it was still warm enough to hang them.',
  image: picture('wide-terrace'),
  windows: everyMarket({ preview: -50, start: -45, lastChance: -15, end: -10 }),
  blocks: [
    {
      id: 'top',
      type: 'HERO',
      version: 1,
      data: {
        heroes: [
          {
            title: 'Garden weeks',
            text: 'Hang them while it is warm.',
            action: 'See outdoor lights',
            href: '/collections?handle=after-dark-outdoors',
            image: picture('wide-terrace'),
            upright: picture('wide-terrace-mobile'),
          },
        ],
      },
    },
  ],
};
