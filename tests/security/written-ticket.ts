import type { TestShop } from '#server/testing/test-shop.ts';

/** What a member leaves in the tables of tickets, also as a guest with the same address. @returns the number of the ticket */
export async function writeTicket(
  { db, clock, newId }: Pick<TestShop, 'db' | 'clock' | 'newId'>,
  { accountId, email, words }: { readonly accountId: string; readonly email: string; readonly words: string },
): Promise<string> {
  const now = clock.now();
  const ticketNo = `T${newId().slice(-10)}`;
  const times = { created_at: now, updated_at: now };
  await db
    .insertInto('tickets')
    .values({
      ...{ ticket_no: ticketNo, account_id: accountId, email, site: 'US', category: 'OTHER', subject: words },
      ...{ order_no: null, model: null, status: 'OPEN', next_time: null, answer_time: now, proved_at: now },
      ...times,
    })
    .execute();
  await db
    .insertInto('ticket_messages')
    .values({
      ...{ ticket_no: ticketNo, seq: 1, time: now, author: 'SHOPPER', via: 'PAGE', sender: null },
      ...{ text: words, media: '[]' },
    })
    .execute();
  const picture = {
    kind: 'IMAGE',
    content_type: 'image/png',
    bytes: 8,
    path: `${words}.png`,
    created_at: now,
  } as const;
  await db
    .insertInto('ticket_media')
    .values({ draft_id: newId(), media_id: newId(), ticket_no: ticketNo, ...picture })
    .execute();
  await db.insertInto('ticket_guests').values({ email, key_hash: newId(), mailed_at: now, created_at: now }).execute();
  return ticketNo;
}
