/** The specification lost these six names. Ours stand here alone, so that the true ones can replace them. */
export const lostRouteNames = {
  outdoorGiveaway: '/prom/new-outdoor-lights-giveaway',
  outdoorWinners: '/prom/new-outdoor-lights-winners',
  lampSeries: '/prom/new-lamp-series',
  lampSeriesWinners: '/prom/new-lamp-series-winners',
  blackFriday: '/prom/black-friday-deals',
  blackFridayDraw: '/prom/black-friday-prize-draw',
} as const;
