import type { ProductReviews } from '../types.ts';

export const strips: ProductReviews = {
  'LM-RIBBON-S1': [
    [5, 'A line, not dots', 'The milky cover is worth the difference. Even from a metre away you see a band of light.'],
    [
      5,
      'Cut, turned, joined',
      'Went round a chimney breast with three cuts and the connector kit. It has held since last winter.',
    ],
    [5, 'Good white', 'I bought it for the kitchen shelf and use the warm white nine evenings out of ten.'],
    [
      4,
      'Measure twice',
      'You can only cut at the marks, every ten centimetres, so my shelf has a dark four centimetres at the end. My fault.',
    ],
    [5, 'Sunset on the ceiling', 'Set the first metre to violet and the last to amber. Visitors ask how it is done.'],
    [
      3,
      'Tape needs a clean wall',
      'Fell off the plaster, held on the painted wood. Wipe with alcohol first and press for longer than you think.',
    ],
    [5, 'Straight into Matter', 'Scanned the code, named it, finished. No extra account.'],
    [5, 'Ten metres on one plug', 'I expected the far end to be dimmer. It isn’t, at least not that I can see.'],
    [
      5,
      'Still going after a summer',
      'Behind the headboard, on every night. The colours match the newer strip we added in spring.',
    ],
  ],
  'LM-RIBBON-NEON': [
    [
      5,
      'Drew a mountain',
      'Pencil on the wall, clips on the pencil, rope in the clips. Two hours and it looks like it came from a shop window.',
    ],
    [4, 'Stiff when cold', 'Leave it in a warm room for an hour before bending. After that it goes where you want.'],
    [5, 'No dark joints', 'I looked for them. There are none.'],
    [5, 'Bathroom mirror', 'Goes around a sixty-centimetre mirror with some to spare. Steam hasn’t hurt it so far.'],
    [4, 'Dust shows by day', 'White silicone next to a bookshelf. A damp cloth every other week and it’s like new.'],
  ],
  'LM-RIBBON-BAR': [
    [5, 'I can see what I cut', 'My own shadow was always on the board. Gone. The tomatoes really do look better.'],
    [
      5,
      'Wave and it is on',
      'With dough on both hands. The sensor sits at the edge and does not fire when I reach for the salt.',
    ],
    [5, 'No drill', 'The rail sticks, the bars hold by magnets. We rent, so this matters.'],
    [
      4,
      'One more clip, please',
      'The cable between two bars hangs a little. I used a clip from the drawer. Light is excellent.',
    ],
    [5, 'Night setting', "At eleven it comes on at a candle's strength. Enough for a glass of water and back to bed."],
    [5, 'Four bars, one adapter', 'Joined end to end under two metres of cabinet. No gap in the light.'],
  ],
};
