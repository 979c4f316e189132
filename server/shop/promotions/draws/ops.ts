import { checkDraw, type DrawFile, drawStepWords, parseDrawFile } from '#rules/draw.ts';
import { roundAddress } from '#server/beacons/beacon.ts';
import { isSignedRound } from '#server/beacons/signatures.ts';
import { isOfDatabase } from '#server/db/database-faults.ts';
import { type Command, type CommandInput, UsageError, word } from '#server/ops/command.ts';
import { parseJsonFile, readText } from '#server/ops/file-fields.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { announceDraw } from './announce-draw.ts';
import {
  chainOf,
  type DrawRow,
  fileOf,
  findDraw,
  prizesOf,
  publishedOf,
  readWinners,
  serverDigest,
} from './draw-row.ts';
import { holdDraw, sealEntries } from './hold-draw.ts';
import { cancelDraw, postponeDraw, scheduleDraw } from './schedule-draw.ts';

const named = ({ db }: Pick<ShopContext, 'db'>, campaign: string): Promise<DrawRow | undefined> =>
  db.selectFrom('draws').selectAll().where('campaign', '=', campaign).executeTakeFirst();

async function requireDraw(shop: ShopContext, input: CommandInput): Promise<DrawRow> {
  const handle = word(input, 0, 'The giveaway');
  const row = await named(shop, handle);
  if (row) return row;
  throw new UsageError(`"${handle}" has no draw: see \`draw list\`, or set one with \`draw schedule ${handle}\`.`);
}

const instant = (time: number): string => new Date(time).toISOString();

async function listCommand({ db }: ShopContext): Promise<string[]> {
  const rows = await db.selectFrom('draws').selectAll().orderBy('close_time', 'desc').limit(50).execute();
  if (rows.length === 0) return ['No draws.'];
  return rows.map(
    ({ campaign, status, close_time: close, round_time: due, entry_count: count }) =>
      `${campaign}  ${status}  closes ${instant(close)}  drawn from ${instant(due)}  ${count === null ? 'open' : `${count} entries`}`,
  );
}

async function showCommand(shop: ShopContext, input: CommandInput): Promise<string[]> {
  const row = await requireDraw(shop, input);
  const winners = await shop.db
    .selectFrom('draw_winners')
    .selectAll()
    .where('promo_id', '=', row.promo_id)
    .orderBy('place')
    .execute();
  const prizes = prizesOf(row);
  return [
    `${row.campaign} is ${row.status}`,
    `sealed seed  ${row.seed_commit}`,
    ...(row.status === 'ANNOUNCED' ? [`seed  ${row.seed}`] : []),
    `round ${row.round}, due ${instant(row.round_time)}: ${roundAddress(row.beacon_origin, chainOf(row), Number(row.round))}`,
    ...(row.postponed_at === null ? [] : [`postponed ${instant(row.postponed_at)}`]),
    ...(row.root === null ? [] : [`root  ${row.root} over ${row.entry_count} entries`]),
    ...(row.randomness === null ? [] : [`beacon  ${row.randomness}`]),
    ...(row.entry_limit === null ? [] : [`at most ${row.entry_limit} entries per member`]),
    ...prizes.map(({ title, count }) => `prize  ${count} x ${title}`),
    ...winners.map(
      ({ place, masked_name: name, country, prize, granted_at: grantTime, refusal }) =>
        `${place}  ${name}, ${country}  ${prizes[prize]?.title ?? ''}${grantTime === null ? `  not given yet${refusal === null ? '' : `: ${refusal}`}` : ''}`,
    ),
  ];
}

/** A command for one step, which the job takes by itself when it is due. */
const step = (
  name: string,
  help: string,
  take: (shop: ShopContext, row: DrawRow) => Promise<boolean>,
  notYet: (row: DrawRow) => string,
): Command => ({
  name: `draw ${name}`,
  usage: '<giveaway>',
  help,
  run: async (shop, input) => {
    const row = await requireDraw(shop, input);
    const isDone = await take(shop, row).catch((error: unknown) => {
      if (isOfDatabase(error)) throw error;
      throw new UsageError(error instanceof Error ? `${error.message}.` : String(error));
    });
    const after = (await findDraw(shop.db, row.promo_id)) ?? row;
    if (!isDone && after.status === row.status) throw new UsageError(`${row.campaign} is ${row.status}${notYet(row)}.`);
    return [`${row.campaign} is ${after.status}`];
  },
});

async function scheduleCommand(shop: ShopContext, input: CommandInput): Promise<string[]> {
  const handle = word(input, 0, 'The giveaway');
  if (!(await scheduleDraw(shop, handle)))
    throw new UsageError(`${handle} already has a draw: \`draw show ${handle}\`.`);
  return showCommand(shop, input);
}

/** Checks a file by itself, with the signature of the beacon, and against what the shop published of it. */
async function verifyCommand(shop: ShopContext, input: CommandInput): Promise<string[]> {
  const path = word(input, 0, 'The file');
  const file = await readDrawFile(path);
  const row = await named(shop, file.campaign);
  const published = row && publishedOf(row);
  const lines: string[] = [];
  let isFair = true;
  for await (const { step: name, holds } of checkDraw(file, {
    digest: serverDigest,
    isSigned: isSignedRound,
    ...(published && { published }),
  })) {
    isFair &&= holds;
    lines.push(`${holds ? 'ok  ' : 'FAIL'}  ${drawStepWords[name][holds ? 'holds' : 'fails']}`);
  }
  if (!isFair) throw new UsageError(`${path} does not match its draw.\n${lines.join('\n')}`);
  return [...lines, `${path} matches its draw: ${file.count} entries, ${file.winners.length} winners`];
}

/** @throws UsageError */
async function readDrawFile(path: string): Promise<DrawFile> {
  const file = parseDrawFile(parseJsonFile(await readText(path), path));
  if (file) return file;
  throw new UsageError(`${path} isn’t a draw file.`);
}

async function exportCommand(shop: ShopContext, input: CommandInput): Promise<Uint8Array> {
  const row = await requireDraw(shop, input);
  const file = fileOf(row, await readWinners(shop.db, row.promo_id));
  if (!file)
    throw new UsageError(`${row.campaign} is ${row.status}: its file becomes public when the draw is announced.`);
  return Buffer.from(JSON.stringify(file));
}

const mover = (name: string, help: string, move: (shop: ShopContext, row: DrawRow) => Promise<void>): Command => ({
  name: `draw ${name}`,
  usage: '<giveaway>',
  help,
  run: async (shop, input) => {
    await move(shop, await requireDraw(shop, input));
    return showCommand(shop, input);
  },
});

export const drawCommands: readonly Command[] = [
  { name: 'draw list', usage: '', help: 'draws, with their status and when they’re due', run: listCommand },
  {
    name: 'draw show',
    usage: '<giveaway>',
    help: 'what a draw has sealed and published, and who won',
    run: showCommand,
  },
  {
    name: 'draw schedule',
    usage: '<giveaway>',
    help: 'seals the seed of a giveaway’s draw and picks a beacon round, before anyone can enter',
    run: scheduleCommand,
  },
  step(
    'close',
    'seals the entries once they close (the shop does this itself)',
    sealEntries,
    ({ close_time: time }) => `, and its entries close ${instant(time)}`,
  ),
  step(
    'draw',
    'draws the winners once the beacon has published its round (the shop does this itself)',
    holdDraw,
    ({ round_time: time }) => `, and its round is due ${instant(time)}`,
  ),
  step(
    'announce',
    'publishes the winners, who then get their prizes (the shop does this itself)',
    announceDraw,
    () => '',
  ),
  mover('postpone', 'picks a later round and a new seed, when the first ones can’t be kept', postponeDraw),
  mover('cancel', 'calls a draw off while entries are open', cancelDraw),
  { name: 'draw export', usage: '<giveaway>', help: 'print the public file of a draw', run: exportCommand },
  {
    name: 'draw verify',
    usage: '<file.json>',
    help: 'repeats a draw from its file, and says for each step whether it holds',
    run: verifyCommand,
  },
];
