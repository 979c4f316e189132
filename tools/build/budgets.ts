import type { RouteSize } from './sizes.ts';

interface Budget {
  /** Bytes of JavaScript after brotli on a first visit. */
  readonly js: number;
  /** With what the page loads by itself within 5 s of its load. */
  readonly whole: number;
}

/**
 * The routes a visit usually starts with have less to spend than the rest; the checkout loads what an order may need. A budget
 * stands 50 to 200 bytes above what was measured: the compressed size moves that far with the order of names in a chunk.
 */
const first: Readonly<Record<string, Budget>> = {
  '/home': { js: 104_700, whole: 138_900 },
  '/product-detail': { js: 109_700, whole: 147_950 },
  '/shopping-cart': { js: 109_550, whole: 141_600 },
  '/home/search': { js: 107_500, whole: 140_800 },
  '/collections': { js: 106_000, whole: 138_000 },
  '/account/login': { js: 105_550, whole: 137_550 },
  '/order/checkout': { js: 118_500, whole: 153_150 },
};
const any: Budget = { js: 120_800, whole: 152_800 };
/** Coupons and films of a campaign come late. */
const campaign: Budget = { js: 118_400, whole: 150_450 };
const campaigns: ReadonlySet<string> = new Set([
  '/prom/activity-making/:handle',
  '/prom/black-friday-in-july-sale',
  '/prom/black-friday-deals',
  '/prom/pd-warmup',
]);
const ownJs = 25_000;
const css = 17_450;
/** A campaign has the styles of its blocks, of the home page's and of coupons; a chunk that another page shares with it brings them along. */
const campaignCss = 19_850;
const withCampaignCss: ReadonlySet<string> = new Set([...campaigns, '/product-detail/price-detail']);
const baseCss = 11_200;
const jsFiles = 20;
/** Of a page of another area's blocks, one more than of the rest: base, its area, its two families and that area. */
const cssFiles = 5;

/** Every figure of a route above its budget, one sentence each. */
export function overBudget(size: RouteSize): string[] {
  const { js, whole } = first[size.path] ?? (campaigns.has(size.path) ? campaign : any);
  const limits: [what: string, is: number, limit: number][] = [
    ['bytes of JavaScript', size.js, js],
    ['bytes of JavaScript with what comes late', size.js + size.lateJs, whole],
    ['bytes of its own JavaScript', size.ownJs, ownJs],
    ['bytes of CSS', size.css, withCampaignCss.has(size.path) ? campaignCss : css],
    ['bytes of CSS that every page has', size.baseCss, baseCss],
    ['JavaScript files', size.jsFiles, jsFiles],
    ['CSS files', size.cssFiles, cssFiles],
  ];
  return limits
    .filter(([, is, limit]) => is > limit)
    .map(([what, is, limit]) => `${size.path}: ${is} ${what}, more than ${limit}`);
}

/** In the chunks of these is what the switches of a product page's stage bring: dots, sliders, the link with their light, and their words. */
export const lightModules: readonly string[] = [
  'src/widgets/light-stage/opening-room.tsx',
  'src/widgets/light-stage/light-room.tsx',
  'design-system/components/light-preview/light-switches.tsx',
];
const lightPreview = 5_800;

/** @param chunks bytes after brotli of each chunk that holds one of them; undefined where the build has none */
export function lightPreviewFaults(chunks: readonly (number | undefined)[]): string[] {
  if (chunks.length === 0 || chunks.includes(undefined)) return ['no chunk holds a part of the light preview'];
  const bytes = chunks.reduce<number>((sum, chunk = 0) => sum + chunk, 0);
  return bytes > lightPreview ? [`the light preview weighs ${bytes} bytes, more than ${lightPreview}`] : [];
}
