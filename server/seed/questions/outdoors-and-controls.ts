import type { QuestionSeed } from './types.ts';

export const otherQuestions: readonly QuestionSeed[] = [
  {
    spu: 'LM-PEBBLE',
    title: 'How long does it really last on one charge?',
    daysAgo: 69,
    answers: [
      {
        by: 'BUYER',
        body: 'At dinner brightness we charge it once a week. As a night light on the landing it went from one full moon to the next.',
        likes: 24,
        best: true,
      },
    ],
  },
  {
    spu: 'LM-FESTOON',
    title: 'Can it stay outside through a winter with frost?',
    daysAgo: 140,
    answers: [
      {
        by: 'BUYER',
        body: 'Two winters in the Black Forest, the coldest night was -16. All bulbs still work. The hooks matter more than the cable: use one per bulb.',
        likes: 35,
        best: true,
      },
      {
        by: 'SHOP',
        body: 'It works from -20 to 45 °C. Mount the adapter off the ground so that it never sits in melting snow.',
        likes: 20,
      },
    ],
  },
  { spu: 'LM-FESTOON', title: 'Are single bulbs sold as spare parts?', daysAgo: 1, answers: [] },
  {
    spu: 'LM-PATH',
    title: 'How deep does the cable have to lie?',
    daysAgo: 55,
    answers: [
      {
        by: 'ANSWERER',
        body: 'It’s 12 volts, so under the mulch is fine. Where you dig or mow, I’d bury it a spade’s depth to protect the cable.',
        likes: 17,
        best: true,
      },
    ],
  },
  {
    spu: 'LM-CURTAIN',
    title: 'Is it bright enough to read beside?',
    daysAgo: 19,
    answers: [{ by: 'BUYER', body: 'To find your tea, yes. To read a book, no. It is a sky, not a lamp.', likes: 10 }],
  },
  {
    spu: 'LM-EAVES',
    title: 'Can I shorten a channel around a bay window?',
    daysAgo: 38,
    answers: [
      {
        by: 'BUYER',
        body: 'The channel, yes, with a fine saw. Not the row of lights inside it: I tucked the rest behind the corner joint.',
        likes: 9,
      },
    ],
  },
  { spu: 'LM-FLOOD', title: 'Does the spike hold in sandy ground?', daysAgo: 6, answers: [] },
  {
    spu: 'LM-SENSE',
    title: 'Does it see a cat, or only people?',
    daysAgo: 61,
    answers: [
      {
        by: 'BUYER',
        body: 'It sees ours. I turned the ball up a little in its cup, so it looks over her head. Problem solved.',
        likes: 29,
        best: true,
      },
    ],
  },
  {
    spu: 'LM-DIAL',
    title: 'Does it work without the Hub and without a phone?',
    daysAgo: 27,
    answers: [
      {
        by: 'ANSWERER',
        body: 'Pair it once with the app. After that it talks to the lamps on its own, up to 30 of them.',
        likes: 12,
        best: true,
      },
    ],
  },
  {
    spu: 'LM-HUB',
    title: 'Do my routines run when the internet is down?',
    daysAgo: 84,
    answers: [
      {
        by: 'SHOP',
        body: 'Yes. Routines run inside the Hub. Only things that need the internet, such as the weather, wait until it’s back.',
        likes: 26,
        best: true,
      },
    ],
  },
];
