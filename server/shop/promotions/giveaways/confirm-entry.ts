import { spelled } from '#rules/by-site.ts';
import { deadlineText } from '#rules/market-dates.ts';
import type { Site } from '#rules/markets.ts';
import type { Tx } from '#server/db/schema.ts';
import { sendMail } from '#server/mail/send-mail.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { readChoices } from '../../account/preferences/choices.ts';
import { unsubscribeLinks } from '../../account/preferences/mail-token.ts';
import type { Giveaway } from './giveaways.ts';
import { giveawayMails } from './mails.ts';

/** Confirms the first entry of a member by mail, once for each giveaway, unless they want no such mail. */
export async function confirmEntry(
  shop: ShopContext,
  tx: Tx,
  { row, config, endTime }: Giveaway,
  { accountId, site }: { readonly accountId: string; readonly site: Site },
): Promise<void> {
  const { email } = await tx
    .selectFrom('accounts')
    .select('email')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  if (!(await readChoices(tx, email)).REWARDS) return;
  const query = new URLSearchParams({ handle: row.handle, site });
  await sendMail(
    shop,
    tx,
    {
      to: email,
      template: giveawayMails.giveawayEntered,
      facts: {
        title: spelled(row.title, site),
        link: `${shop.config.publicOrigin}${config.path}?${query.toString()}`,
        end: deadlineText(endTime, site),
        entryLimit: config.entryLimit,
        unsubscribe: unsubscribeLinks(shop, email, 'REWARDS'),
      },
    },
    { dedupKey: `giveaway entered ${row.promo_id} ${accountId}` },
  );
}
