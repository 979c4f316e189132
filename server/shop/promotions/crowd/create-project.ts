import type { Insertable } from 'kysely';
import type { CrowdGoal } from '#rules/crowd.ts';
import { currencyOfSite, type Site, sites } from '#rules/markets.ts';
import type { Schema, Tx } from '#server/db/schema.ts';
import { raiseVersions } from '../../catalogue/versions.ts';
import type { StoredPicture } from '../../media/picture.ts';
import { createPromotion } from '../create-promotion.ts';
import { addItems, type NewItem } from '../quota/add-items.ts';
import { countBuckets } from './counts.ts';
import type { CrowdConfig } from './projects.ts';

/** Minor units by market. */
type Amounts = Readonly<Partial<Record<Site, number>>>;

export interface NewTier {
  readonly tierId: string;
  readonly sku: string;
  readonly title: string;
  readonly shipMonth: string;
  /** Pieces in each market. */
  readonly quota: number;
  readonly perBuyerLimit?: number;
  readonly amounts: Amounts;
  /** What the variant will cost once it is sold; the same for all tiers of one variant. */
  readonly later: Amounts;
}

export interface NewProject extends CrowdConfig {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  /** The product that it becomes; nobody sees it in the catalogue before staff show it there. */
  readonly spu: string;
  /** The warranty that its buyers will have. */
  readonly warrantyId?: string;
  /** What orders show of it. */
  readonly picture: StoredPicture;
  readonly goal: CrowdGoal;
  readonly startTime: number;
  readonly endTime: number;
  readonly milestones: readonly { readonly units: number; readonly text: string }[];
  /** The first one that is offered first. */
  readonly tiers: readonly NewTier[];
}

/** The markets in which every tier has a price. */
export const marketsOf = ({ tiers }: Pick<NewProject, 'tiers'>): Site[] =>
  sites.filter((site) => tiers.every(({ amounts }) => amounts[site] !== undefined));

/** A tier in a market, as an item of its promotion. */
export const tierItemId = (id: string, tierId: string, site: Site): string => `${id}-${tierId}-${site.toLowerCase()}`;

type MakeId = () => string;

/**
 * Writes a project with its tiers, and the variants that it promises: hidden from every list, with as many pieces as can be
 * pledged.
 * @returns false, with nothing written, where there is a promotion of that name
 */
export async function createProject(tx: Tx, now: number, newId: MakeId, project: NewProject): Promise<boolean> {
  const { id, title, summary, startTime, endTime, goal, milestones, tiers } = project;
  const { drawing, story, numbers, risks, questionsSpu } = project;
  const config: CrowdConfig = {
    drawing,
    story,
    numbers,
    risks,
    ...(questionsSpu === undefined ? {} : { questionsSpu }),
  };
  const markets = marketsOf(project);
  const window = { previewTime: Math.min(now, startTime), startTime, endTime };
  const promotion = { promoId: id, handle: id, title, summary, config, status: 'SCHEDULED' } as const;
  const windows = Object.fromEntries(markets.map((site) => [site, window]));
  if (!(await createPromotion(tx, { ...promotion, type: 'CROWDFUND', windows }, now))) return false;
  await tx
    .insertInto('crowd_projects')
    .values({
      ...{ promo_id: id, status: 'OPEN', goal_kind: goal.kind, goal_value: goal.value },
      ...{ milestones: JSON.stringify(milestones), version: 1, decided_at: null },
    })
    .execute();
  await writeVariants(tx, now, newId, project);
  const items = markets.flatMap((site) =>
    tiers.map(({ tierId, sku, quota, perBuyerLimit = null, amounts }, sort): NewItem => ({
      ...{ promo_item_id: tierItemId(id, tierId, site), promo_id: id, site, sku, session_id: null, tier: null },
      ...{ amount: amounts[site] ?? 0, quota, per_order_limit: 1, per_buyer_limit: perBuyerLimit, sort },
    })),
  );
  await addItems(tx, items);
  const ofTier = (site: Site) =>
    tiers.map(({ tierId, title: name, shipMonth }) => ({
      ...{ promo_item_id: tierItemId(id, tierId, site), title: name, ship_month: shipMonth },
    }));
  await tx.insertInto('crowd_tiers').values(markets.flatMap(ofTier)).execute();
  const none = { units: 0, amount: 0, backers: 0 };
  const counts = Array.from({ length: countBuckets }, (_, bucket) => ({ promo_id: id, bucket, ...none }));
  await tx.insertInto('crowd_counts').values(counts).execute();
  return true;
}

/** The product and its variants, where the shop does not have them. */
async function writeVariants(tx: Tx, now: number, newId: MakeId, project: NewProject): Promise<void> {
  const { id, spu, title, summary, picture, warrantyId = null, tiers } = project;
  const row = () => ({ id: newId(), created_at: now, updated_at: now });
  await tx
    .insertInto('products')
    .values({
      ...{ ...row(), spu, slug: id, model: spu, title, subtitle: summary, brand: 'Lampyris' },
      ...{ media: JSON.stringify([picture]), highlights: '[]', description_blocks: '[]', specs: '[]' },
      ...{ package_contents: '[]', manuals: '[]', tags: '[]', option_axes: '[]', warranty_id: warrantyId },
      ...{ seo_title: title, seo_description: summary, rating_avg: 0, release_time: project.endTime, status: 'HIDDEN' },
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const skus = [...new Set(tiers.map(({ sku }) => sku))];
  await tx
    .insertInto('skus')
    .values(
      skus.map((sku, sort): Insertable<Schema['skus']> => ({
        ...{ ...row(), sku, spu, options: '{}', barcode: null, weight_g: 0, dims: null },
        ...{ image: JSON.stringify(picture), swatch: null, is_default: sort === 0 ? 1 : 0, sort, status: 'ACTIVE' },
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  for (const site of marketsOf(project)) {
    const prices = skus.map((sku): Insertable<Schema['sku_markets']> => {
      const own = tiers.filter((tier) => tier.sku === sku);
      const later = Math.max(...own.map(({ amounts, later: after }) => after[site] ?? amounts[site] ?? 0));
      return {
        ...{ ...row(), sku, site, sellable: 1, currency: currencyOfSite(site), list_amount: later },
        ...{ sale_amount: null, sale_start: null, sale_end: null, prior_lowest_amount: null },
        ...{ per_order_limit: 10, per_user_limit: null, preorder_ship_at: null },
        stock: own.reduce((sum, { quota }) => sum + quota, 0),
      };
    });
    await tx
      .insertInto('sku_markets')
      .values(prices)
      .onConflict((conflict) =>
        conflict.columns(['sku', 'site']).doUpdateSet((row) => ({
          stock: row('sku_markets.stock', '+', row.ref('excluded.stock')),
        })),
      )
      .execute();
  }
  await raiseVersions(tx, marketsOf(project));
}
