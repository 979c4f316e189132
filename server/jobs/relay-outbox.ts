import { day, hour, minute } from '#rules/durations.ts';
import type { ShopContext } from '../shop-context.ts';

/** Says that no later try will end otherwise, as when there is no such mailbox; operators may revive the entry. */
export class PermanentRefusal extends Error {
  override readonly name = 'PermanentRefusal';
}

/**
 * Carries out one kind of side effect; may be called twice with the same id and must then act once.
 * @throws PermanentRefusal, else it is tried again for days
 */
export type Receiver = (shop: ShopContext, payload: unknown, id: string) => Promise<void>;
export type Receivers = Readonly<Record<string, Receiver>>;

const batch = 20;
/** Longer than any delivery may take: until then no other process picks the entry up. */
const lease = minute;
/** A delivery that takes longer is given up, before another process may take it. */
const longestDelivery = 45_000;
const longestPause = hour;
/** How long an entry is tried: a server for mail that is silent over a weekend loses nothing. */
const triedFor = 7 * day;

interface Claimed {
  id: string;
  kind: string;
  payload: string;
  attempts: number;
  created_at: number;
}

/** The repeated condition outside the sub-select makes two relays of one batch take different entries. */
const claim = ({ db, clock }: ShopContext, kinds: readonly string[]): Promise<Claimed[]> => {
  const now = clock.now();
  return db
    .updateTable('outbox')
    .set((row) => ({ locked_until: now + lease, attempts: row('attempts', '+', 1), updated_at: now }))
    .where('id', 'in', (entries) =>
      entries
        .selectFrom('outbox')
        .select('id')
        .where('kind', 'in', kinds)
        .where('done_at', 'is', null)
        .where('dead_at', 'is', null)
        .where('available_at', '<=', now)
        .where('locked_until', '<=', now)
        .orderBy('available_at')
        .limit(batch),
    )
    .where('locked_until', '<=', now)
    .where('done_at', 'is', null)
    .returning(['id', 'kind', 'payload', 'attempts', 'created_at'])
    .execute();
};

const deliver = async (
  shop: ShopContext,
  receivers: Receivers,
  { id, kind, payload, attempts, created_at: createdAt }: Claimed,
): Promise<void> => {
  const { db, clock, log } = shop;
  try {
    await inTime(receivers[kind]?.(shop, JSON.parse(payload), id));
    // What was delivered may hold a code or a link that opens something; nobody needs it here any more.
    await db
      .updateTable('outbox')
      .set({ done_at: clock.now(), last_error: null, payload: '{}' })
      .where('id', '=', id)
      .execute();
  } catch (error) {
    const now = clock.now();
    const dead = error instanceof PermanentRefusal || now - createdAt >= triedFor;
    log.error({ err: error, outboxId: id, kind, attempts, dead }, 'an outbox entry was not delivered');
    await db
      .updateTable('outbox')
      .set({
        locked_until: 0,
        available_at: now + Math.min(longestPause, 1_000 * 2 ** attempts),
        dead_at: dead ? now : null,
        last_error: error instanceof Error ? error.message.slice(0, 500) : String(error).slice(0, 500),
      })
      .where('id', '=', id)
      .execute();
  }
};

async function inTime(delivery: Promise<void> | undefined): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('it took too long')), longestDelivery);
  });
  try {
    await Promise.race([delivery, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Delivers what waits of the kinds that have a receiver here. @returns how many entries were tried */
export const relayOutbox = async (shop: ShopContext, receivers: Receivers): Promise<number> => {
  const claimed = await claim(shop, Object.keys(receivers));
  await Promise.all(claimed.map((entry) => deliver(shop, receivers, entry)));
  return claimed.length;
};
