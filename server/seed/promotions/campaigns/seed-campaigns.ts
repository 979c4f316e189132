import { minute } from '#rules/durations.ts';
import { sites } from '#rules/markets.ts';
import { type Campaign, storedBlocks } from '#server/shop/promotions/campaigns/campaign-file.ts';
import { configOf, windowRows } from '#server/shop/promotions/campaigns/write-campaign.ts';
import type { Tx } from '../../../db/schema.ts';
import { writePages } from '../../content/write-pages.ts';
import { day } from '../../days.ts';
import { seedId } from '../../seed-id.ts';
import { blackFridayInJuly } from './black-friday-in-july.ts';
import { blackFriday } from './black-friday.ts';
import type { CampaignSeed } from './campaign-seed.ts';
import { eveningLight, gardenWeeks } from './evenings.ts';
import { primeDeals } from './prime-deals.ts';

/** The events that a shop begins with. */
const seededCampaigns: readonly CampaignSeed[] = [
  blackFriday,
  blackFridayInJuly,
  primeDeals,
  eveningLight,
  gardenWeeks,
];

/** A seeded campaign as it stands in a shop that is begun at an instant. */
function campaignOf({ windows, from, ...seed }: CampaignSeed, now: number): Campaign {
  const origin = from?.(now) ?? now;
  const at = (days: number) => Math.floor((origin + days * day) / minute) * minute;
  const { blocks, faults } = storedBlocks(seed);
  if (faults.length > 0) throw new Error(`The seeded campaign ${seed.handle} is wrong: ${JSON.stringify(faults)}`);
  const times = sites.flatMap((site) => {
    const window = windows[site];
    return window === undefined
      ? []
      : [
          [
            site,
            {
              previewTime: at(window.preview),
              startTime: at(window.start),
              lastChanceTime: at(window.lastChance),
              endTime: at(window.end),
            },
          ] as const,
        ];
  });
  return { ...seed, times: new Map(times), blocks };
}

/** Writes the events that the shop lacks; one whose handle exists is its owner's. */
export async function seedCampaigns(tx: Tx, now: number): Promise<void> {
  const promotions = await tx.selectFrom('promotions').select('handle').execute();
  const missing = seededCampaigns.filter(({ handle }) => promotions.every((row) => row.handle !== handle));
  for (const seed of missing) {
    const campaign = campaignOf(seed, now);
    const promoId = seedId(`campaign ${seed.handle}`);
    const { handle, title, summary, image, blocks } = campaign;
    await tx
      .insertInto('promotions')
      .values({
        promo_id: promoId,
        type: 'EVENT',
        handle,
        title,
        summary,
        image: JSON.stringify(image),
        config: JSON.stringify(configOf(campaign)),
        status: 'SCHEDULED',
        created_at: now,
        updated_at: now,
      })
      .execute();
    await tx.insertInto('promotion_windows').values(windowRows(promoId, campaign)).execute();
    const page = { kind: 'CAMPAIGN', handle, site: 'ALL', version: 1, title, description: summary, blocks } as const;
    await writePages(tx, [page], now);
  }
}
