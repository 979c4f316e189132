import { namesAddress, namesMoney, replyMax, replySentences } from '#rules/assistant.ts';
import { maskContacts } from '#rules/qa-texts.ts';
import { keywordsOf } from '#rules/search-words.ts';
import { sentencesOf } from '#rules/sentences.ts';
import type { FoundPassage } from '../search/find-passages.ts';
import type { Responder, Sentence } from './responder.ts';

const wordsRead = 400;

const wordsOf = (text: string): Set<string> => new Set(keywordsOf(text, wordsRead));

/** Sentences that may be said: none with an address of the web, none that names somebody or an order, none about money. */
const sayable = (sentence: string): boolean =>
  !namesAddress(sentence) && !namesMoney(sentence) && !/[<>]/.test(sentence) && maskContacts(sentence) === sentence;

/** How much of a question a sentence takes up; a word that few sentences have counts more. */
function scoreSentences(question: string, sentences: readonly string[]): number[] {
  const ofQuestion = wordsOf(question);
  const words = sentences.map(wordsOf);
  const weight = (word: string): number =>
    Math.log(1 + sentences.length / (1 + words.filter((others) => others.has(word)).length));
  return words.map((own, place) => {
    const shared = [...own].filter((word) => ofQuestion.has(word)).reduce((sum, word) => sum + weight(word), 0);
    // An answer stands at the beginning, where nothing else speaks for another place.
    return shared / Math.sqrt(4 + own.size) + (place === 0 ? 0.3 : 0);
  });
}

/** Whether nearly every word of a sentence has been said. */
function saysTheSame(earlier: string, sentence: string): boolean {
  const before = wordsOf(earlier);
  const words = [...wordsOf(sentence)];
  return words.filter((word) => before.has(word)).length >= words.length * 0.7;
}

/** A row of a table, which says little away from it. */
const isRow = (sentence: string): boolean => (sentence.match(/(?:^|, )[^,:]{1,40}: /g) ?? []).length > 1;
const isStep = (sentence: string): boolean => /^\d{1,2}\. /.test(sentence);
/** A step that has others before it. */
const isLaterStep = (sentence: string): boolean => isStep(sentence) && !sentence.startsWith('1. ');

const sentencesIn = ({ heading, text }: Pick<FoundPassage, 'heading' | 'text'>): string[] => {
  const sentences = sentencesOf(text).filter((sentence) => sentence !== heading && sayable(sentence));
  const outsideTables = sentences.filter((sentence) => !isRow(sentence));
  return outsideTables.length > 0 ? outsideTables : sentences;
};

/** The sentences of a passage that answer best: neighbours, so that each is understood. */
function extractSentences(question: string, passage: FoundPassage): string[] {
  const sentences = sentencesIn(passage);
  const scores = scoreSentences(question, sentences);
  const windowAt = (start: number) =>
    scores.slice(start, start + replySentences).reduce((sum, score) => sum + score, 0);
  const starts = sentences.flatMap((sentence, start) => (start > 0 && isLaterStep(sentence) ? [] : [start]));
  const [found = 0] = starts.toSorted((left, right) => windowAt(right) - windowAt(left) || left - right);
  // An article begins with its answer.
  const best = passage.kind === 'ARTICLE' && passage.heading === undefined ? 0 : found;
  const chosen: string[] = [];
  for (const sentence of sentences.slice(best, best + replySentences)) {
    if (chosen.some((earlier) => saysTheSame(earlier, sentence))) continue;
    // One step of several is no answer, and a long reply is none.
    if (chosen[0] !== undefined && isStep(sentence) && !isStep(chosen[0])) break;
    if ([...chosen, sentence].join(' ').length > replyMax) break;
    chosen.push(sentence);
  }
  return chosen;
}

/** Answers in the words of the best passage that has something to say. */
export const extractReply: Responder = function* (question, passages): Iterable<Sentence> {
  for (const passage of passages) {
    const sentences = extractSentences(question, passage);
    // Headings and rows of a table have no point of their own.
    for (const text of sentences) yield { text: /[.!?:…]["”’)]?$/.test(text) ? text : `${text}.`, from: [passage] };
    if (sentences.length > 0) return;
  }
};
