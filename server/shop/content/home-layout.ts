import type { components } from '#openapi/types.ts';
import type { Site } from '#rules/markets.ts';
import { pagePaths } from '#rules/page-paths.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { categoriesOf } from '../catalogue/categories.ts';
import { readMarketCatalogue, type MarketCatalogue, type MarketProduct } from '../catalogue/market-catalogue.ts';
import { inMarketSpelling } from '../catalogue/market-spelling.ts';
import { chosenVariant, neighbourCards, wholeItem } from '../catalogue/product-card.ts';
import { sortItems } from '../catalogue/product-order.ts';
import { readShownPromotions } from '../catalogue/promotion-offer.ts';
import { hoursOf, toImage } from '../media/picture.ts';
import { relitPicture } from '../media/relit-picture.ts';
import { toVideo } from '../media/video.ts';
import { readContentPage } from './read-page.ts';
import type { RailPick, StoredBlock, StoredHero, StoredLight } from './stored-block.ts';

type HomeLayout = components['schemas']['HomeLayout'];
type HomeBlock = HomeLayout['blocks'][number];
type Rail = Extract<HomeBlock, { type: 'PRODUCT_RAIL' | 'PRODUCT_GRID' }>;

/** A rail before its cards are made: the cards of all rails ask for promotions together. */
interface PickedRail {
  readonly block: Omit<Rail, 'data'> & { readonly data: Omit<Rail['data'], 'products'> };
  readonly picked: readonly MarketProduct[];
}

function heroOf({ image, upright, ...words }: StoredHero): components['schemas']['Hero'] {
  const hours = hoursOf(image);
  return {
    ...words,
    image: toImage(image),
    ...(upright && { upright: toImage(upright) }),
    ...(hours.length > 0 && { hours }),
  };
}

/** The light of a product that the market sells; undefined where it has none to set. */
function lightOf(
  { spu, image, ...words }: StoredLight,
  { items }: MarketCatalogue,
): components['schemas']['LightScene'] | undefined {
  const item = items.get(spu);
  if (!item) return undefined;
  const { sku } = chosenVariant(item.product, item.variants);
  const { light } = item.product;
  const relit = image ? relitPicture(image.slug) : sku.relit;
  if (!light || !relit) return undefined;
  return {
    ...words,
    href: `${pagePaths.product}?${new URLSearchParams({ spu }).toString()}`,
    image: image ? toImage(image) : sku.image,
    relit,
    light,
  };
}

function pickedBy(pick: RailPick, { catalogue, items }: MarketCatalogue): MarketProduct[] {
  if ('sort' in pick) return sortItems([...items.values()], pick.sort);
  const spus = catalogue.collections.get(pick.collection)?.spus ?? [];
  return spus.flatMap((spu) => items.get(spu) ?? []);
}

function blockOf(block: StoredBlock, market: MarketCatalogue): (HomeBlock | PickedRail)[] {
  const { id, moduleId, version } = block;
  switch (block.type) {
    case 'HERO':
      return [{ id, moduleId, version, type: block.type, data: { heroes: block.data.heroes.map(heroOf) } }];
    case 'CATEGORY_GRID':
      return [{ id, moduleId, version, type: block.type, data: { ...block.data, categories: categoriesOf(market) } }];
    case 'PRODUCT_RAIL':
    case 'PRODUCT_GRID': {
      const { pick, limit, ...words } = block.data;
      const picked = pickedBy(pick, market).slice(0, limit);
      return picked.length === 0 ? [] : [{ block: { id, moduleId, version, type: block.type, data: words }, picked }];
    }
    case 'LIGHT': {
      const data = lightOf(block.data, market);
      return data ? [{ id, moduleId, version, type: block.type, data }] : [];
    }
    case 'FEATURE':
      return [{ id, moduleId, version, type: block.type, data: heroOf(block.data) }];
    case 'VIDEO': {
      const { film, ...words } = block.data;
      return [{ id, moduleId, version, type: block.type, data: { ...words, video: toVideo(film) } }];
    }
    case 'QUESTIONS':
      return [{ id, moduleId, version, type: block.type, data: block.data }];
    case 'TRUST_ROW':
      return [{ id, moduleId, version, type: block.type, data: block.data }];
    case 'RICH_TEXT':
      // The home page shows, it does not explain.
      return [];
  }
}

/** What a shopper sees of a block; nothing where its data is not what its type says, as after a change by hand. */
function shownBlock(log: ShopContext['log'], block: StoredBlock, market: MarketCatalogue): (HomeBlock | PickedRail)[] {
  try {
    return blockOf(block, market);
  } catch (error) {
    log.warn({ block: block.id, err: error }, 'a block that cannot be read is left out');
    return [];
  }
}

/** The home page of a market from top to bottom; a rail that would be empty is left out. */
export async function readHomeLayout(shop: ShopContext, site: Site): Promise<HomeLayout> {
  const [page, market] = await Promise.all([
    readContentPage(shop, 'HOME', 'home', site),
    readMarketCatalogue(shop, site),
  ]);
  const shown = page?.blocks.flatMap((block) => shownBlock(shop.log, inMarketSpelling(block, site), market)) ?? [];
  const picked = shown.flatMap((block) => ('picked' in block ? block.picked : []));
  const promotions = await readShownPromotions(shop, site, picked);
  return {
    blocks: shown.map((block) =>
      'picked' in block
        ? {
            ...block.block,
            data: { ...block.block.data, products: neighbourCards(block.picked.map(wholeItem), promotions) },
          }
        : block,
    ),
  };
}
