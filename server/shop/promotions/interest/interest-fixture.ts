import type { Site } from '#rules/markets.ts';
import type { PromotionStatus } from '#rules/promotion-states.ts';
import { day } from '#rules/durations.ts';
import type { TestShop } from '#server/testing/test-shop.ts';
import type { InterestConfig } from './projects.ts';

/** The product that the seed launches in three weeks. */
export const comingSpu = 'LM-LINE';
/** One that everybody can buy. */
export const launchedSpu = 'LM-DOME';

interface ProjectChanges extends Partial<InterestConfig> {
  readonly sites?: readonly Site[];
  readonly status?: PromotionStatus;
  /** Days from now. */
  readonly opens?: number;
  readonly ends?: number;
}

export const bedroom = { questionId: 'room', choiceId: 'bedroom' };

/** Writes a project for US and GB that takes registrations now, with two options and a question. @returns its id */
export async function makeProject(
  shop: TestShop,
  { sites = ['US', 'GB'], status = 'SCHEDULED', opens = -1, ends = 100, ...changes }: ProjectChanges = {},
): Promise<string> {
  const now = shop.clock.now();
  const promoId = shop.newId();
  const config: InterestConfig = {
    spu: comingSpu,
    outline: 'BARS',
    story: ['A line of light.'],
    options: [
      { sku: 'LM-LINE-120', name: '120 cm' },
      { sku: 'LM-LINE-180', name: '180 cm' },
    ],
    survey: [
      {
        questionId: 'room',
        title: 'Where will it stand?',
        choices: [
          { choiceId: 'bedroom', label: 'Bedroom' },
          { choiceId: 'desk', label: 'Desk' },
        ],
      },
    ],
    rewards: {},
    ...changes,
  };
  await shop.db
    .insertInto('promotions')
    .values({
      ...{ promo_id: promoId, type: 'INTEREST', handle: promoId.toLowerCase(), title: 'Line', summary: 'A line.' },
      ...{ image: null, config: JSON.stringify(config), status, created_at: now, updated_at: now },
    })
    .execute();
  const window = { preview_time: now - 2 * day, start_time: now + opens * day, end_time: now + ends * day };
  await shop.db
    .insertInto('promotion_windows')
    .values(sites.map((site) => ({ promo_id: promoId, site, ...window })))
    .execute();
  return promoId;
}
