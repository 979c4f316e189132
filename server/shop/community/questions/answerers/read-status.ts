import type { components } from '#openapi/types.ts';
import { answerCoins, answererLevel } from '#rules/qa-limits.ts';
import { answererAfter, type AnswererStatus, retryTime } from '#rules/qa-states.ts';
import type { ProvedContext } from '#server/contract/request-context.ts';
import type { Db } from '#server/db/schema.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { readCatalogue } from '../../../catalogue/read-catalogue.ts';
import { readLevel } from '../../../loyalty/read-level.ts';
import { receivedProducts } from '../author-standing.ts';
import { presentProduct } from '../present-question.ts';

type Status = components['schemas']['AnswererStatus'];

const parseModels = (json: string): string[] => JSON.parse(json) as string[];

/** The products that an answerer applied with; none for anybody else. */
export async function readAnswererModels(db: Db, accountId: string): Promise<string[]> {
  const answerer = await db
    .selectFrom('answerers')
    .select('models')
    .where('account_id', '=', accountId)
    .where('status', '=', 'APPROVED')
    .executeTakeFirst();
  return answerer ? parseModels(answerer.models) : [];
}

/** From when an applicant may apply again; null where nothing is to be waited for. */
export function retryTimeOf(
  { status, refused_time: refusedTime }: { readonly status: AnswererStatus; readonly refused_time: number | null },
  now: number,
): number | null {
  if (status !== 'REJECTED' || refusedTime === null) return null;
  const time = retryTime(refusedTime);
  return now < time ? time : null;
}

/** Whether a member is an answerer, and what is asked of one. */
export async function readStatus(shop: ShopContext, { account, site }: ProvedContext): Promise<Status> {
  const { accountId } = account;
  const now = shop.clock.now();
  const [row, spus, { level }, catalogue] = await Promise.all([
    shop.db.selectFrom('answerers').selectAll().where('account_id', '=', accountId).executeTakeFirst(),
    receivedProducts(shop.db, accountId),
    readLevel(shop.db, accountId, now),
    readCatalogue(shop, site),
  ]);
  const status = row?.status ?? 'NONE';
  const wait = row ? retryTimeOf(row, now) : null;
  const isEligible = level >= answererLevel || spus.length > 0;
  return {
    status,
    level,
    minLevel: answererLevel,
    ownedModels: spus.flatMap((spu) => presentProduct(catalogue, spu) ?? []),
    mayApply: answererAfter(status, 'APPLY') !== undefined && wait === null && isEligible,
    retryTime: wait,
    reason: row?.reason ?? null,
    models: row ? parseModels(row.models) : [],
    motive: row?.motive ?? null,
    coins: { answer: answerCoins.shown, best: answerCoins.best },
  };
}
