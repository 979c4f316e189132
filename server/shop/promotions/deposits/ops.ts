import { balanceEnd, standingOf } from '#rules/deposits.ts';
import { deadlineText } from '#rules/market-dates.ts';
import { type Command, UsageError, word } from '#server/ops/command.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { readText } from '#server/ops/file-fields.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { leftOf } from '../quota/item-rows.ts';
import { parseDepositFile } from './campaign-file.ts';
import { readCampaigns, shownStage } from './campaign-rows.ts';
import { createDepositCampaign } from './create-campaign.ts';

/** What each market has reserved of a campaign, and where each reservation stands. */
async function list(shop: ShopContext, promoId: string): Promise<string[]> {
  const now = shop.clock.now();
  const campaigns = await readCampaigns(shop.db, { promoId });
  if (campaigns.length === 0)
    throw new UsageError(`There’s no deposit campaign "${promoId}" that’s running or has ended.`);
  const rows = await shop.db
    .selectFrom('deposit_reservations')
    .selectAll()
    .where('promo_id', '=', promoId)
    .orderBy('created_at')
    .execute();
  const heads = campaigns.map((campaign) => {
    const { terms, item } = campaign;
    const due = `${deadlineText(terms.balanceStart, terms.site)} to ${deadlineText(balanceEnd(terms) - 1, terms.site)}`;
    return `${terms.site}  ${shownStage(campaign, now)}  ${leftOf(item) ?? 0} of ${item.quota ?? 0} left  balances ${due}`;
  });
  const lines = rows.map((row) => {
    const terms = campaigns.find((one) => one.terms.site === row.site)?.terms;
    const standing = standingOf(row.state, terms?.balanceStart ?? Infinity, now);
    const orders = [row.deposit_order_no, row.balance_order_no ?? ''].join('  ').trimEnd();
    return `${row.site}  ${standing}  ${row.reminders_delivered} of ${row.reminders_sent} reminders delivered  ${orders}`;
  });
  return [...heads, ...lines];
}

/** What operators do with campaigns by deposit, beside what they do with every promotion. */
export const depositCommands: readonly Command[] = [
  {
    name: 'deposit create',
    usage: '<file.json>',
    help: 'save a deposit campaign as a draft; start it with `promo schedule` (docs/deposits.md)',
    run: async (shop, input) => {
      const campaign = parseDepositFile(await readText(word(input, 0, 'The file')));
      const { handle, sku } = campaign;
      await withTransaction(shop, 'durable', async (tx) => {
        const variant = await tx.selectFrom('skus').select('sku').where('sku', '=', sku).executeTakeFirst();
        if (!variant) throw new UsageError(`campaign.sku: there is no variant ${sku}.`);
        if (await createDepositCampaign(tx, campaign, shop.clock.now())) return;
        throw new UsageError(`The promotion "${handle}" already exists.`);
      });
      return [`${handle} is DRAFT; start it with \`promo schedule ${handle}\``];
    },
  },
  {
    name: 'deposit list',
    usage: '<handle>',
    help: 'what’s reserved in a deposit campaign, and which reminders were delivered',
    run: (shop, input) => list(shop, word(input, 0, 'The handle')),
  },
];
