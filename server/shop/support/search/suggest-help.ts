import type { components } from '#openapi/types.ts';
import type { Site } from '#rules/markets.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { presentPassage, searchPassages } from './find-passages.ts';
import { bestOfEach } from './rank-passages.ts';

type HelpSuggestions = components['schemas']['Suggestions']['help'];

const most = 3;
const shortestQuery = 3;
/** A suggestion is its title alone, so that has to say what is typed. */
const leastConfidence = 0.7;

/** Articles and policies to offer while somebody types, in one statement; nothing below three characters. */
export async function suggestHelp(shop: ShopContext, site: Site, query: string): Promise<HelpSuggestions> {
  if (query.length < shortestQuery) return [];
  const { ranked } = await searchPassages(shop, site, query, { kinds: ['ARTICLE', 'POLICY'], isTyping: true });
  return bestOfEach(ranked.filter(({ confidence }) => confidence >= leastConfidence))
    .slice(0, most)
    .map(({ row }) => presentPassage(row, site))
    .map(({ title, address: href }) => ({ title, href }));
}
