import type { StoredBlock } from '#server/shop/content/stored-block.ts';
import { storedFilm } from '../film.ts';
import { picture } from '../picture.ts';

/** The home page from top to bottom; its sections follow the rules of composition (rules/page-sections.ts). */
export const homeBlocks: readonly StoredBlock[] = [
  {
    id: 'home-hero',
    moduleId: 'home.hero',
    type: 'HERO',
    version: 1,
    data: {
      heroes: [
        {
          title: 'Light for every hour',
          text: 'Dome, Reed and Pebble in one room, by day and by night.',
          action: 'See these lights',
          href: '/collections?handle=golden-hour',
          image: picture('wide-sunroom'),
          upright: picture('wide-sunroom-mobile'),
        },
      ],
    },
  },
  {
    id: 'home-categories',
    moduleId: 'home.categories',
    type: 'CATEGORY_GRID',
    version: 1,
    data: { title: 'Find your light' },
  },
  {
    id: 'home-light',
    moduleId: 'home.light',
    type: 'LIGHT',
    version: 1,
    data: {
      title: 'Turn it on',
      text: 'Halo follows the screen and lights the wall behind it. Choose its colour here.',
      action: 'See Halo',
      spu: 'LM-HALO-TV',
      image: picture('stage-halo-tv'),
    },
  },
  {
    id: 'home-best',
    moduleId: 'home.grid.best',
    type: 'PRODUCT_GRID',
    version: 1,
    data: {
      title: 'Best sellers',
      text: 'The lights people buy most.',
      href: '/home/search?sort=BEST',
      pick: { sort: 'BEST' },
      limit: 5,
    },
  },
  {
    id: 'home-film',
    moduleId: 'home.video.hex-panels',
    type: 'VIDEO',
    version: 1,
    data: {
      title: 'Watch the panels change (8 seconds)',
      text: 'From warm white through gold to violet, one panel after the other.',
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
    id: 'home-flash',
    moduleId: 'home.grid.flash',
    type: 'PRODUCT_GRID',
    version: 1,
    data: {
      title: 'Flash sale, on now',
      text: 'A few lights for a few hours, while they last.',
      href: '/prom/flash-sale',
      pick: { promotion: 'FLASH_SALE' },
      limit: 5,
    },
  },
  {
    id: 'home-draws',
    moduleId: 'home.feature.draws',
    type: 'FEATURE',
    version: 1,
    data: {
      title: 'Don’t believe us. Check.',
      text: 'No one can rig our prize draws, us included. Every entry is sealed, and your browser works out who won.',
      action: 'Check a draw',
      href: '/prom/winner-announcement?handle=new-outdoor-lights-giveaway',
      image: picture('wide-terrace'),
    },
  },
  {
    id: 'home-questions',
    moduleId: 'home.questions',
    type: 'QUESTIONS',
    version: 1,
    data: {
      title: 'What buyers ask',
      items: [
        {
          question: 'Do I need a hub?',
          answer: 'Most lights join a Matter home by themselves. If one needs Hub, its page says so.',
        },
        {
          question: 'Can I cut a light strip?',
          answer: 'Ribbon S1, every 10 cm at the mark. The connector kit joins what is left.',
        },
        {
          question: 'Can I send a lamp back?',
          answer: 'Yes, for 30 days. If it’s faulty, we pay for the return.',
        },
      ],
    },
  },
  {
    id: 'home-new',
    moduleId: 'home.rail.new',
    type: 'PRODUCT_RAIL',
    version: 1,
    data: {
      title: 'New',
      text: 'The latest lights, the newest first.',
      href: '/home/search?sort=NEW',
      pick: { sort: 'NEW' },
      limit: 8,
    },
  },
  {
    id: 'home-trust',
    moduleId: 'home.trust',
    type: 'TRUST_ROW',
    version: 1,
    data: {
      items: [
        { icon: 'return', title: '30 days to try it', text: 'If the light is wrong, send it back.' },
        {
          icon: 'truck',
          title: 'Free standard delivery',
          text: 'on all but the smallest carts. The cart shows what is missing.',
        },
        { icon: 'shield', title: 'Up to 3 years of warranty', text: 'and ten years of spare parts.' },
      ],
    },
  },
];
