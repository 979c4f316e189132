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

const point = /^• /;
/** What goes on with the sentence before it, which says of what. */
const goesOn =
  /^(?:it|its|they|their|them|this|that|these|those|then|but|however|otherwise|else|so|and|or|instead|also|both|neither|nor|he|she|yes|no|one|here|there|such|afterwards|except|unless|only|not)\b/i;
/** What names something that stands before it. */
const pointsBack = /\b(?:that|this|those|these) (?:lights?|lamps?|parts?|cases?|orders?|parcels?|bulbs?|strips?)\b/i;
const needsBefore = (sentence: string): boolean => goesOn.test(sentence) || pointsBack.test(sentence);
/** What takes back a part of the sentence before it. */
const takesBack = /^(?:but|however|except|unless|only|otherwise|not|no|this does not|it does not|that does not)\b/i;

/** A sentence with what governs it: the head of its list, as in “You cannot return:”. */
interface Said {
  readonly text: string;
  readonly head: string | undefined;
  readonly isPoint: boolean;
  /** False for what must not be said, or not without what must not be said. */
  readonly isSayable: boolean;
}

const readLine = (line: string): readonly string[] => (point.test(line) ? [line] : sentencesOf(line));

/** The sentences of a passage in their order. */
function sentencesIn({ heading, text }: Pick<FoundPassage, 'heading' | 'text'>): Said[] {
  const said: Said[] = [];
  let head: string | undefined;
  for (const written of text.split(/\n+/).flatMap(readLine)) {
    const isPoint = point.test(written) || isStep(written);
    const before = said.at(-1);
    if (!isPoint) head = undefined;
    else if (before && !before.isPoint && before.text.endsWith(':')) head = before.text;
    const sentence = written.replace(point, '').trim();
    const stands = before === undefined || !needsBefore(sentence) || isPoint || before.isSayable;
    const isSayable = sayable(sentence) && stands && (head === undefined || sayable(head));
    if (sentence !== '' && sentence !== heading) said.push({ text: sentence, head, isPoint, isSayable });
  }
  // What is taken back by something that must not be said is not said either.
  return said.map((each, at) => {
    const next = said[at + 1];
    const isLimited = next !== undefined && !next.isPoint && !next.isSayable && takesBack.test(next.text);
    return isLimited ? { ...each, isSayable: false } : each;
  });
}

/** The sentences of a passage, each with what governs it. */
export const governedSentences = (passage: FoundPassage): string[] =>
  sentencesIn(passage).map(({ head, text }) => [...governs(passage, head), text].join(' '));

interface Scored extends Said {
  readonly score: number;
}

/** Neighbours from a sentence on, so that each is understood, up to the first that must not be said. */
function neighboursFrom(all: readonly Scored[], start: number): Scored[] {
  const chosen: Scored[] = [];
  for (const each of all.slice(start)) {
    const [first] = chosen;
    const isMore = chosen.length >= replySentences;
    if (!each.isSayable || (first && each.head !== first.head)) break;
    // One step of several is no answer, and a long reply is none; what takes back a part of it is.
    if (first && isStep(each.text) && !isStep(first.text)) break;
    if (isMore && !takesBack.test(each.text)) break;
    if ([...chosen, each].map(({ text }) => text).join(' ').length > replyMax) break;
    if (!chosen.some((earlier) => saysTheSame(earlier.text, each.text)) || takesBack.test(each.text)) chosen.push(each);
  }
  return chosen;
}

/** The points of one list that the question is about, the first ones where it names none. */
function pointsWith(all: readonly Scored[], start: number): Scored[] {
  const ofList: Scored[] = [];
  for (const each of all.slice(start)) {
    if (!each.isPoint || each.head !== all[start]?.head) break;
    if (each.isSayable) ofList.push(each);
  }
  const named = ofList.filter(({ score }) => score > pointOfFirst);
  return (named.length > 0 ? named : ofList).slice(0, replySentences);
}
/** What the first sentence of a passage counts without a word of the question. */
const pointOfFirst = 0.3;

/** The sentences of a passage that answer best. */
function extractSentences(question: string, passage: FoundPassage): Scored[] {
  const said = sentencesIn(passage);
  const isTable = said.every(({ text }) => isRow(text));
  const scores = scoreSentences(
    question,
    said.map(({ text }) => text),
  );
  const all = said.map((each, at) => ({
    ...each,
    score: scores[at] ?? 0,
    isSayable: each.isSayable && (isTable || !isRow(each.text)),
    // Of a table that stands alone the rows that are asked for are said.
    isPoint: each.isPoint || isTable,
  }));
  const windowAt = (start: number) => neighboursFrom(all, start).reduce((sum, { score }) => sum + score, 0);
  const canBegin = ({ text, isPoint, isSayable }: Scored, at: number): boolean =>
    isSayable && (at === 0 || (!isLaterStep(text) && (isPoint || !needsBefore(text))));
  const starts = all.flatMap((each, at) => (canBegin(each, at) ? [at] : []));
  const [found] = starts.toSorted((left, right) => windowAt(right) - windowAt(left) || left - right);
  if (found === undefined) return [];
  // An article begins with its answer.
  const best = passage.kind === 'ARTICLE' && passage.heading === undefined ? (starts[0] ?? found) : found;
  const first = all[best];
  if (first === undefined) return [];
  if (!first.isPoint || isStep(first.text)) return neighboursFrom(all, best);
  const before = all.slice(0, best).findLastIndex(({ isPoint }) => !isPoint);
  return pointsWith(all, before + 1);
}

// Headings, points of a list and rows of a table have no point of their own.
const ended = (text: string): string => (/[.!?:…]["”’)]?$/.test(text) ? text : `${text}.`);
const introduces = (text: string): string => (/[.!?:…]["”’)]?$/.test(text) ? text : `${text}:`);

/** What is said before the sentences of a passage, without which they may mean the opposite. */
const governs = ({ kind, title, heading }: FoundPassage, head: string | undefined): string[] => [
  // What a shopper answered is an answer to the question of another one.
  ...(kind === 'QUESTION' ? [`“${title}”`] : []),
  ...(heading === undefined ? [] : [introduces(heading)]),
  ...(head === undefined ? [] : [introduces(head)]),
];

/** Answers in the words of the best passage that has something to say, with what governs them. */
export const extractReply: Responder = function* (question, passages): Iterable<Sentence> {
  for (const passage of passages) {
    const [first, ...others] = extractSentences(question, passage);
    if (first === undefined) continue;
    const before = governs(passage, first.head);
    // What must not be said takes along what is not understood without it.
    if (!before.every(sayable)) continue;
    const opening = [...before, ended(first.text)].join(' ');
    for (const text of [opening, ...others.map((each) => ended(each.text))]) yield { text, from: [passage] };
    return;
  }
};
