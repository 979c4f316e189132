import type { Site } from '#rules/markets.ts';

/** A search as somebody types it, and what makes its answer a useful one. */
export interface SearchCase {
  readonly words: string;
  readonly site: Site;
  /** One of these stands within the first three. */
  readonly first?: readonly string[];
  /** None of these stands within the first three. */
  readonly never?: readonly string[];
  /** A filter or an order that the page says: 'priceMax 3000'. */
  readonly filter?: string;
  /** The shop does not have it: nothing is shown, or what is left out is named. */
  readonly isMissing?: true;
}

/** Searches of a market, each with the products that answer it: 'bedside lamp > DOME PEBBLE'. */
export const inMarket = (site: Site, searches: string): SearchCase[] =>
  searches
    .trim()
    .split('\n')
    .map((line) => {
      const [words = '', answers = ''] = line.trim().split(' > ');
      return { words, site, first: answers.split(' ').map((answer) => `LM-${answer}`) };
    });

const bulbs = 'ORB-A60 ORB-GLOBE ORB-FILAMENT';

/** Written from the list of products before the search was tuned. */
export const searchCases: readonly SearchCase[] = [
  ...inMarket(
    'US',
    `bedside lamp > DOME PEBBLE WAKE CUBE
    reading lamp > REED PEBBLE TORCH
    night light for kids > CUBE
    nightlight > CUBE
    mushroom lamp > DOME
    red lamp > DOME
    paper lamp > REED
    corner lamp > ARC
    standing lamp > ARC REED TORCH
    floor lamps > ARC REED TORCH
    torchiere > TORCH
    alarm clock lamp > WAKE
    wake up light > WAKE
    cordless lamp > PEBBLE CUBE
    rechargeable lamp > PEBBLE CUBE
    batery lamp > PEBBLE CUBE
    camping lantern > PEBBLE
    flashlight > PEBBLE
    led strip > RIBBON-S1
    led tape > RIBBON-S1
    LED strip lights > RIBBON-S1
    strip light 5m > RIBBON-S1
    16 ft strip > RIBBON-S1
    neon sign > RIBBON-NEON
    rope light > RIBBON-NEON
    under cabinet lighting > RIBBON-BAR
    closet light > RIBBON-BAR
    tv backlight > HALO-TV
    television backlight > HALO-TV
    light behind tv > HALO-TV
    65 inch tv light > HALO-TV
    gaming lights > PILLAR-DUO RIBBON-NEON HALO-TV
    monitor light bar > PILLAR-DUO
    wall panels > HEX FACET LINE
    hexagon lights > HEX
    honeycomb panels > HEX
    triangle lights > FACET
    wall light > LINE HEX FACET
    wall sconce > LINE HEX FACET
    light bulb > ${bulbs}
    lightbulbs > ${bulbs}
    smart bulb > ${bulbs}
    color changing bulb > ORB-A60 ORB-GLOBE
    e26 bulb > ${bulbs}
    filament bulb > ORB-FILAMENT
    edison bulb > ORB-FILAMENT
    vintage bulbs > ORB-FILAMENT
    globe bulb > ORB-GLOBE
    big round bulb > ORB-GLOBE
    dimmable bulb > ${bulbs}
    dimable bulb > ${bulbs}
    60W bulb > ${bulbs}
    60 watt bulb > ${bulbs}
    9.5 W bulb > ORB-A60 ORB-GLOBE
    1100 lumen bulb > ORB-A60 ORB-GLOBE
    over 2000 lumens > TORCH DISC
    warm white lamp > DOME REED PEBBLE ARC DROP TORCH
    IP65 > FESTOON RIBBON-NEON
    ip 67 lights > FLOOD PATH EAVES
    bathroom light > DISC RIBBON-NEON
    ceiling lamp > DISC
    flush mount > DISC
    pendant > DROP
    hanging lamp > DROP
    chandelier > DROP
    string lights > FESTOON CURTAIN
    fairy lights > CURTAIN
    patio lights > FESTOON
    backyard lights > FESTOON PATH FLOOD
    xmas lights > CURTAIN EAVES
    icicle lights > CURTAIN
    driveway lights > PATH
    landscape lighting > PATH FLOOD
    floodlight > FLOOD
    roof lights > EAVES
    permanent outdoor lights > EAVES
    balcony light > FESTOON RIBBON-NEON PEBBLE CURTAIN
    motion sensor > SENSE
    motion detector > SENSE
    stairs light > SENSE PATH
    dimmer switch > DIAL
    remote control > DIAL
    smart home hub > HUB
    thermometer > THERMO
    humidity sensor > THERMO
    strip connector > CONNECTOR
    LM-DOME-INK > DOME
    lmdomebone > DOME
    lm dome bone > DOME
    LT710 > DOME
    vermillion > DOME
    brass lamp > DOME TORCH PEBBLE
    oak > REED
    glass pendant > DROP
    aluminum lamp > ARC
    usbc lamp > PEBBLE CUBE WAKE`,
  ),
  ...inMarket(
    'GB',
    `desk lamp > DOME
    baby night light > CUBE
    sunrise alarm > WAKE
    kitchen worktop lights > RIBBON-BAR
    dining table light > DROP
    garden spotlight > FLOOD
    telly light > HALO-TV`,
  ),
  ...inMarket(
    'EU',
    `E27 > ${bulbs}
    GU10 > ORB-GU10
    2700K bulb > ${bulbs} ORB-GU10
    10 m strip > RIBBON-S1
    smart plug > PLUG
    steckdose > PLUG
    Tischlampe > DOME
    Stehlampe > ARC REED TORCH
    ampoule > ${bulbs} ORB-GU10`,
  ),
  ...inMarket(
    'JA',
    `寝室のランプ > DOME PEBBLE ARC WAKE REED CUBE
    テーブルランプ > DOME WAKE
    LED電球 > ${bulbs}
    屋外の防水ライト > FESTOON EAVES FLOOD PATH
    調光できる電球 > ${bulbs}`,
  ),
  ...['hallway lamp', 'lamp for a dark hallway'].map((words): SearchCase => ({
    words,
    site: 'US',
    never: ['LM-SENSE', 'LM-HUB'],
    first: ['LM-TORCH', 'LM-DROP', 'LM-CUBE', 'LM-DISC', 'LM-LINE'],
  })),
  { words: 'gift under 30', site: 'US', filter: 'priceMax 3000' },
  { words: 'kitchen lights under $100', site: 'US', filter: 'priceMax 10000' },
  { words: 'works with alexa', site: 'US', filter: 'voice matter' },
  { words: 'cheap lamp', site: 'GB', filter: 'sort PRICE_ASC' },
  { words: 'lights for outdoors', site: 'EU', filter: 'ip IP65' },
  { words: 'gray lamp', site: 'US', isMissing: true },
  { words: 'solar lights', site: 'US', isMissing: true },
  { words: 'lava lamp', site: 'US', isMissing: true },
  { words: 'ceiling fan', site: 'US', isMissing: true },
  { words: 'zeppelin', site: 'US', isMissing: true },
];
