import { writeFile } from 'node:fs/promises';
import { type Command, type CommandInput, siteOption, UsageError, word } from '#server/ops/command.ts';
import type { Site } from '#rules/markets.ts';
import { withTransaction } from '#server/db/transaction.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { setLaunch } from '../../catalogue/set-launch.ts';
import { createPromotion } from '../create-promotion.ts';
import { readText } from '#server/ops/file-fields.ts';
import { parseProjectFile } from './project-file.ts';
import { type InterestConfig, findProject, sitesOf } from './projects.ts';

async function listCommand(shop: ShopContext): Promise<string[]> {
  const rows = await shop.db
    .selectFrom('promotions')
    .select(['promo_id', 'status', 'title'])
    .where('type', '=', 'INTEREST')
    .orderBy('promo_id')
    .execute();
  if (rows.length === 0) return ['No projects.'];
  return Promise.all(
    rows.map(async ({ promo_id: promoId, status, title }) => {
      const states = await Promise.all(
        (await sitesOf(shop.db, promoId)).map(async (site) => {
          const project = await findProject(shop, site, promoId);
          return `${site} ${project?.state ?? 'not announced'}`;
        }),
      );
      const { all, confirmed, notified } = await shop.db
        .selectFrom('interest_registrations')
        .select(({ fn }) => [
          fn.countAll<number>().as('all'),
          fn.count<number>('confirmed_at').as('confirmed'),
          fn.count<number>('notified_at').as('notified'),
        ])
        .where('promo_id', '=', promoId)
        .executeTakeFirstOrThrow();
      const people = `${Number(confirmed)} registered, ${Number(all) - Number(confirmed)} not proved, ${Number(notified)} notified`;
      return `${promoId}  ${status}  ${states.join(', ') || 'no market'}  ${people}  ${title}`;
    }),
  );
}

async function createCommand(shop: ShopContext, input: CommandInput): Promise<string[]> {
  const { projectId, title, summary, config, windows } = parseProjectFile(await readText(word(input, 0, 'The file')));
  await withTransaction(shop, 'durable', async (tx) => {
    for (const [site, templateId] of Object.entries(config.rewards)) {
      const template = await tx
        .selectFrom('coupon_templates')
        .select('template_id')
        .where('template_id', '=', templateId)
        .where('site', '=', site as Site)
        .executeTakeFirst();
      if (!template)
        throw new UsageError(`project.markets.${site}.reward: ${site} has no coupon template ${templateId}.`);
    }
    const promotion = { promoId: projectId, type: 'INTEREST', handle: projectId, title, summary } as const;
    const isNew = await createPromotion(tx, { ...promotion, config, status: 'DRAFT', windows }, shop.clock.now());
    if (!isNew) throw new UsageError(`The promotion "${projectId}" already exists.`);
  });
  return [`${projectId} is DRAFT; start it with \`promo schedule ${projectId}\``];
}

async function configOf(
  { db }: ShopContext,
  input: CommandInput,
): Promise<{ promoId: string; config: InterestConfig }> {
  const promoId = word(input, 0, 'The project');
  const row = await db
    .selectFrom('promotions')
    .select('config')
    .where('promo_id', '=', promoId)
    .where('type', '=', 'INTEREST')
    .executeTakeFirst();
  if (!row) throw new UsageError(`There’s no project "${promoId}": see \`interest list\`.`);
  return { promoId, config: JSON.parse(row.config) };
}

async function launchCommand(shop: ShopContext, input: CommandInput): Promise<string[]> {
  const { promoId, config } = await configOf(shop, input);
  const site = siteOption(input);
  const project = await findProject(shop, site, promoId);
  if (!project) throw new UsageError(`${promoId} is not announced in ${site}.`);
  if (!project.item) {
    throw new UsageError(
      `${config.spu} is not in the catalogue of ${site}: it needs prices there before you can launch it.`,
    );
  }
  const outcome = await setLaunch(shop, { spu: config.spu, site, launchTime: null });
  if (outcome === 'unchanged') return [`${config.spu} is already on sale in ${site}`];
  return [`${config.spu} is on sale in ${site}; everyone who signed up there gets an email within a minute`];
}

/** A value of CSV that no program takes for a formula. */
function cell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

async function exportCommand(shop: ShopContext, input: CommandInput): Promise<string[]> {
  const { promoId, config } = await configOf(shop, input);
  const rows = await shop.db
    .selectFrom('interest_registrations')
    .select(['email', 'site', 'option_sku', 'answers', 'confirmed_at'])
    .where('promo_id', '=', promoId)
    .where('confirmed_at', 'is not', null)
    .orderBy('email')
    .execute();
  const questions = config.survey.map(({ questionId }) => questionId);
  const lines = rows.map((row) => {
    const answers: { questionId: string; choiceId: string }[] = JSON.parse(row.answers);
    const choiceOf = (id: string) => answers.find(({ questionId }) => questionId === id)?.choiceId ?? '';
    const since = new Date(row.confirmed_at ?? 0).toISOString();
    return [row.email, row.site, row.option_sku ?? '', ...questions.map(choiceOf), since].map(cell).join(',');
  });
  const table = [['email', 'site', 'option', ...questions, 'since'].join(','), ...lines];
  const { file } = input.options;
  if (file === undefined) return table;
  await writeFile(file, `${table.join('\n')}\n`, { flag: 'wx', mode: 0o600 });
  return [`${rows.length} registrations are in ${file}`];
}

export const interestCommands: readonly Command[] = [
  {
    name: 'interest create',
    usage: '<file.json>',
    help: 'save an upcoming light as a draft; start it with `promo schedule` (docs/interest.md)',
    run: createCommand,
  },
  {
    name: 'interest list',
    usage: '',
    help: 'upcoming lights, with their status and how many people are waiting',
    run: listCommand,
  },
  {
    name: 'interest launch',
    usage: '<project> --site SITE',
    help: 'puts its product on sale now (`product launch` sets a day); everyone who signed up gets a coupon and an email',
    options: ['site'],
    run: launchCommand,
  },
  {
    name: 'interest export',
    usage: '<project> [--file FILE]',
    help: 'who signed up and what they chose, as CSV or written to a new file',
    options: ['file'],
    run: exportCommand,
  },
];
