import type { ProductReviews } from '../types.ts';

export const controls: ProductReviews = {
  'LM-SENSE': [
    [5, 'Stairs at night', 'A tenth of the light after eleven is exactly right. No one wakes up and no one falls.'],
    [5, 'You can aim it', 'Turned the ball away from the cat flap and the false alarms stopped.'],
    [
      3,
      'A step slow on the landing',
      'On Bluetooth alone there was a half-second delay. With the Hub it’s instant. They should say so on the box.',
    ],
    [5, 'Knows when it is light enough', 'On dull days the hall comes on at noon, on bright ones not at all.'],
    [
      5,
      'Still on the first battery',
      'Bought it in the first week it was out. Nothing to report, which is what I want from a sensor.',
    ],
  ],
  'LM-DIAL': [
    [
      5,
      'I turn it for no reason',
      'The bearing is that good. It is also the only control in the room my guests understand.',
    ],
    [5, 'Replaced three switches', 'Brightness by turning, warmth by pressing and turning. Learned in a minute.'],
    [
      4,
      'Needs charging, like everything',
      'The ring turns amber a week before, so it has never let me down. A cell that lasts for years would be nicer still.',
    ],
    [5, 'Stuck to the bed frame', 'And comes off again when I read in the chair. The magnet is strong enough.'],
    [5, 'Metal, cold, heavy', 'In a world of plastic remotes this is a pleasure.'],
    [5, 'Good for hands that shake', 'My father can’t use a phone screen these days. This he can.'],
  ],
  'LM-HUB': [
    [5, 'No internet for two days', 'A digger cut our line. Every routine ran on as if nothing had happened.'],
    [5, 'Old lamps talk to new ones', 'The Bluetooth ones from our first order answer to voice now.'],
    [
      3,
      'Give it a cable',
      'On Wi-Fi, in a cupboard, it lost a sensor now and then. On Ethernet it has not lost one since.',
    ],
    [5, 'Updates at night, quietly', 'I noticed one only because the list of changes was in the app in the morning.'],
    [5, 'Sixty lamps and not slow', 'A whole floor goes dark at once, not lamp by lamp.'],
  ],
  'LM-PLUG': [
    [5, 'The old lamp stays', "My grandmother's brass lamp goes on at dusk. It has never been smarter or happier."],
    [
      5,
      'Found the thirsty one',
      'The meter showed that our amplifier draws eleven watts on standby. It’s properly off now.',
    ],
    [5, 'Leaves the next socket free', 'Two side by side in a double socket. They fit.'],
    [
      2,
      'Wrong country',
      'Partly my fault: it’s a type F socket, and we don’t have those here. The return was easy, and I had my money back in four days.',
      'Thank you for being fair about it. We have moved the picture of the plug to the top of the page.',
    ],
    [5, 'Runs the heater', 'Sixteen amps on paper and in practice. It stays cool.'],
    [5, 'Button on the ring', 'I can see it and reach it. Small things.'],
  ],
  'LM-THERMO': [
    [5, 'Like a small newspaper', 'No glow at night, easy to read in sun. It hangs beside the calendar.'],
    [5, 'Agrees with my good thermometer', 'To a tenth, over a month.'],
    [
      4,
      'Mirror of our bad habits',
      'It showed that the bedroom needs air at four in the morning. I’d like to export the data to a spreadsheet.',
    ],
    [
      5,
      'The lamp turns violet',
      'When the studio is too dry a lamp goes violet and I fill the humidifier. My cello is grateful.',
    ],
    [4, 'Stand is plain', 'It stands well, it hangs better. Readings are steady.'],
    [5, 'Three rooms, one look', 'The set shows which wall is cold. We have moved the bed.'],
  ],
  'LM-CONNECTOR': [
    [5, 'Lift, slide, press', 'Just so. I’m not handy and it held on the first try.'],
    [
      4,
      'One corner more',
      'To go around a window you need four, and there are two. I bought the pack of three and have plenty.',
    ],
    [5, 'Saved the off-cut', 'Forty centimetres from the kitchen now light the coat rack.'],
    [4, 'Mind the arrows', 'The contacts go one way only. The arrows are small and grey; a torch helps.'],
    [
      3,
      'Bridge is a bit short',
      'Eight centimetres did not get us past the beam. Otherwise well made.',
      'A longer bridge is in the works. Until then two bridges and a joint make sixteen centimetres.',
    ],
    [5, 'Survived the move', 'Taken apart, packed, put together elsewhere. No flicker.'],
  ],
};
