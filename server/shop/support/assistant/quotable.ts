import { denies } from '#rules/assistant.ts';
import { keywordsOf } from '#rules/search-words.ts';
import type { FoundPassage } from '../search/find-passages.ts';

const titleWords = 20;

/** What speaks for quoting a passage beside how well it was found: a title that is the question, and the beginning of a text. */
const titleWeight = 0.04;
const leadWeight = 0.04;
/** Who asks what is not so is answered under a heading that says what is not so. */
const senseWeight = 0.3;

function shareAsked(title: string, question: ReadonlySet<string>): number {
  const words = keywordsOf(title, titleWords);
  return words.filter((word) => question.has(word)).length / Math.max(1, words.length);
}

/**
 * Passages in the order in which they are quoted. Of those that are found alike, the text comes first whose title is asked for, and
 * of a text its beginning, where the answer stands in short.
 */
export function quotable(question: string, passages: readonly FoundPassage[]): FoundPassage[] {
  const words = new Set(keywordsOf(question, 60));
  const asksWhatIsNot = denies(question);
  const worth = ({ confidence, title, heading }: FoundPassage): number =>
    confidence +
    titleWeight * shareAsked(title, words) +
    (heading === undefined ? leadWeight : 0) +
    (asksWhatIsNot && heading !== undefined && denies(heading) ? senseWeight : 0);
  const [best, ...others] = passages.toSorted((left, right) => worth(right) - worth(left));
  return best === undefined ? [] : [withShortAnswer(best, passages), ...others];
}

const positionOf = ({ passageId }: FoundPassage): number => Number(passageId.split(':').at(-1));

/** The beginning of an article comes with its short answer, which is a passage of its own before it. */
function withShortAnswer(best: FoundPassage, passages: readonly FoundPassage[]): FoundPassage {
  if (best.kind !== 'ARTICLE' || best.heading !== undefined) return best;
  const beginning = passages
    .filter(({ kind, ref, heading }) => kind === 'ARTICLE' && ref === best.ref && heading === undefined)
    .toSorted((left, right) => positionOf(left) - positionOf(right));
  return { ...best, text: beginning.map(({ text }) => text).join('\n') };
}
