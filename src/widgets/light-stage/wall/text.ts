import type { WallPlace } from '#rules/wall-light.ts';

const percent = (part: number): string => `${Math.round(100 * part)} %`;

export const wallText = {
  title: 'See it on your wall',
  close: 'Close',
  privacy: 'Your photograph never leaves this device.',
  stage: 'The lamp in the room',
  hint: 'Drag, pinch or scroll; keys: arrows, + and −.',
  at: ({ x, y, side }: WallPlace) =>
    `${percent(x)} from the left, ${percent(y)} from the top, ${percent(side)} of the picture`,
  size: 'Size',
  evening: 'Evening',
  asTaken: 'As taken',
  percent,
  photograph: 'Your photograph',
  sample: 'Our room',
  opened: 'Your photograph is here',
  save: 'Save',
  share: 'Share',
  saved: 'Picture saved',
  notSaved: 'The picture could not be made. Please try again.',
  file: 'lampyris-on-my-wall.jpg',
  faults: {
    heic: 'This browser cannot open HEIC photographs. Save it as JPEG, or take it with “Most Compatible” chosen in the camera settings.',
    huge: 'This photograph is larger than 64 megapixels. Please choose a smaller one.',
    unreadable: 'This file is no photograph that the browser can open. JPEG, PNG and WebP work.',
  },
  loading: 'The lamp is on its way',
  noCanvas: 'This browser cannot draw pictures, so the lamp cannot be shown on a wall.',
} as const;
