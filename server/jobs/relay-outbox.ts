import type { ShopContext } from '../shop-context.ts';

/** Carries out one kind of side effect; may be called twice with the same id and must then act once. */
export type Receiver = (shop: ShopContext, payload: unknown, id: string) => Promise<void>;
export type Receivers = Readonly<Record<string, Receiver>>;

const batch = 20;
/** Longer than any delivery may take: until then no other process picks the entry up. */
const lease = 60_000;
const maxAttempts = 12;
const longestPause = 10 * 60_000;

interface Claimed {
  id: string;
  kind: string;
  payload: string;
  attempts: number;
}

/** The repeated condition outside the sub-select makes two relays of one batch take different entries. */
const claim = ({ db, clock }: ShopContext): Promise<Claimed[]> => {
  const now = clock.now();
  return db
    .updateTable('outbox')
    .set((row) => ({ locked_until: now + lease, attempts: row('attempts', '+', 1), updated_at: now }))
    .where('id', 'in', (entries) =>
      entries
        .selectFrom('outbox')
        .select('id')
        .where('done_at', 'is', null)
        .where('dead_at', 'is', null)
        .where('available_at', '<=', now)
        .where('locked_until', '<=', now)
        .orderBy('available_at')
        .limit(batch),
    )
    .where('locked_until', '<=', now)
    .where('done_at', 'is', null)
    .returning(['id', 'kind', 'payload', 'attempts'])
    .execute();
};

const deliver = async (
  shop: ShopContext,
  receivers: Receivers,
  { id, kind, payload, attempts }: Claimed,
): Promise<void> => {
  const { db, clock, log } = shop;
  try {
    const receiver = receivers[kind];
    if (!receiver) throw new Error(`Nobody receives the outbox kind ${kind}`);
    await receiver(shop, JSON.parse(payload), id);
    await db.updateTable('outbox').set({ done_at: clock.now(), last_error: null }).where('id', '=', id).execute();
  } catch (error) {
    const now = clock.now();
    const dead = attempts >= maxAttempts;
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

/** Delivers what waits. @returns how many entries were tried */
export const relayOutbox = async (shop: ShopContext, receivers: Receivers): Promise<number> => {
  const claimed = await claim(shop);
  await Promise.all(claimed.map((entry) => deliver(shop, receivers, entry)));
  return claimed.length;
};
