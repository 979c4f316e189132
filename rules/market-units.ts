import { spelled } from './by-site.ts';
import type { Site } from './markets.ts';

/** How long a number of something is, in what a market measures with. */
interface Length {
  readonly perUnit: number;
  readonly unit: string;
  /** Behind a number that is a word. */
  readonly word: string;
}

/** What a market calls otherwise, in the order in which it is looked for. */
interface Terms {
  readonly any: RegExp;
  readonly each: readonly { readonly british: RegExp; readonly own: string }[];
}

/** @param terms by the British word; a word of several means one thing wherever it is read */
const termsOf = (terms: Readonly<Record<string, string>>): Terms => ({
  any: new RegExp(Object.keys(terms).join('|'), 'i'),
  each: Object.entries(terms).map(([british, own]) => ({
    british: new RegExp(String.raw`\b(?:(a)n? )?(${british})(?=\b|s\b|es\b)`, 'gi'),
    own,
  })),
});

/** What a market calls and measures otherwise in texts that only the server keeps. */
interface MarketUnits {
  readonly terms: Terms;
  readonly lengths: Readonly<Record<'mm' | 'cm' | 'm', Length>>;
  readonly isFahrenheit: boolean;
}

const northAmerican: MarketUnits = {
  terms: termsOf({
    RCD: 'GFCI',
    'residual-current device': 'GFCI',
    'fuse box': 'breaker panel',
    'power socket': 'outlet',
    'outdoor socket': 'outdoor outlet',
    'ceiling rose': 'ceiling canopy',
    plasterboard: 'drywall',
    'wired to the mains': 'hardwired',
    'mains cable': 'line-voltage cable',
    'the mains': 'line voltage',
    'working day': 'business day',
    autumn: 'fall',
    aluminium: 'aluminum',
    'snow plough': 'snow plow',
  }),
  lengths: {
    mm: { perUnit: 1 / 25.4, unit: 'in', word: 'inches' },
    cm: { perUnit: 1 / 2.54, unit: 'in', word: 'inches' },
    m: { perUnit: 1 / 0.3048, unit: 'ft', word: 'feet' },
  },
  isFahrenheit: true,
};

const units: Readonly<Partial<Record<Site, MarketUnits>>> = { US: northAmerican, CA: northAmerican };

const counted: Readonly<Record<string, number>> = {
  half: 0.5,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  eight: 8,
  ten: 10,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
};

const aNumber = String.raw`\d+(?:\.\d+)?`;
const numbers = String.raw`(?<![\w.(-])${aNumber}(?:(?:, | to | and | or | by | x )${aNumber})*`;
/** What is in brackets behind a figure has been said already. */
const lengths = new RegExp(String.raw`(${numbers})[ -](mm|cm|m|metres?)\b(?!\))`, 'g');
const lengthsInWords = new RegExp(
  String.raw`\b(${Object.keys(counted).join('|')}) (?:a )?(milli|centi)?metres?\b`,
  'gi',
);
const temperatures = /(?<![\w.(])([±-]?\d+(?:\.\d+)?)(?:( to | and )(-?\d+(?:\.\d+)?))? ?(?:°C|degrees C)(?!\))/g;

const rounded = (length: number): string => String(length < 3 ? Math.round(length * 10) / 10 : Math.round(length));
const fahrenheit = (text: string): string =>
  text.startsWith('±') ? `±${rounded(Number(text.slice(1)) * 1.8)}` : String(Math.round(Number(text) * 1.8 + 32));
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** A text with the temperatures of a market: '-20 °C' is '-4 °F (-20 °C)' in the United States. */
function withTemperatures(text: string): string {
  return text.replace(temperatures, (_, from: string, between: string | undefined, to: string | undefined) =>
    between === undefined || to === undefined
      ? `${fahrenheit(from)} °F (${from} °C)`
      : `${fahrenheit(from)}${between}${fahrenheit(to)} °F (${from}${between}${to} °C)`,
  );
}

function withLengths(text: string, table: MarketUnits['lengths']): string {
  const withFigures = text.replace(lengths, (_, found: string, written: string) => {
    const key = written === 'mm' || written === 'cm' ? written : 'm';
    const { perUnit, unit } = table[key];
    return `${found.replaceAll(/\d+(?:\.\d+)?/g, (each) => rounded(Number(each) * perUnit))} ${unit} (${found} ${key})`;
  });
  return withFigures.replace(lengthsInWords, (_, word: string, part: string | undefined) => {
    const { perUnit, word: unit } = table[part === undefined ? 'm' : part.toLowerCase() === 'milli' ? 'mm' : 'cm'];
    const length = (counted[word.toLowerCase()] ?? 0) * perUnit;
    // Half a metre is told in inches.
    return length < 2 && part === undefined ? `${Math.round(length * 12)} inches` : `${rounded(length)} ${unit}`;
  });
}

/** With the article that the term of the market takes: 'an RCD' is 'a GFCI'. */
function withTerms(text: string, { any, each }: Terms): string {
  // Most texts have none of them, and a catalogue has tens of thousands of texts.
  if (!any.test(text)) return text;
  return each.reduce(
    (said, { british, own }) =>
      said.replaceAll(british, (_, article: string | undefined, found: string) => {
        const word = /^[A-Z]/.test(found) ? capital(own) : own;
        return article === undefined ? word : `${article}${/^[aeiou]/i.test(own) ? 'n' : ''} ${word}`;
      }),
    text,
  );
}

/**
 * A text of the shop, which is written in British English with metric units, as a market says it. Lengths are only told in
 * sentences: a variant is chosen by the name that it has on its box. Said once, it stays as it is.
 */
export function inMarketUnits(text: string, site: Site, { hasLengths = true } = {}): string {
  const own = units[site];
  if (!own) return spelled(text, site);
  const warm = own.isFahrenheit ? withTemperatures(text) : text;
  return spelled(withTerms(hasLengths ? withLengths(warm, own.lengths) : warm, own.terms), site);
}
