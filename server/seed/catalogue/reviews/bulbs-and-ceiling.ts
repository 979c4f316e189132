import type { ProductReviews } from '../types.ts';

export const bulbsAndCeiling: ProductReviews = {
  'LM-ORB-A60': [
    [5, 'A good bulb first', 'The white is what I bought it for. The colours come out at birthdays.'],
    [5, 'Half a percent means half a percent', 'At the lowest step you can just see your hand. Silent, too.'],
    [
      5,
      'Eight of them now',
      'Started with a pack of two. Each took less than a minute and none has dropped out since February.',
    ],
    [4, 'A bit longer than the old bulb', 'In one narrow shade the tip shows. It fits all the others.'],
    [
      5,
      'Comes back as I left it',
      'After the power cut every lamp came back off, as I had chosen. The neighbours were lit up like a fair.',
    ],
    [
      3,
      'Needs 2.4 GHz',
      'My router hides that band and it took me an evening to find it. The bulb itself is fine.',
      'We are sorry about the evening. The guide now begins with that step.',
    ],
    [5, 'Colours that are not garish', 'The greens and the ambers are lovely. I had expected a toy.'],
    [5, 'Saves what it says', 'Put the meter on it: 9.4 watts at full.'],
    [
      4,
      'Good value in the four-pack',
      'Pricey on its own, fair in a four-pack. All four are the same white. I checked.',
    ],
    [5, 'Set up by my father', 'He is not a patient man. Code scanned, lamp on, no phone call to me.'],
  ],
  'LM-ORB-GLOBE': [
    [
      5,
      'A bare socket is enough',
      'It hangs on a cable over the landing with no shade at all, and people ask where the lamp is from.',
    ],
    [5, 'Even all the way round', 'No bright spot. I looked with sunglasses on.'],
    [4, 'Check the width', 'Twelve and a half centimetres did not fit the bathroom glass. It found a better place.'],
    [5, 'Two as one', 'The pair in the window dims together, to the second.'],
    [
      3,
      'Reds are soft',
      'They say so, and they are. For a film night I wanted more. For every day it is the nicest bulb we have.',
    ],
    [5, 'Like a moon', 'The children named it. It stays on all night in the hall at 10%.'],
  ],
  'LM-ORB-FILAMENT': [
    [5, 'Finally one that looks right off', 'Amber glass, folded filaments. By day it is an ornament.'],
    [5, 'The colour of a low fire', 'At 1800 K the dining table is the only place anyone wants to be.'],
    [
      4,
      'Read the part about the wall switch',
      'The switch has to stay on. I put a Dial by the door and forgot about it.',
    ],
    [5, 'Three over the bar', 'Many long evenings. All three are still the same tone.'],
    [5, 'Cool to the touch', 'I unscrewed one with bare fingers after a whole evening. Barely warm.'],
    [4, 'Not a reading light', 'Of course it is not. Buy it for the mood and something else for the book.'],
    [5, 'No hum', 'My last dimmed bulbs sang. These do not.'],
  ],
  'LM-ORB-GU10': [
    [5, 'Six in a row, one white', 'I came from halogen and expected a patchwork. They match.'],
    [5, 'The prints have their colours back', 'A blue that had gone grey under the old spots is blue again.'],
    [
      4,
      'A touch long in the collar',
      'Two millimetres more than the halogen. Fine in my track; in a flush ring it would show.',
    ],
    [5, 'None of it in my eyes', 'You sit under them and see the wall, not the lamp.'],
    [4, 'Narrow, and I knew it', 'For pictures it is perfect. For a corridor I would want a wider beam.'],
  ],
  'LM-DISC': [
    [5, 'Flat as a plate', 'Low ceiling, tall husband. Nobody ducks any more.'],
    [
      4,
      'Two pairs of hands',
      'Clicking it on is easy, holding it while you find the bracket is not. Ask someone to help.',
    ],
    [5, 'Changes with the day', 'I forgot that I had set it up. At nine the kitchen is amber and we start to whisper.'],
    [4, 'Good light, thin manual', 'The wiring page is one drawing. It was enough for our electrician.'],
    [5, 'No insects in it', 'It’s sealed all round. After a summer it’s as clean as the day we put it up.'],
    [
      4,
      'The 40 for a bedroom is plenty',
      'At a third of its power we see everything. The smaller one would have done.',
    ],
  ],
};
