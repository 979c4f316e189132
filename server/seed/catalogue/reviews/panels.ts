import type { ProductReviews } from '../types.ts';

export const panels: ProductReviews = {
  'LM-HEX': [
    [
      5,
      'Starts anywhere, ends anywhere',
      'We began with ten over the desk and it has crept round the corner since. The app shows where the next one goes.',
    ],
    [5, 'Slow is the right speed', 'I set the drift to its slowest. It is like having weather on the wall.'],
    [
      4,
      'Plan your socket',
      'The cable leaves from the controller tile, so put that tile at the bottom. No one told me, and I had to redo six.',
    ],
    [5, 'Paint stayed on', 'Took them down when we moved. Slow pull, as the sheet says. Not a flake came off.'],
    [5, 'Even to the edge', 'Other panels I have seen are bright in the middle. These are flat and calm.'],
    [
      3,
      'Two pads too few',
      'On textured wallpaper one tile let go after a month. New pads came right away, and now it’s fine.',
      'Textured walls need the double pads. They are free: write to us with your order number and we send them.',
    ],
    [5, 'My study, no longer grey', 'Warm white for work, the coral for the evening. I stopped using the desk lamp.'],
  ],
  'LM-FACET': [
    [5, 'We made the fox', 'It took an evening and a good deal of argument. It watches over the record player now.'],
    [4, 'Touch is fun, and sensitive', 'Dusting changes the colours. You can turn the touch off in the app and I did.'],
    [5, 'Gentle with music', 'No disco. It breathes with the record, that’s the best way I can put it.'],
    [4, 'Edges take patience', 'The joints are firm. Fit them on the table first, not on the wall over your head.'],
    [5, 'Keeps the scene', 'Router died, panels did not notice.'],
    [4, 'Smaller than I pictured', 'Twelve make a shape of about a metre. I ordered four more and now it’s right.'],
  ],
};
