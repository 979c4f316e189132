import { synonymsOf } from '#rules/search-synonyms.ts';
import { joinsAt, splitsOf, wordsOf, says } from '#rules/search-words.ts';
import { singular } from '#rules/stem.ts';
import { nearestWord } from '../../catalogue/nearest-word.ts';
import { searchStem } from '../../content/passages/search-stems.ts';
import type { HelpVocabulary } from './help-vocabulary.ts';

/** One word of what is searched for. */
export interface QueryTerm {
  /** Any of these is the word. */
  readonly stems: readonly string[];
  /** How much it says. */
  readonly weight: number;
  /** How sure it is that the stems are what was meant: 1 as typed, less where the spelling was put right. */
  readonly trust: number;
}

export interface QueryTerms {
  readonly terms: readonly QueryTerm[];
  /** What was typed with misspelt words put right; undefined where none is. */
  readonly suggestion: string | undefined;
}

/** More words than anybody types. */
const wordsSearched = 16;
/** Of the words that begin with what is typed, those that more passages have. */
const wordsBegun = 8;
/** Of a word with no slip, with one and with two. */
const trustBySlips = [1, 0.85, 0.6];

/** A word as it is read, and what it is searched by. */
interface ReadWord {
  readonly read: string;
  readonly terms: readonly QueryTerm[];
}

/** What is searched for, word by word: without words that say nothing, and with the spelling put right. */
export function queryTerms(
  vocabulary: HelpVocabulary,
  query: string,
  { isTyping = false }: { readonly isTyping?: boolean } = {},
): QueryTerms {
  const typed = wordsOf(query).slice(0, wordsSearched);
  const words = typed.map(
    (word, index) =>
      (isTyping && index === typed.length - 1 ? beginningOf(vocabulary, word) : undefined) ??
      readWord(vocabulary, word, joinsAt(typed, index)),
  );
  const suggestion = words.map(({ read }) => read).join(' ');
  return {
    terms: words.flatMap(({ terms }) => terms),
    suggestion: suggestion === typed.join(' ') ? undefined : suggestion,
  };
}

/** The words that begin with what is typed so far; undefined where none does. */
function beginningOf(vocabulary: HelpVocabulary, word: string): ReadWord | undefined {
  const begun = vocabulary.words.filter((each) => each.startsWith(word) && says(each)).slice(0, wordsBegun);
  if (begun.length === 0) return undefined;
  return { read: word, terms: [termOf(vocabulary, begun.map(searchStem))] };
}

function readWord(vocabulary: HelpVocabulary, word: string, joins: readonly string[]): ReadWord {
  if (!says(word)) return { read: word, terms: [] };
  const own = searchStem(word);
  // 'wi fi' is 'wifi' as well, and each of the two is found by it.
  const whole = joins.filter((both) => isKnown(vocabulary, both));
  if (whole.length > 0 || isKnown(vocabulary, word)) {
    return { read: word, terms: [termOf(vocabulary, [own, ...whole.map(searchStem)])] };
  }
  const names = synonymsOf(singular(word)).flatMap((row) => (row.length === 1 ? row : []));
  const namesInShop = names.filter((name) => isKnown(vocabulary, name));
  if (namesInShop.length > 0) return { read: word, terms: [termOf(vocabulary, [own, ...namesInShop.map(searchStem)])] };
  const near = nearestWord(word, vocabulary.words);
  const parts = near?.slips === 1 ? undefined : splitWord(vocabulary, word);
  if (parts) {
    const terms = parts.map((part) => termOf(vocabulary, [searchStem(part), own], trustBySlips[1]));
    return { read: parts.join(' '), terms };
  }
  if (!near) return { read: word, terms: [termOf(vocabulary, [own])] };
  if (!says(near.word)) return { read: near.word, terms: [] };
  return { read: near.word, terms: [termOf(vocabulary, [own, searchStem(near.word)], trustBySlips[near.slips])] };
}

const isKnown = ({ passages }: HelpVocabulary, word: string): boolean => passages.has(searchStem(word));

/** The two words that were written as one, those that more passages have: 'light strip' of 'lightstrip'. */
function splitWord({ passages }: HelpVocabulary, word: string): readonly string[] | undefined {
  const passagesOf = (part: string): number => passages.get(searchStem(part)) ?? 0;
  let best: { readonly parts: readonly string[]; readonly rarer: number } | undefined;
  for (const parts of splitsOf(word)) {
    const rarer = parts.every(says) ? Math.min(...parts.map(passagesOf)) : 0;
    if (rarer > (best?.rarer ?? 0)) best = { parts, rarer };
  }
  return best?.parts;
}

/** A word says as much as the commonest of its stems. */
function termOf({ passages, weightOf }: HelpVocabulary, stems: readonly string[], trust = 1): QueryTerm {
  const inShop = stems.filter((stem) => passages.has(stem));
  const weight = Math.min(...(inShop.length > 0 ? inShop : stems).map(weightOf));
  return { stems: [...new Set(stems)], weight, trust };
}
