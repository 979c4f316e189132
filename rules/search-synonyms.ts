import { singular } from './stem.ts';

/** Names of one thing: a text with one of them is found by each of the others, after those that have what was typed. */
const sameThings: readonly string[] = [
  'lamp, light, lighting, luminaire, fixture',
  'bulb, globe',
  'strip, tape',
  'pendant, chandelier, hanging, suspended',
  'ceiling, overhead, flush mount',
  'hallway, hall, corridor, entryway, entrance, foyer, landing',
  'living room, lounge, sitting room, den, parlour, parlor',
  'children, child, kid, nursery, baby, toddler',
  'bedside, nightstand',
  'study, office, desk, workspace',
  'garden, yard, backyard, lawn',
  'terrace, patio, balcony, deck, porch, veranda',
  'outdoor, outside, exterior',
  'weatherproof, waterproof, splash proof, rainproof',
  'christmas, xmas',
  'string, fairy, garland',
  'socket, outlet, plug',
  'cordless, rechargeable, battery, portable, wireless',
  'motion, movement, presence, pir',
  'thermometer, temperature',
  'hygrometer, humidity',
  'hub, gateway, bridge',
  'counter, countertop, worktop',
  'cabinet, cupboard',
  'wardrobe, closet',
  'tv, television, telly',
  'monitor, computer, pc',
  'spot, spotlight, downlight',
  'flood, floodlight',
  'uplighter, torchiere, uplight',
  'vintage, edison, antique, retro',
  'rgb, multicolour, multicolor, colourful, colorful, rainbow',
  'sunrise, dawn',
  'mood, ambient, ambience, atmosphere, cosy, cozy',
  'stairs, staircase, stairway, steps',
  'path, walkway, pathway, driveway',
  'roof, eaves, gutter, soffit',
  'aluminium, aluminum',
  'beech, wooden, wood, oak, walnut',
  'silicone, rubber',
  'connector, joint, splice',
  'remote, controller, clicker',
  'standing, floor',
  'hexagon, honeycomb',
  'sofa, couch',
  'music, rhythm, beat',
  'sync, synchronise, synchronize, follow, react',
  'adhesive, stick, sticky, stickon, peel, glue',
  'cooker, hob, stove, stovetop',
];

/** What is found by another name, and not the other way round. */
const alsoFound: Readonly<Record<string, string>> = {
  flashlight: 'portable',
  lantern: 'portable',
  nightlight: 'night light',
  sconce: 'wall light',
  downlighter: 'spot',
  candle: 'candlelight',
  alarm: 'wake',
  standard: 'floor',
  // Whoever rents must not drill.
  rent: 'drill',
  rented: 'drill',
  rental: 'drill',
  renter: 'drill',
  tenant: 'drill',
  // The neighbours of the market in Europe search in their own words.
  lampe: 'lamp',
  leuchte: 'light',
  tischlampe: 'table lamp',
  stehlampe: 'floor lamp',
  deckenlampe: 'ceiling light',
  deckenleuchte: 'ceiling light',
  nachtlicht: 'night light',
  gluhbirne: 'bulb',
  lichterkette: 'string lights',
  bewegungsmelder: 'motion sensor',
  lampadaire: 'floor lamp',
  plafonnier: 'ceiling light',
  ampoule: 'bulb',
  veilleuse: 'night light',
  guirlande: 'string lights',
  lampara: 'lamp',
  bombilla: 'bulb',
  lampada: 'lamp',
  lampadina: 'bulb',
};

const rowOf = (name: string): readonly string[] => name.split(' ').map(singular);

function readTable(): ReadonlyMap<string, readonly (readonly string[])[]> {
  const table = new Map<string, (readonly string[])[]>();
  const add = (name: string, other: string) =>
    table.set(singular(name), [...(table.get(singular(name)) ?? []), rowOf(other)]);
  for (const group of sameThings) {
    const names = group.split(', ');
    for (const name of names) for (const other of names) if (other !== name) add(name, other);
  }
  for (const [name, other] of Object.entries(alsoFound)) add(name, other);
  return table;
}

const table = readTable();

/** What else a word is called, each as words in a row, in the singular. @param word in lower case, in the singular and without accents */
export const synonymsOf = (word: string): readonly (readonly string[])[] => table.get(word) ?? [];

/** What means the same wherever help is searched, each by the word that its passages are found by. */
export const sameInHelp: ReadonlyMap<string, string> = new Map(
  Object.entries({
    lamp: 'light',
    lamps: 'lights',
    package: 'parcel',
    packages: 'parcels',
    delivery: 'deliver',
    ship: 'deliver',
    shipped: 'deliver',
    shipping: 'deliver',
    wlan: 'wifi',
    broke: 'faulty',
    broken: 'faulty',
    defective: 'faulty',
    guarantee: 'warranty',
  }),
);
