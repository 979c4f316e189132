import type { ProductReviews } from '../types.ts';

export const tableLamps: ProductReviews = {
  'LM-DOME': [
    [
      5,
      'The lamp I wanted as a child',
      'It sits on a sideboard next to the telephone nobody uses and makes the whole wall look deliberate. The light stays on the wood, never in my eyes.',
    ],
    [
      5,
      'Dims properly',
      'I have owned three touch lamps that jumped between steps. This one slides. At the bottom of its range it is the colour of a candle.',
    ],
    [
      5,
      'Bone is warmer than the photo',
      'Expected white, got something closer to the inside of a shell. Kept it, and bought a second for the other bedside table.',
    ],
    [
      4,
      'Lovely, but the cap shows fingers',
      'Brass is brass. I wipe it on Sundays. Everything about the light itself is right.',
    ],
    [
      5,
      'Dinner lamp',
      'We eat under it every evening. Warms as it dims, as they say, and faces look kinder at the low end.',
    ],
    [5, 'Heavier than it looks', 'Two cats, one tail-sweeping dog. It has not moved a centimetre since March.'],
    [
      5,
      'Ink is nearly black at night',
      'By day a deep green-blue, by lamplight almost black with a gold edge. I would pick it again.',
    ],
    [
      5,
      'Spare parts are real',
      'Dented the shade moving house and ordered a new one. It came with the right screws and a drawing. That is why I bought a second lamp here.',
    ],
    [
      5,
      'No app needed',
      'I never paired it. Tap, hold, done. It comes back at the level I left it, which is all I ask of a lamp.',
    ],
    [
      5,
      'Good on a desk too',
      'Low enough that the screen stays free of reflections. The cable is fabric and long enough to reach the floor socket.',
    ],
  ],
  'LM-PEBBLE': [
    [5, 'Lives on the balcony table', 'Three evenings a week since May, charged twice. Rain does not bother it.'],
    [
      5,
      'The loop is the point',
      'I carry it like a mug from the kitchen to the bath to bed. My phone stays on the charger now.',
    ],
    [
      4,
      'Slow to charge from a laptop',
      'Give it a proper charger and it is full before lunch. From the laptop it took all afternoon.',
    ],
    [
      5,
      'Power cut tested',
      'Nine hours without electricity in the storm. Two of these lit the whole flat at the low setting and were not half empty.',
    ],
    [
      5,
      'Camping, with manners',
      'Bright enough to cook by, dim enough that nobody in the next tent complains. Hung it from a branch by the loop.',
    ],
    [5, 'My mother can use it', 'Press the top, that is all. She is eighty-four and took to it in a second.'],
    [
      4,
      'Wish it came in a colour',
      'It is a pale stone and I would have liked a dark one. I’ve nothing to say against it as a light.',
    ],
    [5, 'Swapped the battery myself', 'Did not need to, wanted to see if it was true. Two screws and a plug. Good.'],
  ],
  'LM-WAKE': [
    [
      5,
      'November is bearable again',
      'I set it to forty minutes. Most mornings I am awake before the blackbird starts.',
    ],
    [5, 'Works without the router', 'We switch the Wi-Fi off at night. The alarm went off all the same, as promised.'],
    [
      4,
      'Could be louder',
      'I sleep with ear plugs and had to pick the rain, which carries best. The light does most of the work anyway.',
    ],
    [5, 'The dark display sold it', 'Every other alarm in this house glows. This one is black until you touch it.'],
    [
      4,
      'Good dawn, but no radio',
      'I had hoped for a radio. The sounds are well recorded and the sunset helps our son to settle.',
    ],
  ],
  'LM-CUBE': [
    [5, 'Survived the stairs', 'Thrown down two flights by a three-year-old with a point to make. Not a mark.'],
    [
      5,
      'She picks her own colour',
      'Rolling it to the rose side is now part of bedtime. The fifteen-minute timer is exactly one book long.',
    ],
    [5, 'Dim in the right way', 'You can find the door by it and nobody wakes up. I use one myself in the hall.'],
    [
      3,
      'Nice, but it collects fluff',
      'Soft silicone and a carpet are not friends. It rinses clean under the tap. Battery lasts five nights here, not seven.',
    ],
    [5, 'Three for three children', 'No more arguing about who has which. The set arrived charged.'],
    [5, 'Travels well', 'Fits in a sock. Hotel rooms are less strange with the moon side up.'],
  ],
};
