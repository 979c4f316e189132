import { randomUUID } from 'node:crypto';
import type { components } from '#openapi/types.ts';
import { type OrderShop, openOrderShop } from '../orders/order-fixture.ts';
import type { TestMember } from '#server/testing/test-member.ts';

type NewReview = components['schemas']['NewReview'];
type OrderStatus = components['schemas']['OrderStatus'];

/** A line that somebody bought. */
export interface Bought {
  readonly member: TestMember;
  readonly orderNo: string;
  readonly lineId: string;
}

export interface ReviewShop extends OrderShop {
  /** A member with an order of one lamp that has come as far as asked. */
  bought(options?: { member?: TestMember; status?: OrderStatus; sku?: string }): Promise<Bought>;
  /** Sends a review, under a key of its own unless one is named. */
  write(line: Bought, change?: Partial<NewReview>, key?: string): ReturnType<typeof send>;
  /** An upload of a member. */
  upload(member: TestMember, kind?: 'IMAGE' | 'VIDEO'): Promise<string>;
}

const send = (
  { api }: OrderShop,
  { member, orderNo, lineId }: Bought,
  change: Partial<NewReview>,
  key: string = randomUUID(),
) => {
  const body = { orderNo, lineId, rating: 5, title: 'Calm light', body: 'I read under it every night.', ...change };
  return api.call('createReview', { token: member.token, body, key });
};

/** The shop with orders that have arrived: for tests of what is said about them. */
export async function openReviewShop(): Promise<ReviewShop> {
  const at = await openOrderShop();
  const { db, clock, newId } = at.shop;
  return {
    ...at,
    bought: async ({ member: reviewer, status = 'DELIVERED', sku } = {}) => {
      const member = reviewer ?? (await at.member());
      const { orderNo } = await at.place({ member, ...(sku ? { lines: [{ sku, quantity: 1, buyType: 0 }] } : {}) });
      await db.updateTable('orders').set({ status }).where('order_no', '=', orderNo).execute();
      const { id: lineId } = await db
        .selectFrom('order_lines')
        .select('id')
        .where('order_no', '=', orderNo)
        .executeTakeFirstOrThrow();
      return { member, orderNo, lineId };
    },
    write: (line, change = {}, key) => send(at, line, change, key),
    upload: async ({ accountId }, kind = 'IMAGE') => {
      const id = newId();
      const now = clock.now();
      const stamps = { created_at: now, updated_at: now };
      const file = { content_type: 'image/png', bytes: 1, path: `${id}.png` };
      await db
        .insertInto('media')
        .values({ id, account_id: accountId, kind, ...file, ...stamps })
        .execute();
      return id;
    },
  };
}
