import type { CollectionSeed } from './types.ts';

export const collections: readonly CollectionSeed[] = [
  {
    handle: 'golden-hour',
    title: 'Golden hour',
    picture: 'wide-living',
    intro: 'Warm light that dims into the colour of embers, for the last third of the day.',
    text: 'These lamps get warmer as you dim them, down to the 1900 K of a candle. Put one beside your chair.',
    spus: ['LM-DOME', 'LM-REED', 'LM-PEBBLE', 'LM-DROP', 'LM-ORB-FILAMENT', 'LM-WAKE'],
    seo: {
      title: 'Golden hour: warm dimming lamps',
      description:
        'Lamps and bulbs that turn warmer as they dim, down to candlelight. Table lamps, pendants, paper shades and amber bulbs.',
    },
  },
  {
    handle: 'paint-with-light',
    title: 'Paint with light',
    picture: 'hex-panels',
    intro: 'Panels, ropes and strips for a wall of colour.',
    text: 'Colour works best in neighbours: coral beside gold, teal beside blue. Every light here can hold several tones at a time and move between them too slowly to notice. Full carnival remains one tap away.',
    spus: ['LM-HEX', 'LM-RIBBON-NEON', 'LM-FACET', 'LM-LINE', 'LM-RIBBON-S1', 'LM-ARC', 'LM-ORB-GLOBE'],
    seo: {
      title: 'Paint with light: colour on the wall',
      description:
        'Wall panels, neon ropes, strips and corner lamps that hold several colours and drift slowly between them.',
    },
  },
  {
    handle: 'after-dark-outdoors',
    title: 'Out after dark',
    picture: 'wide-patio',
    intro: 'Weatherproof lights for the table, the path and the balcony.',
    text: 'A garden needs less light than a room. These lights are warm and aimed down, and stay out all winter.',
    spus: ['LM-FESTOON', 'LM-PATH', 'LM-EAVES', 'LM-FLOOD', 'LM-CURTAIN', 'LM-PEBBLE', 'LM-RIBBON-NEON'],
    seo: {
      title: 'Out after dark: garden and terrace lights',
      description:
        'Weatherproof string lights, path lanterns and portable lamps for garden, terrace and balcony. Warm, aimed down, on at dusk.',
    },
  },
  {
    handle: 'film-night',
    title: 'Film night',
    picture: 'halo-tv',
    intro: 'Light behind and beside the screen, so the picture feels bigger and your eyes stay fresh.',
    text: 'Put a low light behind the screen and leave one lamp on beside it.',
    spus: ['LM-HALO-TV', 'LM-PILLAR-DUO', 'LM-ARC', 'LM-RIBBON-S1', 'LM-DIAL'],
    seo: {
      title: 'Film night: light around the screen',
      description:
        'TV backlights that follow the picture, desk light bars and quiet corner lamps for comfortable evenings in front of a screen.',
    },
  },
  {
    handle: 'small-comforts',
    title: 'Small comforts',
    picture: 'pebble',
    intro: 'Small lights and knobs, to give or to keep.',
    text: 'Nothing here needs an electrician. Each comes in a plain box that wraps well.',
    spus: ['LM-PEBBLE', 'LM-CUBE', 'LM-DIAL', 'LM-WAKE', 'LM-THERMO', 'LM-ORB-GLOBE'],
    seo: {
      title: 'Small comforts: lights to give and keep',
      description:
        'Gifts that glow: portable lamps, night lights, a sunrise lamp and a dimmer knob worth turning. No electrician needed.',
    },
  },
  {
    handle: 'quiet-automation',
    title: 'Quiet automation',
    picture: 'hub',
    intro: 'Sensors, sockets and a hub that turn lights on and off for you.',
    text: 'Light on the floor when you walk, warm light after ten, the porch at sunset. It works without the internet.',
    spus: ['LM-HUB', 'LM-SENSE', 'LM-DIAL', 'LM-PLUG', 'LM-THERMO', 'LM-ORB-A60', 'LM-DISC'],
    seo: {
      title: 'Quiet automation: hub and sensors',
      description:
        'A Matter hub, motion and climate sensors, a smart socket and lamps that work together at home, with or without internet.',
    },
  },
];
