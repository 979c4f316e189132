import type { Site } from '#rules/markets.ts';

type Row = readonly [US: number, EU: number, GB: number, CA: number, JA: number];

/**
 * Pieces delivered to the warehouse of each market before the first order. The stock stored by the seed is this number
 * minus what the demo orders sold.
 */
const rows: Readonly<Record<string, Row>> = {
  'LM-RIBBON-S1-2M': [262, 261, 178, 172, 121],
  'LM-RIBBON-S1-5M': [202, 378, 110, 126, 210],
  'LM-RIBBON-S1-10M': [475, 180, 211, 85, 219],
  'LM-RIBBON-NEON-2M': [133, 133, 82, 46, 75],
  'LM-RIBBON-NEON-3M': [75, 74, 35, 54, 50],
  'LM-RIBBON-NEON-5M': [0, 0, 0, 0, 0],
  'LM-RIBBON-BAR-2': [114, 112, 46, 65, 84],
  'LM-RIBBON-BAR-3': [124, 106, 92, 37, 78],
  'LM-RIBBON-BAR-4': [145, 96, 37, 26, 42],
  'LM-HALO-TV-65': [85, 130, 72, 35, 33],
  'LM-HALO-TV-85': [114, 117, 60, 65, 2],
  'LM-PILLAR-DUO-2': [203, 169, 44, 64, 69],
  'LM-PILLAR-DUO-4': [161, 133, 77, 63, 41],
  'LM-HEX-10': [72, 177, 48, 43, 46],
  'LM-HEX-15': [93, 166, 99, 55, 79],
  'LM-HEX-ADD5': [133, 142, 63, 57, 41],
  'LM-FACET-12': [179, 163, 62, 47, 44],
  'LM-FACET-18': [0, 0, 0, 0, 0],
  'LM-FACET-ADD4': [190, 158, 51, 57, 66],
  'LM-LINE-9': [117, 105, 48, 39, 58],
  'LM-LINE-15': [149, 109, 91, 59, 36],
  'LM-LINE-ADD3': [190, 96, 56, 43, 49],
  'LM-ARC-1': [187, 108, 88, 56, 33],
  'LM-ARC-2': [99, 90, 49, 59, 48],
  'LM-REED-110': [74, 140, 86, 52, 49],
  'LM-REED-150': [170, 88, 2, 35, 84],
  'LM-TORCH-1': [106, 144, 65, 4, 44],
  'LM-DOME-VERMILION': [89, 67, 104, 68, 51],
  'LM-DOME-BONE': [154, 98, 102, 71, 88],
  'LM-DOME-INK': [3, 4, 87, 28, 78],
  'LM-PEBBLE-1': [77, 157, 96, 38, 75],
  'LM-PEBBLE-2': [204, 117, 38, 50, 38],
  'LM-WAKE-1': [4, 102, 89, 60, 88],
  'LM-CUBE-1': [353, 411, 237, 103, 220],
  'LM-CUBE-3': [374, 1, 157, 148, 157],
  'LM-ORB-A60-1': [490, 204, 106, 142, 141],
  'LM-ORB-A60-2': [269, 159, 259, 69, 76],
  'LM-ORB-A60-4': [388, 285, 143, 62, 97],
  'LM-ORB-GLOBE-1': [85, 92, 44, 50, 69],
  'LM-ORB-GLOBE-2': [173, 177, 53, 49, 34],
  'LM-ORB-FILAMENT-1': [200, 90, 85, 69, 55],
  'LM-ORB-FILAMENT-3': [180, 145, 89, 25, 59],
  'LM-ORB-FILAMENT-6': [159, 69, 58, 36, 74],
  'LM-ORB-GU10-3': [161, 80, 60, 67, 84],
  'LM-ORB-GU10-6': [100, 81, 65, 59, 85],
  'LM-ORB-GU10-10': [130, 159, 70, 66, 66],
  'LM-DISC-30': [162, 144, 59, 37, 87],
  'LM-DISC-40': [96, 116, 92, 41, 59],
  'LM-DROP-1': [126, 69, 60, 40, 52],
  'LM-DROP-3': [84, 153, 101, 55, 49],
  'LM-FESTOON-10M': [187, 136, 74, 48, 84],
  'LM-FESTOON-15M': [106, 110, 73, 32, 42],
  'LM-FESTOON-30M': [142, 136, 83, 40, 50],
  'LM-PATH-4': [173, 172, 39, 49, 66],
  'LM-PATH-6': [0, 0, 0, 0, 0],
  'LM-PATH-ADD1': [196, 67, 90, 30, 39],
  'LM-CURTAIN-15': [184, 144, 104, 57, 75],
  'LM-CURTAIN-30': [179, 76, 70, 24, 42],
  'LM-EAVES-15M': [96, 112, 41, 38, 27],
  'LM-EAVES-30M': [64, 71, 33, 21, 19],
  'LM-EAVES-ADD5': [143, 128, 52, 44, 36],
  'LM-FLOOD-1': [171, 149, 83, 52, 61],
  'LM-FLOOD-2': [118, 97, 46, 35, 29],
  'LM-SENSE-1': [409, 171, 237, 103, 154],
  'LM-SENSE-2': [294, 360, 141, 147, 153],
  'LM-DIAL-1': [141, 68, 39, 27, 52],
  'LM-DIAL-2': [168, 158, 76, 39, 63],
  'LM-HUB-1': [113, 159, 61, 60, 40],
  'LM-PLUG-1': [374, 429, 234, 139, 85],
  'LM-PLUG-2': [511, 186, 173, 111, 222],
  'LM-PLUG-4': [237, 228, 127, 138, 111],
  'LM-THERMO-1': [141, 111, 42, 52, 30],
  'LM-THERMO-3': [0, 0, 0, 0, 0],
  'LM-CONNECTOR-1': [511, 186, 215, 87, 210],
  'LM-CONNECTOR-3': [461, 228, 239, 138, 75],
};

/** Pieces of a sku delivered to a market before the first order. @throws RangeError for a sku without a row */
export function deliveredStock(sku: string, site: Site): number {
  const row = rows[sku];
  if (row === undefined) throw new RangeError(`No stock for ${sku}`);
  const [US, EU, GB, CA, JA] = row;
  return { US, EU, GB, CA, JA }[site];
}
