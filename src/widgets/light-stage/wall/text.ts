import type { WallPlace } from '#rules/wall-light.ts';

const percent = (part: number): string => `${Math.round(100 * part)}%`;

export const wallText = {
  title: 'See it on your wall',
  close: 'Close',
  privacy: 'Your photo never leaves this device.',
  stage: 'The lamp in the room',
  hint: 'Drag, pinch or scroll; keys: arrows, + and −.',
  at: ({ x, y, side }: WallPlace) =>
    `${percent(x)} from the left, ${percent(y)} from the top, ${percent(side)} of the picture`,
  size: 'Size',
  evening: 'Evening',
  asTaken: 'As taken',
  percent,
  photograph: 'Your photo',
  sample: 'Our room',
  opened: 'Your photo is ready',
  save: 'Save',
  share: 'Share',
  saved: 'Picture saved',
  notSaved: 'We couldn’t make the picture. Try again.',
  file: 'lampyris-on-my-wall.jpg',
  faults: {
    heic: 'This browser can’t open HEIC photos. Save it as a JPEG, or take it with “Most Compatible” on in your camera settings.',
    huge: 'This photo is over 64 megapixels. Choose a smaller one.',
    unreadable: 'This browser can’t open that file. Try a JPEG, PNG or WebP photo.',
  },
  loading: 'Loading the lamp',
  noCanvas: 'This browser can’t draw pictures, so we can’t show the lamp on a wall.',
} as const;
