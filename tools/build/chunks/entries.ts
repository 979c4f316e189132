import { lateEntriesOf } from '../late-entries.ts';
import { areaOf, pageOf } from '../page-files.ts';
import type { Entry } from './blocks.ts';
import type { ModuleGraph } from './module-graph.ts';
import type { StyledPage } from './style-sheets.ts';

/** Areas whose pages are made of the same parts as those of another one: they count as one. */
const mergedAreas: Readonly<Partial<Record<string, string>>> = { aftersale: 'order' };

/** Pages of an area that are made of parts of their own: they count as an area beside it. */
const splitAreas: ReadonlyMap<string, string> = new Map([
  ...['giveaway', 'winners', 'doll-machine', 'prize-list'].map((page) => [`prom/${page}`, 'draws'] as const),
  ...['new-product-crown', 'new-product-crown-detail', 'early-bird-campaign', 'early-bird-campaign-detail'].map(
    (page) => [`prom/${page}`, 'funding'] as const,
  ),
]);

/**
 * Areas of a member: lists, slips, ledgers and forms. Questions, answers, the help and promotions are read by everybody
 * and used by members.
 */
const promotionAreas: ReadonlySet<string> = new Set(['prom', ...splitAreas.values()]);
const memberAreas: ReadonlySet<string> = new Set([
  ...['account', 'order', 'payment', 'coupon', 'coin', 'faq', 'support'],
  ...promotionAreas,
]);
const memberSheet = 'member';
/** Where shoppers and staff write to each other, and rate what came of it. */
const serviceAreas: ReadonlySet<string> = new Set(['order', 'support']);

/** Pages that are made of the blocks of another area's: what both need stays in the sheet of that area. */
const blockPages: ReadonlyMap<string, string> = new Map([['prom/event', 'home']]);

/** Where most visits start: at home, or at the product that an advertisement leads to. */
const front: ReadonlySet<string> = new Set(['home/home', 'product/product-detail']);

/** Where visits usually start. */
const landing: ReadonlySet<string> = new Set([
  ...front,
  'home/search',
  'product/collections',
  'cart/shopping-cart',
  'account/login',
]);

/** Where a slow page costs an order. */
const checkout = 'order/checkout';

/** Opened from the checkout, and made of parts of pages that a machine rules. */
const addressForm = 'account/address-detail';

/** What a byte loaded in vain costs, by the page that loads it; undefined for what no page is. */
function importanceOf(page: string | undefined): number {
  if (page === undefined) return 0.1;
  if (front.has(page)) return 70;
  if (landing.has(page)) return 32;
  if (page === checkout) return 16;
  return blockPages.has(page) || page === addressForm ? 3 : 1;
}

const mergedAreaOf = (file: string): string =>
  splitAreas.get(pageOf(file) ?? '') ?? mergedAreas[areaOf(file)] ?? areaOf(file);

/** What is loaded by itself: pages, and whatever comes late. */
export const entriesOf = (graph: ModuleGraph): readonly Entry[] =>
  [...new Set([...graph.values()].flatMap(({ lazyImports }) => lazyImports))]
    .filter((file) => graph.has(file) && !file.startsWith('node_modules/'))
    .toSorted()
    .map((file): Entry => {
      const page = pageOf(file);
      // The entries that a page brings along soon after its first view.
      const late = page === undefined ? undefined : lateEntriesOf(file);
      return { id: file, importance: importanceOf(page), area: mergedAreaOf(file), late };
    });

/** What style sheets are planned for, by file. */
export const styledPages = (entries: readonly Entry[]): ReadonlyMap<string, StyledPage> =>
  new Map(
    entries.flatMap(({ id, area }) => {
      const page = pageOf(id);
      if (page === undefined) return [];
      const families = [
        ...(promotionAreas.has(area) ? ['promotions'] : []),
        ...(serviceAreas.has(area) ? ['service'] : []),
        ...(memberAreas.has(area) ? [memberSheet] : []),
      ];
      return [[id, { area, isLanding: landing.has(page), families, blocksOf: blockPages.get(page) }]];
    }),
  );
