import { createHash } from 'node:crypto';
import type { components } from '#openapi/types.ts';
import type { KeyedOperation } from '../openapi/operation-types.ts';
import { ShopError } from './contract/shop-error.ts';
import type { Db, Tx } from './db/schema.ts';
import type { GivingCommand } from './db/tables/platform.ts';
import type { ShopContext } from './shop-context.ts';

/** Kept at least as long as a client may come back with the key: a day of reloads, offline hours and retries. */
const keptFor = 48 * 3_600_000;

/** A browser may keep the lines of a guest, and the merge whose answer was lost, until somebody logs in there again. */
const mergesKeptFor = 400 * 24 * 3_600_000;

/** An operator may repeat a command whose end nobody saw, and a key that somebody wrote down is never to give again. */
const operatorsKeptFor = mergesKeptFor;

type Repeatable = KeyedOperation | GivingCommand;

/** What is recorded of an operation or a command; one that the contract adds does not compile without a line. */
interface RecordedAnswers extends Record<Repeatable, unknown> {
  /** Whoever repeats it is shown the cart as it is. */
  addCartLine: null;
  mergeCart: components['schemas']['MergedLine'][];
  /** Without the key of a guest's order, which is never stored. */
  createOrder: components['schemas']['CreatedOrder'];
  revokeOrder: { readonly revokeNo: string };
  applyRma: { readonly rmaNo: string };
  messageRma: { readonly rmaNo: string };
  createTicket: {
    readonly ticketNo: string;
    readonly state: components['schemas']['TicketReceipt']['state'];
    readonly answerTime: number;
  };
  writeTicketMessage: { readonly seq: number };
  claimCoupon: { readonly couponId: string };
  redeemCoupon: { readonly couponId: string };
  claimPrize: { readonly prizeId: string };
  claimNewUserPack: components['schemas']['NewUserPack'];
  playDollMachine: Omit<components['schemas']['DollPlayed'], 'result'> & { readonly playId: string };
  createReview: components['schemas']['ReviewReceipt'];
  askQuestion: { readonly questionId: string };
  answerQuestion: { readonly replyId: string };
  commentOnReply: { readonly commentId: string };
  exchangeCoins: components['schemas']['CoinExchanged'];
  reserveByDeposit: components['schemas']['ReservedByDeposit'];
  payBalance: components['schemas']['ReservedByDeposit'];
  createPayment: { readonly paymentNo: string };
  /** Null for an order without a price. */
  refundOrder: { readonly refundNo: string | null };
  'coin adjust': { readonly available: number };
  'coupon give': { readonly couponId: string };
  'prize grant': { readonly prizeId: string };
}

/** A command that its caller may send again: the same key and the same request mean the same command. */
export interface Intent<Op extends Repeatable = Repeatable> {
  readonly operation: Op;
  /** The account, guest or order that the key belongs to, or the operators: keys of two subjects never meet. */
  readonly subject: string;
  readonly key: string;
  /** Everything that makes two requests the same; its fields may come in any order. */
  readonly request: unknown;
}

/** Whose keys they are that operators give: all of them work for one shop. */
const operators = 'operators';

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]));
};

const hashOf = (request: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(sorted(request)) ?? '')
    .digest('base64url');

const recordedIntent = (db: Db, { operation, subject, key }: Omit<Intent, 'request'>) =>
  db
    .selectFrom('intents')
    .select(['request_hash', 'answer'])
    .where('operation', '=', operation)
    .where('subject', '=', subject)
    .where('key', '=', key);

/** True when the key has come before, whatever the request was. */
export const isRepeated = async (db: Db, intent: Intent): Promise<boolean> =>
  (await recordedIntent(db, intent).executeTakeFirst()) !== undefined;

const lifeOf = ({ operation, subject }: Pick<Intent, 'operation' | 'subject'>): number => {
  if (subject === operators) return operatorsKeptFor;
  return operation === 'mergeCart' ? mergesKeptFor : keptFor;
};

/** @returns false when the key has been claimed before; a second caller waits here for the first */
async function claim(
  { clock, newId }: Pick<ShopContext, 'clock' | 'newId'>,
  tx: Tx,
  { operation, subject, key, request }: Intent,
): Promise<boolean> {
  const now = clock.now();
  await tx
    .deleteFrom('intents')
    .where('operation', '=', operation)
    .where('subject', '=', subject)
    .where('key', '=', key)
    .where('expire_time', '<=', now)
    .execute();
  const { numInsertedOrUpdatedRows: inserted } = await tx
    .insertInto('intents')
    .values({
      id: newId(),
      operation,
      subject,
      key,
      request_hash: hashOf(request),
      answer: null,
      expire_time: now + lifeOf({ operation, subject }),
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.columns(['operation', 'subject', 'key']).doNothing())
    .executeTakeFirstOrThrow();
  return inserted === 1n;
}

/**
 * Carries out `work` once per intent. The key is written first and in the same transaction as the work: a second caller
 * waits for the first, then gets the answer of the first; when the work throws, the key is gone with it.
 * @returns the answer as it was recorded, equal for the first caller and for every later one
 * @throws IDEMPOTENCY_MISMATCH when the key was used for another request
 */
export async function once<Op extends Repeatable>(
  shop: Pick<ShopContext, 'clock' | 'newId'>,
  tx: Tx,
  intent: Intent<Op>,
  work: () => Promise<RecordedAnswers[Op]>,
): Promise<RecordedAnswers[Op]> {
  const { operation, subject, key, request } = intent;
  if (await claim(shop, tx, intent)) {
    const answer = JSON.stringify(await work());
    await tx
      .updateTable('intents')
      .set({ answer })
      .where('operation', '=', operation)
      .where('subject', '=', subject)
      .where('key', '=', key)
      .execute();
    return JSON.parse(answer);
  }
  const recorded = await recordedIntent(tx, intent).executeTakeFirstOrThrow();
  if (recorded.request_hash !== hashOf(request)) throw new ShopError('IDEMPOTENCY_MISMATCH');
  if (recorded.answer === null) throw new ShopError('IDEMPOTENCY_BUSY');
  return JSON.parse(recorded.answer);
}

/** As `once` for what an operator gives, each time where no key was said. */
export const onceByOperator = <Op extends GivingCommand | 'refundOrder'>(
  shop: Pick<ShopContext, 'clock' | 'newId'>,
  tx: Tx,
  { operation, key, request }: Pick<Intent<Op>, 'operation' | 'request'> & { readonly key: string | undefined },
  work: () => Promise<RecordedAnswers[Op]>,
): Promise<RecordedAnswers[Op]> =>
  key === undefined ? work() : once(shop, tx, { operation, subject: operators, key, request }, work);
