import { createHash } from 'node:crypto';
import { requestCacheTtl } from '#rules/limits.ts';
import type { Site } from '#rules/markets.ts';
import { codingFor } from '../compression.ts';
import { askedSite } from './asked-site.ts';
import { documentOf, noncePlaceholder } from './document.ts';
import { pageFiles, type Manifest } from './manifest.ts';
import { nonceSplice } from './nonce-splice.ts';
import { createPageCache } from './page-cache.ts';
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

interface Kept {
  readonly status: number;
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
  const cache = createPageCache<Kept>({ lifetime: requestCacheTtl, totalSize: cacheBytes, now: parts.now });

  const inlineScripts = scriptHashes(parts.template);
  const answer = ({ status, parts: texts, brotli }: Kept, { nonce, headers }: PageRequest): PageAnswer =>
    brotli && codingFor(String(headers['accept-encoding'])) === 'br'
      ? { status, headers: { 'content-encoding': 'br' }, body: brotli(nonce), inlineScripts }
      : { status, body: texts.join(nonce), inlineScripts };

  return async (request) => {
    const { url, isOtherHost, headers, fetch } = request;
    const { pathname, search, searchParams, origin } = url;
    const site = askedSite(searchParams, headers['cookie']?.toString());
    const themes = await parts.themeVersions();
    const key = `${themes} ${cacheKey(pathname, searchParams, site)}`;
    const kept = cache.get(key);
    if (kept) return answer(kept, request);

    const page = await parts.render({ site, path: pathname, search, origin, isOtherHost, fetch });
    if (page.kind === 'redirect') {
      const status = page.isPermanent ? 301 : 302;
      return { status, headers: { location: page.to, 'cache-control': 'no-store' }, body: '' };
    }
    const html = documentOf(parts.template, page, pageFiles(parts.manifest, page.source), themes);
    const fresh: Kept = { status: page.status, parts: html.split(noncePlaceholder) };
    if (!page.cacheable || url.href.length > longestUrl) return answer(fresh, request);
    const lasting: Kept = { ...fresh, brotli: await nonceSplice(fresh.parts) };
    cache.set(key, lasting, html.length * 2);
    return answer(lasting, request);
  };
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
