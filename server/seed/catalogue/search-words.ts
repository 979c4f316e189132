/** Shown before anybody types, the first one first. */
export const hotTerms: readonly string[] = [
  'table lamp',
  'light strip',
  'string lights',
  'wall panels',
  'night light',
  'dimmer',
  'filament bulb',
  'sunrise lamp',
];

/** What people call things that no title, type or category is called. */
export const commonTerms: readonly string[] = ['led strip', 'light bulb'];
