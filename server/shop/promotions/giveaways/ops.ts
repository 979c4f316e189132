import { day } from '#rules/durations.ts';
import { movePromotion } from '#machines/promotion/move.ts';
import { cleanText } from '#rules/clean-text.ts';
import type { Db } from '#server/db/schema.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { type Command, type CommandInput, UsageError, word } from '#server/ops/command.ts';
import { fault, readText } from '#server/ops/file-fields.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { giftFault } from '../../prizes/gift-fault.ts';
import { findPicture } from '../../media/picture-manifest.ts';
import { createGiveaway, type NewGiveaway } from './create-giveaway.ts';
import { closeEntries, countEntries, lockMember, readMember, revokeEntries } from './entries.ts';
import { parseGiveawayFile } from './giveaway-file.ts';
import { readAll } from './giveaways.ts';

/** @throws UsageError naming the field whose picture or product the shop does not have, or whose prize it could not give */
async function requireReferences(db: Db, giveaway: NewGiveaway): Promise<void> {
  const { image, config } = giveaway;
  const { prizes, upright, spus } = config;
  const pictures = [
    { path: 'giveaway.image', picture: image },
    ...(upright === undefined ? [] : [{ path: 'giveaway.upright', picture: upright }]),
    ...prizes.map((prize, index) => ({ path: `giveaway.prizes[${index}].image`, picture: prize.image })),
  ];
  const unknown = pictures.find(({ picture }) => findPicture(picture.slug) === undefined);
  if (unknown) throw fault(`${unknown.path}.slug`, 'isn’t a picture in the shop');
  await requireGifts(db, giveaway);
  for (const [index, spu] of spus.entries()) {
    const row = await db.selectFrom('products').select('spu').where('spu', '=', spu).executeTakeFirst();
    if (!row) throw fault(`giveaway.spus[${index}]`, 'isn’t a product in the shop');
  }
}

/** @throws UsageError naming the prize that a market could not give to who wins it */
async function requireGifts(db: Db, { markets, endTime, config: { prizes } }: NewGiveaway): Promise<void> {
  for (const [index, { award, count: pieces }] of prizes.entries()) {
    for (const site of markets) {
      const own =
        award.kind === 'COUPON' ? { kind: 'COUPON' as const, templateId: award.templates[site] ?? '' } : award;
      const words = await giftFault(db, { site, award: own, from: endTime, to: endTime + day, pieces });
      if (words !== undefined) throw fault(`giveaway.prizes[${index}].award`, words);
    }
  }
}

async function createCommand(shop: ShopContext, input: CommandInput): Promise<string[]> {
  const giveaway = parseGiveawayFile(await readText(word(input, 0, 'The file')));
  await requireReferences(shop.db, giveaway);
  const isNew = await withTransaction(shop, 'durable', (tx) =>
    createGiveaway(tx, { ...giveaway, promoId: shop.newId(), status: 'DRAFT' }, shop.clock.now()),
  );
  if (!isNew) throw new UsageError(`The promotion "${giveaway.handle}" already exists.`);
  return [`${giveaway.handle} is DRAFT; start it with \`promo schedule ${giveaway.handle}\``];
}

async function listCommand(shop: ShopContext): Promise<string[]> {
  const giveaways = await readAll(shop.db, shop.clock.now());
  if (giveaways.length === 0) return ['No giveaways.'];
  return Promise.all(
    giveaways.map(async ({ row, phase, sites }) => {
      const { members } = await shop.db
        .selectFrom('giveaway_entrants')
        .select(({ fn }) => fn.countAll<number>().as('members'))
        .where('promo_id', '=', row.promo_id)
        .executeTakeFirstOrThrow();
      const entries = await countEntries(shop.db, row.promo_id);
      return `${row.handle}  ${phase}  ${sites.join(', ')}  ${entries} entries of ${Number(members)} members  ${row.title}`;
    }),
  );
}

/** Ends a giveaway before its time. Nobody enters it any more, and its draw stays when it is due. */
async function endCommand(shop: ShopContext, input: CommandInput): Promise<string[]> {
  const handle = word(input, 0, 'The giveaway');
  const now = shop.clock.now();
  const giveaway = (await readAll(shop.db, now)).find(({ row }) => row.handle === handle);
  if (!giveaway) throw new UsageError(`There’s no giveaway "${handle}": see \`giveaway list\`.`);
  const { row, phase, startTime, endTime } = giveaway;
  const status = movePromotion({ status: row.status, previewTime: null, startTime, endTime }, 'end', now);
  if (status === undefined) throw new UsageError(`${handle} is ${phase} and cannot be ended.`);
  await withTransaction(shop, 'durable', async (tx) => {
    await tx
      .updateTable('promotions')
      .set({ status, updated_at: now })
      .where('promo_id', '=', row.promo_id)
      .where('status', '=', row.status)
      .execute();
    // Its pages and lists say when it was over; one that has not begun never was.
    await tx
      .updateTable('promotion_windows')
      .set({ end_time: now })
      .where('promo_id', '=', row.promo_id)
      .where('start_time', '<', now)
      .execute();
    await closeEntries(tx, row.promo_id, now);
  });
  return [`${handle} is ${status} with ${await countEntries(shop.db, row.promo_id)} entries`];
}

/** Takes somebody who works for the shop out of all draws, for good. */
async function excludeCommand(shop: ShopContext, input: CommandInput): Promise<string[]> {
  const email = cleanText('email', word(input, 0, 'The email address'));
  const account = await shop.db.selectFrom('accounts').select('id').where('email', '=', email).executeTakeFirst();
  if (!account) throw new UsageError(`No account has the address "${email}".`);
  const accountId = account.id;
  const now = shop.clock.now();
  const revoked = await withTransaction(shop, 'durable', async (tx) => {
    await lockMember(tx, accountId);
    await readMember(tx, accountId, now);
    await tx.updateTable('giveaway_members').set({ is_excluded: 1 }).where('account_id', '=', accountId).execute();
    const joined = await tx
      .selectFrom('giveaway_entrants')
      .select('promo_id')
      .where('account_id', '=', accountId)
      .orderBy('promo_id')
      .execute();
    let entries = 0;
    for (const { promo_id: promoId } of joined) entries += await revokeEntries(tx, { accountId, promoId }, now);
    return entries;
  });
  return [`${email} can no longer enter any draw; ${revoked} entries were removed`];
}

export const giveawayCommands: readonly Command[] = [
  {
    name: 'giveaway create',
    usage: '<file.json>',
    help: 'save a giveaway as a draft (docs/giveaways.md)',
    run: createCommand,
  },
  { name: 'giveaway list', usage: '', help: 'giveaways, with their status and how many entered', run: listCommand },
  { name: 'giveaway end', usage: '<handle>', help: 'close its entries now', run: endCommand },
  {
    name: 'giveaway exclude',
    usage: '<email>',
    help: 'takes a staff account out of all draws',
    run: excludeCommand,
  },
];
