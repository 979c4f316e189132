import { compactNumber } from '#rules/compact-numbers.ts';

export const productText = {
  from: 'From',
  was: 'Was',
  unavailable: 'Not sold in your region',
  badges: { SOLD_OUT: 'Sold out', PREORDER: 'Pre-order', NEW: 'New' },
  launches: (moment: string) => `Launches ${moment}`,
  percentOff: (percent: number) => `−${percent}%`,
  rating: (value: number, count: number) =>
    `${value.toFixed(1)} out of 5, ${count === 1 ? '1 review' : `${count} reviews`}`,
  ratingShort: (value: number, count: number) => `${value.toFixed(1)} (${compactNumber(count)})`,
  finishes: (names: readonly string[]) => `Comes in ${names.join(', ')}`,
  stock: {
    OK: undefined,
    LOW: 'Only a few left',
    OUT: 'Out of stock',
    OFF_SALE: 'No longer sold',
    LIMIT: undefined,
  },
  energyClass: (energyClass: string) => `Energy class ${energyClass} of A to G`,
  options: 'Choose options',
  optionsOf: (title: string) => `Choose options of ${title}`,
} as const;
