import { randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '../db/schema.ts';
import type { OperatorKeysTable } from '../db/tables/platform.ts';
import { sameText } from '../security/same-text.ts';
import { tokenHash } from '../security/token-hash.ts';
import type { ShopContext } from '../shop-context.ts';
import { configuredKey, type Operator } from './operator.ts';

/** How a key is called: small letters, digits and hyphens; no key takes the name of another one, not even of one that is revoked. */
export const keyName = /^[a-z][a-z0-9-]{1,39}$/;

/** @returns the key, which is kept nowhere; undefined when the name is taken */
export async function createKey(
  { clock }: Pick<ShopContext, 'clock'>,
  tx: Tx,
  { name, role }: Operator,
): Promise<string | undefined> {
  const key = `ok_${randomBytes(32).toString('base64url')}`;
  const { numInsertedOrUpdatedRows: inserted } = await tx
    .insertInto('operator_keys')
    .values({ name, role, hash: tokenHash(key), created_at: clock.now(), revoked_at: null })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .executeTakeFirstOrThrow();
  return inserted === 1n ? key : undefined;
}

/** @returns false when no such key is valid */
export async function revokeKey({ clock }: Pick<ShopContext, 'clock'>, tx: Tx, name: string): Promise<boolean> {
  const { numUpdatedRows: revoked } = await tx
    .updateTable('operator_keys')
    .set({ revoked_at: clock.now() })
    .where('name', '=', name)
    .where('revoked_at', 'is', null)
    .executeTakeFirstOrThrow();
  return revoked === 1n;
}

type KeyRow = Pick<Selectable<OperatorKeysTable>, 'name' | 'role' | 'created_at' | 'revoked_at'>;

export const listKeys = (db: Db): Promise<KeyRow[]> =>
  db.selectFrom('operator_keys').select(['name', 'role', 'created_at', 'revoked_at']).orderBy('name').execute();

/** Whose key it is: that of the configuration, or one that was made and is not revoked. */
export async function operatorOf(
  { db, operatorKey }: Pick<ShopContext, 'db' | 'operatorKey'>,
  key: string,
): Promise<Operator | undefined> {
  if (sameText(key, operatorKey)) return configuredKey;
  const row = await db
    .selectFrom('operator_keys')
    .select(['name', 'role'])
    .where('hash', '=', tokenHash(key))
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return row;
}
