import { mostCompared } from '#rules/compare.ts';

export const compareChoiceText = {
  compare: 'Compare',
  compareOf: (title: string) => `Compare ${title}`,
  picked: 'Lamps to compare',
  pickedSoFar: (count: number) => `Lamps to compare (${count})`,
  count: (count: number) => `${count} of ${mostCompared}`,
  clear: 'Clear',
  full: `You can compare up to ${mostCompared} lamps. Remove one first.`,
} as const;
