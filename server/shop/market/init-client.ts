import type { components } from '#openapi/types.ts';
import { countryOfLanguages, normaliseMarket, placeOf } from '#rules/markets.ts';
import type { ShopContext } from '#server/shop-context.ts';

const riskSessionLife = 30 * 60_000;

export interface ClientFacts {
  clientId: string;
  /** Headers as sent; nothing of them is sure to be there. */
  site?: string | undefined;
  country?: string | undefined;
  acceptLanguage?: string | undefined;
  accountId?: string | undefined;
}

/**
 * What a client needs to start: who it is and where it is. The market is the one it asks for, else the one of its
 * country, else the member's own, else the one its language suggests, else US. The theme is the member's. An id of 10
 * characters or fewer is replaced.
 */
export async function initClient(shop: ShopContext, facts: ClientFacts): Promise<components['schemas']['ClientInit']> {
  const member = await memberSettings(shop, facts.accountId);
  return {
    clientId: facts.clientId.length > 10 ? facts.clientId : shop.newId(),
    ...placeOf(
      facts.site === undefined ? undefined : normaliseMarket(facts.site),
      facts.country ?? member?.country ?? countryOfLanguages(facts.acceptLanguage),
    ),
    themeId: member?.theme_id ?? 3,
    lightMode: true,
    festivalSkin: '',
    riskSession: { id: shop.newId(), expireTime: shop.clock.now() + riskSessionLife },
    flags: {},
    policyVersions: { terms: '2026-11', privacy: '2026-11' },
  };
}

async function memberSettings({ db }: ShopContext, accountId: string | undefined) {
  if (accountId === undefined) return undefined;
  return db.selectFrom('accounts').select(['country', 'theme_id']).where('id', '=', accountId).executeTakeFirst();
}
