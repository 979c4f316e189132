import type { ProductReviews } from '../types.ts';

export const outdoor: ProductReviews = {
  'LM-FESTOON': [
    [5, 'Put up and left up', 'Rain, gale, a week of heat. The rubber cable has not stiffened.'],
    [5, 'Candle-warm and left alone', 'I tried the colours for one evening. Warm and low is what a garden wants.'],
    [
      5,
      'One bulb, not the whole string',
      'A ladder met a globe and the globe lost. I unscrewed that one and put in a new one, and the string was whole again.',
    ],
    [
      5,
      'Knows when it is dusk',
      'On by itself, off at half past eleven, later in June. Our neighbours like that it ends.',
    ],
    [
      2,
      'Plug did not reach',
      'Five metres of cable sounded like plenty. It’s seven from our socket to the first hook, so it’s still in its box until I have an extension.',
      'A five-metre extension of the feed cable is on its way to you, with our thanks for telling us.',
    ],
    [5, 'Bright enough to eat by', 'Fifteen metres over a table for ten. You see your plate and the stars.'],
    [5, 'Put up alone', 'The eyelets at each socket take a hook. Forty minutes with one ladder.'],
    [5, 'Linked two strings', 'Thirty metres round the yard on one plug, no difference from end to end.'],
  ],
  'LM-PATH': [
    [5, 'No light in the bedroom', 'The old ones shone up the wall. These light the stones and nothing else.'],
    [5, 'Wakes as you walk', 'It brightens two or three ahead of you. The cat sets it off as well, which is charming.'],
    [5, 'Laid the cable ourselves', 'Under the bark in an afternoon, low voltage, no electrician.'],
    [3, 'Ground spike is short', 'In our loose soil one leaned after the rain. A flat stone under it fixed that.'],
    [5, 'Two heights was a good idea', 'They look as if they grew there.'],
  ],
  'LM-CURTAIN': [
    [5, 'Gone by day', 'The copper is so fine that you look through it. At five it begins to snow.'],
    [5, 'Stayed untangled', 'Came on a card, went back on the card. I didn’t believe it.'],
    [5, 'Quiet shimmer', 'Set to starlight and slow. It makes the evening longer.'],
    [
      2,
      'Suction cups let go in the cold',
      'On our single glazing they fell each night. The hooks hold, so it is up now, but the suction cups are no use here.',
      'Cold single glazing is hard on suction cups. The rail clip from the box sits on the frame and holds there.',
    ],
    [5, 'Three metres for the bay window', 'The rail clip takes the weight. Nothing was drilled.'],
  ],
  'LM-EAVES': [
    [5, 'Nobody asks what that rail is', 'Painted like the soffit, gone by day. That was the point for us.'],
    [5, 'No ladder this winter', 'Two of us, one weekend in September. December was a tap on the phone.'],
    [
      3,
      'Read the gable part first',
      'The joints do gables, but you have to start at the top, and I hadn’t. Took one side down again. Good since.',
    ],
    [
      5,
      'Amber every night',
      'I thought I was buying it for the holidays. It is on all year, low, and the front door looks welcoming.',
    ],
    [
      4,
      'Long, and even to the end',
      'Thirty metres with no change in white that I can see. The adapter is bulky, so plan where it goes.',
    ],
  ],
  'LM-FLOOD': [
    [5, 'One birch, as told', 'I had two in my cart and took the advice. One tree, warm, the rest dark. Beautiful.'],
    [
      5,
      'No hot spot on the render',
      'The old lamp burned a white egg into the wall. This one fills it from edge to edge.',
    ],
    [4, 'Spike needs a hammer', 'Ours is clay. Once in it does not move, and the tilt holds in wind.'],
    [5, 'Silent', 'Stands beside the bench and I have never heard it.'],
  ],
};
