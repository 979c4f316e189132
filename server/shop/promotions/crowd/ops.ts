import { type CrowdCommand, moveCrowd } from '#machines/crowd/move.ts';
import { percentOf, towardsGoal } from '#rules/crowd.ts';
import { sites } from '#rules/markets.ts';
import type { Tx } from '#server/db/schema.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { type Command, type CommandInput, count, UsageError, word } from '#server/ops/command.ts';
import { line, readText, textAt } from '#server/ops/file-fields.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { findPicture } from '../../media/picture-manifest.ts';
import { readCounts } from './counts.ts';
import { createProject, type NewProject, tierItemId } from './create-project.ts';
import { parseProject, parseUpdate } from './crowd-file.ts';
import { goalOf, phaseOf, projectRows, type ProjectRow } from './projects.ts';
import { addUpdate } from './updates.ts';

async function list(shop: ShopContext): Promise<string[]> {
  const rows = await projectRows(shop.db)
    .orderBy('crowd_projects.promo_id')
    .orderBy('promotion_windows.site')
    .execute();
  const byId = new Map(rows.map((row) => [row.promo_id, row]));
  const countsOf = await readCounts(shop.db, [...byId.keys()]);
  const now = shop.clock.now();
  return [...byId.values()].map((row) => {
    const goal = goalOf(row);
    const counts = countsOf(row.promo_id);
    const pledged = towardsGoal(goal, counts);
    const markets = rows.filter(({ promo_id: promoId }) => promoId === row.promo_id).map(({ site }) => site);
    const end = new Date(row.end_time).toISOString();
    return `${row.promo_id}  ${phaseOf(row, now)}  ${pledged} of ${goal.value} ${goal.kind} (${percentOf(goal, pledged)}%), ${counts.backers} backers  until ${end}  ${markets.join(' ')}`;
  });
}

/** @throws UsageError */
async function refuseUnknown(tx: Tx, { spu, questionsSpu, picture, tiers }: NewProject): Promise<void> {
  if (!findPicture(picture.slug)) throw new UsageError(`project.picture.slug: there is no picture "${picture.slug}".`);
  const products = await tx
    .selectFrom('products')
    .select(['spu', 'status'])
    .where('spu', 'in', [spu, questionsSpu ?? spu])
    .execute();
  if (questionsSpu !== undefined && !products.some((row) => row.spu === questionsSpu)) {
    throw new UsageError(`project.questionsSpu: there is no product ${questionsSpu}.`);
  }
  if (products.some((row) => row.spu === spu && row.status !== 'HIDDEN')) {
    throw new UsageError(`project.spu: ${spu} is already on sale. A project needs a light that isn’t.`);
  }
  const skus = tiers.map(({ sku }) => sku);
  const taken = await tx.selectFrom('skus').select('sku').where('sku', 'in', skus).where('spu', '!=', spu).execute();
  const [other] = taken;
  if (other) throw new UsageError(`project.tiers: ${other.sku} is a variant of another product.`);
}

async function create(shop: ShopContext, input: CommandInput): Promise<string[]> {
  const project = parseProject(await readText(word(input, 0, 'The file')));
  await withTransaction(shop, 'durable', async (tx) => {
    await refuseUnknown(tx, project);
    if (await createProject(tx, shop.clock.now(), shop.newId, project)) return;
    throw new UsageError(`The promotion "${project.id}" already exists.`);
  });
  return [`${project.id} takes pledges from ${new Date(project.startTime).toISOString()}`];
}

/** The project that a command names, locked. @throws UsageError */
async function lockProject(tx: Tx, id: string): Promise<ProjectRow> {
  const locked = tx.selectFrom('crowd_projects').select('promo_id').where('promo_id', '=', id).forNoKeyUpdate();
  await locked.execute();
  const row = await projectRows(tx).where('crowd_projects.promo_id', '=', id).executeTakeFirst();
  if (!row) throw new UsageError(`There’s no project "${id}": see \`crowd list\`.`);
  return row;
}

async function publishUpdate(shop: ShopContext, input: CommandInput): Promise<string[]> {
  const id = word(input, 0, 'The project');
  const update = parseUpdate(await readText(word(input, 1, 'The file')));
  await withTransaction(shop, 'durable', async (tx) => {
    await lockProject(tx, id);
    for (const [tierId, month] of update.shipMonths) {
      const { numUpdatedRows: moved } = await tx
        .updateTable('crowd_tiers')
        .set({ ship_month: month })
        .where(
          'promo_item_id',
          'in',
          sites.map((site) => tierItemId(id, tierId, site)),
        )
        .executeTakeFirst();
      if (moved === 0n) throw new UsageError(`update.shipMonths: ${id} has no tier ${tierId}.`);
    }
    await addUpdate(shop, tx, id, update);
  });
  return [`${id}: "${update.title}" is on its page and on its way to everyone who follows it`];
}

async function addMilestone(shop: ShopContext, input: CommandInput): Promise<string[]> {
  const id = word(input, 0, 'The project');
  const units = count(word(input, 1, 'The pieces'), 'The pieces');
  const text = textAt(word(input, 2, 'What everyone gets then'), 'What everyone gets then', line);
  await withTransaction(shop, 'durable', async (tx) => {
    const { milestones } = await lockProject(tx, id);
    const before: NewProject['milestones'] = JSON.parse(milestones);
    const all = [...before.filter((one) => one.units !== units), { units, text }];
    await tx
      .updateTable('crowd_projects')
      .set({ milestones: JSON.stringify(all.toSorted((a, b) => a.units - b.units)) })
      .where('promo_id', '=', id)
      .execute();
  });
  return [`${id}: with ${units} pieces, ${text}`];
}

/** Pledges of a project that are paid for; of orders that wait for the warehouse where it is asked for. */
async function countPledges(tx: Tx, id: string, waiting: boolean): Promise<number> {
  const { open } = await tx
    .selectFrom('crowd_pledges')
    .innerJoin('orders', 'orders.order_no', 'crowd_pledges.order_no')
    .select((row) => row.fn.countAll<number | string>().as('open'))
    .where('promo_id', '=', id)
    .where('state', '=', 'PLEDGED')
    .$if(waiting, (query) => query.where('orders.status', 'in', ['PAID', 'AWAITING_RELEASE']))
    .executeTakeFirstOrThrow();
  return Number(open);
}

const refusals: Readonly<Record<CrowdCommand, string>> = {
  produce: 'only a project that has reached its goal can go into production',
  ship: 'only a project in production can ship',
  finish: 'only a project that’s shipping can be finished',
  giveUp: 'a project that’s shipping can’t be given up',
};

async function move(shop: ShopContext, id: string, command: CrowdCommand, refund: boolean): Promise<string> {
  return withTransaction(shop, 'durable', async (tx) => {
    const project = await lockProject(tx, id);
    const now = shop.clock.now();
    const { status, start_time: startTime, end_time: endTime } = project;
    const after = moveCrowd({ status, startTime, endTime }, command, now);
    if (after === undefined) {
      throw new UsageError(`${id} is ${phaseOf(project, now)}: ${refusals[command]}.`);
    }
    const open = await countPledges(tx, id, command === 'finish');
    if (command === 'finish' && open > 0)
      throw new UsageError(`${id}: ${open} of its orders are not at the warehouse yet.`);
    if (command === 'giveUp' && open > 0 && !refund) {
      throw new UsageError(`${id} has ${open} pledges, and ending it refunds all of them: add --refund.`);
    }
    await tx
      .updateTable('crowd_projects')
      .set((row) => ({
        status: after,
        version: row('version', '+', 1),
        ...(after === 'FAILED' ? { decided_at: now } : {}),
      }))
      .where('promo_id', '=', id)
      .execute();
    return after;
  });
}

const mover = (name: 'produce' | 'ship', help: string): Command => ({
  name: `crowd ${name}`,
  usage: '<project>',
  help,
  run: async (shop, input) => {
    const id = word(input, 0, 'The project');
    return [`${id} is ${await move(shop, id, name, false)}`];
  },
});

export const crowdCommands: readonly Command[] = [
  { name: 'crowd list', usage: '', help: 'crowdfunding projects and their status', run: list },
  {
    name: 'crowd create',
    usage: '<file.json>',
    help: 'announce a project with its tiers, and create the hidden light it promises (docs/crowdfunding.md)',
    run: create,
  },
  {
    name: 'crowd update',
    usage: '<project> <file.json>',
    help: 'post an update, even a later shipping month: on its page, and by email to everyone who follows it',
    run: publishUpdate,
  },
  {
    name: 'crowd milestone',
    usage: '<project> <pieces> "<what everyone gets>"',
    help: 'promise an extra once that many pieces are pledged',
    run: addMilestone,
  },
  mover('produce', 'start production of a project that has reached its goal'),
  mover('ship', 'the lights are here: hand its orders to the warehouse'),
  {
    name: 'crowd end',
    usage: '<project>',
    help: 'finish a project that’s shipping; any other is given up, which refunds every pledge and needs --refund',
    flags: ['refund'],
    run: async (shop, input) => {
      const id = word(input, 0, 'The project');
      const { status } = await withTransaction(shop, 'durable', (tx) => lockProject(tx, id));
      const command = status === 'SHIPPING' ? 'finish' : 'giveUp';
      return [`${id} is ${await move(shop, id, command, input.flags.has('refund'))}`];
    },
  },
];
