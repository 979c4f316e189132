import { sql } from 'kysely';
import type { components } from '#openapi/types.ts';
import type { Site } from '#rules/markets.ts';
import { prepared, type Slots } from '#server/db/prepared.ts';
import type { ContentSite } from '#server/db/tables/content.ts';
import type { ShopContext } from '#server/shop-context.ts';

type PolicySummary = components['schemas']['PolicySummary'];

const published = prepared((db, { each }: Slots<{ sites: readonly ContentSite[] }>) =>
  db
    .selectFrom('content_pages')
    .select(['handle', 'title', 'description'])
    .where('kind', '=', sql.lit('POLICY'))
    .where('site', 'in', each('sites'))
    .where('status', '=', sql.lit('PUBLISHED'))
    // The last row of a handle is the one that is shown: the newest of the market, else the newest for all markets.
    .orderBy((row) => row.case().when('site', '=', sql.lit('ALL')).then(0).else(1).end())
    .orderBy('version'),
);

/** The policies that hold in a market, by title. */
export async function listPolicies(
  { db }: Pick<ShopContext, 'db'>,
  site: Site,
): Promise<{ readonly list: PolicySummary[] }> {
  const rows = await published(db, { sites: [site, 'ALL'] });
  const byKey = new Map(rows.map(({ handle: key, ...words }) => [key, { key, ...words }] as const));
  return { list: [...byKey.values()].toSorted((a, b) => a.title.localeCompare(b.title, 'en')) };
}
