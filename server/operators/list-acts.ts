import type { Selectable } from 'kysely';
import type { Db } from '../db/schema.ts';
import type { OperatorActsTable } from '../db/tables/platform.ts';

export interface ActQuery {
  readonly operator?: string | undefined;
  /** The whole name or its beginning, of letters, blanks and hyphens: `order` are all commands of orders. */
  readonly command?: string | undefined;
  readonly result?: OperatorActsTable['result'] | undefined;
  /** Epoch ms. */
  readonly since?: number | undefined;
  /** The last one of the page before. */
  readonly before?: string | undefined;
  readonly limit: number;
}

/** What operators did, the newest first. */
export const listActs = (db: Db, query: ActQuery): Promise<Selectable<OperatorActsTable>[]> => {
  const { operator, command, result, since, before, limit } = query;
  let found = db.selectFrom('operator_acts').selectAll().orderBy('id', 'desc').limit(limit);
  if (operator !== undefined) found = found.where('operator', '=', operator);
  if (command !== undefined) found = found.where('command', 'like', `${command}%`);
  if (result !== undefined) found = found.where('result', '=', result);
  if (since !== undefined) found = found.where('time', '>=', since);
  if (before !== undefined) found = found.where('id', '<', before);
  return found.execute();
};
