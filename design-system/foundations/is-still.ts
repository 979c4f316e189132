/** Where nothing may move, or nobody would see it: less motion, forced colours, paper, a hidden tab, an old browser. */
export function isStill(page: Document): boolean {
  if (page.hidden || !('animate' in page.documentElement)) return true;
  return matchMedia('(prefers-reduced-motion: reduce), (forced-colors: active), print').matches;
}
