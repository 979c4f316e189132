import type { Site } from '#rules/markets.ts';
import type { ProductSeed } from './types.ts';

export interface WarrantySeed {
  months: Readonly<Record<Site, number>>;
  covers: readonly string[];
  excludes: readonly string[];
}

export const warranties: Readonly<Record<ProductSeed['warranty'], WarrantySeed>> = {
  lamp: {
    months: { US: 24, EU: 36, GB: 36, CA: 24, JA: 24 },
    covers: [
      'Light sources that fail or change colour',
      'Adapters, controllers and their cables',
      'Faults of material and workmanship',
    ],
    excludes: [
      'Strips and cables cut anywhere but at a mark',
      'Damage from water beyond the IP rating',
      'Scratches and wear that come with use',
    ],
  },
  outdoor: {
    months: { US: 36, EU: 36, GB: 36, CA: 36, JA: 36 },
    covers: [
      'Water that enters within the IP rating',
      'Cracks and corrosion from ordinary weather',
      'Light sources, adapters and cables',
    ],
    excludes: ['Storm, lightning and falling branches', 'Cables cut by garden tools', 'Damage by animals'],
  },
  accessory: {
    months: { US: 12, EU: 24, GB: 24, CA: 12, JA: 12 },
    covers: ['Electronics, displays and contacts', 'Faults of material and workmanship'],
    excludes: ['Used batteries', 'Damage from drops and liquids'],
  },
};

/** How a claim goes, the same for every product. */
export const warrantySteps: readonly string[] = [
  'Tell us what happened, and add a photo if there’s something to see.',
  'We answer within two working days with a fix, a spare part or a return label.',
  'If it cannot be repaired, we replace it or refund you.',
];
