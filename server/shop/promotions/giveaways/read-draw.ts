import type { Selectable } from 'kysely';
import type { Db, Schema } from '#server/db/schema.ts';

type DrawNotice = Pick<Selectable<Schema['draws']>, 'status' | 'seed_commit' | 'round' | 'round_time' | 'entry_count'>;

/** What the draw of a giveaway has published so far; undefined until it is set, and once it is called off. */
export const readDraw = (db: Db, promoId: string): Promise<DrawNotice | undefined> =>
  db
    .selectFrom('draws')
    .select(['status', 'seed_commit', 'round', 'round_time', 'entry_count'])
    .where('promo_id', '=', promoId)
    .where('status', '!=', 'CANCELLED')
    .executeTakeFirst();
