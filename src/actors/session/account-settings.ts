import { cartCount } from '#rules/cart-lines.ts';
import { countryOfLanguages, placeOf } from '#rules/markets.ts';
import type { LocalCarts } from '#machines/cart/types.ts';
import type { ShopClient } from '../../api/client.ts';
import { unwrap } from '../../api/envelope.ts';
import { stored } from '../../storage/keys.ts';
import type { Store } from '../../storage/store.ts';
import type { Actors } from '../actors.ts';

interface Device {
  readonly client: ShopClient;
  readonly store: Store;
  /** As they were before the log-in: what waits here belongs to its market. */
  readonly carts: LocalCarts;
  /** Of the browser, the preferred one first. */
  readonly languages: readonly string[];
}

/**
 * Brings theme and market of an account to a device on which its member has just logged in, as far as nobody has chosen them
 * there. A market that the languages of the browser suggest is no choice; one with something in the cart is.
 * @param token of the log-in
 */
export async function applyAccountSettings(
  { theme, market }: Pick<Actors, 'theme' | 'market'>,
  { client, store, carts, languages }: Device,
  token: string,
): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const own = await unwrap(client.GET('/bff-app/v1/mobile/user-info', { headers }));
  if (store.read(stored.themeId) === '') theme.send({ type: 'theme.selected', themeId: own.themeId });
  const site = store.read(stored.site);
  const isSuggested = placeOf(undefined, countryOfLanguages(languages.join(','))).site === site;
  const isEmpty = cartCount(carts[site]?.lines ?? []) === 0;
  if (own.site !== site && isSuggested && isEmpty) market.send({ type: 'market.choose', market: own.site });
}
