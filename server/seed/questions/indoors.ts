import type { QuestionSeed } from './types.ts';

export const indoorQuestions: readonly QuestionSeed[] = [
  {
    spu: 'LM-RIBBON-S1',
    title: 'Can I join the piece that I cut off again?',
    body: 'I need to go around a chimney breast, so I’ll cut it twice.',
    daysAgo: 96,
    answers: [
      {
        by: 'BUYER',
        body: 'Yes, with the Ribbon connector kit. I used two straight joints and the flexible bridge for the corner. It clamps on without solder. Cut on the line, every 10 cm.',
        likes: 31,
        best: true,
      },
      {
        by: 'BUYER',
        body: 'Works, but clean the contacts before you press it shut. My first try flickered.',
        likes: 12,
      },
    ],
  },
  {
    spu: 'LM-RIBBON-S1',
    title: 'Does it stay on the wall in a warm kitchen?',
    daysAgo: 41,
    answers: [
      {
        by: 'BUYER',
        body: 'It’s been above the cooker for a year and it’s still up. I used the clips that come with it at both ends.',
        likes: 9,
      },
    ],
  },
  { spu: 'LM-RIBBON-S1', title: 'How many metres can one power adapter feed?', daysAgo: 2, answers: [] },
  {
    spu: 'LM-RIBBON-NEON',
    title: 'Can it hang outside on a balcony?',
    daysAgo: 33,
    answers: [
      {
        by: 'SHOP',
        body: 'The rope itself is rated IP65, so rain is fine. The adapter and the control box are for indoors only: run the cable inside, or keep them in a dry box.',
        likes: 17,
        best: true,
      },
    ],
  },
  {
    spu: 'LM-RIBBON-BAR',
    title: 'Do the magnets hold on wooden cabinets?',
    daysAgo: 58,
    answers: [
      {
        by: 'BUYER',
        body: 'The rail sticks to the wood with its adhesive, and the bars click onto the rail. Nothing has come down in seven months.',
        likes: 14,
        best: true,
      },
    ],
  },
  {
    spu: 'LM-HALO-TV',
    title: 'Does the camera see the room or send anything?',
    body: 'It faces the sofa, so I’d like to be sure.',
    daysAgo: 122,
    answers: [
      {
        by: 'SHOP',
        body: 'It only looks at the screen. The camera has no network connection and stores nothing, and a cover slides over it when you don’t need it.',
        likes: 44,
        best: true,
      },
      {
        by: 'BUYER',
        body: 'I keep the cover shut and use the evening mode most nights. That’s lovely, too.',
        likes: 8,
      },
    ],
  },
  {
    spu: 'LM-PILLAR-DUO',
    title: 'Is there one plug for both bars or two?',
    daysAgo: 47,
    answers: [
      {
        by: 'BUYER',
        body: 'One adapter for both. The cable between them reaches about as far as a wide screen.',
        likes: 6,
      },
    ],
  },
  {
    spu: 'LM-HEX',
    title: 'Can I take the panels off without hurting the paint?',
    daysAgo: 88,
    answers: [
      {
        by: 'ANSWERER',
        body: 'Warm the pad with a hair dryer for half a minute and turn the panel slowly instead of pulling. On matt paint I would test one pad behind the sofa first.',
        likes: 38,
        best: true,
      },
      {
        by: 'BUYER',
        body: 'Took nine tiles down when we moved. One small mark, and that wall had only been painted two weeks earlier.',
        likes: 15,
      },
    ],
  },
  { spu: 'LM-HEX', title: 'Will 25 tiles run on the adapter in the box?', daysAgo: 5, answers: [] },
  {
    spu: 'LM-FACET',
    title: 'Do triangles and hexagons join each other?',
    daysAgo: 64,
    closed: true,
    answers: [
      {
        by: 'SHOP',
        body: 'No. Facet has rigid links and Hex has flexible ones, and each has its own controller. Side by side on one wall they can follow the same scene in the app.',
        likes: 21,
        best: true,
      },
    ],
  },
  {
    spu: 'LM-ARC',
    title: 'Does it stand safely on a thick carpet?',
    daysAgo: 75,
    answers: [
      {
        by: 'BUYER',
        body: 'The base is heavy steel, 24 by 24 cm. It doesn’t lean on our wool carpet. The dog has tested it.',
        likes: 11,
        best: true,
      },
    ],
  },
  { spu: 'LM-REED', title: 'How do you clean the paper shade?', daysAgo: 3, answers: [] },
  {
    spu: 'LM-TORCH',
    title: 'Is one enough for a living room of 30 square metres?',
    daysAgo: 51,
    answers: [
      {
        by: 'ANSWERER',
        body: 'With a white ceiling, yes: 3,400 lumens come back down evenly. With dark beams like ours I would add a reading lamp beside the sofa.',
        likes: 19,
        best: true,
      },
    ],
  },
  {
    spu: 'LM-DOME',
    title: 'Does it remember its brightness after a power cut?',
    daysAgo: 110,
    answers: [
      {
        by: 'BUYER',
        body: 'When I tap it, it comes back at the level I left it. After a power cut it stays off until then.',
        likes: 13,
      },
      {
        by: 'BUYER',
        body: 'Same here. I switch it off at the socket at night, and the next evening it’s just the way I left it.',
        likes: 5,
      },
    ],
  },
  {
    spu: 'LM-DOME',
    title: 'Can the light module be replaced?',
    daysAgo: 29,
    answers: [
      {
        by: 'SHOP',
        body: 'Yes. It’s screwed in, not glued. We’ll send you a new one with instructions, even after the warranty ends.',
        likes: 16,
        best: true,
      },
    ],
  },
  {
    spu: 'LM-WAKE',
    title: 'Does the alarm ring if the power goes out at night?',
    daysAgo: 36,
    answers: [
      {
        by: 'BUYER',
        body: 'It keeps the time for a day, but the light and the sound need power. Our power was out until five, and it still woke me at six.',
        likes: 22,
        best: true,
      },
    ],
  },
  {
    spu: 'LM-ORB-A60',
    title: 'Can it be used with an old wall dimmer?',
    daysAgo: 80,
    answers: [
      {
        by: 'ANSWERER',
        body: 'Better not. It has its own dimming electronics and needs full power, so turn the old dimmer all the way up or swap it for a plain switch.',
        likes: 27,
        best: true,
      },
    ],
  },
  { spu: 'LM-ORB-GLOBE', title: 'Does it fit a closed glass shade of 14 cm?', daysAgo: 8, answers: [] },
  {
    spu: 'LM-DISC',
    title: 'May I mount it in a bathroom above the shower?',
    daysAgo: 43,
    answers: [
      {
        by: 'SHOP',
        body: 'It’s rated IP44 and made for zone 2. Directly above a shower is zone 1 in most countries, so please ask your electrician.',
        likes: 18,
        best: true,
      },
    ],
  },
];
