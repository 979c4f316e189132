import { randomBytes } from 'node:crypto';
import type { components } from '#openapi/types.ts';
import { pagePaths } from '#rules/page-paths.ts';
import { shareCodeFrom, shareCodeLength } from '#rules/share-codes.ts';
import type { Db } from '#server/db/schema.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { readInviterRewards } from './reward-inviter.ts';

const terms = [
  'Share your link. Whoever opens it and signs up within 30 days counts as invited by you.',
  'If someone opens several links, the last one counts.',
  'Each member can be invited once, before their first order.',
];

/** The member's code, made when it is first asked for, and what has come of it. */
export async function readShareCode(shop: ShopContext, accountId: string): Promise<components['schemas']['ShareCode']> {
  const code = (await findCode(shop.db, accountId)) ?? (await makeCode(shop, accountId));
  const link = new URL(pagePaths.share, shop.config.publicOrigin);
  link.searchParams.set('code', code);
  const { invited } = await shop.db
    .selectFrom('share_binds')
    .select((eb) => eb.fn.countAll<number>().as('invited'))
    .where('inviter_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return {
    code,
    url: link.href,
    rules: terms,
    invited: Number(invited),
    earned: await readInviterRewards(shop.db, accountId),
  };
}

async function findCode(db: Db, accountId: string): Promise<string | undefined> {
  const row = await db.selectFrom('share_codes').select('code').where('account_id', '=', accountId).executeTakeFirst();
  return row?.code;
}

/** Two requests at once, or a code that somebody has: the row that is there decides, else it is tried again. */
async function makeCode(shop: ShopContext, accountId: string): Promise<string> {
  for (;;) {
    const now = shop.clock.now();
    await shop.db
      .insertInto('share_codes')
      .values({
        id: shop.newId(),
        code: shareCodeFrom(randomBytes(shareCodeLength)),
        account_id: accountId,
        created_at: now,
        updated_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const code = await findCode(shop.db, accountId);
    if (code !== undefined) return code;
  }
}
