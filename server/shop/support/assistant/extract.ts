import { namesAddress, namesMoney, replyMax, replySentences } from '#rules/assistant.ts';
import { maskContacts, searchWords } from '#rules/qa-texts.ts';
import { sentencesOf } from '#rules/sentences.ts';
import type { FoundPassage } from '../search/find-passages.ts';
import type { Responder, Sentence } from './responder.ts';

const wordsRead = 400;

const wordsOf = (text: string): Set<string> => new Set(searchWords(text, wordsRead));

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

/** The sentences of a passage that answer best: neighbours, so that each is understood. */
export function extractSentences(
  question: string,
  { heading, text }: Pick<FoundPassage, 'heading' | 'text'>,
): string[] {
  const sentences = sentencesOf(text).filter((sentence) => sentence !== heading && sayable(sentence));
  const scores = scoreSentences(question, sentences);
  const windowAt = (start: number) =>
    scores.slice(start, start + replySentences).reduce((sum, score) => sum + score, 0);
  const starts = sentences.map((_, start) => start).slice(0, Math.max(1, sentences.length - replySentences + 1));
  const best = starts.toSorted((left, right) => windowAt(right) - windowAt(left) || left - right)[0] ?? 0;
  const chosen: string[] = [];
  for (const sentence of sentences.slice(best, best + replySentences)) {
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
