import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { requestCacheTtl } from '#rules/limits.ts';
import { countryOfLanguages, normaliseMarket, siteOfCountry, sites, type Site } from '#rules/markets.ts';
import { codingFor } from '../compression.ts';
import { documentOf, noncePlaceholder } from './document.ts';
import { pageFiles, type Manifest } from './manifest.ts';
import { joinWith, nonceSplice, type SplicedPage } from './nonce-splice.ts';
import type { PageAnswer, PageRequest, RenderPage } from './page.ts';
import { createWorkQueue } from '../work-queue.ts';
import type { RenderTask, WebApp } from './types.ts';

export interface PageRendererParts {
  /** The built index.html. */
  readonly template: string;
  readonly manifest: Manifest;
  readonly webApp: Pick<WebApp, 'findPlace' | 'render'>;
  /** Which files the themes have at the moment, for the page to say. */
  readonly themeVersions: () => Promise<string>;
  /** Changes with whatever pages say of products and prices. */
  readonly priceVersions: () => Promise<string>;
  readonly now: () => number;
}

interface CachedPage {
  readonly status: number;
  /** When it must be rendered anew, in milliseconds of the shop's clock. */
  readonly until: number;
  /** The document split where each response puts its nonce. Bytes are half of a string that has a letter beyond Latin-1. */
  readonly parts: readonly Buffer[];
  /** The same in Brotli; undefined where it is compressed for each response. */
  readonly brotli?: SplicedPage | undefined;
}

/** A hundred pages and more. A larger cache is faster for no shopper, and a stranger can fill it with one search after another. */
const cacheBytes = 12 * 1024 * 1024;
const longestUrl = 2_048;
/**
 * A page is kept for less time than its data is fresh in a browser (ms): a slow phone that takes it over some seconds later would
 * ask for all of it again.
 */
const pageTtl = requestCacheTtl - 10_000;
/** How long what decides about kept pages is believed without being asked again, ms. */
const versionsTtl = 1_000;
/** Pages that are rendered at once, and requests that wait for a turn. */
const renders = { atOnce: 4, waiting: 100 } as const;

/**
 * Answers pages as HTML. A public page is kept for 50 s, or until a price or a theme has changed, by path, market and what the page reads
 * of its query: no member's data is ever inside. However many ask for one that is not kept, it is rendered once.
 * Rejects when the web app throws; the caller answers 500.
 * @throws UNAVAILABLE while too many others wait, and what `request.beginRender` throws
 */
export function createPageRenderer(parts: PageRendererParts): RenderPage {
  const { template, manifest, webApp, now } = parts;
  const cache = new LRUCache<string, CachedPage>({ maxSize: cacheBytes });
  const rendering = new Map<string, Promise<CachedPage>>();
  const queue = createWorkQueue(renders);
  const themeVersions = believedFor(versionsTtl, parts.themeVersions, now);
  const priceVersions = believedFor(versionsTtl, parts.priceVersions, now);

  const inlineScripts = scriptHashes(template);
  const answer = ({ status, parts: sides, brotli }: CachedPage, { nonce, headers }: PageRequest): PageAnswer =>
    brotli && codingFor(String(headers['accept-encoding'])) === 'br'
      ? { status, headers: { 'content-encoding': 'br' }, body: brotli.withNonce(nonce), inlineScripts }
      : { status, body: joinWith(nonce, sides), inlineScripts };

  const renderAlone = async (themes: string, task: RenderTask): Promise<CachedPage & { cacheable: boolean }> => {
    const page = await webApp.render(task);
    const html = documentOf(template, page, pageFiles(manifest, page.source), themes);
    const sides = html.split(noncePlaceholder).map((part) => Buffer.from(part));
    return { status: page.status, until: now() + pageTtl, parts: sides, cacheable: page.cacheable };
  };
  const render = async (key: string, themes: string, task: RenderTask): Promise<CachedPage> => {
    const { cacheable, ...fresh } = await renderAlone(themes, task);
    if (!cacheable || key.length > longestUrl) return fresh;
    const lasting: CachedPage = { ...fresh, brotli: await nonceSplice(fresh.parts) };
    cache.set(key, lasting, { size: bytesOf(lasting) });
    return lasting;
  };
  const renderOnce = (key: string, themes: string, task: RenderTask): Promise<CachedPage> => {
    const running = rendering.get(key);
    if (running) return running;
    const started = queue.run(() => render(key, themes, task)).finally(() => rendering.delete(key));
    rendering.set(key, started);
    return started;
  };

  return async (request) => {
    const { url, isOtherHost, headers, ahead, fetch } = request;
    const { searchParams, origin } = url;
    const place = webApp.findPlace({ path: url.pathname, search: url.search, isOtherHost });
    if (place.kind === 'redirect') {
      const status = place.isPermanent ? 301 : 302;
      return { status, headers: { location: place.to, 'cache-control': 'no-store' }, body: '' };
    }
    const { path, search } = place;
    const site = siteOf(searchParams, headers['cookie']?.toString(), headers['accept-language']?.toString());
    const [themes, prices] = await Promise.all([themeVersions(), priceVersions()]);
    const key = [themes, prices, site, `${path}${search}`].join(' ');
    const task = { site, path, search, origin, isOtherHost, ahead, fetch };
    const cached = cache.get(key);
    if (ahead === 0 && cached && cached.until > now()) return answer(cached, request);
    const end = request.beginRender();
    try {
      return answer(await (ahead === 0 ? renderOnce(key, themes, task) : renderAlone(themes, task)), request);
    } finally {
      end();
    }
  };
}

const bytesOf = ({ parts, brotli }: CachedPage): number =>
  parts.reduce((bytes, part) => bytes + part.length, brotli?.bytes ?? 0);

/** Asks once in a while; what was said last holds while the next question fails, and while it runs. */
function believedFor(ttl: number, ask: () => Promise<string>, now: () => number): () => Promise<string> {
  let last: Promise<string> | undefined;
  let askedAt = 0;
  return () => {
    const before = last;
    if (before !== undefined && now() - askedAt < ttl) return before;
    askedAt = now();
    last = ask().catch((error: unknown) => {
      if (before === undefined) throw error;
      return before;
    });
    return last;
  };
}

/**
 * The market of a page: what the address says, else what the shopper chose last in this browser, else what the languages of
 * the browser suggest, else US.
 */
function siteOf(query: URLSearchParams, cookies: string | undefined, languages: string | undefined): Site {
  const cookie = /(?:^|;\s*)site=([^;]*)/.exec(cookies ?? '')?.[1];
  return normaliseMarket(
    query.get('site'),
    sites.find((site) => site === cookie) ?? siteOfCountry(countryOfLanguages(languages)),
  );
}

/** What the policy must name so that the scripts written into the document may run; data blocks run nothing. */
function scriptHashes(template: string): readonly string[] {
  return [...template.matchAll(/<script>([^<]*)<\/script>/g)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
}
