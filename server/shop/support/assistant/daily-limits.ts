import { assistantDaily, modelDaily } from '#rules/assistant.ts';
import type { RequestContext } from '#server/contract/request-context.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { countOfDay } from '#server/security/daily-counts.ts';
import { networksOf } from '#server/security/network.ts';
import type { ShopContext } from '#server/shop-context.ts';

type Daily = Readonly<Record<'member' | 'client' | 'network', number>>;
type Caller = Pick<RequestContext, 'account' | 'client'>;

interface Count {
  readonly subject: string;
  readonly limit: number;
}

function countsOf({ account, client }: Caller, kind: string, daily: Daily): Count[] {
  const subject = (who: string) => `assistant ${kind} ${who}`;
  return [
    ...(account === undefined ? [] : [{ subject: subject(`member ${account.accountId}`), limit: daily.member }]),
    ...(client.id === '' ? [] : [{ subject: subject(`client ${client.id}`), limit: daily.client }]),
    ...networksOf(client.ip).map(({ name, share }) => ({
      subject: subject(`network ${name}`),
      limit: daily.network * share,
    })),
  ];
}

/** Counts for everybody concerned, or for nobody where one of them has had enough. */
function countAll(shop: ShopContext, counts: readonly Count[]): Promise<void> {
  return withTransaction(shop, 'relaxed', async (tx) => {
    // In one order, so that two callers never wait for each other.
    for (const { subject, limit } of counts.toSorted((left, right) => left.subject.localeCompare(right.subject)))
      if (!(await countOfDay(shop, tx, subject, limit))) throw new ShopError('ASSISTANT_RATE');
  });
}

/** Counts a question. @throws ASSISTANT_RATE when the member, the browser or the network has asked enough for a day */
export const countQuestion = (shop: ShopContext, caller: Caller): Promise<void> =>
  countAll(shop, countsOf(caller, 'asked', assistantDaily));

/** Counts a reply of the model. @returns false where its day is over, for this caller or for the shop */
export async function countModelReply(shop: ShopContext, caller: Caller): Promise<boolean> {
  const ofShop = { subject: 'model of the shop', limit: shop.config.assistantBudget };
  try {
    await countAll(shop, [...countsOf(caller, 'model', modelDaily), ofShop]);
    return true;
  } catch (error) {
    if (error instanceof ShopError) return false;
    throw error;
  }
}
