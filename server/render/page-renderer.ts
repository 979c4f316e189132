import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { requestCacheTtl } from '#rules/limits.ts';
import { countryOfLanguages, normaliseMarket, siteOfCountry, sites, type Site } from '#rules/markets.ts';
import { codingFor } from '../compression.ts';
import { documentOf, noncePlaceholder } from './document.ts';
import { pageFiles, type Manifest } from './manifest.ts';
import { nonceSplice } from './nonce-splice.ts';
import type { PageAnswer, PageRequest, RenderPage } from './page.ts';
import type { RenderApp } from './types.ts';

export interface PageRendererParts {
  /** The built index.html. */
  readonly template: string;
  readonly manifest: Manifest;
  readonly render: RenderApp;
  /** Which files the themes have at the moment, for the page to say. */
  readonly themeVersions: () => Promise<string>;
  readonly now: () => number;
}

interface CachedPage {
  readonly status: number;
  /** When it must be rendered anew, in milliseconds of the shop's clock. */
  readonly until: number;
  /** The document split where each response puts its nonce. */
  readonly parts: readonly string[];
  /** The same in Brotli; undefined where it is compressed for each response. */
  readonly brotli?: ((nonce: string) => Buffer) | undefined;
}

const cacheBytes = 32 * 1024 * 1024;
const longestUrl = 2_048;

/**
 * Answers pages as HTML. A public page is kept for 60 s by path, query, market and theme files: no member's data is ever inside.
 * Rejects when the web app throws; the caller answers 500.
 */
export function createPageRenderer(parts: PageRendererParts): RenderPage {
  const cache = new LRUCache<string, CachedPage>({ maxSize: cacheBytes });

  const inlineScripts = scriptHashes(parts.template);
  const answer = ({ status, parts: texts, brotli }: CachedPage, { nonce, headers }: PageRequest): PageAnswer =>
    brotli && codingFor(String(headers['accept-encoding'])) === 'br'
      ? { status, headers: { 'content-encoding': 'br' }, body: brotli(nonce), inlineScripts }
      : { status, body: texts.join(nonce), inlineScripts };

  return async (request) => {
    const { url, isOtherHost, headers, fetch } = request;
    const { pathname, search, searchParams, origin } = url;
    const site = siteOf(searchParams, headers['cookie']?.toString(), headers['accept-language']?.toString());
    const themes = await parts.themeVersions();
    const key = `${themes} ${cacheKey(pathname, searchParams, site)}`;
    const cached = cache.get(key);
    if (cached && cached.until > parts.now()) return answer(cached, request);

    const page = await parts.render({ site, path: pathname, search, origin, isOtherHost, fetch });
    if (page.kind === 'redirect') {
      const status = page.isPermanent ? 301 : 302;
      return { status, headers: { location: page.to, 'cache-control': 'no-store' }, body: '' };
    }
    const html = documentOf(parts.template, page, pageFiles(parts.manifest, page.source), themes);
    const until = parts.now() + requestCacheTtl;
    const fresh: CachedPage = { status: page.status, until, parts: html.split(noncePlaceholder) };
    if (!page.cacheable || url.href.length > longestUrl) return answer(fresh, request);
    const lasting: CachedPage = { ...fresh, brotli: await nonceSplice(fresh.parts) };
    cache.set(key, lasting, { size: html.length * 2 });
    return answer(lasting, request);
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

/** The same page whatever the order of its query, the spelling of its market and where that was said. */
function cacheKey(pathname: string, query: URLSearchParams, site: Site): string {
  const sorted = new URLSearchParams(query);
  sorted.set('site', site);
  sorted.sort();
  return `${pathname}?${sorted}`;
}

/** What the policy must name so that the scripts written into the document may run; data blocks run nothing. */
function scriptHashes(template: string): readonly string[] {
  return [...template.matchAll(/<script>([^<]*)<\/script>/g)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
}
