import { expect, test } from '@playwright/test';

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
