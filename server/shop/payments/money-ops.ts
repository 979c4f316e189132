import { formatMoney, money } from '#rules/money.ts';
import { day } from '#rules/durations.ts';
import { type Command, type CommandInput, count, option, timeText, UsageError, word } from '#server/ops/command.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { compareBooks } from './compare-books.ts';
import type { DifferenceRow } from './money-differences.ts';
import { month } from './watch-books.ts';

const listed = 100;

async function compare(shop: ShopContext, { options: { days } }: CommandInput): Promise<string[]> {
  const lookBack = days === undefined ? month : count(days, 'The number of days') * day;
  const { differences, isComplete } = await compareBooks(shop, shop.clock.now() - lookBack);
  const lines = differences.map(({ sentence }) => sentence);
  if (!isComplete) lines.push('The payment provider’s answer was incomplete: there may be more.');
  if (lines.length > 0) throw new UsageError(lines.join('\n'));
  return [`Our books and the payment provider’s have agreed since ${timeText(shop.clock.now() - lookBack)} UTC.`];
}

async function list({ db }: ShopContext): Promise<string[]> {
  const rows = await db
    .selectFrom('money_differences')
    .select(['id', 'sentence'])
    .where('closed_time', 'is', null)
    .orderBy('happened_time')
    .limit(listed)
    .execute();
  return rows.length === 0
    ? ['No money is waiting for a decision.']
    : rows.map(({ id, sentence }) => `${id}  ${sentence}`);
}

/** @throws UsageError */
async function openRow({ db }: ShopContext, input: CommandInput): Promise<DifferenceRow> {
  const id = word(input, 0, 'The row');
  const row = await db.selectFrom('money_differences').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw new UsageError(`There is no row ${id}: see \`money list\`.`);
  if (row.closed_time !== null) throw new UsageError(`${id} is closed: ${row.decision ?? 'the books agree'}.`);
  return row;
}

async function decide({ db, clock }: ShopContext, { id }: DifferenceRow, decision: string): Promise<void> {
  const now = clock.now();
  await db
    .updateTable('money_differences')
    .set({ decision, closed_time: now, updated_at: now })
    .where('id', '=', id)
    .execute();
}

async function close(shop: ShopContext, input: CommandInput): Promise<string[]> {
  const row = await openRow(shop, input);
  await decide(shop, row, option(input, 'reason'));
  return [`${row.id} is closed.`];
}

/** The number of the row names the refund: asked for twice, the money leaves once. */
async function payBack(shop: ShopContext, input: CommandInput): Promise<string[]> {
  const row = await openRow(shop, input);
  if ((row.kind !== 'CHARGE' && row.kind !== 'CHARGED_TWICE') || row.provider_ref === null) {
    throw new UsageError(`${row.id} isn’t about a charge that could be refunded.`);
  }
  const sent = await shop.payments.refund({
    providerRef: row.provider_ref,
    refundNo: row.id,
    amount: money(row.amount, row.currency),
    idempotencyKey: row.id,
  });
  if (!sent.ok) throw new UsageError(`The payment provider did not send it: ${sent.failure.message}`);
  if (sent.value.status === 'FAILED') throw new UsageError('The payment provider could not send it.');
  await decide(shop, row, `Paid back: ${option(input, 'reason')}`);
  return [`${formatMoney(money(row.amount, row.currency))} goes back, refund ${row.id}.`];
}

/** How the books of the shop and of the payment provider are compared, and what staff decide where they differ. */
export const moneyCommands: readonly Command[] = [
  {
    name: 'money compare',
    usage: '[--days N]',
    help: 'where the payment provider’s books and ours differ, over the last 31 or N days; fails if they do, and changes nothing',
    options: ['days'],
    run: compare,
  },
  { name: 'money list', usage: '', help: 'what the shop couldn’t decide: charges, refunds and disputes', run: list },
  {
    name: 'money pay-back',
    usage: '<row> --reason TEXT',
    help: 'refund a charge that doesn’t belong to any order here, and close its row',
    options: ['reason'],
    run: payBack,
  },
  {
    name: 'money close',
    usage: '<row> --reason TEXT',
    help: 'close a row that was settled another way: it won’t be listed again',
    options: ['reason'],
    run: close,
  },
];
