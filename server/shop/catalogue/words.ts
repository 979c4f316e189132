import { spellingsOf } from '#rules/by-site.ts';

/** More words than a shopper types; each costs a look-up in the index. */
const wordsSearched = 12;

/** Lower-case letters and digits without accents, the way the search index splits texts. */
export function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKD')
      .replaceAll(/\p{M}+/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** Words that say nothing about a lamp. */
const fillers = new Set(['a', 'an', 'and', 'for', 'in', 'my', 'of', 'on', 'or', 'that', 'the', 'to', 'with']);

/** The words to look for. The last one may be the beginning of a word ("to" of "torch") and always stays. */
export function searchWords(query: string): string[] {
  const words = wordsOf(query).slice(0, wordsSearched);
  return words.filter((word, index) => index === words.length - 1 || !fillers.has(word));
}

/** True when each of the words, however it is spelled, begins some word of the text. */
export function beginsWordsOf(text: string, words: readonly string[]): boolean {
  const inText = wordsOf(text);
  return words.every((word) =>
    spellingsOf(word).some((spelling) => inText.some((candidate) => candidate.startsWith(spelling))),
  );
}
