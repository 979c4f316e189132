import { errors, type ErrorCode } from '#openapi/errors.ts';
import { spelled } from '#rules/by-site.ts';
import { type CrowdPhase, takesPledges } from '#rules/crowd.ts';
import { monthStart } from '#rules/ship-months.ts';
import { plainBuyType } from '#rules/cart-lines.ts';
import { readCounts } from '../promotions/quota/item-promotions.ts';
import { leftOfTier, phaseOf, type Tier, type TierRow } from '../promotions/crowd/projects.ts';
import type { CartLine } from '../pricing/cart-lines.ts';
import { type LineOffer, resolveLines } from '../pricing/line-offers.ts';
import { moneyParts, type QuoteParts } from './quote-parts.ts';

/** Why a project takes no pledges. */
function closedCode(phase: CrowdPhase): ErrorCode | undefined {
  if (takesPledges(phase)) return undefined;
  return phase === 'COMING' ? 'PROMO_NOT_STARTED' : 'PROMO_PLEDGES_CLOSED';
}

/**
 * An order of a light that does not exist yet. Its variant is sold to nobody else, and its price is that of the tier: nobody
 * has paid another one, so that nothing is said to be reduced.
 */
export function pledgeParts({ tier, project }: Tier, accountId: string, now: number): QuoteParts {
  const phase = phaseOf(project, now);
  const code = closedCode(phase);
  return {
    ...moneyParts,
    resolve: async (shop, db, visit, lines) => {
      const asPlain = lines.map((line): CartLine => ({ ...line, buyType: plainBuyType }));
      const plain = await resolveLines(shop, db, { ...visit, hasOwnLimits: true }, asPlain);
      const had = (await readCounts(db, accountId, [tier.promo_item_id])).get(tier.promo_item_id) ?? 0;
      return new Map(
        lines.flatMap((line) => {
          const found = plain.get(line.key);
          return found === undefined ? [] : [[line.key, { ...found, line, offer: offerOf(found.offer, tier, had) }]];
        }),
      );
    },
    pay: async (...quoted) => {
      const wallet = await moneyParts.pay(...quoted);
      if (code === undefined) return wallet;
      return { ...wallet, problems: [...wallet.problems, { code, message: errors[code].message }] };
    },
    shown: {
      pledge: {
        projectId: project.promo_id,
        promoItemId: tier.promo_item_id,
        title: spelled(project.title, project.site),
        shipMonth: tier.ship_month,
        endTime: project.end_time,
        isLate: phase === 'SUCCEEDED' || phase === 'PRODUCING',
      },
    },
    ...(code === undefined ? {} : { goneCode: code }),
  };
}

function offerOf({ opensTime: _opens, ...plain }: LineOffer, tier: TierRow, had: number): LineOffer {
  const { amount, promo_item_id: id, per_buyer_limit: limit } = tier;
  const left = leftOfTier(tier);
  return {
    ...plain,
    ...{ active: true, sellable: true, launchTime: null, preorderShipAt: monthStart(tier.ship_month) },
    ...{ listAmount: amount, unitAmount: amount },
    ...{ saleAmount: null, saleStart: null, saleEnd: null, priorLowestAmount: null },
    ...{ perOrderLimit: 1, available: Math.min(plain.available, left) },
    promotion: { id, amount, left, ...(limit === null ? {} : { memberLeft: Math.max(0, limit - had) }) },
  };
}
