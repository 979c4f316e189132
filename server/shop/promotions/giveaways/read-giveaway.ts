import type { components } from '#openapi/types.ts';
import { spelled } from '#rules/by-site.ts';
import type { MemberContext, RequestContext } from '#server/contract/request-context.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { readMarketCatalogue } from '../../catalogue/market-catalogue.ts';
import { inMarketSpelling } from '../../catalogue/market-spelling.ts';
import { presentLaunch } from '../../catalogue/present-launch.ts';
import { neighbourCards, wholeItem } from '../../catalogue/product-card.ts';
import { readShownPromotions } from '../../catalogue/promotion-offer.ts';
import { readImage, toImage } from '../../media/picture.ts';
import { countEntries } from './entries.ts';
import type { GiveawayStep } from './giveaway-config.ts';
import { requireGiveaway } from './giveaways.ts';
import { readDraw } from './read-draw.ts';
import { readStanding } from './standing.ts';

type Schemas = components['schemas'];

/**
 * A giveaway as its page shows it.
 * @throws NOT_FOUND, NOT_IN_MARKET with the markets that have it
 */
export async function readGiveaway(
  shop: ShopContext,
  { site, account }: Pick<RequestContext, 'site' | 'account'>,
  handle: string,
): Promise<Schemas['GiveawayDetail']> {
  const now = shop.clock.now();
  const giveaway = await requireGiveaway(shop.db, { handle, site, now });
  const { row, config, sites, state, startTime, endTime } = giveaway;
  const [{ items }, draw] = await Promise.all([readMarketCatalogue(shop, site), readDraw(shop.db, row.promo_id)]);
  const shown = config.spus.flatMap((spu) => items.get(spu) ?? []);
  const { title, text: summary } = inMarketSpelling({ title: row.title, text: row.summary }, site);
  return {
    ...{ promoId: row.promo_id, handle: row.handle, title, summary, sites: [...sites] },
    state: draw?.status === 'ANNOUNCED' ? 'DRAWN' : state,
    image: row.image === null ? null : inMarketSpelling(readImage(row.image), site),
    upright: config.upright === undefined ? null : inMarketSpelling(toImage(config.upright), site),
    start: presentLaunch(startTime, site),
    end: presentLaunch(endTime, site),
    draw: draw
      ? { time: presentLaunch(draw.round_time, site), seedCommit: draw.seed_commit, round: Number(draw.round) }
      : null,
    entries: draw?.entry_count ?? (await countEntries(shop.db, row.promo_id)),
    entryLimit: config.entryLimit,
    minAge: config.minAge ?? null,
    claimDays: config.claimDays,
    prizes: config.prizes.map(({ prizeId, title: name, image, count }) => ({
      ...{ prizeId, title: spelled(name, site), count },
      image: inMarketSpelling(toImage(image), site),
    })),
    steps: config.steps.map((step) => inMarketSpelling(presentStep(step), site)),
    rules: config.rules.map((rule) => inMarketSpelling(rule, site)),
    products: neighbourCards(shown.map(wholeItem), await readShownPromotions(shop, site, shown)),
    standing: account ? await readStanding(shop.db, giveaway, account.accountId, now) : null,
  };
}

/** A step without what only the server may know. */
function presentStep(step: GiveawayStep): Schemas['GiveawayStep'] {
  const { action, entries } = step;
  return {
    ...{ action, entries },
    channel: step.action === 'FOLLOW' ? step.channel : null,
    quiz: step.action === 'QUIZ' ? { question: step.question, choices: [...step.choices] } : null,
  };
}

/** A member's entries, the first in front. @throws NOT_FOUND, NOT_IN_MARKET */
export async function listEntries(
  shop: ShopContext,
  { site, account: { accountId } }: Pick<MemberContext, 'site' | 'account'>,
  handle: string,
): Promise<Schemas['GiveawayEntries']> {
  const { row } = await requireGiveaway(shop.db, { handle, site, now: shop.clock.now() });
  const [member, entries] = await Promise.all([
    shop.db.selectFrom('giveaway_members').select('pseudonym').where('account_id', '=', accountId).executeTakeFirst(),
    shop.db
      .selectFrom('giveaway_entries')
      .select(['entry_id', 'sequence', 'action', 'ref', 'created_time', 'revoked_time'])
      .where('account_id', '=', accountId)
      .where('promo_id', '=', row.promo_id)
      .orderBy('created_time')
      .orderBy('sequence')
      .execute(),
  ]);
  return {
    pseudonym: member?.pseudonym ?? null,
    list: entries.map(({ entry_id: entryId, sequence, action, ref, ...times }) => ({
      ...{ entryId, sequence, action },
      orderNo: action === 'ORDER' ? (ref.split('/')[0] ?? null) : null,
      ...{ createdTime: times.created_time, revokedTime: times.revoked_time },
    })),
  };
}
