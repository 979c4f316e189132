import type { StoredBlock } from '#server/shop/content/stored-block.ts';
import { storedFilm } from '../film.ts';
import { picture } from '../picture.ts';

/** The home page from top to bottom. */
export const homeBlocks: readonly StoredBlock[] = [
  {
    id: 'home-hero',
    moduleId: 'home.hero',
    type: 'HERO',
    version: 1,
    data: {
      heroes: [
        {
          title: 'Evening begins at the table',
          text: 'Dome keeps its light low and warm, and leaves the rest of the room to the dusk.',
          action: 'See Dome',
          href: '/product-detail?spu=LM-DOME',
          image: picture('dome'),
        },
        {
          title: 'Weather for a blank wall',
          text: 'Hex panels pass colour from tile to tile, slowly enough that you never see it move.',
          action: 'Paint with light',
          href: '/collections?handle=paint-with-light',
          image: picture('hex-panels'),
        },
        {
          title: 'Somewhere to sit after eight',
          text: 'Lights for long tables, quiet paths and the last half hour outside.',
          action: 'Go outdoors',
          href: '/collections?handle=after-dark-outdoors',
          image: picture('festoon'),
        },
        {
          title: 'Reed, a paper floor lamp',
          text: 'Reed is a column of soft light with a sunset built in. New this autumn.',
          action: 'See Reed',
          href: '/product-detail?spu=LM-REED',
          image: picture('reed'),
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
    id: 'home-pebble',
    moduleId: 'home.feature.pebble',
    type: 'FEATURE',
    version: 1,
    data: {
      title: 'Pebble, a lamp you can carry',
      text: 'Pebble goes where you sit: the bath, the balcony, the last chair outside.',
      action: 'See small comforts',
      href: '/collections?handle=small-comforts',
      image: picture('pebble'),
    },
  },
  {
    id: 'home-film',
    moduleId: 'home.video.hex-panels',
    type: 'VIDEO',
    version: 1,
    data: {
      title: 'Watch the panels change (8 s)',
      text: 'The wall grows dark, the tiles wake one by one, and colour walks from the first to the last.',
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
    id: 'home-room',
    moduleId: 'home.feature.room',
    type: 'FEATURE',
    version: 1,
    data: {
      title: 'One room, four small lights',
      text: 'Nothing on the ceiling. A column by the sofa, a stone on the table, a dome at the wall, and colour above it all.',
      action: 'See golden hour',
      href: '/collections?handle=golden-hour',
      image: picture('wide-living'),
    },
  },
  {
    id: 'home-best',
    moduleId: 'home.rail.best',
    type: 'PRODUCT_RAIL',
    version: 1,
    data: {
      title: 'Best sellers',
      text: 'The lights most often bought.',
      href: '/home/search?sort=BEST',
      pick: { sort: 'BEST' },
      limit: 8,
    },
  },
  {
    id: 'home-golden',
    moduleId: 'home.rail.golden-hour',
    type: 'PRODUCT_RAIL',
    version: 1,
    data: {
      title: 'Golden hour',
      text: 'They grow warmer as they dim.',
      href: '/collections?handle=golden-hour',
      pick: { collection: 'golden-hour' },
      limit: 8,
    },
  },
  {
    id: 'home-path',
    moduleId: 'home.feature.path',
    type: 'FEATURE',
    version: 1,
    data: {
      title: 'Garden lights that stay low',
      text: 'Path shows the step and the hedgehog, and leaves the sky to the stars.',
      action: 'See Path',
      href: '/product-detail?spu=LM-PATH',
      image: picture('path'),
    },
  },
  {
    id: 'home-outdoor',
    moduleId: 'home.rail.outdoor',
    type: 'PRODUCT_RAIL',
    version: 1,
    data: {
      title: 'Out after dark',
      text: 'Made to stay out all winter.',
      href: '/collections?handle=after-dark-outdoors',
      pick: { collection: 'after-dark-outdoors' },
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
        {
          icon: 'truck',
          title: 'Free standard delivery',
          text: 'On all but the smallest baskets. The cart shows what is missing.',
        },
        {
          icon: 'return',
          title: '30 days to decide',
          text: 'Live with it for a month. If the light is wrong, send it back.',
        },
        {
          icon: 'shield',
          title: 'Up to 3 years of warranty',
          text: 'And ten years of spare parts for everything with a screw in it.',
        },
        { icon: 'mail', title: 'People who answer', text: 'Two working days at most, usually the same afternoon.' },
      ],
    },
  },
];
