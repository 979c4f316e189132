import { createHmac } from 'node:crypto';
import { mailboxOf } from '#rules/mailbox.ts';
import type { Db, Tx } from '../db/schema.ts';
import type { ShopContext } from '../shop-context.ts';

/** What each person has once, and who asks for it. */
export interface MailboxTurn {
  /** Such as 'giveaway 01H…'. */
  readonly what: string;
  readonly email: string;
  /** The account, or a digest of the address. */
  readonly holder: string;
}

const subjectOf = ({ tokenSecret }: Pick<ShopContext, 'tokenSecret'>, { what, email }: MailboxTurn): string =>
  createHmac('sha256', tokenSecret)
    .update(`turn ${what} ${mailboxOf(email)}`)
    .digest('base64url');

/** Takes what each person has once; of those who share a mailbox the first keeps it. @returns whether it is the holder's */
export async function claimTurn(
  shop: Pick<ShopContext, 'clock' | 'tokenSecret'>,
  tx: Tx,
  turn: MailboxTurn,
): Promise<boolean> {
  const subject = subjectOf(shop, turn);
  const { holder } = await tx
    .insertInto('mailbox_turns')
    .values({ subject, holder: turn.holder, created_at: shop.clock.now() })
    .onConflict((conflict) =>
      conflict.column('subject').doUpdateSet((row) => ({ holder: row.ref('mailbox_turns.holder') })),
    )
    .returning('holder')
    .executeTakeFirstOrThrow();
  return holder === turn.holder;
}

/** @returns whether nobody else of the mailbox has it */
export async function isTurnFree(shop: Pick<ShopContext, 'tokenSecret'>, db: Db, turn: MailboxTurn): Promise<boolean> {
  const row = await db
    .selectFrom('mailbox_turns')
    .select('holder')
    .where('subject', '=', subjectOf(shop, turn))
    .executeTakeFirst();
  return row === undefined || row.holder === turn.holder;
}

/** Gives back what is the holder's. */
export async function giveTurnBack(shop: Pick<ShopContext, 'tokenSecret'>, tx: Tx, turn: MailboxTurn): Promise<void> {
  await tx
    .deleteFrom('mailbox_turns')
    .where('subject', '=', subjectOf(shop, turn))
    .where('holder', '=', turn.holder)
    .execute();
}
