import type { Readable } from 'node:stream';

/** One request for a page, as the renderer sees it. */
export interface PageRequest {
  readonly url: URL;
  /** Whether somebody asked under another host name than that of the address. */
  readonly isOtherHost: boolean;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** For style elements only; it goes into `<meta property="csp-nonce">`, where the dialog library finds it. */
  readonly nonce: string;
  /** By how much the page is of another time, ms; 0 but for developers. */
  readonly ahead: number;
  /** Calls our own API inside this process: same routes, same checks, no network. Takes paths such as `/app-mall/v1/…`. */
  readonly fetch: typeof fetch;
  /**
   * Counts a page that is not kept for whoever asks, and one more of those on their way. @returns what ends that
   * @throws RATE_LIMITED where a minute has had too many, UNAVAILABLE where too many are on their way
   */
  readonly beginRender: () => () => void;
}

export interface PageAnswer {
  /** 404 for an unknown path, 301 or 302 with a `location` header for a moved one, else 200. */
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Text, or bytes in the coding that a `content-encoding` header names. */
  readonly body: string | Buffer | Readable;
  /** What `script-src` must name for the inline scripts of the body: 'sha256-…'. */
  readonly inlineScripts?: readonly string[];
}

/** Turns an address into HTML; `src/app/entry-server` is the one that does it for real. */
export type RenderPage = (request: PageRequest) => Promise<PageAnswer>;
