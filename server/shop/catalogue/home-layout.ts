import type { components } from '#openapi/types.ts';
import type { Site } from '#rules/markets.ts';
import {
  homeLayout,
  type HeroSeed,
  type HomeBlockSeed,
  type RailPick,
  type VideoStorySeed,
} from '#server/db/seed/catalogue/home.ts';
import { picture } from '#server/db/seed/picture.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { toImage } from '../media/picture.ts';
import { toVideo } from '../media/video.ts';
import { categoriesOf } from './categories.ts';
import { readMarketCatalogue, type MarketCatalogue, type MarketProduct } from './market-catalogue.ts';
import { productCard } from './product-card.ts';
import { sortItems } from './sort-items.ts';

type HomeLayout = components['schemas']['HomeLayout'];
type HomeBlock = HomeLayout['blocks'][number];

const heroOf = ({ picture: slug, ...words }: HeroSeed): components['schemas']['Hero'] => ({
  ...words,
  image: toImage(picture(slug)),
});

const storyOf = ({ film, shows, ...words }: VideoStorySeed) => ({ ...words, video: toVideo({ film, title: shows }) });

function pickedBy(pick: RailPick, { catalogue, items }: MarketCatalogue): MarketProduct[] {
  if ('sort' in pick) return sortItems([...items.values()], pick.sort);
  const spus = catalogue.collections.get(pick.collection)?.spus ?? [];
  return spus.flatMap((spu) => items.get(spu) ?? []);
}

function blockOf(block: HomeBlockSeed, market: MarketCatalogue): HomeBlock[] {
  const { id, moduleId } = block;
  switch (block.type) {
    case 'HERO':
      return [{ id, moduleId, type: block.type, data: { heroes: block.heroes.map(heroOf) } }];
    case 'CATEGORY_GRID':
      return [{ id, moduleId, type: block.type, data: { title: block.title, categories: categoriesOf(market) } }];
    case 'PRODUCT_RAIL': {
      const products = pickedBy(block.pick, market)
        .slice(0, block.limit)
        .map((item) => productCard(item));
      const { title, text, href } = block;
      return products.length === 0 ? [] : [{ id, moduleId, type: block.type, data: { title, text, href, products } }];
    }
    case 'FEATURE':
      return [{ id, moduleId, type: block.type, data: heroOf(block.hero) }];
    case 'VIDEO':
      return [{ id, moduleId, type: block.type, data: storyOf(block.story) }];
    case 'TRUST_ROW':
      return [{ id, moduleId, type: block.type, data: { items: [...block.items] } }];
  }
}

/** The home page of a market from top to bottom; a rail that would be empty is left out. */
export async function readHomeLayout(shop: ShopContext, site: Site): Promise<HomeLayout> {
  const market = await readMarketCatalogue(shop, site);
  return { blocks: homeLayout.flatMap((block) => blockOf(block, market)) };
}
