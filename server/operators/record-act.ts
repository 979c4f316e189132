import type { Db, Tx } from '../db/schema.ts';
import type { OperatorActsTable } from '../db/tables/platform.ts';
import { withTransaction } from '../db/transaction.ts';
import type { ShopContext } from '../shop-context.ts';
import type { Operator } from './operator.ts';
import { recordedDatabase } from './recorded-database.ts';

export interface Act {
  readonly operator: Operator;
  readonly via: OperatorActsTable['via'];
  /** The name of the command or of the operation; like the words, asked when the row is written. */
  readonly command: () => string;
  /** What was said with it, masked. */
  readonly words: () => string;
  /** The code of what refused it. */
  readonly codeOf: (error: unknown) => string;
}

/** What is known of an act once it has ended; `refusal` is the code of what refused it. */
export interface EndedAct extends Pick<OperatorActsTable, 'id' | 'time' | 'via' | 'command' | 'words'> {
  readonly operator: Operator;
  readonly refusal?: string | undefined;
}

/** The statement that writes the row of an act. */
export const insertAct = (db: Db, { operator, refusal, ...act }: EndedAct) =>
  db.insertInto('operator_acts').values({
    ...act,
    operator: operator.name,
    role: operator.role,
    result: refusal === undefined ? 'DONE' : 'REFUSED',
    code: refusal ?? null,
  });

/**
 * Carries out what an operator wants and leaves one row of it: with its first change, in the same transaction, else at its end. What was
 * refused has a row as well; the row of what was refused after a change says so.
 * @param work does it with the shop that it is given
 * @throws what `work` throws
 */
export async function recordAct<Answer>(
  shop: ShopContext,
  { operator, via, command, words, codeOf }: Act,
  work: (shop: ShopContext) => Promise<Answer>,
): Promise<Answer> {
  const id = shop.newId();
  const time = shop.clock.now();
  const leave = async (tx: Tx, refusal?: string): Promise<void> => {
    await insertAct(tx, { id, time, operator, via, command: command(), words: words(), refusal })
      .onConflict((conflict) =>
        refusal === undefined
          ? conflict.column('id').doNothing()
          : conflict.column('id').doUpdateSet({ result: 'BROKEN_OFF', code: refusal }),
      )
      .execute();
  };
  const database = recordedDatabase(shop.database, (tx) => leave(tx));
  try {
    const answer = await work({ ...shop, database, db: database.db });
    const left = await shop.db.selectFrom('operator_acts').select('id').where('id', '=', id).executeTakeFirst();
    if (!left) await withTransaction(shop, 'durable', (tx) => leave(tx));
    return answer;
  } catch (error) {
    await withTransaction(shop, 'durable', (tx) => leave(tx, codeOf(error))).catch((fault: unknown) =>
      shop.log.error({ err: fault, command: command() }, 'what an operator was refused could not be recorded'),
    );
    throw error;
  }
}
