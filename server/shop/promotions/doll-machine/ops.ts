import { type Chance, chanceOf, chanceOfNothing } from '#rules/doll-machine.ts';
import { sites, type Site } from '#rules/markets.ts';
import type { Db } from '#server/db/schema.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { type Command, type CommandInput, count, option, siteOption, UsageError, word } from '#server/ops/command.ts';
import { fault, readText } from '#server/ops/file-fields.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { giftFault } from '../../prizes/gift-fault.ts';
import { createMachine, type NewDollMachine } from './create-machine.ts';
import { parseMachineFile } from './machine-file.ts';
import { type DollMachineConfig, readPrizes } from './machines.ts';

async function createCommand(shop: ShopContext, input: CommandInput): Promise<string[]> {
  const machine = parseMachineFile(await readText(word(input, 0, 'The file')));
  const { machineId } = machine;
  await requireGifts(shop.db, machine);
  await withTransaction(shop, 'durable', async (tx) => {
    if (await createMachine(tx, shop.clock.now(), machine)) return;
    throw new UsageError(`The promotion "${machineId}" already exists.`);
  });
  return [`${machineId} is DRAFT; start it with \`promo schedule ${machineId}\``];
}

/** @throws UsageError naming the prize that its market could not give as long as the machine runs */
async function requireGifts(db: Db, { markets }: NewDollMachine): Promise<void> {
  for (const site of sites) {
    const market = markets[site];
    if (!market) continue;
    for (const [index, award] of market.prizes.entries()) {
      const { startTime: from, endTime: to } = market;
      const words = await giftFault(db, { site, award, from, to, pieces: award.left });
      if (words !== undefined) throw fault(`machine.markets.${site}.prizes[${index}]`, words);
    }
  }
}

/** Puts prizes into a machine or takes them out, so that so many are in it. */
async function stockCommand(shop: ShopContext, input: CommandInput): Promise<string[]> {
  const [machineId, prizeId] = [word(input, 0, 'The machine'), word(input, 1, 'The prize')];
  const site = siteOption(input);
  const left = count(option(input, 'left'), '--left');
  const changed = await shop.db
    .updateTable('doll_prizes')
    .set({ remaining: left })
    .where('promo_id', '=', machineId)
    .where('site', '=', site)
    .where('prize_id', '=', prizeId)
    .where('remaining', 'is not', null)
    .executeTakeFirst();
  if (changed.numUpdatedRows === 0n) {
    throw new UsageError(`${machineId} has no prize "${prizeId}" in ${site} with a limited number.`);
  }
  return oddsOf(shop, machineId, site);
}

const chanceText = ({ part, of }: Chance): string => `${part} in ${of}`;

async function oddsOf(shop: ShopContext, machineId: string, site: Site): Promise<string[]> {
  const prizes = await readPrizes(shop.db, machineId, site);
  const row = await shop.db
    .selectFrom('promotions')
    .select('config')
    .where('promo_id', '=', machineId)
    .where('type', '=', 'DOLL_MACHINE')
    .executeTakeFirst();
  if (!row || prizes.length === 0) throw new UsageError(`There is no doll machine "${machineId}" in ${site}.`);
  const { nothing }: DollMachineConfig = JSON.parse(row.config);
  const pool = { prizes, nothing };
  const won = await shop.db
    .selectFrom('doll_plays')
    .select(['prize_id', (play) => play.fn.countAll<number>().as('plays')])
    .where('promo_id', '=', machineId)
    .where('site', '=', site)
    .groupBy('prize_id')
    .execute();
  const wins = (prizeId: string | null) => Number(won.find((each) => each.prize_id === prizeId)?.plays ?? 0);
  return [
    ...prizes.map((prize) => {
      const left = prize.left === null ? 'not counted' : `${prize.left} left`;
      return `${prize.prizeId}  ${chanceText(chanceOf(pool, prize))}  ${left}  won ${wins(prize.prizeId)}  ${prize.title}`;
    }),
    `nothing  ${chanceText(chanceOfNothing(pool))}  ${wins(null)} plays`,
  ];
}

/** Changes how often a prize comes, from the next play on; the page shows it at once. */
async function oddsCommand(shop: ShopContext, input: CommandInput): Promise<string[]> {
  const machineId = word(input, 0, 'The machine');
  const site = siteOption(input);
  const [, prizeId] = input.words;
  if (prizeId !== undefined) {
    const weight = count(option(input, 'weight'), '--weight');
    const changed = await shop.db
      .updateTable('doll_prizes')
      .set({ weight })
      .where('promo_id', '=', machineId)
      .where('site', '=', site)
      .where('prize_id', '=', prizeId)
      .executeTakeFirst();
    if (changed.numUpdatedRows === 0n) throw new UsageError(`${machineId} has no prize "${prizeId}" in ${site}.`);
  }
  return oddsOf(shop, machineId, site);
}

export const dollMachineCommands: readonly Command[] = [
  {
    name: 'doll create',
    usage: '<file.json>',
    help: 'save a doll machine as a draft; start it with `promo schedule`, end it with `promo end` (docs/doll-machine.md)',
    run: createCommand,
  },
  {
    name: 'doll stock',
    usage: '<machine> <prize> --site SITE --left N',
    help: 'set how many of a prize are in the machine',
    options: ['site', 'left'],
    run: stockCommand,
  },
  {
    name: 'doll odds',
    usage: '<machine> [<prize> --weight N] --site SITE',
    help: 'the current odds and what was won; with a prize, change how often it comes up',
    options: ['site', 'weight'],
    run: oddsCommand,
  },
];
