import { movePromotion, type PromotionCommand } from '#machines/promotion/move.ts';
import type { PromotionStatus } from '#rules/promotion-states.ts';
import { UsageError } from '#server/ops/command.ts';
import { withTransaction } from '#server/db/transaction.ts';
import type { Tx } from '#server/db/schema.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { publishPage } from '../../content/publish-page.ts';
import type { Campaign } from './campaign-file.ts';
import { type CampaignConfig, readCampaignRow, type StoredCampaign } from './campaign-row.ts';

type Deps = Pick<ShopContext, 'database' | 'clock' | 'newId'>;

/** How a promotion says when its last chances begin. */
export const configOf = ({ times }: Pick<Campaign, 'times'>): CampaignConfig => ({
  lastChance: Object.fromEntries(
    [...times].flatMap(([site, { lastChanceTime }]) => (lastChanceTime === null ? [] : [[site, lastChanceTime]])),
  ),
});

/** The windows of a campaign as rows. */
export const windowRows = (promoId: string, { times }: Pick<Campaign, 'times'>) =>
  [...times].map(([site, { previewTime, startTime, endTime }]) => ({
    promo_id: promoId,
    site,
    preview_time: previewTime,
    start_time: startTime,
    end_time: endTime,
  }));

/**
 * Writes a campaign, all of it or nothing: a new one as a draft, one that exists with a new version of its page, which is
 * shown from then on where it is public.
 * @returns its status and the version of its page
 * @throws UsageError where its time is over, and where another promotion has its handle
 */
export function importCampaign(shop: Deps, campaign: Campaign): Promise<{ status: PromotionStatus; version: number }> {
  return withTransaction(shop, 'durable', async (tx) => {
    const now = shop.clock.now();
    const earlier = await readCampaignRow(tx, campaign.handle);
    const { status = 'DRAFT', promo_id: promoId = shop.newId() } = earlier?.row ?? {};
    if (earlier ? status === 'ENDED' || status === 'ARCHIVED' : await isTaken(tx, campaign.handle)) {
      throw new UsageError(`"${campaign.handle}" is the handle of a promotion that has ended or is of another kind.`);
    }
    const { handle, title, summary } = campaign;
    const image = JSON.stringify(campaign.image);
    const facts = { title, summary, image, config: JSON.stringify(configOf(campaign)), updated_at: now };
    if (earlier) {
      await tx.updateTable('promotions').set(facts).where('promo_id', '=', promoId).execute();
      await tx.deleteFrom('promotion_windows').where('promo_id', '=', promoId).execute();
    } else {
      const own = { promo_id: promoId, type: 'EVENT', handle, status, created_at: now } as const;
      await tx
        .insertInto('promotions')
        .values({ ...own, ...facts })
        .execute();
    }
    await tx.insertInto('promotion_windows').values(windowRows(promoId, campaign)).execute();
    const page = {
      kind: 'CAMPAIGN',
      handle,
      site: 'ALL',
      title,
      description: summary,
      blocks: campaign.blocks,
    } as const;
    return { status, version: await publishPage(shop, tx, page) };
  });
}

const isTaken = async (tx: Tx, handle: string): Promise<boolean> =>
  (await tx.selectFrom('promotions').select('promo_id').where('handle', '=', handle).executeTakeFirst()) !== undefined;

/** Whether a command must be possible in every market of a campaign, or in one. */
const reach: Readonly<Record<PromotionCommand, 'every' | 'some'>> = {
  schedule: 'every',
  end: 'some',
  archive: 'every',
};

/**
 * Moves a campaign in all its markets. Where it runs when it is ended, its window ends now.
 * @throws UsageError where it cannot be moved so
 */
export function moveCampaign(shop: Deps, handle: string, command: PromotionCommand): Promise<PromotionStatus> {
  return withTransaction(shop, 'durable', async (tx) => {
    const now = shop.clock.now();
    const campaign = await readCampaignRow(tx, handle);
    if (!campaign) throw new UsageError(`There’s no campaign "${handle}": see \`campaign list\`.`);
    const status = movedStatus(campaign, command, now);
    if (status === undefined) {
      throw new UsageError(`"${handle}" is ${campaign.row.status}, so it cannot ${command}: see \`campaign list\`.`);
    }
    const promoId = campaign.row.promo_id;
    await tx.updateTable('promotions').set({ status, updated_at: now }).where('promo_id', '=', promoId).execute();
    if (command === 'end') {
      await tx
        .updateTable('promotion_windows')
        .set({ end_time: now })
        .where('promo_id', '=', promoId)
        .where('start_time', '<', now)
        .where('end_time', '>', now)
        .execute();
    }
    return status;
  });
}

function movedStatus({ row: { status }, times }: StoredCampaign, command: PromotionCommand, now: number) {
  const windows = [...times.values()];
  if (command === 'schedule' && windows.every(({ endTime }) => endTime <= now)) return undefined;
  const moved = windows.map((window) => movePromotion({ status, ...window }, command, now));
  return reach[command] === 'every' && moved.includes(undefined) ? undefined : moved.find((each) => each !== undefined);
}
