import { cleanText } from '#rules/clean-text.ts';
import { answererStatuses } from '#rules/qa-states.ts';
import { displayText } from '#rules/text.ts';
import type { Db } from '#server/db/schema.ts';
import { type Command, option, UsageError, word } from '#server/ops/command.ts';
import { decideOnAnswerer } from './decide.ts';

const listed = 50;

/** @throws UsageError */
async function applicant(db: Db, email: string): Promise<string> {
  const account = await db
    .selectFrom('accounts')
    .innerJoin('answerers', 'answerers.account_id', 'accounts.id')
    .select('accounts.id')
    .where('email', '=', cleanText('email', email))
    .executeTakeFirst();
  if (!account) throw new UsageError(`No one with the email "${email}" has applied.`);
  return account.id;
}

export const answererCommands: readonly Command[] = [
  {
    name: 'answerer list',
    usage: '[--status STATUS]',
    help: `the oldest ${listed} applications, or who is ${answererStatuses.slice(1).join(', ')}`,
    options: ['status'],
    run: async ({ db }, { options: { status = 'PENDING' } }) => {
      const chosen = answererStatuses.find((candidate) => candidate === status.toUpperCase());
      if (chosen === undefined) throw new UsageError(`No answerer has the status "${status}".`);
      const answerers = await db
        .selectFrom('answerers')
        .innerJoin('accounts', 'accounts.id', 'answerers.account_id')
        .select(['email', 'models', 'motive', 'reason', 'upheld_reports'])
        .where('answerers.status', '=', chosen)
        .orderBy('answerers.created_at')
        .limit(listed)
        .execute();
      if (answerers.length === 0) return ['Nobody.'];
      return answerers.flatMap(({ email, models, motive, reason, upheld_reports: upheld }) => [
        `${email}  ${models}  ${upheld} upheld reports${reason === null ? '' : `  ${reason}`}`,
        `  ${displayText(motive)}`,
      ]);
    },
  },
  {
    name: 'answerer approve',
    usage: '<email>',
    help: 'make a member an answerer, even one who was suspended',
    run: async (shop, input) => {
      const email = word(input, 0, 'The email');
      await decideOnAnswerer(shop, await applicant(shop.db, email), { decision: 'APPROVE', reason: null });
      return [`${email} is an answerer`];
    },
  },
  {
    name: 'answerer reject',
    usage: '<email> --reason TEXT',
    help: 'refuse an application; the member sees the reason and can apply again after 30 days',
    options: ['reason'],
    run: async (shop, input) => {
      const email = word(input, 0, 'The email');
      const reason = option(input, 'reason');
      await decideOnAnswerer(shop, await applicant(shop.db, email), { decision: 'REJECT', reason });
      return [`${email} is refused`];
    },
  },
  {
    name: 'answerer suspend',
    usage: '<email> --reason TEXT',
    help: 'suspend an answerer, who sees the reason',
    options: ['reason'],
    run: async (shop, input) => {
      const email = word(input, 0, 'The email');
      const reason = option(input, 'reason');
      await decideOnAnswerer(shop, await applicant(shop.db, email), { decision: 'SUSPEND', reason });
      return [`${email} is suspended`];
    },
  },
];
