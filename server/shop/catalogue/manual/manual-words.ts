/** What a manual says of a kind of product beside its data: how it is put up, started again, kept clean. */
export interface KindWords {
  readonly setUp: readonly string[];
  /** How it is brought into pairing mode; absent where there is nothing to pair. */
  readonly pairing?: string;
  readonly care: readonly string[];
  /** Of the drawings in public/help, two at most. */
  readonly drawings: readonly string[];
}

const wall = 'Switch it off and on five times at the wall switch, one second each, until it pulses slowly.';
const plug = 'Unplug it and plug it back in five times, one second each, until it pulses slowly.';
const wipe = 'Switch it off, let it cool and wipe it with a dry or slightly damp cloth.';
const stays = 'From now on, leave the wall switch on. Don’t use a dimmer on the same circuit: the light dims itself.';
const dead = 'Turn the circuit off at the fuse box and make sure the wires are dead. If in doubt, call an electrician.';
const press =
  'Wipe the surface, let it dry, and press each spot for ten seconds. Wait an hour before you hang anything on it.';
const outdoorSocket = 'Plug the adapter into a covered outdoor socket with an RCD.';
const dripLoop =
  'Hang the adapter off the ground, and let each cable dip below its plug so water drips off before it gets there.';

const bulb: KindWords = {
  setUp: [
    'Switch the lamp off and let the old bulb cool.',
    'Check the lamp: it has to be open at the top or bottom. Inside closed glass, the electronics get too hot.',
    'Hold the bulb by its white collar and screw it in hand-tight.',
    stays,
  ],
  pairing: wall,
  care: [wipe, 'Never unscrew the bulb by its glass.'],
  drawings: ['closed-fixture', 'wall-switch-five'],
};

const bar: KindWords = {
  setUp: [
    'Lay everything out and check that the cables reach the socket.',
    press,
    'Put the bars in their rails, feet or brackets, and join them with the cables in the box. One adapter powers them all.',
    'Push the plugs together until they click, then plug the adapter in.',
  ],
  pairing: plug,
  care: [wipe],
  drawings: ['bars-linked', 'strip-adhesive'],
};

/** By the type of a product, one of the values of its filter, or a part of such a type. */
const kinds: Readonly<Record<string, KindWords>> = {
  bulb,
  spot: {
    ...bulb,
    setUp: [
      'Turn the circuit off at the fuse box and let the old bulb cool.',
      'Push both pins in and turn the bulb to the right until it stops.',
      'If the bulb is recessed, it needs five centimetres of air behind it and no insulation on top.',
      stays,
    ],
    drawings: ['fittings', 'wall-switch-five'],
  },
  ceiling: {
    setUp: [
      dead,
      'Screw the bracket to the ceiling with its two screws. Plasterboard needs its own kind of wall plug.',
      'Hang the light from the bracket, so both hands are free, and connect the wires as the wiring card shows.',
      'Push the light up until it clicks, then turn the circuit back on.',
      stays,
    ],
    pairing: wall,
    care: [wipe, 'Don’t use alcohol on the cover: it causes cracks.'],
    drawings: ['ceiling-bracket', 'wall-switch-five'],
  },
  pendant: {
    setUp: [
      dead,
      'Screw the ceiling rose to the ceiling. Plasterboard needs its own kind of wall plug.',
      'Choose the height: about 60 cm between the table and the glass. Feed the spare cord into the rose; don’t cut it.',
      'Connect the wires as the wiring card shows, and close the rose.',
      'Put in the light module, hang the glass, and turn the circuit back on.',
      stays,
    ],
    pairing: wall,
    care: [wipe, 'Hold the glass with both hands when you clean it.'],
    drawings: ['pendant-height', 'wall-switch-five'],
  },
  strip: {
    setUp: [
      'Unroll the whole strip. Don’t leave it on for more than a minute while it’s on its reel.',
      'Unplug it and cut straight across, only at a scissor mark.',
      press,
      'Peel off a hand’s width of the backing at a time, and lay the strip down without stretching it.',
      'Bend it around corners with a radius of at least 3 cm. Never fold it flat.',
      'Push the strip, control box and adapter together until they click, then plug the adapter in.',
    ],
    pairing: 'Hold the power button on the control box for five seconds, until the strip pulses slowly.',
    care: [wipe, 'To take it down, warm it with a hair dryer and roll it off along the wall.'],
    drawings: ['cut-strip', 'control-box-button'],
  },
  rope: {
    setUp: [
      'Draw your line on the wall in pencil, or use the paper template.',
      'Screw on the clips: one every 15 to 20 cm, and one on each side of a bend.',
      'Press the rope in, starting at the cable. It bends to a radius of 3 cm.',
      'Keep the adapter and the control box dry and indoors, even if the rope hangs in the rain.',
      'Push the plugs together until they click, then plug the adapter in.',
    ],
    pairing: 'Hold the power button on the control box for five seconds, until the rope pulses slowly.',
    care: ['Wipe the silicone with water and a little soap.', 'Don’t cut the rope, and don’t bend it in the cold.'],
    drawings: ['strip-corner', 'control-box-button'],
  },
  bar,
  'standing-bar': {
    ...bar,
    setUp: [
      'Stand the bars up in their feet, lay them down, or attach them behind a screen with the brackets.',
      'Face the side that lights the wall towards it, a hand’s width away.',
      'Connect both bars to the adapter, push the plugs together until they click, then plug it in.',
    ],
    drawings: ['pair-bulb', 'wifi-bands'],
  },
  backlight: {
    setUp: [
      'Wipe the back of the screen with a dry cloth and let it cool.',
      'Press on the four sides, corner by corner, each spot for ten seconds. Start next to the control box.',
      'Put the camera in the middle of the screen’s top or bottom edge and slide its cover open.',
      'Push the strip, camera, control box and adapter together until they click, then plug the adapter in.',
      'Stick the orange dots on the screen as the app shows. It finds the edges in under a minute; then take the dots off.',
    ],
    pairing: 'Hold the power button on the control box for five seconds, until the light pulses slowly.',
    care: [wipe, 'Clean the camera with a dry glasses cloth.'],
    drawings: ['backlight-sides', 'control-box-button'],
  },
  panel: {
    setUp: [
      'Lay the pieces on the floor until you like the shape, and take a photo.',
      'Start at the controller. Wipe the wall, stick on the first piece and press each pad for ten seconds.',
      'Join the next piece, check it with a spirit level, then press it on. Continue until the shape is complete.',
      'Plug in the adapter once the last piece is on the wall.',
      'Leave everything alone for a day so the pads can set.',
    ],
    pairing: 'Hold the controller’s key for five seconds, until the first piece pulses slowly.',
    care: [wipe, 'To take a piece off, warm the pad with a hair dryer for half a minute and turn the piece slowly.'],
    drawings: ['panel-layout', 'wifi-bands'],
  },
  'floor-lamp': {
    setUp: [
      'Put the base on a level floor and join the sections until they’re firm.',
      'Run the cable along the wall, where no one walks and no door closes on it.',
      'Leave a hand’s width of air around the shade and the head. Don’t put anything over them.',
      'Plug the lamp in and switch it on by hand once.',
    ],
    pairing: 'Hold its switch or ring for five seconds, until it pulses slowly.',
    care: [wipe, 'Brush paper with a soft, dry brush, from top to bottom. Water leaves stains.'],
    drawings: ['floor-lamp-parts', 'pair-bulb'],
  },
  'table-lamp': {
    setUp: [
      'Remove all the film and put the lamp on a dry, level surface.',
      'Leave a hand’s width of air around it, and keep it away from curtains.',
      'Plug it in and touch the lamp once: it comes on.',
    ],
    pairing:
      'Unplug it, keep a finger where you touch it to switch it on, plug it back in, and hold on for five seconds, until it pulses slowly.',
    care: [wipe, 'Use a soft cloth on metal, never scouring cream.'],
    drawings: ['touch-lamp', 'pair-bulb'],
  },
  portable: {
    setUp: [
      'Charge it fully over USB-C before the first evening. Any USB phone charger will do.',
      'Unplug the cable and touch the lamp once: it comes on.',
      'Charge it at least every three months, even if you haven’t used it.',
    ],
    pairing: 'While it charges, touch it where you switch it on, and hold for five seconds, until it pulses slowly.',
    care: [wipe, 'Close the cover of the USB socket before it gets wet. Never charge it while it’s wet.'],
    drawings: ['portable-charge', 'recycle'],
  },
  string: {
    setUp: [
      'Lay the string out on the ground, switched off, and check that it reaches.',
      'Hang it with one hook for each bulb. The steel wire carries the weight, so leave the cable loose.',
      dripLoop,
      outdoorSocket,
    ],
    pairing: plug,
    care: [
      'Once a year, before the first frost, check the hooks, plugs and cable.',
      'Unplug the string before you replace a globe.',
    ],
    drawings: ['festoon-hooks', 'drip-loop'],
  },
  'path-light': {
    setUp: [
      'Set the lights along the path and look at them in the evening before you fix them in place.',
      'Push the ground spikes in by hand. In hard ground, make a hole first; never hammer on the light.',
      'Lay the low-voltage cable along the bed, a spade deep wherever you dig or mow.',
      'Click each light on, and tighten the rings on the plugs by hand.',
      dripLoop,
      outdoorSocket,
    ],
    pairing: plug,
    care: [
      'Rinse with a garden hose from one metre away. Don’t use a pressure washer.',
      'Clear leaves off the glass in autumn.',
    ],
    drawings: ['adapter-height', 'drip-loop'],
  },
  curtain: {
    setUp: [
      'Hang the rail first: hooks for wood, suckers for clean glass, clips for a rail.',
      'Start with card 1 and unwind its string from the top. Continue in the order of the cards.',
      'Outside, choose a wall under a roof: it can take splashes, but not rain.',
      'Plug the adapter in. Outside it needs a covered socket with an RCD.',
    ],
    pairing: plug,
    care: ['Wind each string back on its own card.', 'Don’t pull the strings straight: the copper is fine and soft.'],
    drawings: ['curtain-cards', 'drip-loop'],
  },
  'roof-line': {
    setUp: [
      'Have someone hold the ladder. Never use it in wind or rain, or when you’re alone.',
      'Fix the channels with screws, clips or tape, whichever suits the wall. Never use tape alone above a door.',
      'Use the corner joints to go around corners, and push every plug together until it clicks.',
      dripLoop,
      outdoorSocket,
    ],
    pairing: plug,
    care: ['Knock icicles off with a broom, never with hot water.', 'Check the screws and clips once a year.'],
    drawings: ['drip-loop', 'adapter-height'],
  },
  flood: {
    setUp: [
      'Choose the foot, the ground spike or the wall plate, and screw it to the lamp.',
      'Aim it at a wall or a tree, away from windows and the sky. Tighten the tilt by hand.',
      'Keep it one metre away from anything that burns.',
      dripLoop,
      outdoorSocket,
    ],
    pairing: plug,
    care: [
      'Rinse with a garden hose from one metre away. Don’t use a pressure washer.',
      'Tilt it so water doesn’t collect on the glass.',
    ],
    drawings: ['flood-aim', 'drip-loop'],
  },
  sensor: {
    setUp: [
      'Put the battery in as marked.',
      'Choose a spot away from radiators, from sun through glass, and from the lamp it switches.',
      'Try it there for a day before you stick or screw anything.',
      'Wipe the spot, press the pad on for ten seconds, and attach the sensor.',
    ],
    pairing: 'Hold the small button beside the battery for five seconds, until it blinks.',
    care: ['Wipe it with a dry cloth.', 'Replace the battery when the app says so, with one of the same type.'],
    drawings: ['sensor-battery', 'sensor-across'],
  },
  'climate-sensor': {
    setUp: [
      'Put the batteries in as marked.',
      'Put it at table height, away from radiators, sun, outside doors and warm lamps.',
      'Give it an hour before you trust the reading.',
    ],
    pairing: 'Hold the small button beside the batteries for five seconds, until the display blinks.',
    care: ['Wipe it with a dry cloth.', 'Replace both batteries at once, with the same type.'],
    drawings: ['hub-place', 'pair-bulb'],
  },
  control: {
    setUp: [
      'Charge it for an hour over USB-C.',
      'Put it on the table. Or wipe the wall, press the magnet on for ten seconds and wait an hour.',
      'Choose its room, its lights and one scene in the app.',
    ],
    pairing: 'Press it for five seconds, until its ring pulses.',
    care: ['Wipe it with a dry cloth.', 'Charge it when the ring blinks red, or sooner.'],
    drawings: ['dial-gestures', 'pair-bulb'],
  },
  hub: {
    setUp: [
      'Put it in the middle of your home, in the open: not in a cupboard, and with no metal behind it.',
      'Connect it to the router with the network cable, or choose a Wi-Fi network in the app.',
      'Plug in its adapter and give it two minutes to start.',
    ],
    pairing: 'Hold the button on its underside for five seconds, until its light pulses.',
    care: ['Dust it with a dry cloth.', 'Leave it plugged in: schedules run inside it.'],
    drawings: ['hub-place', 'matter-code'],
  },
  plug: {
    setUp: [
      'Plug it into an earthed socket, never into another plug like it.',
      'Plug the lamp or appliance into it. Stay below the load in the table.',
      'Don’t use it for anything that must not start unattended, such as an iron, a stove or a saw.',
    ],
    pairing: 'Hold the button on the ring for five seconds, until it blinks.',
    care: ['Unplug it before you wipe it with a dry cloth.'],
    drawings: ['plug-between', 'pair-bulb'],
  },
  accessory: {
    setUp: [
      'Unplug the light before you open or close anything.',
      'Cut the strip at a mark, so both ends keep half of each contact. Wipe the contacts dry.',
      'Lift the lid, slide the ends in up to the stop, arrow to arrow, and press the lid until it clicks.',
      'Pull gently: nothing should move. Then plug it in.',
    ],
    care: ['Keep spare pieces dry, in their bag.'],
    drawings: ['join-strip', 'cut-strip'],
  },
};

const anyKind: KindWords = {
  setUp: [
    'Take everything out of the box and check it against the list.',
    'Follow the guide in the box, then switch it on.',
  ],
  pairing: 'Hold its button for five seconds, until it pulses slowly.',
  care: [wipe],
  drawings: ['pair-bulb'],
};

/** The words of a type of product; plain ones for a type that the shop does not know. */
export const wordsOfKind = (type: string | undefined): KindWords => kinds[type ?? ''] ?? anyKind;
