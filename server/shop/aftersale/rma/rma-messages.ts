import type { components } from '#openapi/types.ts';
import type { Tx } from '#server/db/schema.ts';
import type { RmaRef } from './rma-row.ts';

interface NewMessage {
  readonly time: number;
  readonly author: 'SHOPPER' | 'SHOP';
  /** As it is stored. */
  readonly text: string;
  readonly media?: readonly components['schemas']['ReviewMedia'][];
}

/** Adds to what was written about a request; its order must have been taken. */
export async function appendMessage(
  tx: Tx,
  { orderNo, rmaNo }: RmaRef,
  { time, author, text, media = [] }: NewMessage,
): Promise<void> {
  const { last } = await tx
    .selectFrom('rma_messages')
    .select((eb) => eb.fn.max('seq').as('last'))
    .where('order_no', '=', orderNo)
    .where('rma_no', '=', rmaNo)
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('rma_messages')
    .values({
      order_no: orderNo,
      rma_no: rmaNo,
      seq: Number(last ?? 0) + 1,
      time,
      author,
      text,
      media: JSON.stringify(media),
    })
    .execute();
}
