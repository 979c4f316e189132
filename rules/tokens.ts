/** What to do with a refresh token, by its remaining life. */
export type RefreshBand = 'fresh' | 'renew' | 'exchange' | 'lapsed';

/**
 * The bands from the longest remaining life (ms) down; each lower bound belongs to its band and together they cover the
 * whole line. Fresh: nothing to do. Renew: refresh with the access token. Exchange: the access token has expired, so the
 * refresh token itself becomes the bearer of the refresh request. Lapsed: nothing; the session ends by a 401.
 */
export const refreshBands: readonly { readonly band: RefreshBand; readonly from: number }[] = [
  { band: 'fresh', from: 13_824_000_000 },
  { band: 'renew', from: 12_960_000_000 },
  { band: 'exchange', from: 104_544_000 },
  { band: 'lapsed', from: Number.NEGATIVE_INFINITY },
];

/** The band of a refresh token; both instants in epoch ms, `now` on the server's clock. */
export function refreshBand(refreshExpireTime: number, now: number): RefreshBand {
  const remaining = refreshExpireTime - now;
  return refreshBands.find(({ from }) => remaining >= from)?.band ?? 'lapsed';
}
