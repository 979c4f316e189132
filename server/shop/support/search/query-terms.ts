import { isStopWord } from '#rules/qa-texts.ts';
import { nearestWord } from '../../catalogue/nearest-word.ts';
import { wordsOf } from '../../catalogue/words.ts';
import { searchStem } from '../../content/passages/search-stems.ts';
import type { HelpVocabulary } from './help-vocabulary.ts';

/** One word of what is searched for. */
export interface QueryTerm {
  /** Any of these is the word. */
  readonly stems: readonly string[];
  readonly weight: number;
  /** False for a word that the shop's own texts do not have. */
  readonly isKnown: boolean;
}

export interface QueryTerms {
  readonly terms: readonly QueryTerm[];
  /** The words with misspelt ones put right; undefined where none is. */
  readonly suggestion: string | undefined;
}

/** More words than anybody types. */
const wordsSearched = 16;
/** The lengths at which a word can resemble another one. */
const nearbyLengths = [0, 1, -1, 2, -2];
const shortestPart = 2;

const isKnown = (vocabulary: HelpVocabulary, word: string): boolean => vocabulary.passages.has(searchStem(word));

/** The two words that were written as one: 'light strip' of 'lightstrip'. */
function splitWord(vocabulary: HelpVocabulary, word: string): [string, string] | undefined {
  for (let at = word.length - shortestPart; at >= shortestPart; at -= 1) {
    const parts: [string, string] = [word.slice(0, at), word.slice(at)];
    const says = parts.filter((part) => part.length > shortestPart && isKnown(vocabulary, part));
    if (says.length > 0 && parts.every((part) => isStopWord(part) || isKnown(vocabulary, part))) return parts;
  }
  return undefined;
}

function meantBy(vocabulary: HelpVocabulary, word: string): string | undefined {
  const near = nearbyLengths.flatMap((more) => vocabulary.byLength.get(word.length + more) ?? []);
  return nearestWord(word, near);
}

/** What is searched for, word by word: without words that say nothing, and with the spelling put right. */
export function queryTerms(vocabulary: HelpVocabulary, query: string): QueryTerms {
  const typed = wordsOf(query).slice(0, wordsSearched);
  const joined = typed.map((word, index) => word + (typed[index + 1] ?? ''));
  const terms: QueryTerm[] = [];
  const read: string[] = [];
  for (const [index, word] of typed.entries()) {
    // 'wi fi' is 'wifi' as well, and each of the two is found by it.
    const whole = [joined[index], joined[index - 1]].flatMap((both) =>
      both !== undefined && both !== word && isKnown(vocabulary, both) ? [searchStem(both)] : [],
    );
    if (isStopWord(word) || (word.length === 1 && !/\d/.test(word))) {
      read.push(word);
      continue;
    }
    const own = searchStem(word);
    if (whole.length > 0 || vocabulary.passages.has(own)) {
      read.push(word);
      terms.push(termOf(vocabulary, [own, ...whole]));
      continue;
    }
    const parts = splitWord(vocabulary, word);
    if (parts) {
      read.push(...parts);
      for (const part of parts.filter((each) => !isStopWord(each))) {
        terms.push(termOf(vocabulary, [searchStem(part), own]));
      }
      continue;
    }
    const meant = meantBy(vocabulary, word);
    read.push(meant ?? word);
    terms.push(termOf(vocabulary, meant === undefined ? [own] : [own, searchStem(meant)]));
  }
  const suggestion = read.join(' ');
  return { terms, suggestion: suggestion === typed.join(' ') ? undefined : suggestion };
}

function termOf(vocabulary: HelpVocabulary, stems: readonly string[]): QueryTerm {
  const inShop = stems.filter((stem) => vocabulary.passages.has(stem));
  const weights = (inShop.length > 0 ? inShop : stems).map(vocabulary.weightOf);
  return { stems: [...new Set(stems)], weight: Math.min(...weights), isKnown: inShop.length > 0 };
}
