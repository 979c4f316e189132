import type { Db } from '#server/db/schema.ts';
import { shownName } from './upload-folders.ts';

/** Texts that name files of these uploaders; a file whose path stands in none of them is used by nothing. */
type References = (db: Db, accountIds: readonly string[]) => Promise<readonly string[]>;

const avatars: References = async (db, accountIds) => {
  const rows = await db
    .selectFrom('accounts')
    .select('avatar_url')
    .where('id', 'in', accountIds)
    .where('avatar_url', 'is not', null)
    .execute();
  return rows.flatMap(({ avatar_url }) => avatar_url ?? []);
};

const textsOf =
  (table: 'reviews' | 'questions' | 'question_replies'): References =>
  async (db, accountIds) => {
    const rows = await db
      .selectFrom(table)
      .select('media')
      .where('account_id', 'in', accountIds)
      .where('media', '!=', '[]')
      .execute();
    return rows.map(({ media }) => media);
  };

const [reviews, questions, answers] = [textsOf('reviews'), textsOf('questions'), textsOf('question_replies')];

const rmaLines: References = async (db, accountIds) => {
  const rows = await db
    .selectFrom('rmas')
    .innerJoin('rma_lines', (join) =>
      join.onRef('rma_lines.order_no', '=', 'rmas.order_no').onRef('rma_lines.rma_no', '=', 'rmas.rma_no'),
    )
    .select('rma_lines.media')
    .where('rmas.account_id', 'in', accountIds)
    .where('rma_lines.media', '!=', '[]')
    .execute();
  return rows.map(({ media }) => media);
};

const rmaMessages: References = async (db, accountIds) => {
  const rows = await db
    .selectFrom('rmas')
    .innerJoin('rma_messages', (join) =>
      join.onRef('rma_messages.order_no', '=', 'rmas.order_no').onRef('rma_messages.rma_no', '=', 'rmas.rma_no'),
    )
    .select('rma_messages.media')
    .where('rmas.account_id', 'in', accountIds)
    .where('rma_messages.media', '!=', '[]')
    .execute();
  return rows.map(({ media }) => media);
};

/** Everything that shows uploaded files: whatever else comes to refer to them has its line here. */
const kinds: readonly References[] = [avatars, reviews, questions, answers, rmaLines, rmaMessages];

/** Names of stored files that something refers to, out of those of these uploaders. */
export async function usedPaths(db: Db, accountIds: readonly string[]): Promise<ReadonlySet<string>> {
  const texts = await Promise.all(kinds.map((kind) => kind(db, accountIds)));
  return namesOfFiles(texts.flat());
}

const shownNames = new RegExp(shownName, 'g');

/** Names of stored files that stand in some texts. */
export function namesOfFiles(texts: readonly string[]): ReadonlySet<string> {
  return new Set(texts.flatMap((text) => text.match(shownNames) ?? []));
}
