import { expect, test } from '@playwright/test';
import { bySite, spelled } from '#rules/by-site.ts';
import { sampleVisits } from '../pages/visits.ts';

/** No browser here: what search engines and readers without scripts get. */
const british = /colour|grey|favourite|metre/i;

const scripts = /<(script)[^>]*>[\s\S]*?<\/\1>/g;
/** Each review is an article of its own. */
const withReviews = /<(article|script)[^>]*>[\s\S]*?<\/\1>/g;

/** What a page says and marks up: without its data, what shoppers have written, and codes in addresses and attributes. */
function saidBy(html: string): string {
  const marked = html.match(/<script type="application\/ld\+json"[^>]*>[\s\S]*?<\/script>/g) ?? [];
  const products = marked.map((text) => text.replaceAll(/"review":\[[\s\S]*?\}\]/g, ''));
  const [, head = ''] = /<head>([\s\S]*)<\/head>/.exec(html) ?? [];
  const [, page = ''] = /<main[^>]*>([\s\S]*)<\/main>/.exec(html) ?? [];
  const own = page.replaceAll(html.includes('id="reviews"') ? withReviews : scripts, '');
  const words = own.replaceAll(/<[^>]* (?:alt|aria-label)="([^"]*)"[^>]*>/g, ' $1 ').replaceAll(/<[^>]*>/g, ' ');
  const described = head.match(/<title>[^<]*|name="description" content="[^"]*/g) ?? [];
  return [...described, words, ...products].join('\n');
}

const read = async (get: (address: string) => Promise<{ text(): Promise<string> }>, address: string) =>
  saidBy(await (await get(address)).text());

for (const [market, own] of [
  ['US', 'color'],
  ['GB', 'colour'],
] as const) {
  test(`lists and products say ${own} in ${market}, in their pages and their markup`, async ({ request }) => {
    const product = await read((address) => request.get(address), `/product-detail?spu=LM-ORB-A60&site=${market}`);
    expect(product).toContain(`Orb A60 ${own} bulb`);
    expect(product).toMatch(new RegExp(`"name":"Orb A60 ${own} bulb`));
    const list = await read((address) => request.get(address), `/home/search?q=bulb&site=${market}`);
    expect(list).toContain(`Light ${own}`);
    expect(list).toContain(`Orb A60 ${own} bulb`);
    if (market === 'GB') expect(british.test(product) && british.test(list)).toBe(true);
    else {
      expect(product).not.toMatch(british);
      expect(list).not.toMatch(british);
    }
  });
}

test('a search for color and for colour finds the same', async ({ request }) => {
  const found = async (query: string) => {
    const html = await (await request.get(`/home/search?q=${query}&site=US`)).text();
    return [...html.matchAll(/href="(\/product-detail\?[^"]*)"/g)].map(([, address]) => address);
  };
  const american = await found('color');
  expect(american.length).toBeGreaterThan(3);
  expect(await found('colour')).toEqual(american);
});

/** What shoppers write is in their own spelling, and what was drawn is said as its file has it. */
const asItCame = /^\/faq\/(?:detail|list|comments)|^\/prom\/(?:winner-|.*-winners)/;
const pages = sampleVisits('guest').filter(({ route, path }) => route.rendering === 'server' && !asItCame.test(path));
const names = /(?:coupon|coin|user) center/gi;

/** Words of America alone that British texts never use otherwise. */
const american = new RegExp(
  `\\b(?:${(['colour', 'grey', 'centre', 'cancelled', 'favourite', 'neighbour', 'postcode'] as const)
    .map((word) => bySite('US')[word])
    .join('|')})`,
  'i',
);
const isOtherwise = {
  US: (said: string) => spelled(said, 'US') !== said,
  GB: (said: string) => american.test(said.replaceAll(names, '')),
} as const;

for (const market of ['US', 'GB'] as const) {
  test(`no page of the server says a word of another market in ${market}`, async ({ request }) => {
    for (const { path } of pages) {
      const said = await read(
        (address) => request.get(address),
        `${path}${path.includes('?') ? '&' : '?'}site=${market}`,
      );
      expect.soft(said.split(/ {2,}|\n/).filter(isOtherwise[market]), path).toEqual([]);
    }
  });
}
