import type { ProductReviews } from '../types.ts';

export const floorLamps: ProductReviews = {
  'LM-ARC': [
    [
      5,
      'A corner we had given up on',
      'Behind the armchair there was never room for a lamp. Now it is the best place in the room.',
    ],
    [
      5,
      'Five minutes, one tool',
      'Three tubes, one base, an Allen key in the box. My daughter put it together while I read the leaflet.',
    ],
    [
      4,
      'Choose your wall first',
      'Our dark green wall just swallows the colours. In the white hall it is wonderful. It lives in the hall now.',
    ],
    [5, 'Warm white surprised me', 'Bought it for the colours and use the 2200 K setting every night.'],
    [5, 'The button on the cable', 'Guests can turn it on. That should not be worth a sentence, but here we are.'],
    [
      3,
      'Cable comes out on the wrong side for me',
      'The socket is to the left and the cable goes right, so it crosses the corner. The light itself is very good.',
    ],
    [5, 'Bought the pair', 'One on each side of the bookshelf. They stay in sync, with no delay I can see.'],
    [5, 'Quiet', 'No fan, no hum, nothing. I work next to it with the door closed.'],
  ],
  'LM-REED': [
    [
      5,
      'Like a window with the curtain drawn',
      'The paper makes the light even from top to bottom. We turned off the ceiling lamp and have not missed it.',
    ],
    [5, 'Foot switch, thank you', 'Three levels by foot, with my arms full of sleeping baby.'],
    [
      4,
      'Handle the shade with care',
      'I put a thumb mark into a pleat on the first day. You only see it when the lamp is off.',
    ],
    [5, 'Oak, not oak print', 'Finger joints at the corners and a smell of oil when unpacked. Someone cared.'],
    [5, 'The half-hour sunset', 'We start it after the news. No one has to say it’s time for bed.'],
  ],
  'LM-TORCH': [
    [
      5,
      'Replaced two lamps',
      'One of these lights the living room better than the pair of standard lamps it replaced. The ceiling needs to be white for it.',
    ],
    [5, 'Bright enough to sew by', 'At 5000 K and full power I can match thread. At 2700 K it is a different room.'],
    [4, 'Big foot', 'Stable, yes. It also takes up more floor than I thought; measure the gap beside the sofa.'],
    [5, 'No glare at all', 'My eyes are not good and I can’t stand bare bulbs. This one you never see.'],
    [3, 'A little warm-up smell', 'The first two evenings it smelled of new paint. Gone now. Light is fine.'],
    [
      5,
      'Comes back after a power cut',
      'At the same level and the same warmth. My old one came back at full blast at four in the morning.',
    ],
  ],
};
