import { cleanText } from '#rules/clean-text.ts';
import { claimDays, claimEnd } from '#rules/prizes.ts';
import type { Db } from '#server/db/schema.ts';
import { withTransaction } from '#server/db/transaction.ts';
import {
  type Command,
  type CommandInput,
  count,
  option,
  repeatKey,
  siteOption,
  UsageError,
  word,
  timeText,
} from '#server/ops/command.ts';
import { onceByOperator } from '#server/intents.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { freeAside } from '../stock/set-aside.ts';
import { grantPrize, type PrizeGrant, wordsOfRefusal } from './grant-prize.ts';
import { keyOf, lockPrize, movePrizeRow, type PrizeRow } from './prize-row.ts';

const listed = 50;
const mostDays = 365;

async function accountOf({ db }: ShopContext, email: string): Promise<string> {
  const account = await db
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', cleanText('email', email))
    .where('status', '=', 'ACTIVE')
    .executeTakeFirst();
  if (!account) throw new UsageError(`No member has the email ${email}.`);
  return account.id;
}

async function listCommand(shop: ShopContext, { options }: CommandInput): Promise<string[]> {
  const { email } = options;
  const accountId = email === undefined ? undefined : await accountOf(shop, email);
  const rows = await shop.db
    .selectFrom('prizes')
    .selectAll()
    .$if(accountId !== undefined, (query) => query.where('account_id', '=', accountId ?? ''))
    .orderBy('won_time', 'desc')
    .orderBy('prize_id')
    .limit(listed)
    .execute();
  return rows.length === 0 ? ['No prizes.'] : rows.map(describe);
}

function describe(prize: PrizeRow): string {
  const what = prize.sku ?? prize.coupon_id ?? `${prize.coins ?? 0} coins`;
  const order = prize.order_no === null ? '' : `  order ${prize.order_no}`;
  const until = timeText(prize.expire_time);
  return `${prize.prize_id}  ${prize.site}  ${prize.status}  until ${until}  ${prize.source}  ${what}${order}  ${prize.title}`;
}

/** An operator knows a prize without its winner. @throws UsageError */
async function findByOperator(db: Db, prizeId: string): Promise<PrizeRow> {
  const prize = await db.selectFrom('prizes').selectAll().where('prize_id', '=', prizeId).executeTakeFirst();
  if (!prize) throw new UsageError(`There is no prize "${prizeId}": \`prize list\` shows them.`);
  return prize;
}

/** What is won, by the one option that names it. */
function wonOf({ options }: CommandInput) {
  const { sku, template: templateId, coins } = options;
  if ([sku, templateId, coins].filter((value) => value !== undefined).length !== 1) {
    throw new UsageError('Name one of --sku, --template and --coins.');
  }
  if (sku !== undefined) return { kind: 'PRODUCT', sku } as const;
  if (templateId !== undefined) return { kind: 'COUPON', templateId } as const;
  const amount = count(coins ?? '', '--coins');
  if (amount === 0) throw new UsageError('--coins must be more than 0.');
  return { kind: 'COINS', coins: amount } as const;
}

function daysOf(input: CommandInput): number {
  const days = count(input.options['days'] ?? String(claimDays), '--days');
  if (days < 1 || days > mostDays) throw new UsageError(`--days must be 1 to ${mostDays}.`);
  return days;
}

async function grantCommand(shop: ShopContext, input: CommandInput): Promise<string[]> {
  const won = wonOf(input);
  if (won.kind === 'PRODUCT') {
    const sku = await shop.db.selectFrom('skus').select('sku').where('sku', '=', won.sku).executeTakeFirst();
    if (!sku) throw new UsageError(`There is no variant "${won.sku}".`);
  }
  const request = {
    ...won,
    accountId: await accountOf(shop, word(input, 0, 'The email')),
    site: siteOption(input),
    title: option(input, 'title'),
    claimDays: daysOf(input),
  };
  const { ref } = input.options;
  const grant: PrizeGrant = { ...request, source: 'STAFF', sourceRef: ref ?? shop.newId() };
  const intent = { operation: 'prize grant', key: repeatKey(input), request: { ...request, ref } } as const;
  const { prizeId } = await withTransaction(shop, 'durable', (tx) =>
    onceByOperator(shop, tx, intent, async () => {
      const granted = await grantPrize(shop, tx, grant);
      if (granted.ok) return { prizeId: granted.prizeId };
      throw new UsageError(`Nothing was granted: ${wordsOfRefusal(granted.code)}.`);
    }),
  );
  return [describe(await findByOperator(shop.db, prizeId))];
}

async function extendCommand(shop: ShopContext, input: CommandInput): Promise<string[]> {
  const prizeId = word(input, 0, 'The prize');
  const days = daysOf(input);
  const moved = await withTransaction(shop, 'durable', async (tx) => {
    const prize = await lockPrize(shop, tx, keyOf(await findByOperator(tx, prizeId)));
    const until = claimEnd(shop.clock.now(), days, prize.site);
    return movePrizeRow(shop, tx, prize, { type: 'prize.extend', until });
  });
  if (!moved) throw new UsageError(`${prizeId} isn’t waiting to be claimed, or already has more time than that.`);
  return [describe(await findByOperator(shop.db, prizeId))];
}

async function cancelCommand(shop: ShopContext, input: CommandInput): Promise<string[]> {
  const prizeId = word(input, 0, 'The prize');
  const moved = await withTransaction(shop, 'durable', async (tx) => {
    const prize = await lockPrize(shop, tx, keyOf(await findByOperator(tx, prizeId)));
    if (!(await movePrizeRow(shop, tx, prize, { type: 'prize.cancel' }))) return false;
    if (prize.sku !== null) await freeAside(shop, tx, { sku: prize.sku, site: prize.site, quantity: 1 });
    return true;
  });
  if (!moved) throw new UsageError(`${prizeId} isn’t waiting to be claimed; cancel the order it ships with first.`);
  return [describe(await findByOperator(shop.db, prizeId))];
}

export const prizeCommands: readonly Command[] = [
  {
    name: 'prize list',
    usage: '[--email EMAIL]',
    help: `the ${listed} newest prizes, of all members or one, with their status`,
    options: ['email'],
    run: listCommand,
  },
  {
    name: 'prize grant',
    usage:
      '<email> --site SITE --title TITLE (--sku SKU | --template TEMPLATE | --coins 100) [--days 30] [--ref REF] [--key KEY]',
    help: 'gives a member a prize by hand; a product prize reserves one from stock; the same --key only works once, and the same --ref once per member',
    options: ['site', 'title', 'sku', 'template', 'coins', 'days', 'ref', 'key'],
    run: grantCommand,
  },
  {
    name: 'prize extend',
    usage: '<prize> [--days 30]',
    help: 'gives a member that many days from now to claim a prize',
    options: ['days'],
    run: extendCommand,
  },
  {
    name: 'prize cancel',
    usage: '<prize>',
    help: 'takes back a prize no one has claimed; its item is back in stock',
    run: cancelCommand,
  },
];
