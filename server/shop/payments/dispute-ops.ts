import { formatMoney, money } from '#rules/money.ts';
import { type Command, UsageError, word, timeText } from '#server/ops/command.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { reclaimCause } from '../coins/reclaim-reward.ts';
import type { DisputeRow } from './dispute-row.ts';
import { receiveDispute } from './receive-dispute.ts';

const listed = 50;
const statuses: readonly DisputeRow['status'][] = ['OPEN', 'WON', 'LOST'];

const summary = (dispute: DisputeRow): string =>
  [
    dispute.dispute_ref,
    dispute.order_no.padEnd(18),
    dispute.status.padEnd(4),
    formatMoney(money(dispute.amount, dispute.currency)).padStart(12),
    dispute.reason.padEnd(22),
    dispute.status === 'OPEN' ? `evidence until ${timeText(dispute.evidence_due_time)}` : '',
  ]
    .join('  ')
    .trimEnd();

async function show(shop: ShopContext, ref: string): Promise<string[]> {
  const current = await shop.payments.getDispute(ref);
  if (current.ok) await receiveDispute(shop, current.value);
  const dispute = await shop.db.selectFrom('disputes').selectAll().where('dispute_ref', '=', ref).executeTakeFirst();
  if (!dispute) throw new UsageError(`There is no dispute ${ref}.`);
  return [
    summary(dispute),
    `Payment ${dispute.payment_no}, opened ${timeText(dispute.opened_time)}`,
    ...(dispute.closed_time === null ? [] : [`Decided ${timeText(dispute.closed_time)}`]),
    ...(dispute.coin_clawback === 0 ? [] : [`${dispute.coin_clawback} earned coins to take back`]),
    ...(await coinLines(shop, dispute)),
    ...(current.ok ? [] : ['The payment provider didn’t answer: this is our last record.']),
  ];
}

/** What of coins that a member had instead of the money came back, and what was spent before. */
async function coinLines(
  { db }: ShopContext,
  { dispute_ref: because, order_no: orderNo }: DisputeRow,
): Promise<string[]> {
  const refunds = await db
    .selectFrom('refunds')
    .innerJoin('orders', 'orders.order_no', 'refunds.order_no')
    .select(['refund_no', 'orders.account_id'])
    .where('refunds.order_no', '=', orderNo)
    .where('to_coins', '>', 0)
    .execute();
  const [{ account_id: accountId } = { account_id: null }] = refunds;
  if (accountId === null) return [];
  const causes = refunds.map(({ refund_no: refNo }) => reclaimCause({ source: 'REFUND', refNo, because }));
  const movements = await db
    .selectFrom('coin_movements')
    .select(['available_change', 'shortfall'])
    .where('account_id', '=', accountId)
    .where('cause', 'in', causes)
    .execute();
  if (movements.length === 0) return [];
  const back = movements.reduce((sum, { available_change: change }) => sum - change, 0);
  const missing = movements.reduce((sum, { shortfall }) => sum + shortfall, 0);
  return [`${back} coins of refunds were taken back${missing === 0 ? '' : `; ${missing} had already been spent`}`];
}

/** What operators see of disputes; the evidence goes to the payment partner. */
export const disputeCommands: readonly Command[] = [
  {
    name: 'payment disputes',
    usage: '[--status STATUS]',
    help: `the newest ${listed} payment disputes; STATUS is one of ${statuses.join(', ')}`,
    options: ['status'],
    run: async ({ db }, { options: { status } }) => {
      const chosen = statuses.find((candidate) => candidate === status?.toUpperCase());
      if (status !== undefined && chosen === undefined) throw new UsageError(`No dispute has the status "${status}".`);
      const disputes = await db
        .selectFrom('disputes')
        .selectAll()
        .$if(chosen !== undefined, (query) => query.where('status', '=', chosen ?? 'OPEN'))
        .orderBy('opened_time', 'desc')
        .limit(listed)
        .execute();
      return disputes.length === 0 ? ['No disputes.'] : disputes.map(summary);
    },
  },
  {
    name: 'payment dispute',
    usage: '<dispute>',
    help: 'one dispute, as the payment provider has it now',
    run: (shop, input) => show(shop, word(input, 0, 'The reference of the dispute')),
  },
];
