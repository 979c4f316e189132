import type { Insertable } from 'kysely';
import type { Schema, Tx } from '#server/db/schema.ts';
import type { PassageKind } from '#server/db/tables/passages.ts';
import { raiseVersions } from '../../catalogue/versions.ts';
import type { Passage, PassageSource } from './passage.ts';
import { sayingWords, searchStem } from './search-stems.ts';
import { kindStem, siteStem } from './scope-stems.ts';

type PassageRow = Insertable<Schema['help_passages']>;
type Texts = Pick<PassageRow, 'kind' | 'title' | 'heading' | 'text' | 'keywords'>;

/** Rows of one statement: engines bound the number of values. */
const rowsAtOnce = 100;

const stemsOf = (text: string): string => sayingWords(text).map(searchStem).join(' ');

function rowOf(passage: Passage, position: number): PassageRow {
  const { kind, ref, site, title, heading, text, keywords = '', address, updatedTime } = passage;
  return {
    passage_id: `${kind}:${ref}:${site}:${position}`,
    ...{ kind, ref, site, title, heading, text, keywords, address },
    title_stems: stemsOf(`${title} ${keywords}`),
    heading_stems: stemsOf(heading ?? ''),
    text_stems: stemsOf(text),
    updated_time: updatedTime,
  };
}

/** The rows of passages, each with its place among those of its text and market. */
function rowsOf(passages: readonly Passage[]): PassageRow[] {
  const counted = new Map<string, number>();
  return passages.map((passage) => {
    const key = `${passage.kind}:${passage.ref}:${passage.site}`;
    const position = counted.get(key) ?? 0;
    counted.set(key, position + 1);
    return rowOf(passage, position);
  });
}

function* portionsOf<Item>(items: readonly Item[]): Generator<Item[]> {
  for (let from = 0; from < items.length; from += rowsAtOnce) yield items.slice(from, from + rowsAtOnce);
}

/** By word, how many passages more have it. */
type WordCounts = Map<string, number>;

/** Counts the words of the shop's own texts; what shoppers write teaches no spelling. */
function countWords(counts: WordCounts, rows: readonly Texts[], by: 1 | -1): void {
  for (const { kind, title, heading, text, keywords } of rows) {
    if (kind === 'QUESTION') continue;
    for (const word of new Set(sayingWords(`${title} ${keywords} ${heading ?? ''} ${text}`))) {
      counts.set(word, (counts.get(word) ?? 0) + by);
    }
  }
}

async function removeOf(tx: Tx, kind: PassageKind, refs: readonly string[]): Promise<Texts[]> {
  const removed = await tx
    .deleteFrom('help_passages')
    .where('kind', '=', kind)
    .where('ref', 'in', refs)
    .returning(['row_no', 'kind', 'title', 'heading', 'text', 'keywords'])
    .execute();
  for (const rows of portionsOf(removed)) {
    await tx
      .deleteFrom('help_passage_stems')
      .where(
        'rowid',
        'in',
        rows.map(({ row_no: row }) => row),
      )
      .execute();
  }
  return removed;
}

async function insertRows(tx: Tx, rows: readonly PassageRow[]): Promise<void> {
  const inserted = await tx
    .insertInto('help_passages')
    .values(rows)
    .returning(['row_no', 'kind', 'site', 'title_stems', 'heading_stems', 'text_stems'])
    .execute();
  const stems = inserted.map((row) => ({
    rowid: row.row_no,
    stems: [kindStem(row.kind), siteStem(row.site), row.title_stems, row.heading_stems, row.text_stems]
      .filter((part) => part !== '')
      .join(' '),
  }));
  await tx.insertInto('help_passage_stems').values(stems).execute();
}

async function writeWords(tx: Tx, counts: WordCounts): Promise<void> {
  const changed = [...counts].filter(([, by]) => by !== 0).toSorted(([left], [right]) => (left < right ? -1 : 1));
  if (changed.length === 0) return;
  for (const words of portionsOf(changed)) {
    await tx
      .insertInto('help_words')
      .values(words.map(([word, passages]) => ({ word, stem: searchStem(word), passages })))
      .onConflict((conflict) =>
        conflict
          .column('word')
          .doUpdateSet((row) => ({ passages: row('help_words.passages', '+', row.ref('excluded.passages')) })),
      )
      .execute();
  }
  await tx.deleteFrom('help_words').where('passages', '<=', 0).execute();
  await raiseVersions(tx, ['HELP']);
}

/**
 * Writes what is found of texts in place of what was found of them before; one without passages is found no more. Called in
 * the transaction that changes the texts, as one of its last steps: where the shop's own words change, others wait for it.
 */
export async function writePassages(
  tx: Tx,
  sources: readonly PassageSource[],
  passages: readonly Passage[],
): Promise<void> {
  const counts: WordCounts = new Map();
  for (const kind of new Set(sources.map((source) => source.kind))) {
    const refs = sources.filter((source) => source.kind === kind).map(({ ref }) => ref);
    for (const some of portionsOf(refs)) countWords(counts, await removeOf(tx, kind, some), -1);
  }
  const rows = rowsOf(passages);
  for (const some of portionsOf(rows)) await insertRows(tx, some);
  countWords(counts, rows, 1);
  await writeWords(tx, counts);
}
