import type { Tx } from '../db/schema.ts';
import { enqueue, type OutboxOptions } from '../jobs/outbox.ts';
import type { ShopContext } from '../shop-context.ts';
import type { Mail } from './mail.ts';

export const mailKind = 'mail';

/**
 * Posts a mail with the transaction that decides it: it leaves after the commit or not at all.
 * @example await sendMail(shop, tx, { to, template: 'orderPaid', facts }, { dedupKey: `orderPaid ${orderNo}` })
 */
export const sendMail = (
  shop: Pick<ShopContext, 'clock' | 'newId'>,
  tx: Tx,
  mail: Mail,
  options?: OutboxOptions,
): Promise<void> => enqueue(shop, tx, mailKind, mail, options);
