import { markets, normaliseMarket } from '#rules/markets.ts';
import type { MarketInfo } from '#bridge-sdk/src/index.ts';
import { stored } from '../../storage/keys.ts';
import { inAppText } from '../../text/in-app.ts';
import type { EffectDependencies } from '../effect-dependencies.ts';

/**
 * Says to which market the app is set, where it is another than the shop's. The shop knows five markets; the app says in its
 * own words which country it is, and one that does not name it leaves it unsaid.
 */
export function sayMarket(
  { store, notify }: Pick<EffectDependencies, 'store' | 'notify'>,
  { market, marketName }: MarketInfo,
): void {
  const site = normaliseMarket(market);
  if (marketName === '' || site === store.read(stored.site)) return;
  const text = inAppText.marketChanged(marketName, markets[site].currency);
  notify({ key: 'market.ofApp', tone: 'info', text, duration: 4_000 });
}
