import { lateEntriesOf } from '../late-entries.ts';
import { areaOf, pageOf } from '../page-files.ts';
import type { Entry } from './blocks.ts';
import type { ModuleGraph } from './module-graph.ts';
import type { StyledPage } from './style-sheets.ts';

/** Areas whose pages are made of the same parts as those of another one: they count as one. */
const mergedAreas: Readonly<Partial<Record<string, string>>> = { aftersale: 'order' };

/**
 * Areas of a member: lists, slips, ledgers and forms. Questions, answers and promotions are read by everybody and used by
 * members.
 */
const memberAreas: ReadonlySet<string> = new Set(['account', 'order', 'payment', 'coupon', 'coin', 'faq', 'prom']);
const memberSheet = 'member';

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

/** What a byte loaded in vain costs, by the page that loads it; undefined for what no page is. */
function importanceOf(page: string | undefined): number {
  if (page === undefined) return 0.1;
  if (front.has(page)) return 40;
  if (landing.has(page)) return 18;
  if (page === checkout) return 10;
  return blockPages.has(page) ? 3 : 1;
}

const mergedAreaOf = (file: string): string => mergedAreas[areaOf(file)] ?? areaOf(file);

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
      const family = memberAreas.has(area) ? memberSheet : undefined;
      return [[id, { area, isLanding: landing.has(page), family, blocksOf: blockPages.get(page) }]];
    }),
  );
