import type { ProductReviews } from '../types.ts';

export const backlights: ProductReviews = {
  'LM-HALO-TV': [
    [
      5,
      'The room joins in',
      'I thought it would be distracting. After ten minutes I only noticed it when someone switched it off.',
    ],
    [5, 'Works with the old player', 'No box in between, no cable to swap. It watches the picture and that is that.'],
    [
      4,
      'You can see the camera',
      'A small thing on top of the screen. My wife noticed at once, I stopped seeing it after a week.',
    ],
    [
      5,
      'Evening mode for tired eyes',
      'Steady and warm behind a bright screen. No more headaches after the late film.',
    ],
    [
      3,
      'Corners took three tries',
      'The app found the edges on the third try, in the dark. Since then it is quick and exact.',
      'Thank you. With the lamp in the room on, the edges are found faster; we have put that into the guide.',
    ],
    [5, 'The cover over the camera', 'I slide it shut when we talk. They thought of it, so I trust the rest.'],
    [
      4,
      'Good, though subtitles tint it',
      'White subtitles make the bottom paler. You can mask that strip in the settings.',
    ],
    [5, 'Sports by day, films by night', 'Hardly a delay. The green of a football pitch fills the wall.'],
  ],
  'LM-PILLAR-DUO': [
    [5, 'Tidy', 'One adapter for both bars and the cables run in a groove at the back. My desk looks finished.'],
    [5, 'Two tones at once', 'Deep blue on the wall, pale on my side. It makes the screen easier to look at.'],
    [
      4,
      'Music mode without the phone',
      'Has its own microphone. A little eager with the bass, but you can turn it down.',
    ],
    [
      3,
      'No Matter',
      'I missed that it’s not on the list. Works well in its own app, just not with the rest of the house.',
    ],
    [
      5,
      'Lying down behind the monitor',
      'Not upright as in the pictures: I laid them flat behind the screen. Best of both.',
    ],
  ],
};
