import type { Tx } from '../db/schema.ts';
import { enqueue, type OutboxOptions } from '../jobs/outbox.ts';
import type { ShopContext } from '../shop-context.ts';
import type { MailTemplate } from './template.ts';

export const mailKind = 'mail';

interface Mail<Facts> {
  readonly to: string;
  readonly template: MailTemplate<Facts>;
  readonly facts: NoInfer<Facts>;
}

/** A mail as it waits in the outbox: the template by its name. */
export interface QueuedMail {
  readonly to: string;
  readonly template: string;
  readonly facts: unknown;
}

/**
 * Queues a mail with the transaction that decides it: it leaves after the commit or not at all.
 * @example await sendMail(shop, tx, { to, template: orderMails.orderPaid, facts }, { dedupKey: `orderPaid ${orderNo}` })
 */
export const sendMail = <Facts>(
  shop: Pick<ShopContext, 'clock' | 'newId'>,
  tx: Tx,
  { to, template: { name: template }, facts }: Mail<Facts>,
  options?: OutboxOptions,
): Promise<void> => enqueue(shop, tx, mailKind, { to, template, facts } satisfies QueuedMail, options);
