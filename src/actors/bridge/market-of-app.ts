import { isBridgeError } from '#bridge-sdk/src/index.ts';
import type { MarketInfo } from '#machines/market/types.ts';
import { stored } from '../../storage/keys.ts';
import type { EffectDependencies } from '../effect-dependencies.ts';

/** The market that the app is set to; undefined for an app that does not know the question. */
export async function marketOfApp(
  { bridge, store }: Pick<EffectDependencies, 'bridge' | 'store'>,
  signal: AbortSignal,
): Promise<MarketInfo | undefined> {
  try {
    const { market } = await bridge.call('getMarketInfo', {}, { signal, fallback: false });
    return { market, country: store.read(stored.country) || null };
  } catch (error) {
    if (isBridgeError(error, 'UNSUPPORTED')) return undefined;
    throw error;
  }
}
