import { sql } from 'kysely';
import type { Db } from '#server/db/schema.ts';

export interface PageTimeFilter {
  /** Epoch ms, inclusive. */
  readonly since: number;
  readonly pathName?: string | undefined;
  readonly limit: number;
}

/** How long a page was looked at on one day of UTC; times in whole ms. */
export interface PageDay {
  readonly pathName: string;
  /** Such as 2026-11-21. */
  readonly day: string;
  readonly views: number;
  readonly median: number;
  readonly mean: number;
}

const day = 86_400_000;

/** Per page and day the views, the median and the mean; the newest days first, the most viewed pages first. */
export async function pageTimeReport(db: Db, { since, pathName, limit }: PageTimeFilter): Promise<PageDay[]> {
  const dayOf = sql<number>`created_at / ${sql.lit(day)}`;
  const ranked = db
    .selectFrom('page_times')
    .select(['path_name', 'duration', dayOf.as('day_number')])
    .select([
      sql<number>`row_number() over (partition by path_name, ${dayOf} order by duration)`.as('place'),
      sql<number>`count(*) over (partition by path_name, ${dayOf})`.as('views'),
    ])
    .where('created_at', '>=', since)
    .$if(pathName !== undefined, (query) => query.where('path_name', '=', pathName ?? ''));
  // The median is the mean of the one or two rows in the middle.
  const isMiddle = sql<number>`case when place * 2 between views and views + 2 then duration end`;
  const rows = await db
    .selectFrom(ranked.as('ranked'))
    .select(['path_name', 'day_number', 'views'])
    .select((row) => [row.fn.avg<number>('duration').as('mean'), row.fn.avg<number>(isMiddle).as('median')])
    .groupBy(['path_name', 'day_number', 'views'])
    .orderBy('day_number', 'desc')
    .orderBy('views', 'desc')
    .orderBy('path_name')
    .limit(limit)
    .execute();
  return rows.map(({ path_name, day_number, views, median, mean }) => ({
    pathName: path_name,
    day: new Date(Number(day_number) * day).toISOString().slice(0, 10),
    views: Number(views),
    median: Math.round(Number(median)),
    mean: Math.round(Number(mean)),
  }));
}
