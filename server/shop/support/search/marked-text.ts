import type { components } from '#openapi/types.ts';
import { wordsOf } from '#rules/search-words.ts';
import { searchStem } from '../../content/passages/search-stems.ts';

export type MarkedText = components['schemas']['MarkedText'];

/** So much of a passage stands in a list: two or three sentences. */
const excerptCharacters = 320;

const word = /[\p{L}\p{N}\p{M}]+/gu;

/** A text with the words that were searched for as ranges; what it says is never markup. */
export function markText(text: string, stems: ReadonlySet<string>): MarkedText {
  const marks = [...text.matchAll(word)].flatMap(({ 0: found, index }) => {
    const [plain] = wordsOf(found);
    return plain !== undefined && stems.has(searchStem(plain)) ? [{ start: index, end: index + found.length }] : [];
  });
  return { text, marks };
}

/** A sentence or a line with what parts it from the next one; the number of a step ends none. */
const sentence = /.*?(?:(?<!(?:^|\n)\d{1,2})[.!?…](?=\s)\s+|\n+|$)/gsu;

/** The part of a passage that has the most of the words, in whole sentences: from its beginning where that is as good. */
export function excerptOf(text: string, stems: ReadonlySet<string>): MarkedText {
  const sentences = (text.match(sentence) ?? []).filter((each) => each.trim() !== '');
  const found = sentences.map((each) =>
    wordsOf(each)
      .map(searchStem)
      .filter((stem) => stems.has(stem)),
  );
  const endOf = (first: number): number => {
    let length = sentences[first]?.length ?? 0;
    const end = sentences.findIndex((each, index) => {
      if (index <= first) return false;
      length += each.length;
      return length > excerptCharacters;
    });
    return end === -1 ? sentences.length : end;
  };
  const counts = sentences.map((_, index) => new Set(found.slice(index, endOf(index)).flat()).size);
  const first = Math.max(0, counts.indexOf(Math.max(0, ...counts)));
  const part = sentences.slice(first, endOf(first)).join('').trim();
  const cut = part.length > excerptCharacters ? `${part.slice(0, excerptCharacters)}…` : part;
  return markText(first === 0 ? cut : `… ${cut}`, stems);
}
