import type { DataOf } from '#openapi/operation-types.ts';
import { sendMail } from '#server/mail/send-mail.ts';
import { withTransaction } from '#server/db/transaction.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { accountMails } from '../mails.ts';
import { maskEmail } from '#rules/mask-name.ts';
import { heldData } from './held-data.ts';

/** One file per member in this time (ms); asked again, the same one is on its way. */
const exportPause = 10 * 60_000;

/** Mails the member everything the shop holds about them, as a file of JSON. */
export async function requestExport(shop: ShopContext, accountId: string): Promise<DataOf<'exportData'>> {
  const held = await heldData(shop, accountId);
  const { email } = held.account;
  const madeAt = shop.clock.now();
  const jobId = `${accountId}-${Math.floor(madeAt / exportPause)}`;
  const json = JSON.stringify({ jobId, madeAt, ...held }, null, 2);
  await withTransaction(shop, 'durable', (tx) =>
    sendMail(
      shop,
      tx,
      { to: email, template: accountMails.dataExport, facts: { jobId, json } },
      { dedupKey: `data export ${jobId}` },
    ),
  );
  return { jobId, emailMasked: maskEmail(email) };
}
