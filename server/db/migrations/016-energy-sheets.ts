import type { Migration } from './migration.ts';

/** What the product information sheet of a light source says beside its label; null until the supplier has declared it. */
export const energySheets: Migration = {
  name: '016-energy-sheets',
  statements: () => [`alter table energy_labels add column sheet text`],
};
