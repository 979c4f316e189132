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
const plug = 'Pull its plug and put it back five times, one second each, until it pulses slowly.';
const wipe = 'Switch it off, let it cool and wipe it with a dry or slightly damp cloth.';
const stays = 'Leave the wall switch on from now on. No dimmer may be in the same circuit: the light dims itself.';
const dead =
  'Turn the circuit off at the fuse box and make sure that the wires are dead. In doubt call an electrician.';
const press =
  'Wipe the surface, let it dry, and press every spot for ten seconds. Wait an hour before anything hangs on it.';
const outdoorSocket = 'Plug the adapter into a covered outdoor socket with an RCD.';
const dripLoop =
  'Hang the adapter off the ground and let each cable sink below its plug before it goes on: water drips off there.';

const bulb: KindWords = {
  setUp: [
    'Switch the lamp off and let the old bulb cool.',
    'Look at the lamp: it has to be open at the top or at the bottom. A closed glass gets too hot for the electronics.',
    'Take the bulb by its white collar and screw it in, hand-tight.',
    stays,
  ],
  pairing: wall,
  care: [wipe, 'Never take the bulb out by its glass.'],
  drawings: ['closed-fixture', 'wall-switch-five'],
};

const bar: KindWords = {
  setUp: [
    'Lay everything out and see that the cables reach the socket.',
    press,
    'Put the bars into their rails, feet or brackets and join them with the cables in the box. One adapter feeds all.',
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
      'Turn the circuit off at the fuse box and let the old spot cool.',
      'Push both pins in and turn the spot to the right until it stops.',
      'A recess needs five centimetres of free air behind the spot and no insulation on top.',
      stays,
    ],
    drawings: ['fittings', 'wall-switch-five'],
  },
  ceiling: {
    setUp: [
      dead,
      'Screw the bracket to the ceiling with its two screws. Plasterboard needs plugs of its own.',
      'Hang the light from the bracket: both hands are free to connect the wires as the wiring card shows.',
      'Push the light up until it clicks, and turn the circuit on.',
      stays,
    ],
    pairing: wall,
    care: [wipe, 'Use no alcohol on the cover: it leaves cracks.'],
    drawings: ['ceiling-bracket', 'wall-switch-five'],
  },
  pendant: {
    setUp: [
      dead,
      'Screw the ceiling rose to the ceiling. Plasterboard needs plugs of its own.',
      'Choose the height: some 60 cm between a table and the glass. Draw the cord into the rose; nothing is cut.',
      'Connect the wires as the wiring card shows, and close the rose.',
      'Put in the light module, hang up the glass, and turn the circuit on.',
      stays,
    ],
    pairing: wall,
    care: [wipe, 'Hold the glass with both hands when you clean it.'],
    drawings: ['pendant-height', 'wall-switch-five'],
  },
  strip: {
    setUp: [
      'Unroll the whole strip. On its reel it must not shine for more than a minute.',
      'With the plug pulled, cut it straight across, at a scissor mark only.',
      press,
      'Peel a hand’s breadth of the backing at a time, and lay the strip on without pulling it.',
      'Bend it round corners with a radius of 3 cm at least. Never fold it flat.',
      'Push strip, control box and adapter together until they click, then plug the adapter in.',
    ],
    pairing: 'Hold the power button of the control box for five seconds, until the strip pulses slowly.',
    care: [wipe, 'Take it off by warming it with a hair dryer and rolling it off along the wall.'],
    drawings: ['cut-strip', 'control-box-button'],
  },
  rope: {
    setUp: [
      'Draw the line on the wall in pencil, or use the paper template.',
      'Screw the clips on: one every 15 to 20 cm and one on each side of a bend.',
      'Press the rope in, from the cable to the end. It bends to a radius of 3 cm.',
      'Keep the adapter and the control box indoors and dry, also where the rope hangs in the rain.',
      'Push the plugs together until they click, then plug the adapter in.',
    ],
    pairing: 'Hold the power button of the control box for five seconds, until the rope pulses slowly.',
    care: ['Wipe the silicone with water and a little soap.', 'Do not cut the rope, and do not bend it in the cold.'],
    drawings: ['strip-corner', 'control-box-button'],
  },
  bar,
  'standing-bar': {
    ...bar,
    setUp: [
      'Stand the bars up in their feet, lay them down, or fix them behind a screen with the brackets.',
      'Turn the side that lights the wall to the wall, a hand’s breadth away from it.',
      'Join both bars to the adapter, push the plugs together until they click, then plug it in.',
    ],
    drawings: ['pair-bulb', 'wifi-bands'],
  },
  backlight: {
    setUp: [
      'Wipe the back of the screen with a dry cloth and let it cool.',
      'Press the four sides on, corner by corner, each spot for ten seconds. Begin beside the control box.',
      'Put the camera on the middle of an edge of the screen and slide its cover open.',
      'Push strip, camera, control box and adapter together until they click, then plug the adapter in.',
      'Stick the orange dots on the screen as the app shows. It finds the edges in under a minute; take the dots off.',
    ],
    pairing: 'Hold the power button of the control box for five seconds, until the light pulses slowly.',
    care: [wipe, 'Clean the camera with a dry cloth for glasses.'],
    drawings: ['backlight-sides', 'control-box-button'],
  },
  panel: {
    setUp: [
      'Lay the pieces on the floor until you like the shape, and take a photo.',
      'Begin at the controller. Wipe the wall, stick the first piece on and press each pad for ten seconds.',
      'Join the next piece, straight with a spirit level, then press it on. Go on until the shape is complete.',
      'Plug the adapter in when the last piece is on the wall.',
      'Leave the pads alone for a day before you touch or move anything.',
    ],
    pairing: 'Hold the key of the controller for five seconds, until the first piece pulses slowly.',
    care: [wipe, 'To take a piece off, warm the pad with a hair dryer for half a minute and turn the piece slowly.'],
    drawings: ['panel-layout', 'wifi-bands'],
  },
  'floor-lamp': {
    setUp: [
      'Stand the base on level ground and join the parts until they sit firmly.',
      'Lead the cable along the wall, where nobody walks and no door closes on it.',
      'Keep a hand’s breadth of free air around shade and head. Put nothing over them.',
      'Put the plug in and switch the lamp on by hand once.',
    ],
    pairing: 'Hold its switch or its ring for five seconds, until it pulses slowly.',
    care: [wipe, 'Brush paper with a soft, dry brush, from top to bottom. Water leaves stains.'],
    drawings: ['floor-lamp-parts', 'pair-bulb'],
  },
  'table-lamp': {
    setUp: [
      'Take off all foil and stand the lamp on a dry, level place.',
      'Keep a hand’s breadth of free air around it, and curtains away from it.',
      'Put the plug in and touch the lamp once: it comes on.',
    ],
    pairing:
      'Pull the plug, hold the place that you touch to switch it, put the plug in, and hold on for five seconds, until it pulses slowly.',
    care: [wipe, 'Metal likes a soft cloth and no scouring milk.'],
    drawings: ['touch-lamp', 'pair-bulb'],
  },
  portable: {
    setUp: [
      'Charge it over USB-C until it is full, before the first evening. Any USB adapter of a phone will do.',
      'Pull the cable and touch the lamp once: it comes on.',
      'Charge it again at the latest after three months, also when it was not used.',
    ],
    pairing: 'While it charges, hold the place that you touch to switch it for five seconds, until it pulses slowly.',
    care: [wipe, 'Close the cover of the USB socket before it gets wet. Never charge it in the wet.'],
    drawings: ['portable-charge', 'recycle'],
  },
  string: {
    setUp: [
      'Lay the string out on the ground, switched off, and see that it reaches.',
      'Hang it with one hook for each bulb. The steel wire carries the weight, so leave the cable loose.',
      dripLoop,
      outdoorSocket,
    ],
    pairing: plug,
    care: [
      'Once a year, before the first frost, look at hooks, plugs and cable.',
      'Replace a globe with the plug pulled.',
    ],
    drawings: ['festoon-hooks', 'drip-loop'],
  },
  'path-light': {
    setUp: [
      'Lay the lights along the path and look at them in the evening before you fix anything.',
      'Push the ground spikes in by hand. In hard ground make a hole first; never hit the light.',
      'Lay the low-voltage cable along the bed, a spade deep where somebody digs or mows.',
      'Click each light on, and turn the rings of the plugs tight by hand.',
      dripLoop,
      outdoorSocket,
    ],
    pairing: plug,
    care: ['Rinse with the garden hose from one metre. No pressure washer.', 'Take leaves off the glass in autumn.'],
    drawings: ['adapter-height', 'drip-loop'],
  },
  curtain: {
    setUp: [
      'Hang the rail first: hooks for wood, suckers for clean glass, clips for a rail.',
      'Take card number one and let its string run off from the top. Go on in the order of the cards.',
      'Outside, choose a wall under a roof: it takes splashes and no open rain.',
      'Plug the adapter in. Outside it needs a covered socket with an RCD.',
    ],
    pairing: plug,
    care: ['Wind each string back on its own card.', 'Do not pull the strings straight: copper is fine and soft.'],
    drawings: ['curtain-cards', 'drip-loop'],
  },
  'roof-line': {
    setUp: [
      'Have somebody hold the ladder. Never work on it in wind, in rain or alone.',
      'Fix the channels with screws, clips or tape, as the wall asks for. Tape alone carries no channel over a door.',
      'Lead the line round corners with the corner joints, and push every plug together until it clicks.',
      dripLoop,
      outdoorSocket,
    ],
    pairing: plug,
    care: ['Take icicles off with a broom, never with hot water.', 'Look at screws and clips once a year.'],
    drawings: ['drip-loop', 'adapter-height'],
  },
  flood: {
    setUp: [
      'Choose foot, ground spike or wall plate, and screw it to the lamp.',
      'Aim it at a wall or a tree, away from windows and from the sky. Tighten the tilt by hand.',
      'Keep one metre of distance to everything that burns.',
      dripLoop,
      outdoorSocket,
    ],
    pairing: plug,
    care: [
      'Rinse with the garden hose from one metre. No pressure washer.',
      'Tilt it so that no water stands on the glass.',
    ],
    drawings: ['flood-aim', 'drip-loop'],
  },
  sensor: {
    setUp: [
      'Put the battery in, as the signs show.',
      'Choose the place: away from radiators, from sun through glass, and from the lamp that it switches.',
      'Try it for a day before you stick or screw anything.',
      'Wipe the place, press the pad on for ten seconds, and put the sensor on.',
    ],
    pairing: 'Hold the small button beside the battery for five seconds, until it blinks.',
    care: ['Wipe it with a dry cloth.', 'Change the battery when the app says so. Use the same type.'],
    drawings: ['sensor-battery', 'sensor-across'],
  },
  'climate-sensor': {
    setUp: [
      'Put the batteries in, as the signs show.',
      'Stand it at the height of a table, away from radiators, sun, outer doors and the warm side of lamps.',
      'Give it an hour before you trust its figures.',
    ],
    pairing: 'Hold the small button beside the batteries for five seconds, until the display blinks.',
    care: ['Wipe it with a dry cloth.', 'Change both batteries at once. Use the same type.'],
    drawings: ['hub-place', 'pair-bulb'],
  },
  control: {
    setUp: [
      'Charge it for an hour over USB-C.',
      'Lay it on the table, or wipe the wall, press the magnet on for ten seconds and wait an hour.',
      'Choose its room, its lights and one scene in the app.',
    ],
    pairing: 'Press it for five seconds, until its ring pulses.',
    care: ['Wipe it with a dry cloth.', 'Charge it at the latest when the ring blinks red.'],
    drawings: ['dial-gestures', 'pair-bulb'],
  },
  hub: {
    setUp: [
      'Stand it in the middle of your home, in the open: no cupboard, no metal behind it.',
      'Join it to the router with the network cable, or choose a Wi-Fi network in the app.',
      'Plug its adapter in and give it two minutes to start.',
    ],
    pairing: 'Hold the button on its underside for five seconds, until its light pulses.',
    care: ['Dust it with a dry cloth.', 'Leave it plugged in: schedules run inside it.'],
    drawings: ['hub-place', 'matter-code'],
  },
  plug: {
    setUp: [
      'Put it into a socket with earth contacts, never into another adapter of its kind.',
      'Put the plug of the lamp or appliance in. Stay below the load in the table.',
      'Do not switch appliances that may start only while somebody is there: irons, stoves, saws.',
    ],
    pairing: 'Hold the button on the ring for five seconds, until it blinks.',
    care: ['Pull it out before you wipe it with a dry cloth.'],
    drawings: ['plug-between', 'pair-bulb'],
  },
  accessory: {
    setUp: [
      'Pull the plug of the light before you open or close anything.',
      'Cut the strip at a mark, so that both ends keep half of each contact. Wipe the contacts dry.',
      'Lift the lid, slide the ends in up to the stop, arrow to arrow, and press the lid until it clicks.',
      'Pull gently: nothing may move. Then plug in.',
    ],
    care: ['Keep spare pieces dry and in their bag.'],
    drawings: ['join-strip', 'cut-strip'],
  },
};

const anyKind: KindWords = {
  setUp: [
    'Take everything out of the box and compare it with the list.',
    'Follow the guide in the box, then switch it on.',
  ],
  pairing: 'Hold its button for five seconds, until it pulses slowly.',
  care: [wipe],
  drawings: ['pair-bulb'],
};

/** The words of a type of product; plain ones for a type that the shop does not know. */
export const wordsOfKind = (type: string | undefined): KindWords => kinds[type ?? ''] ?? anyKind;
