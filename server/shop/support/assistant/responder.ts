import type { FoundPassage } from '../search/find-passages.ts';

/** One sentence of a reply, with the passages that say it. */
export interface Sentence {
  readonly text: string;
  readonly from: readonly FoundPassage[];
}

/** What words a reply out of passages: the built-in one, or a language model. */
export type Responder = (
  question: string,
  passages: readonly FoundPassage[],
  gone: AbortSignal,
) => AsyncIterable<Sentence> | Iterable<Sentence>;
