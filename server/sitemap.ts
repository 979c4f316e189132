import type { FastifyInstance } from 'fastify';
import { type Site, sites } from '#rules/markets.ts';
import { escapeHtml } from './render/document.ts';
import { innerFetch } from './render/inner-fetch.ts';
import type { ListedPages } from './render/types.ts';
import type { ShopContext } from './shop-context.ts';
import { listAddresses, type ListedAddress, listShown } from './shop/sitemap.ts';

/** How long a list is kept, ms. */
const listTtl = 10 * 60_000;
const protocol = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** Where nobody needs to look, and where to begin. */
const robotsText = (personalPaths: readonly string[], origin: string): string =>
  ['User-agent: *', ...personalPaths.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`, ''].join(
    '\n',
  );

const document = (root: string, rows: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${protocol}">\n${rows.join('\n')}\n</${root}>\n`;

const fileOf = (site: Site): string => `/sitemap-${site.toLowerCase()}.xml`;

/** An address as somebody of the market is given it. */
function locationOf(origin: string, address: string, site: Site): string {
  const url = new URL(address, origin);
  url.searchParams.set('site', site);
  return escapeHtml(url.href);
}

function rowOf({ address, changedTime }: ListedAddress, origin: string, site: Site): string {
  const day = changedTime === undefined ? '' : `<lastmod>${new Date(changedTime).toISOString().slice(0, 10)}</lastmod>`;
  return `<url><loc>${locationOf(origin, address, site)}</loc>${day}</url>`;
}

/**
 * `/sitemap.xml` names the list of each market, and each list the addresses of it that anybody may find; `/robots.txt` names the former.
 * A list is read at most once in ten minutes, however many ask.
 */
export function serveSitemap(
  app: FastifyInstance,
  shop: ShopContext,
  { listedPaths, personalPaths, findPathsIn, shownAt }: ListedPages,
): void {
  const origin = shop.config.publicOrigin;
  const lists = new Map<Site, { readonly until: number; readonly list: Promise<string> }>();

  const read = async (site: Site): Promise<string> => {
    const [paths, shown, addresses] = await Promise.all([
      findPathsIn({ site, origin, fetch: innerFetch(app) }),
      listShown(shop, site),
      listAddresses(shop, site),
    ]);
    const pages = [...listedPaths, ...paths, ...shown.map(shownAt)].map((address): ListedAddress => ({ address }));
    // A text or a promotion that has a page of its own is both.
    const listed = new Map([...pages, ...addresses].map((each) => [each.address, each]));
    return document(
      'urlset',
      [...listed.values()].map((each) => rowOf(each, origin, site)),
    );
  };
  const listOf = (site: Site): Promise<string> => {
    const now = shop.clock.now();
    const before = lists.get(site);
    if (before && before.until > now) return before.list;
    const list = read(site);
    lists.set(site, { until: now + listTtl, list });
    list.catch(() => lists.delete(site));
    return list;
  };

  const headers = {
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': `public, max-age=${listTtl / 1_000}`,
  };
  const index = document(
    'sitemapindex',
    sites.map((site) => `<sitemap><loc>${escapeHtml(origin + fileOf(site))}</loc></sitemap>`),
  );
  app.get('/robots.txt', async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robotsText(personalPaths, origin)),
  );
  app.get('/sitemap.xml', async (_request, reply) => reply.headers(headers).send(index));
  for (const site of sites) {
    app.get(fileOf(site), async (_request, reply) => reply.headers(headers).send(await listOf(site)));
  }
}
