import { writeFile } from 'node:fs/promises';
import { cleanText } from '#rules/clean-text.ts';
import { formatMoney, money } from '#rules/money.ts';
import { currencyOfSite } from '#rules/markets.ts';
import type { Tx } from '#server/db/schema.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { onceByOperator } from '#server/intents.ts';
import { type Command, type CommandInput, count, option, repeatKey, UsageError, word } from '#server/ops/command.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { auditCoupons } from './audit-coupons.ts';
import type { TemplateRow } from './coupon-row.ts';
import { createTemplate } from './create-template.ts';
import { giveCoupon } from './give-coupon.ts';
import { makeCodes, moveTemplate, revokeCoupon } from './manage-templates.ts';
import { templateOfWords } from './template-words.ts';

const listed = 50;
const mostCodes = 100_000;

function describe({ site, kind, value, threshold_amount: threshold }: TemplateRow): string {
  const of = (amount: number) => formatMoney(money(amount, currencyOfSite(site)));
  const worth = value === null ? '' : kind === 'PERCENT' ? ` ${value / 100}%` : ` ${of(value)}`;
  return `${kind}${worth}${threshold === 0 ? '' : ` from ${of(threshold)}`}`;
}

async function listTemplates({ db }: ShopContext): Promise<string[]> {
  const rows = await db
    .selectFrom('coupon_templates')
    .selectAll('coupon_templates')
    .select((template) => [
      template
        .selectFrom('coupon_claim_counts')
        .select((row) => row.fn.sum<number>('claimed').as('claimed'))
        .whereRef('coupon_claim_counts.template_id', '=', 'coupon_templates.template_id')
        .as('claimed'),
    ])
    .orderBy('created_at', 'desc')
    .orderBy('template_id')
    .limit(listed)
    .execute();
  if (rows.length === 0) return ['No templates.'];
  return rows.map((row) => {
    const quota = row.total_quota === null ? '' : ` of ${row.total_quota}`;
    const claims = `${Number(row.claimed ?? 0)}${quota} claimed`;
    return `${row.template_id}  ${row.site}  ${row.status}  ${row.source}  ${describe(row)}  ${claims}  ${row.name}`;
  });
}

/** A command that moves a template by its id. */
const mover = (
  name: string,
  help: string,
  { status, from }: { status: 'SCHEDULED' | 'PAUSED' | 'ENDED'; from?: readonly ('DRAFT' | 'PAUSED')[] },
): Command => ({
  name: `coupon ${name}`,
  usage: '<template>',
  help,
  run: async (shop, input) => {
    const templateId = word(input, 0, 'The template');
    if (!(await moveTemplate(shop, templateId, status, from))) {
      throw new UsageError(`No template "${templateId}" that can be ${status}: see \`coupon list\`.`);
    }
    return [`${templateId} is ${status}`];
  },
});

async function accountOf({ db }: ShopContext, email: string): Promise<string> {
  const account = await db
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', cleanText('email', email))
    .executeTakeFirst();
  if (!account) throw new UsageError(`No member has the email ${email}.`);
  return account.id;
}

/** @throws UsageError where a code belongs to another template */
async function refuseTakenCode(tx: Tx, code: string | undefined): Promise<void> {
  if (code === undefined) return;
  const taken = await tx.selectFrom('coupon_codes').select('code').where('code', '=', code).executeTakeFirst();
  if (taken) throw new UsageError(`There’s already a coupon with the code "${code}".`);
}

async function codesCommand(shop: ShopContext, input: CommandInput): Promise<readonly string[]> {
  const templateId = word(input, 0, 'The template');
  const pieces = count(option(input, 'count'), '--count');
  if (pieces < 1 || pieces > mostCodes) throw new UsageError(`--count must be 1 to ${mostCodes}.`);
  const lines = ['code', ...(await makeCodes(shop, templateId, pieces))];
  const { file } = input.options;
  if (file === undefined) return lines;
  await writeFile(file, `${lines.join('\n')}\n`, { flag: 'wx', mode: 0o600 });
  return [`${pieces} codes are in ${file}`];
}

export const couponCommands: readonly Command[] = [
  {
    name: 'coupon list',
    usage: '',
    help: `the ${listed} newest templates, with their status and how many were claimed`,
    run: (shop) => listTemplates(shop),
  },
  {
    name: 'coupon create',
    usage:
      '--name NAME --site SITE --kind FIXED|PERCENT|SHIPPING|GIFT [--value 10|15%] [--cap 30] [--threshold 80] [--scope ALL|SKUS|CATEGORIES|COLLECTION] [--include A,B] [--exclude A,B] [--scope-text TEXT] [--gift SKU:1] [--source CENTER|CODE|…] [--code CODE] [--quota 100] [--per-member 1] [--claim-start DAY] [--claim-end DAY] (--days 30 | [--valid-from DAY] --valid-to DAY) [--savvy] [--suits] [--alone]',
    help: 'create a draft; days are in the market’s time zone, --savvy is for Savvy members only, --suits includes bundles, --alone can’t be combined with a delivery coupon',
    options: [
      ...['name', 'site', 'kind', 'value', 'cap', 'threshold', 'scope', 'include', 'exclude', 'scope-text', 'gift'],
      ...['source', 'code', 'quota', 'per-member', 'claim-start', 'claim-end', 'days', 'valid-from', 'valid-to'],
    ],
    flags: ['savvy', 'suits', 'alone'],
    run: async (shop, input) => {
      const now = shop.clock.now();
      const template = templateOfWords(input, shop.newId(), now);
      await withTransaction(shop, 'durable', async (tx) => {
        await refuseTakenCode(tx, template.sharedCode);
        await createTemplate(tx, template, now);
      });
      return [`${template.templateId} is DRAFT; \`coupon schedule ${template.templateId}\` makes it claimable`];
    },
  },
  mover('schedule', 'makes it claimable from its start; its terms can’t change after that', {
    status: 'SCHEDULED',
    from: ['DRAFT'],
  }),
  mover('pause', 'stops claims until it’s resumed; claimed ones stay valid', { status: 'PAUSED' }),
  mover('resume', 'allows claims again', { status: 'SCHEDULED', from: ['PAUSED'] }),
  mover('end', 'ends claims for good; claimed ones stay valid', { status: 'ENDED' }),
  {
    name: 'coupon codes',
    usage: '<template> --count 100 [--file FILE]',
    help: 'makes single-use codes and prints them as CSV, or writes them to a new file',
    options: ['count', 'file'],
    run: codesCommand,
  },
  {
    name: 'coupon give',
    usage: '<template> <email> [--key KEY]',
    help: 'gives one to a member; it counts towards the quota and the member’s limit; the same --key only works once',
    options: ['key'],
    run: async (shop, input) => {
      const templateId = word(input, 0, 'The template');
      const accountId = await accountOf(shop, word(input, 1, 'The email'));
      const request = { accountId, templateId };
      const intent = { operation: 'coupon give', key: repeatKey(input), request } as const;
      const { couponId } = await withTransaction(shop, 'durable', (tx) =>
        onceByOperator(shop, tx, intent, async () => ({ couponId: (await giveCoupon(shop, tx, request)).couponId })),
      );
      return [`${couponId} was given`];
    },
  },
  {
    name: 'coupon revoke',
    usage: '<coupon>',
    help: 'takes one back from a member, in case of fraud; orders placed with it keep their price',
    run: async (shop, input) => {
      const couponId = word(input, 0, 'The coupon');
      if (!(await revokeCoupon(shop, couponId))) throw new UsageError(`${couponId} has already ended.`);
      return [`${couponId} is REVOKED`];
    },
  },
  {
    name: 'coupon audit',
    usage: '',
    help: 'compares claims with coupons and coupons with orders; prints what differs, and fails if anything does',
    run: async ({ db }) => {
      const differences = await auditCoupons(db);
      if (differences.length > 0) throw new UsageError(differences.join('\n'));
      return ['Claims, coupons and orders agree.'];
    },
  },
];
