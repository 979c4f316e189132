/** What a number counts. Lengths are compared in millimetres, whatever they are typed in. */
export type QuantityUnit = 'W' | 'lm' | 'K' | 'V' | 'mm' | 'h';

/** Numbers of one unit, both ends included. */
export interface Quantity {
  readonly unit: QuantityUnit;
  readonly from: number;
  readonly to: number;
}

/** A quantity of a text with the words that say it. */
export interface SaidQuantity extends Quantity {
  readonly said: string;
  /** The number with its unit as one word: '60w', '9in'. */
  readonly word: string;
}

interface UnitWords {
  readonly unit: QuantityUnit;
  readonly short: string;
  readonly pattern: string;
  /** In what texts are compared in. */
  readonly each: number;
  /** How far from a typed number another one may be to be it: a part of it, or half of what is typed in. */
  readonly slack: (amount: number) => number;
}

const length = (short: string, pattern: string, each: number): UnitWords => ({
  unit: 'mm',
  short,
  pattern,
  each,
  slack: () => each / 2,
});

const units: readonly UnitWords[] = [
  { unit: 'W', short: 'w', pattern: 'w|watts?', each: 1, slack: (amount) => amount * 0.06 },
  { unit: 'lm', short: 'lm', pattern: 'lm|lumens?', each: 1, slack: (amount) => amount * 0.1 },
  { unit: 'K', short: 'k', pattern: 'k|kelvins?', each: 1, slack: (amount) => amount * 0.02 },
  { unit: 'V', short: 'v', pattern: 'v|volts?', each: 1, slack: () => 0 },
  { unit: 'h', short: 'h', pattern: 'h|hrs?|hours?', each: 1, slack: () => 0 },
  length('mm', 'mm|millimet(?:re|er)s?', 1),
  length('cm', 'cm|centimet(?:re|er)s?', 10),
  length('m', 'm|met(?:re|er)s?', 1_000),
  // "in" is the unit where no thing follows that something could be in.
  length('in', '(?:inch(?:es)?|["″]|in(?!\\s+(?:the|a|an|my|our|one|white|black|warm)\\b))', 25.4),
  length('ft', "(?:ft|feet|foot|['′](?!s))", 304.8),
];

/** What a number is followed by where it counts something, for a pattern with the flags 'iu'. */
export const unitPattern = units.map(({ pattern }) => pattern).join('|');

const aNumber = String.raw`\d{1,3}(?:,\d{3})+|\d{1,6}(?:[.,]\d{1,2})?`;
const unitWords = units.map(({ short, pattern }) => `(?<${short}>${pattern})`).join('|');
const quantity = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,])(?<first>${aNumber})(?:\s?(?:-|\u2013|to|and|or)\s?(?<last>${aNumber}))?[\s-]?(?:${unitWords})(?![\p{L}\p{N}])`,
  'giu',
);
const atLeast = String.raw`over|above|more than|at least|min(?:imum)?|from|brighter than`;
const atMost = String.raw`under|below|less than|up to|at most|max(?:imum)?|no more than`;
const bound = new RegExp(String.raw`\b(?:(?<least>${atLeast})|(?<most>${atMost}))\s+$`, 'iu');

const amountOf = (text: string): number => Number(text.replaceAll(/,(?=\d{3})/g, '').replace(',', '.'));

/** A quantity at its place in a text. */
interface PlacedQuantity {
  readonly quantity: SaidQuantity;
  readonly slack: UnitWords['slack'];
  readonly index: number;
}

function placedQuantities(text: string): PlacedQuantity[] {
  return [...text.matchAll(quantity)].flatMap(({ 0: said, index, groups = {} }): PlacedQuantity[] => {
    const words = units.find(({ short }) => groups[short] !== undefined);
    if (!words || groups['first'] === undefined) return [];
    const { unit, each, short, slack } = words;
    const first = amountOf(groups['first']);
    const last = groups['last'] === undefined ? first : amountOf(groups['last']);
    const word = `${groups['first'].replaceAll(/[.,]/g, '')}${short}`;
    const [from, to] = [Math.min(first, last) * each, Math.max(first, last) * each];
    return [{ quantity: { unit, from, to, said, word }, slack, index }];
  });
}

/** The quantities that a text says: '2200-6500 K' is one from 2200 to 6500. */
export const quantitiesIn = (text: string): SaidQuantity[] => placedQuantities(text).map(({ quantity: each }) => each);

/**
 * The quantities that a search asks for, and what is left of it without them. A number may be as far off as shoppers round it, and
 * 'over 800 lumens' has no other end.
 */
export function askedQuantities(query: string): {
  readonly rest: string;
  readonly quantities: readonly SaidQuantity[];
} {
  let rest = '';
  let end = 0;
  const quantities = placedQuantities(query).map(({ quantity: found, slack, index }): SaidQuantity => {
    const before = query.slice(end, index);
    const limit = bound.exec(before);
    rest += `${before.slice(0, limit?.index)} `;
    end = index + found.said.length;
    const said = `${limit?.[0] ?? ''}${found.said}`;
    const isOne = found.from === found.to;
    if (isOne && limit?.groups?.['least'] !== undefined) return { ...found, said, to: Infinity };
    if (isOne && limit?.groups?.['most'] !== undefined) return { ...found, said, from: 0 };
    return { ...found, said, from: found.from - slack(found.from), to: found.to + slack(found.to) };
  });
  return { rest: rest + query.slice(end), quantities };
}

/** Whether two quantities have a number in common. */
export const overlap = (a: Quantity, b: Quantity): boolean => a.unit === b.unit && a.from <= b.to && b.from <= a.to;
