import { isBridgeError } from '#bridge-sdk/src/index.ts';
import type { MarketInfo } from '#machines/market/types.ts';
import { stored } from '../../storage/keys.ts';
import type { EffectDependencies } from '../effect-dependencies.ts';
import { sayMarket } from './say-market.ts';

/** The market that the app is set to; undefined for an app that does not know the question. */
export async function marketOfApp(
  { bridge, store, notify }: Pick<EffectDependencies, 'bridge' | 'store' | 'notify'>,
  signal: AbortSignal,
): Promise<MarketInfo | undefined> {
  try {
    const { market, marketName } = await bridge.call('getMarketInfo', {}, { signal, fallback: false });
    sayMarket({ store, notify }, { market, marketName });
    return { market, country: store.read(stored.country) || null };
  } catch (error) {
    if (isBridgeError(error, 'UNSUPPORTED')) return undefined;
    throw error;
  }
}
