/** Labels of the values a product can be filtered by; the keys are what links carry. */
export const rooms = {
  'living-room': 'Living room',
  bedroom: 'Bedroom',
  kitchen: 'Kitchen',
  children: "Children's room",
  study: 'Study',
  hallway: 'Hallway',
  terrace: 'Terrace and balcony',
  garden: 'Garden',
} as const;

export const types = {
  strip: 'Light strip',
  rope: 'Rope light',
  bar: 'Light bar',
  backlight: 'TV backlight',
  panel: 'Wall panel',
  'floor-lamp': 'Floor lamp',
  'table-lamp': 'Table lamp',
  portable: 'Portable lamp',
  bulb: 'Bulb',
  spot: 'Spot bulb',
  ceiling: 'Ceiling light',
  pendant: 'Pendant',
  string: 'String lights',
  curtain: 'Curtain lights',
  'path-light': 'Path light',
  'roof-line': 'Roof-line lights',
  flood: 'Flood light',
  sensor: 'Sensor',
  control: 'Dimmer',
  hub: 'Hub',
  plug: 'Smart socket',
  accessory: 'Accessory',
} as const;

export const colourTypes = {
  white: 'Warm white',
  'tunable-white': 'Tunable white',
  rgb: 'Colour (RGB)',
  rgbic: 'Colours side by side (RGBIC)',
} as const;

export const ipRatings = {
  IP20: 'IP20, indoors',
  IP44: 'IP44, splash-proof',
  IP65: 'IP65, weatherproof',
  IP67: 'IP67, weatherproof',
} as const;

export const connections = { wifi: 'Wi-Fi', bluetooth: 'Bluetooth', matter: 'Matter' } as const;

export const voices = { matter: 'Through Matter', hub: 'With Hub', none: 'No' } as const;

/** From the brightest down: a light belongs to the first step it reaches. */
export const brightnessSteps = [
  { value: 'from-2000', label: '2,000 lm and more', from: 2000 },
  { value: 'from-800', label: '800 to 2,000 lm', from: 800 },
  { value: 'from-250', label: '250 to 800 lm', from: 250 },
  { value: 'under-250', label: 'Under 250 lm', from: 0 },
] as const;

export interface FacetDefinition {
  key: string;
  label: string;
  /** Offered as chips above the list. */
  promoted: boolean;
  /** The markets that show the facet; every market when absent. */
  sites?: readonly ('EU' | 'GB')[];
}

/** The stored facets in the order of the filter panel. Price, stock and category come from their own tables. */
export const facetDefinitions: readonly FacetDefinition[] = [
  { key: 'room', label: 'Room', promoted: true },
  { key: 'type', label: 'Product type', promoted: true },
  { key: 'colour', label: 'Light colour', promoted: true },
  { key: 'length', label: 'Length', promoted: false },
  { key: 'brightness', label: 'Brightness', promoted: false },
  { key: 'ip', label: 'Indoors or out', promoted: false },
  { key: 'connection', label: 'Connection', promoted: false },
  { key: 'voice', label: 'Voice control', promoted: false },
  { key: 'energy', label: 'Energy class', promoted: false, sites: ['EU', 'GB'] },
  { key: 'rating', label: 'Rating', promoted: false },
];
