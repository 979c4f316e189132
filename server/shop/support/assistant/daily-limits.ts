import { createHmac } from 'node:crypto';
import { assistantDaily, modelDaily } from '#rules/assistant.ts';
import type { RequestContext } from '#server/contract/request-context.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import type { Tx } from '#server/db/schema.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { networkOf } from '#server/security/network.ts';
import type { ShopContext } from '#server/shop-context.ts';

type Daily = Readonly<Record<'member' | 'client' | 'network', number>>;
type Caller = Pick<RequestContext, 'account' | 'client'>;

interface Count {
  readonly subject: string;
  readonly limit: number;
}

/** Who is counted, by digests that say nothing once the secret is gone. */
function countsOf({ tokenSecret }: ShopContext, { account, client }: Caller, kind: string, daily: Daily): Count[] {
  const digest = (who: string) =>
    createHmac('sha256', tokenSecret).update(`assistant ${kind} ${who}`).digest('base64url');
  return [
    ...(account === undefined ? [] : [{ subject: digest(`member ${account.accountId}`), limit: daily.member }]),
    ...(client.id === '' ? [] : [{ subject: digest(`client ${client.id}`), limit: daily.client }]),
    { subject: digest(`network ${networkOf(client.ip)}`), limit: daily.network },
  ];
}

export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Counts one more, unless the limit is reached: one statement, so that many at once count exactly. */
async function count(tx: Tx, day: string, { subject, limit }: Count): Promise<boolean> {
  const row = await tx
    .insertInto('assistant_usage')
    .values({ subject, day, asked: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['subject', 'day'])
        .doUpdateSet((set) => ({ asked: set('assistant_usage.asked', '+', 1) }))
        .where('assistant_usage.asked', '<', limit),
    )
    .returning('asked')
    .executeTakeFirst();
  return row !== undefined;
}

/** Counts for everybody concerned, or for nobody where one of them has had enough. */
function countAll(shop: ShopContext, counts: readonly Count[]): Promise<void> {
  const day = dayOf(shop.clock.now());
  return withTransaction(shop, 'relaxed', async (tx) => {
    // In one order, so that two callers never wait for each other.
    for (const each of counts.toSorted((left, right) => left.subject.localeCompare(right.subject)))
      if (!(await count(tx, day, each))) throw new ShopError('ASSISTANT_RATE');
  });
}

/** Counts a question. @throws ASSISTANT_RATE when the member, the browser or the network has asked enough for a day */
export const countQuestion = (shop: ShopContext, caller: Caller): Promise<void> =>
  countAll(shop, countsOf(shop, caller, 'asked', assistantDaily));

/** Counts a reply of the model. @returns false where its day is over, for this caller or for the shop */
export async function countModelReply(shop: ShopContext, caller: Caller): Promise<boolean> {
  const ofShop = { subject: 'model of the shop', limit: shop.config.assistantBudget };
  try {
    await countAll(shop, [...countsOf(shop, caller, 'model', modelDaily), ofShop]);
    return true;
  } catch (error) {
    if (error instanceof ShopError) return false;
    throw error;
  }
}
