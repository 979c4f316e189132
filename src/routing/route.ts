import type { AnalyticsEvent } from '#rules/analytics-events.ts';

export type Skeleton = 'home' | 'list' | 'product' | 'cart' | 'form' | 'account' | 'order' | 'text' | 'wait';

type PathParameter<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PathParameter<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;
type RequiredName<Name extends string> = Name extends `${string}?` ? never : Name;
type OptionalName<Name extends string> = Name extends `${infer Base}?` ? Base : never;

/** What an address of a route is made of: its path's parameters and its query's, `name?` being one that may be left out. */
export type Parameters<Path extends string, Query extends readonly string[]> = {
  readonly [Name in PathParameter<Path> | RequiredName<Query[number]>]: string | number;
} & { readonly [Name in OptionalName<Query[number]>]?: string | number | undefined };

/** An address with real parameters for the seeded shop, and what a visitor finds there. */
interface Sample<Values> {
  readonly values?: Values;
  /** Who visits; without it everybody, a guest and the demo shopper. */
  readonly as?: 'guest' | 'member';
  /** The title of the document where it is not that of the route. */
  readonly title?: string | RegExp;
  /** The main heading; any without it. */
  readonly heading?: string | RegExp;
}

interface Row<Path extends string, Query extends readonly string[]> {
  /** Matched whole; `:name` is one segment. */
  readonly path: Path;
  /** The parameters of its query; `name?` may be left out. Not in the browser's build. */
  readonly query?: Query;
  /** The parameter that names what the page is about: with another value it is another page to the shopper. */
  readonly subject?: RequiredName<Query[number]> | OptionalName<Query[number]>;
  /**
   * The parameters that name the page where others read or share it; the subject without them. What narrows, sorts or counts it is
   * none. Not in the browser's build.
   */
  readonly address?: readonly (RequiredName<Query[number]> | OptionalName<Query[number]>)[];
  /**
   * Why the bare path is not in every sitemap: there is no page without one of these names, or it is in those of the markets alone that
   * have something of it. Not in the browser's build.
   */
  readonly unlisted?: 'nameless' | 'by-market';
  /** What reports of page time call it. */
  readonly name: string;
  /** A page with data may say more. */
  readonly title: string;
  readonly skeleton: Skeleton;
  /** What stands at the right of an app's title bar. Without it a search and a cart. */
  readonly appBar?: 'cart' | 'quiet-cart' | 'none';
  /** The parameter that an app's title bar shows below the title. */
  readonly appSubTitle?: RequiredName<Query[number]> | OptionalName<Query[number]>;
  /** What an app opens itself instead of this page. Without it nothing. */
  readonly appOpens?: 'page' | 'framed-page' | 'login';
  /** What it means that somebody has come here, beyond having seen a page. */
  readonly event?: AnalyticsEvent;
  /** Names its canonical address. */
  readonly isCanonical?: boolean;
}

export interface Route<Path extends string = string, Query extends readonly string[] = readonly string[]> extends Row<
  Path,
  Query
> {
  readonly rendering: 'server' | 'browser';
  readonly needsLogin: boolean;
  readonly noindex: boolean | 'with-query';
  /** True for a promotion, whose title the specification fixes in English. */
  readonly isActivity: boolean;
  /** Without them the bare path is one. Not in the browser's build. */
  readonly samples?: readonly Sample<Readonly<Record<string, string | number | undefined>>>[];
}

/** A page must say where it can be looked at: tests of every page read these addresses and have no lists of their own. */
interface Sampled<Path extends string, Query extends readonly string[]> {
  readonly samples: readonly [Sample<Parameters<Path, Query>>, ...Sample<Parameters<Path, Query>>[]];
}

type PublicRow<Path extends string, Query extends readonly string[]> = Row<Path, Query> &
  Partial<Pick<Route, 'noindex'>> &
  Sampled<Path, Query>;
type PersonalRow<Path extends string, Query extends readonly string[]> = Row<Path, Query> &
  Partial<Pick<Route, 'needsLogin' | 'isActivity'>> &
  Sampled<Path, Query>;
type ActivityRow<Path extends string, Query extends readonly string[]> = Omit<
  PublicRow<Path, Query>,
  'name' | 'skeleton'
> &
  Partial<Pick<Row<Path, Query>, 'skeleton'>>;
const ordinary = { needsLogin: false, isActivity: false } as const;

/** Rendered by the server with its data, as a guest sees it; search engines are welcome unless the row says otherwise. */
export const publicPage = <const Path extends string, const Query extends readonly string[] = readonly []>(
  row: PublicRow<Path, Query>,
): Route<Path, Query> => ({ ...ordinary, rendering: 'server', noindex: false, ...row });

/** A promotion: a public page whose title is fixed, and reports call it by that. Most are lists. */
export const activityPage = <const Path extends string, const Query extends readonly string[] = readonly []>(
  row: ActivityRow<Path, Query>,
): Route<Path, Query> => ({ ...publicPage({ name: row.title, skeleton: 'list', ...row }), isActivity: true });

/** Belongs to one shopper: rendered in the browser behind its skeleton, never indexed. */
export const personalPage = <const Path extends string, const Query extends readonly string[] = readonly []>(
  row: PersonalRow<Path, Query>,
): Route<Path, Query> => ({ ...ordinary, rendering: 'browser', noindex: true, ...row });
