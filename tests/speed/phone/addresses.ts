import createClient from 'openapi-fetch';
import type { components, paths } from '#openapi/types.ts';
import type { PageName } from './options.ts';

export type Card = components['schemas']['ProductCard'];

const market = { site: 'US', country: 'US', clientid: 'bench' } as const;

/** The first products of the shop, or of one category. */
export async function readCards(origin: string, categoryId?: string): Promise<readonly Card[]> {
  return (await readList(origin, categoryId)).list;
}

async function readList(origin: string, categoryId?: string) {
  const client = createClient<paths>({ baseUrl: origin, headers: market });
  const query = { pageSize: 24, ...(categoryId !== undefined && { categoryId }) };
  const { data } = await client.GET('/app-mall/v1/product/list', { params: { query } });
  if (!data || data.status !== 200) throw new Error('The shop gave no list of products');
  return data.data;
}

/** Where the pages are in a seeded shop: its largest category, and the first product there. */
export async function readAddresses(origin: string): Promise<Readonly<Record<PageName, string>>> {
  const { facets } = await readList(origin);
  const categories = facets.find(({ key }) => key === 'category')?.values ?? [];
  const [largest] = categories.toSorted((a, b) => b.count - a.count);
  if (!largest) throw new Error('The shop has no categories');
  const [first] = await readCards(origin, largest.value);
  if (!first) throw new Error(`The category ${largest.value} is empty`);
  return {
    home: '/home',
    list: `/collections?categoryId=${largest.value}`,
    product: `/product-detail?spu=${first.spu}`,
    cart: '/shopping-cart',
    'log-in': '/account/login',
    'flash-sale': '/prom/flash-sale',
    bundles: '/prom/suit-list',
    event: '/prom/black-friday-deals',
    giveaway: '/prom/new-outdoor-lights-giveaway',
    winners: '/prom/new-outdoor-lights-winners',
    'doll-machine': '/prom/doll-machine',
    crowdfunding: '/prom/new-product-crown',
  };
}
