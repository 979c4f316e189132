import type { components } from '#openapi/types.ts';
import { civilTime } from '#rules/dates.ts';
import { markets } from '#rules/markets.ts';
import type { Db } from '#server/db/schema.ts';
import type { Entrant } from './entries.ts';
import type { GiveawayStep } from './giveaway-config.ts';
import type { Giveaway } from './giveaways.ts';

type Standing = components['schemas']['GiveawayStanding'];

interface Taking {
  readonly accountId: string;
  readonly promoId: string;
}

/** The member's part in a giveaway; undefined before the first step. */
export const readEntrant = (db: Db, { accountId, promoId }: Taking): Promise<Entrant | undefined> =>
  db
    .selectFrom('giveaway_entrants')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('promo_id', '=', promoId)
    .executeTakeFirst();

/** A day of the member, in the market they joined in, is one occasion of the free step; every other step counts once. */
export function occasionOf(
  { action }: Pick<GiveawayStep, 'action'>,
  { site }: Pick<Entrant, 'site'>,
  now: number,
): { readonly occasion?: string } {
  if (action !== 'FREE') return {};
  const { year, month, day } = civilTime(now, markets[site].timeZone);
  return { occasion: `${year}-${month}-${day}` };
}

/** Where a member stands: the entries that count, and the steps that add nothing any more today. */
export async function readStanding(
  db: Db,
  { row, config }: Giveaway,
  accountId: string,
  now: number,
): Promise<Standing> {
  const promoId = row.promo_id;
  const entrant = await readEntrant(db, { accountId, promoId });
  const member = await db
    .selectFrom('giveaway_members')
    .select('is_excluded')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  const entries = await db
    .selectFrom('giveaway_entries')
    .select(['action', 'ref', 'revoked_time'])
    .where('account_id', '=', accountId)
    .where('promo_id', '=', promoId)
    .execute();
  const isDone = (step: GiveawayStep): boolean => {
    if (!entrant) return false;
    const { occasion } = occasionOf(step, entrant, now);
    return entries.some(
      ({ action, ref }) => action === step.action && (occasion === undefined || ref.startsWith(`${occasion}/`)),
    );
  };
  return {
    entries: entries.filter(({ revoked_time: revoked }) => revoked === null).length,
    isAdult: entrant?.is_adult === 1,
    isExcluded: member?.is_excluded === 1,
    done: config.steps.filter(isDone).map(({ action }) => action),
  };
}
