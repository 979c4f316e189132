import type { Site } from '#rules/markets.ts';
import type { ShownThing } from '#rules/promotion-states.ts';

/** A tag of the head that belongs to the page. */
interface HeadTag {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** What the built web app answers for one place; the shape of `render` in src/app/entry-server.tsx. */
export interface RenderedPage {
  readonly kind: 'page';
  readonly status: number;
  readonly title: string;
  readonly tags: readonly HeadTag[];
  readonly jsonLd: readonly object[];
  readonly markup: string;
  /** True when the markup shows the page itself, false when it shows a skeleton until the code of the page is here. */
  readonly isWhole: boolean;
  /** Goes to the browser as JSON. */
  readonly state: unknown;
  /** The file of the page, by which the build's manifest names its chunks. */
  readonly source: string | undefined;
  /** True when nothing failed and nobody's data is inside. */
  readonly cacheable: boolean;
}

export interface RenderedRedirect {
  readonly kind: 'redirect';
  readonly to: string;
  /** Browsers and search engines may forget the old address. */
  readonly isPermanent: boolean;
}

/** A place that has a page, with what the page reads of the query, in one order; all that has none is one place. */
export interface FoundPlace {
  readonly kind: 'place';
  readonly path: string;
  readonly search: string;
}

export interface PlaceRequest {
  readonly path: string;
  readonly search: string;
  /** Whether somebody asked under another host name than that of the origin. */
  readonly isOtherHost: boolean;
}

export interface RenderTask extends PlaceRequest {
  /** The market to render in, already decided. */
  readonly site: Site;
  readonly origin: string;
  /** By how much the page is of another time, ms; 0 but for developers. */
  readonly ahead: number;
  readonly fetch: typeof fetch;
}

/** What src/app/entry-server.tsx exports. */
export interface WebApp {
  /** The paths of pages that anybody may find and that need nothing more to be one. */
  readonly listedPaths: readonly string[];
  /** The paths of pages that belong to one shopper. */
  readonly personalPaths: readonly string[];
  /** Of the pages of which not every market has something, the paths of those that may be found in this one. */
  readonly findPathsIn: (task: Pick<RenderTask, 'site' | 'origin' | 'fetch'>) => Promise<string[]>;
  /** Where a promotion is shown, or the draw of a giveaway. */
  readonly shownAt: (thing: ShownThing) => string;
  readonly findPlace: (request: PlaceRequest) => RenderedRedirect | FoundPlace;
  readonly render: (task: RenderTask) => Promise<RenderedPage>;
}

/** What lists of pages for search engines are made of. */
export type ListedPages = Pick<WebApp, 'listedPaths' | 'personalPaths' | 'findPathsIn' | 'shownAt'>;
