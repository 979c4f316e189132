import { refreshReplayWindow } from '#rules/limits.ts';
import type { Tx } from '#server/db/schema.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { endFamily } from './end-sessions.ts';
import { issueTokens } from './start-session.ts';
import type { IssuedTokens, SessionClient } from './start-session.ts';
import { tokenHash } from '#server/security/token-hash.ts';
import { deriveTokens } from './tokens.ts';

export interface RotationInput {
  refreshToken: string;
  /** The access token of the same step, or the refresh token itself once the access token has expired. */
  bearer: string;
  client: SessionClient;
}

/**
 * Exchanges a refresh token for the next pair of its family.
 * - The current token is used up and gets its successor.
 * - Its immediate parent, within 10 s of having been used, gets the same successor again: its reply was lost.
 * - Anything older was copied: the whole family ends.
 * @param replayWindow how long a lost reply is repeated, in ms
 */
export async function rotateTokens(
  shop: ShopContext,
  input: RotationInput,
  replayWindow = refreshReplayWindow,
): Promise<IssuedTokens> {
  const rotation = await withTransaction(shop, 'durable', (tx) => rotate(shop, tx, input, replayWindow));
  if (rotation === 'refused') throw new ShopError('UNAUTHORIZED');
  if (rotation === 'reused') {
    shop.log.warn({ clientId: input.client.id }, 'refresh token reuse detected, family ended');
    throw new ShopError('UNAUTHORIZED');
  }
  return rotation;
}

async function rotate(
  shop: ShopContext,
  tx: Tx,
  input: RotationInput,
  replayWindow: number,
): Promise<IssuedTokens | 'refused' | 'reused'> {
  const now = shop.clock.now();
  const held = await tx
    .selectFrom('sessions')
    .selectAll()
    .where('refresh_token_hash', '=', tokenHash(input.refreshToken))
    .executeTakeFirst();
  if (!held || held.client_id !== input.client.id) return 'refused';
  const bearerHash = tokenHash(input.bearer);
  if (bearerHash !== held.refresh_token_hash && bearerHash !== held.token_hash) return 'refused';
  if (held.revoked_at !== null || held.refresh_token_expire_time <= now) return 'refused';

  const claimed = await tx
    .updateTable('sessions')
    .set({ used_at: now, updated_at: now })
    .where('id', '=', held.id)
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  if (claimed.numUpdatedRows === 1n) {
    return issueTokens(shop, tx, {
      accountId: held.account_id,
      familyId: held.family_id,
      parentId: held.id,
      counter: held.counter + 1,
      client: input.client,
    });
  }

  const successor = await tx.selectFrom('sessions').selectAll().where('parent_id', '=', held.id).executeTakeFirst();
  const parent = await tx
    .selectFrom('sessions')
    .select(['used_at'])
    .where('id', '=', held.id)
    .executeTakeFirstOrThrow();
  if (!successor || successor.revoked_at !== null) return 'refused';
  const withinGrace = parent.used_at !== null && now - parent.used_at <= replayWindow;
  if (withinGrace && successor.used_at === null) {
    const pair = deriveTokens(shop.tokenSecret, successor.family_id, successor.counter);
    return { ...pair, refreshTokenExpireTime: successor.refresh_token_expire_time };
  }
  await endFamily(tx, held.family_id, 'reuse', now);
  return 'reused';
}
