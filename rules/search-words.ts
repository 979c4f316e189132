import { spellingsOf } from './by-site.ts';
import { meaningOf, signsInEnglish, termsInEnglish } from './japanese-terms.ts';
import { askedQuantities, quantitiesIn } from './quantities.ts';
import { synonymsOf } from './search-synonyms.ts';
import { singular } from './stem.ts';

/** Longer ones are cut: nobody types them, and engines take no word of any length. */
const longestWord = 24;

/** They say nothing of what a text is about. */
const stopWords: ReadonlySet<string> = new Set(
  'a an and are as at be but by can do does for from has have how i if in is it its me my not of on or so that the their them then there this to was what when where which who why will with would you your の に は を が で と も へ や から まで より です ます ください 用 付き 向け'.split(
    ' ',
  ),
);

/** Words of whole sentences that say nothing, those of questions among them. */
export const fillers: ReadonlySet<string> = new Set([
  ...stopWords,
  ...'about after again all also always am any because been before being could did doing each even every get gets getting go goes going got had he her here him his into just let like may me might more most much must need never no now only other our out over own please really same she should some somebody something still such than these they thing through too until us very want was we were whatever while won yes yet'.split(
    ' ',
  ),
]);

/** A letter alone says nothing; a digit or a Japanese sign does. */
const isLong = (word: string): boolean => word.length > 1 || /[\d\p{Script=Han}]/u.test(word);

/** False for words that every text has, and for a letter alone, which is what is left of "lamp's". */
export const says = (word: string): boolean => !fillers.has(word) && isLong(word);

const beyondAscii = /[^\p{ASCII}]/u;

/** Without the accents of letters; the marks of Japanese make other letters. */
const plainText = (text: string): string =>
  (beyondAscii.test(text)
    ? text
        .normalize('NFKD')
        .replaceAll(/[\u0300-\u036f]+/g, '')
        .normalize('NFC')
    : text
  ).toLowerCase();

const ofJapanese = /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}]/u;
const segments = new Intl.Segmenter('ja', { granularity: 'word' });

/** Japanese puts no spaces between words: a run of its letters is read word by word. */
function inSegments(run: string): string[] {
  if (!ofJapanese.test(run)) return [run];
  return [...segments.segment(run)].map(({ segment }) => signsInEnglish[segment] ?? segment);
}

function inEnglish(text: string): string {
  if (!beyondAscii.test(text)) return text;
  const whole = text.normalize('NFKC');
  // Nearly every text is English, and thousands of them are read for one search.
  if (!ofJapanese.test(whole)) return whole;
  return whole.replaceAll(termsInEnglish, (term) => ` ${meaningOf(term)} `);
}

/** The words of a text in their order: lower-case letters and digits without accents, the way the search index splits texts. */
export function wordsOf(text: string): string[] {
  return (plainText(inEnglish(text)).match(/[\p{L}\p{N}]+/gu) ?? [])
    .flatMap(inSegments)
    .map((word) => word.slice(0, longestWord));
}

const compound = /[\p{L}\p{N}]+(?:[-\u2010\u2011][\p{L}\p{N}]+)+/gu;

/** The parts of each compound joined: 'wifi' of 'Wi-Fi', and '60w' of '60 W'. */
export const compoundsOf = (text: string): string[] => [
  ...[...text.matchAll(compound)].flatMap(([found]) => wordsOf(found.replaceAll(/[-\u2010\u2011]/g, ''))),
  ...quantitiesIn(text).map(({ word }) => word),
];

/** The words of a text, and after them its compounds. */
export const wordsWithCompounds = (text: string): string[] => [...wordsOf(text), ...compoundsOf(text)];

/**
 * The words by which a text is found, each once and in the singular, without those that every text has.
 * @param max at most so many of them, the first ones
 */
export function keywordsOf(text: string, max: number): string[] {
  const words = wordsWithCompounds(text).filter((word) => isLong(word) && !stopWords.has(word));
  return [...new Set(words.map(singular))].slice(0, max);
}

/** Other names of a word that are looked for beside it, at most, where each costs a look-up in a table. */
const namesLookedUp = 4;

/**
 * The words of a search among texts that are found by their `keywordsOf`: each by the rows of words that all have to be there, its
 * own first and what else it is called last.
 * @param max at most so many of them, the first ones
 */
export function keywordWays(query: string, max: number): SearchedWord[] {
  const { rest, quantities } = askedQuantities(query);
  const words = wordsOf(rest);
  const numbers = quantities.map(({ word, said }) => [[word], keywordsOf(said, max).filter((part) => part !== word)]);
  const ways = words.flatMap((word, index) => {
    if (!isLong(word) || stopWords.has(word)) return [];
    const own = [[word], ...joinsAt(words, index).map((joined) => [joined]), ...splitsOf(word)];
    return [[...own.map((row) => row.map(singular)), ...synonymsOf(singular(word)).slice(0, namesLookedUp)]];
  });
  return [...ways, ...numbers.map((rows) => rows.filter((row) => row.length > 0))].slice(0, max);
}

/** The neighbours of a word written as one with it: 'homekit' for each word of 'home kit'. */
export const joinsAt = (words: readonly string[], index: number): string[] => {
  const [before, word = '', after] = [words[index - 1], words[index], words[index + 1]];
  return [before === undefined ? [] : before + word, after === undefined ? [] : word + after].flat();
};

const shortestPart = 2;

/** Every way to read a word as two: 'light bulb' of 'lightbulb', and 'ip 65' of 'ip65'. A part says something. */
export function splitsOf(word: string): (readonly [string, string])[] {
  return Array.from(
    { length: Math.max(0, word.length - 1) },
    (_, at) => [word.slice(0, at + 1), word.slice(at + 1)] as const,
  )
    .filter(([left, right]) => {
      const isSeam = /\d/.test(left.at(-1) ?? '') !== /\d/.test(right.charAt(0));
      return isSeam || (left.length >= shortestPart && right.length >= shortestPart);
    })
    .filter((parts) => !parts.some((part) => stopWords.has(part)));
}

/** One word of what is searched for, by everything that it may be written as: words in a row, of which the last may go on. */
export type SearchedWord = readonly (readonly string[])[];

/** More words than a shopper types; each costs look-ups in an index. */
const wordsSearched = 12;

/** Words that are typed as one, by their parts: 'Wi-Fi', and 'ip 65', whose parts alone say nothing. */
function typedWords(query: string, isWord: (word: string) => boolean): string[][] {
  const isTiny = (word: string) => word.length <= shortestPart && !isWord(word);
  const isAlone = (word: string) => isTiny(word) && !stopWords.has(word);
  const typed = inEnglish(query)
    .split(/[^\p{L}\p{N}\p{M}\u2010\u2011-]+/u)
    .map(wordsOf);
  return typed.reduce<string[][]>((words, parts) => {
    const before = words.at(-1);
    if (before?.length === 1 && parts.length === 1 && [...before, ...parts].every(isAlone)) before.push(...parts);
    else if (!parts.some(isTiny)) words.push(...parts.map((part) => [part]));
    else words.push([...parts]);
    return words;
  }, []);
}

/**
 * The words to look for, each by its spellings, joined with its neighbours, and in two. A text is found when it has all of them. The
 * last one may be the beginning of a word ("to" of "torch") and always stays; others that say nothing are left out.
 * @param isWord whether texts have the word: one that none has is two words where they have both
 */
export function searchedWords(query: string, isWord: (word: string) => boolean = () => false): SearchedWord[] {
  const words = typedWords(query, isWord)
    .flatMap((parts): string[][] => {
      const [word = ''] = parts;
      if (parts.length > 1 || isWord(word)) return [parts];
      return (
        splitsOf(word)
          .find((halves) => halves.every(isWord))
          ?.map((half) => [half]) ?? [parts]
      );
    })
    .filter((parts) => parts.length > 0)
    .slice(0, wordsSearched);
  const whole = words.map((parts) => parts.join(''));
  return words.flatMap((parts, index) => {
    const word = whole[index] ?? '';
    if (parts.length > 1) return [[parts, [word]]];
    if (index < words.length - 1 && stopWords.has(word)) return [];
    const spellings = spellingsOf(word).map((spelling) => [spelling]);
    const joins = joinsAt(whole, index).map((joined) => [joined]);
    return [isWord(word) ? [...spellings, ...joins] : [...spellings, ...joins, ...splitsOf(word)]];
  });
}

/** The ways of words and, last, what else each is called; all in the singular. */
export const withSynonyms = (words: readonly SearchedWord[]): SearchedWord[] =>
  words.map((ways) => {
    const [[own = '', ...others] = []] = ways;
    return [...ways.map((row) => row.map(singular)), ...(others.length === 0 ? synonymsOf(singular(own)) : [])];
  });

/** True when the text has each of the words, however it is written, or words that begin with them. */
export function holdsWords(text: string, words: readonly SearchedWord[]): boolean {
  const own = wordsOf(text);
  const standsAt = (row: readonly string[], start: number): boolean =>
    row.every((word, at) => {
      const there = own[start + at] ?? '';
      return at === row.length - 1 ? there.startsWith(word) : there === word;
    });
  return words.every((ways) => ways.some((row) => own.some((_, start) => standsAt(row, start))));
}
