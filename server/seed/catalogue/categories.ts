import type { CategorySeed } from './types.ts';

export const categories: readonly CategorySeed[] = [
  {
    id: 'strip-lights',
    name: 'Strip lights',
    picture: 'ribbon-neon',
    intro: 'Light by the metre: behind shelves, under cabinets, along whatever line your room already has.',
  },
  {
    id: 'backlights',
    name: 'TV and desk backlights',
    picture: 'halo-tv',
    intro: 'A soft edge of light behind the screen, so the evening is easier on your eyes.',
  },
  {
    id: 'wall-panels',
    name: 'Wall panels',
    picture: 'hex-panels',
    intro: 'Tiles, triangles and lines that click together and turn a blank wall into weather.',
  },
  {
    id: 'floor-lamps',
    name: 'Floor lamps',
    picture: 'reed',
    intro: 'Standing lights for corners, armchairs and ceilings that deserve a glow.',
  },
  {
    id: 'table-lamps',
    name: 'Table lamps',
    picture: 'dome',
    intro: 'Lamps you live close to: on the desk, by the bed, in your hand on the way to the garden.',
  },
  {
    id: 'bulbs-and-ceiling',
    name: 'Bulbs and ceiling lights',
    picture: 'drop',
    intro: 'Keep the lamps you love and change the light inside them, or start overhead.',
  },
  {
    id: 'outdoor',
    name: 'Outdoor lights',
    picture: 'festoon',
    intro: 'Weatherproof light for long tables, garden paths and the last half hour outside.',
  },
  {
    id: 'controls-and-sensors',
    name: 'Controls and sensors',
    picture: 'dial',
    intro: 'A knob to turn, a sensor that notices, a hub that remembers. And the small parts that join things up.',
  },
];
