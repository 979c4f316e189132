import { createHash } from 'node:crypto';
import type { Tx } from './db/schema.ts';
import { ShopError } from './contract/shop-error.ts';
import type { ShopContext } from './shop-context.ts';

/** Kept at least as long as a client may come back with the key: a day of reloads, offline hours and retries. */
const keptFor = 48 * 3_600_000;

export interface OnceKey {
  /** Operation and caller, such as `createOrder <accountId>`: keys of two callers never meet. */
  readonly scope: string;
  readonly key: string;
  /** `requestHash` of everything that makes two requests the same wish. */
  readonly requestHash: string;
}

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]));
};

/** A fingerprint of a request that does not depend on the order of its keys. */
export const requestHash = (request: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(sorted(request)) ?? '')
    .digest('base64url');

const keyed = (tx: Tx, scope: string, key: string): Promise<{ request_hash: string; response: string | null }> =>
  tx
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'response'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();

/**
 * Carries out `work` once per key. The key is written first and in the same transaction as the work: a second caller
 * waits for the first, then gets the answer of the first; when the work throws, the key is gone with it.
 * @returns the answer as it was stored, equal for the first caller and for every later one
 * @throws IDEMPOTENCY_MISMATCH when the key was used for another request
 */
export const once = async <Answer>(
  { clock, newId }: Pick<ShopContext, 'clock' | 'newId'>,
  tx: Tx,
  { scope, key, requestHash }: OnceKey,
  work: () => Promise<Answer>,
): Promise<Answer> => {
  const now = clock.now();
  await tx
    .deleteFrom('idempotency_keys')
    .where('scope', '=', scope)
    .where('key', '=', key)
    .where('expire_time', '<=', now)
    .execute();
  const { numInsertedOrUpdatedRows: inserted } = await tx
    .insertInto('idempotency_keys')
    .values({
      id: newId(),
      scope,
      key,
      request_hash: requestHash,
      status: null,
      response: null,
      expire_time: now + keptFor,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.columns(['scope', 'key']).doNothing())
    .executeTakeFirstOrThrow();
  if (inserted === 1n) {
    const response = JSON.stringify((await work()) ?? null);
    await tx
      .updateTable('idempotency_keys')
      .set({ status: 200, response })
      .where('scope', '=', scope)
      .where('key', '=', key)
      .execute();
    return JSON.parse(response) as Answer;
  }
  const before = await keyed(tx, scope, key);
  if (before.request_hash !== requestHash) throw new ShopError('IDEMPOTENCY_MISMATCH');
  if (before.response === null) throw new ShopError('IDEMPOTENCY_BUSY');
  return JSON.parse(before.response) as Answer;
};
