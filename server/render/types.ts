/** One request for a page. */
export interface PageRequest {
  /** Path and query, as asked. */
  readonly url: string;
  /** The site's own origin, without trailing slash. */
  readonly origin: string;
  /** The nonce of this response's security policy. */
  readonly nonce: string;
  /** The shopper's address, so that rate limits count the shopper and not the server. */
  readonly ip: string;
}

export interface PageAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** What `script-src` must name for the inline scripts of the body: 'sha256-…'. */
  readonly inlineScripts: readonly string[];
}

export type RenderPage = (request: PageRequest) => Promise<PageAnswer>;

/** Calls the shop's own API without a network, on behalf of the shopper at `ip`. */
export type InnerFetch = (request: Request, ip: string) => Promise<Response>;

/** A tag of the head that belongs to the page. */
interface HeadTag {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** What the built web app answers for one place; the shape of `render` in src/entry-server.tsx. */
export interface RenderedPage {
  readonly kind: 'page';
  readonly status: number;
  readonly title: string;
  readonly tags: readonly HeadTag[];
  readonly jsonLd: readonly object[];
  readonly markup: string;
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
}

export interface RenderTask {
  readonly path: string;
  readonly search: string;
  readonly origin: string;
  readonly fetch: (request: Request) => Promise<Response>;
}

export type RenderApp = (task: RenderTask) => Promise<RenderedPage | RenderedRedirect>;
