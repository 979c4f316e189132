import type { Tx } from '../db/schema.ts';
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
    const [result, code] = refusal === undefined ? (['DONE', null] as const) : (['REFUSED', refusal] as const);
    await tx
      .insertInto('operator_acts')
      .values({
        id,
        time,
        operator: operator.name,
        role: operator.role,
        via,
        command: command(),
        words: words(),
        result,
        code,
      })
      .onConflict((conflict) =>
        refusal === undefined
          ? conflict.column('id').doNothing()
          : conflict.column('id').doUpdateSet({ result: 'BROKEN_OFF', code }),
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
