import { groupBy } from '#rules/group-by.ts';
import type { PassageRow } from '#server/db/find-passage-rows.ts';
import type { QueryTerm } from './query-terms.ts';

/** A passage with how well it answers, and how sure it is that it does (0 to 1). */
export interface RankedPassage {
  readonly row: PassageRow;
  readonly score: number;
  readonly confidence: number;
  /** How many words of the query it has that say something: not those that every other text has as well. */
  readonly met: number;
}

/** A word that one text of six has says nothing about what is asked. */
const leastWeight = Math.log(1 + 6);

/** How often a word counts for each time that it stands in the title, the heading and the text. */
const weights = { title: 4, heading: 3, text: 1 } as const;
/** The more often a word stands there, the less one more time says. */
const saturation = 1.5;
/** Words of a text of a usual length; in a longer one each says less. */
const usualLength = 60;
/** What a word counts for the confidence that stands in the text alone, where it may be said by the way. */
const unnamed = 0.6;
/** What two words count for that stand side by side in the query and in the passage. */
const together = 0.4;

const countsOf = (stems: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return counts;
};

const stemsOf = (text: string): string[] => (text === '' ? [] : text.split(' '));

/** The passages that hold a word of the query, the best first. */
export function rankPassages(rows: readonly PassageRow[], terms: readonly QueryTerm[]): RankedPassage[] {
  const whole = terms.reduce((sum, { weight }) => sum + weight, 0);
  if (whole === 0) return [];
  return rows
    .map((row) => rankOne(row, terms, whole))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || (a.row.passage_id < b.row.passage_id ? -1 : 1));
}

function rankOne(row: PassageRow, terms: readonly QueryTerm[], whole: number): RankedPassage {
  const title = stemsOf(row.title_stems);
  const heading = stemsOf(row.heading_stems);
  const text = stemsOf(row.text_stems);
  const counts = { title: countsOf(title), heading: countsOf(heading), text: countsOf(text) };
  const length = 0.5 + 0.5 * (text.length / usualLength);
  const timesOf = ({ stems }: QueryTerm): number =>
    stems.reduce(
      (sum, stem) =>
        sum +
        weights.title * Math.min(1, counts.title.get(stem) ?? 0) +
        weights.heading * Math.min(1, counts.heading.get(stem) ?? 0) +
        (weights.text * (counts.text.get(stem) ?? 0)) / Math.max(1, length),
      0,
    );
  let found = 0;
  let about = 0;
  let sum = 0;
  let met = 0;
  for (const term of terms) {
    const times = timesOf(term);
    if (times === 0) continue;
    const isNamed = term.stems.some((stem) => counts.title.has(stem) || counts.heading.has(stem));
    if (term.weight >= leastWeight) met += 1;
    found += term.weight * term.trust;
    about += term.weight * term.trust * (isNamed ? 1 : unnamed);
    sum += (term.weight * times * (saturation + 1)) / (times + saturation);
  }
  const coverage = found / whole;
  const near = neighbours(terms, [title, heading, text]);
  return { row, score: sum * (0.4 + 0.6 * coverage) * (1 + together * near), confidence: about / whole, met };
}

/** The share of the query's neighbours that are neighbours in one of the fields. */
function neighbours(terms: readonly QueryTerm[], fields: readonly (readonly string[])[]): number {
  const pairs = terms.slice(1).map((term, index) => [terms[index]?.stems ?? [], term.stems] as const);
  if (pairs.length === 0) return 0;
  const both = pairs.filter(([left, right]) =>
    fields.some((field) => field.some((stem, at) => left.includes(stem) && right.includes(field[at + 1] ?? ''))),
  );
  return both.length / pairs.length;
}

/** Of each text the passage that answers best, in the order of these: its short answer where that has as much of the query. */
export function bestOfEach(ranked: readonly RankedPassage[]): RankedPassage[] {
  const texts = groupBy(ranked, ({ row }) => `${row.kind} ${row.ref}`);
  return [...texts.values()].flatMap((passages) => {
    const least = passages[0]?.confidence ?? 0;
    const [short] = passages
      .filter(({ row, confidence }) => row.heading === null && confidence >= least)
      .toSorted((left, right) => (left.row.passage_id < right.row.passage_id ? -1 : 1));
    return short ?? passages.slice(0, 1);
  });
}
