import { spellingsOf } from './by-site.ts';

/** Longer ones are cut: nobody types them, and engines take no word of any length. */
const longestWord = 24;

/** They say nothing of what a text is about. */
const stopWords: ReadonlySet<string> = new Set(
  'a an and are as at be but by can do does for from has have how i if in is it its me my not of on or so that the their them then there this to was what when where which who why will with would you your'.split(
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

/** False for words that every text has, and for a letter alone, which is what is left of "lamp's"; a digit alone counts. */
export const says = (word: string): boolean => !fillers.has(word) && (word.length > 1 || /\d/.test(word));

const plainText = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase();

/** What shoppers of Japan type for what the texts say in English; of two that begin alike the longer one first. */
const japanese = Object.entries({
  ランプシェード: 'shade',
  ランプ: 'lamp',
  照明: 'light',
  ライト: 'light',
  電球: 'bulb',
  電灯: 'light',
  テープ: 'strip',
  ストリップ: 'strip',
  テーブル: 'table',
  卓上: 'table',
  フロア: 'floor',
  床置き: 'floor',
  ペンダント: 'pendant',
  シーリング: 'ceiling',
  天井: 'ceiling',
  パネル: 'panel',
  屋外: 'outdoor',
  ガーデン: 'garden',
  庭: 'garden',
  ベッドサイド: 'bedside',
  寝室: 'bedroom',
  リビング: 'living room',
  キッチン: 'kitchen',
  センサー: 'sensor',
  スイッチ: 'switch',
  リモコン: 'remote',
  カーテン: 'curtain',
  テレビ: 'tv',
  スマート: 'smart',
});

const ofJapanese = /[\p{Script=Han}\p{Script=Katakana}]/u;

function inEnglish(text: string): string {
  const whole = text.normalize('NFKC');
  // Nearly every text is English, and thousands of them are read for one search.
  if (!ofJapanese.test(whole)) return whole;
  return japanese.reduce((read, [word, meaning]) => read.replaceAll(word, ` ${meaning} `), whole);
}

/** The words of a text in their order: lower-case letters and digits without accents, the way the search index splits texts. */
export function wordsOf(text: string): string[] {
  return (plainText(inEnglish(text)).match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.slice(0, longestWord));
}

const compound = /[\p{L}\p{N}]+(?:[-\u2010\u2011][\p{L}\p{N}]+)+/gu;

/** The words of a text, and after them the parts of each compound joined: 'Wi-Fi' is 'wi', 'fi' and 'wifi'. */
export const wordsWithCompounds = (text: string): string[] => [
  ...wordsOf(text),
  ...[...text.matchAll(compound)].flatMap(([found]) => wordsOf(found.replaceAll(/[-\u2010\u2011]/g, ''))),
];

/** The plural of a word is found by its singular. */
export const singular = (word: string): string => (word.length > 3 && /[^su]s$/.test(word) ? word.slice(0, -1) : word);

/**
 * The words by which a text is found, each once and in the singular, without those that every text has.
 * @param max at most so many of them, the first ones
 */
export function keywordsOf(text: string, max: number): string[] {
  const words = wordsWithCompounds(text).filter((word) => word.length > 1 && !stopWords.has(word));
  return [...new Set(words.map(singular))].slice(0, max);
}

/**
 * The words of a search among texts that are found by their `keywordsOf`: each by the rows of words that all have to be there, its
 * own first.
 * @param max at most so many of them, the first ones
 */
export function keywordWays(query: string, max: number): SearchedWord[] {
  const words = wordsOf(query);
  const ways = words.flatMap((word, index) =>
    word.length > 1 && !stopWords.has(word)
      ? [
          [[word], ...joinsAt(words, index).map((joined) => [joined]), ...splitsOf(word)].map((row) =>
            row.map(singular),
          ),
        ]
      : [],
  );
  return ways.slice(0, max);
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
