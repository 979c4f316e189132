import { cleanText } from '#rules/clean-text.ts';
import { displayText } from '#rules/text.ts';
import type { Db } from '#server/db/schema.ts';
import { type Command, option, repeatKey, UsageError, word, timeText } from '#server/ops/command.ts';
import { adjustCoins } from './adjust-coins.ts';
import { exchangeCommands } from './exchange-ops.ts';
import { auditCoins } from './ledger/audit.ts';
import { readCoinAccount } from './member-zone.ts';

const listed = 50;

/** @throws UsageError */
async function memberOf(db: Db, email: string): Promise<string> {
  const account = await db
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', cleanText('email', email))
    .executeTakeFirst();
  if (!account) throw new UsageError(`No member has the email "${email}".`);
  return account.id;
}

export const coinCommands: readonly Command[] = [
  {
    name: 'coin balance',
    usage: '<email>',
    help: 'a member’s coins: available, pending, held by unpaid orders, and when each lot expires',
    run: async ({ db }, input) => {
      const accountId = await memberOf(db, word(input, 0, 'The email'));
      const { available, pending, locked } = await readCoinAccount(db, accountId);
      const lots = await db
        .selectFrom('coin_lots')
        .select(['source', 'remaining', 'expire_time'])
        .where('account_id', '=', accountId)
        .where('remaining', '>', 0)
        .orderBy('expire_time')
        .execute();
      return [
        `${available} available, ${pending} pending, ${locked} held by orders`,
        ...lots.map(
          ({ source, remaining, expire_time: time }) => `  ${remaining} of ${source} until ${timeText(time ?? 0)}`,
        ),
      ];
    },
  },
  {
    name: 'coin adjust',
    usage: '<email> --coins N --reason TEXT [--key KEY]',
    help: 'give coins, or take them with --coins=-N; the member sees the reason; the same --key only works once',
    options: ['coins', 'reason', 'key'],
    run: async (shop, input) => {
      const coins = option(input, 'coins');
      if (!/^-?[1-9]\d{0,5}$/.test(coins)) throw new UsageError(`--coins must be a number, not "${coins}".`);
      const reason = option(input, 'reason');
      const accountId = await memberOf(shop.db, word(input, 0, 'The email'));
      const adjustment = { accountId, change: Number(coins), reason };
      return [`${await adjustCoins(shop, adjustment, repeatKey(input))} available`];
    },
  },
  {
    name: 'coin entries',
    usage: '<email>',
    help: `a member’s last ${listed} movements`,
    run: async ({ db }, input) => {
      const movements = await db
        .selectFrom('coin_movements')
        .selectAll()
        .where('account_id', '=', await memberOf(db, word(input, 0, 'The email')))
        .orderBy('time', 'desc')
        .orderBy('id', 'desc')
        .limit(listed)
        .execute();
      if (movements.length === 0) return ['No movements.'];
      return movements.map((movement) => {
        const { time, type, source, ref_no: refNo, text } = movement;
        const change = movement.available_change || movement.pending_change;
        const words = text === null ? '' : `  ${displayText(text)}`;
        return `${timeText(time)}  ${type} ${change}  ${source} ${refNo}  -> ${movement.available_after}${words}`;
      });
    },
  },
  {
    name: 'coin audit',
    usage: '[<email>]',
    help: 'compare movements, entries, lots, balances and orders; fails if they differ, and repairs nothing',
    run: async ({ db }, { words: [email] }) => {
      const differences = await auditCoins(db, email === undefined ? undefined : await memberOf(db, email));
      if (differences.length === 0) return ['The books agree.'];
      throw new UsageError(
        differences
          .map(({ accountId, about, found, expected }) => `${accountId}: ${about}: ${found}, not ${expected}`)
          .join('\n'),
      );
    },
  },
  ...exchangeCommands,
];
