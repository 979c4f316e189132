import type { components } from '#openapi/types.ts';
import type { Site } from '#rules/markets.ts';
import { pagePaths } from '#rules/page-paths.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { categoriesOf } from '../catalogue/categories.ts';
import { readMarketCatalogue, type MarketCatalogue, type MarketProduct } from '../catalogue/market-catalogue.ts';
import { inMarketSpelling } from '../catalogue/market-spelling.ts';
import {
  type CardItem,
  chosenVariant,
  neighbourCards,
  type ProductCard,
  wholeItem,
} from '../catalogue/product-card.ts';
import { sortItems } from '../catalogue/product-order.ts';
import { readFlashSkus, readShownPromotions } from '../catalogue/promotion-offer.ts';
import { hoursOf, toImage } from '../media/picture.ts';
import { relitPicture } from '../media/relit-picture.ts';
import { toVideo } from '../media/video.ts';
import type { ProductPick, StoredBlock, StoredHero, StoredLight } from './stored-block.ts';

type HomeBlock = components['schemas']['HomeBlock'];

/** A block before the cards of its products are made: the cards of a whole page ask for promotions together. */
export interface PreparedBlock<Shown> {
  readonly picked: readonly CardItem[];
  /** @param cardsOf makes cards that stand side by side, of products that were picked */
  readonly show: (cardsOf: (products: readonly CardItem[]) => ProductCard[]) => Shown;
}

/** What a market sells, and what it sells in its flash sale now. */
export interface BlockMarket extends MarketCatalogue {
  readonly flashSkus: readonly string[];
}

/** What a page makes of a stored block in a market; undefined where it shows nothing of it. */
export type PrepareBlock<Shown> = (block: StoredBlock, market: BlockMarket) => PreparedBlock<Shown> | undefined;

/** The products of a pick that the market sells, at most so many. */
export function pickProducts(
  pick: ProductPick,
  { catalogue, items, flashSkus }: BlockMarket,
  limit: number,
): readonly CardItem[] {
  if (!('promotion' in pick)) return picked(pick).slice(0, limit).map(wholeItem);
  // Of a sale the variant that is in it, as long as it can be had.
  const inSale = flashSkus.flatMap((sku): CardItem[] =>
    [...items.values()].flatMap((item) => {
      const variant = item.variants.find(
        (each) => each.sku.sku === sku && each.offer.available + each.offer.setAside > 0,
      );
      return variant ? [{ item, shown: [variant] }] : [];
    }),
  );
  return inSale.slice(0, limit);

  function picked(pick: Exclude<ProductPick, { promotion: string }>): readonly MarketProduct[] {
    if ('sort' in pick) return sortItems([...items.values()], pick.sort);
    if ('category' in pick) {
      const { category } = pick;
      return [...items.values()].filter(({ product }) => product.categories.some(({ id }) => id === category));
    }
    const spus = 'spus' in pick ? pick.spus : (catalogue.collections.get(pick.collection)?.spus ?? []);
    return spus.flatMap((spu) => items.get(spu) ?? []);
  }
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
  const relit = image ? relitPicture(image.slug, sku.size) : sku.relit;
  if (!light || !relit) return undefined;
  return {
    ...words,
    href: `${pagePaths.product}?${new URLSearchParams({ spu }).toString()}`,
    image: image ? toImage(image) : sku.image,
    relit,
    light,
  };
}

/** The first of a grid is as large as four others and stands in its room: its last picture, where the card shows the first. */
function firstInItsRoom(cards: ProductCard[], [first]: readonly CardItem[]): ProductCard[] {
  const [card, ...others] = cards;
  const media = first?.item.product.media ?? [];
  const room = media.at(-1);
  return card && room && card.image.url === media[0]?.url ? [{ ...card, image: room }, ...others] : cards;
}

const withoutProducts = <Shown>(block: Shown): PreparedBlock<Shown> => ({ picked: [], show: () => block });

/** The blocks that pages of every kind have; a rail that would be empty is left out. */
export const prepareHomeBlock: PrepareBlock<HomeBlock> = (block, market) => {
  const { id, moduleId, version } = block;
  switch (block.type) {
    case 'HERO':
      return withoutProducts({
        id,
        moduleId,
        version,
        type: block.type,
        data: { heroes: block.data.heroes.map(heroOf) },
      });
    case 'CATEGORY_GRID': {
      const data = { ...block.data, categories: categoriesOf(market) };
      return withoutProducts({ id, moduleId, version, type: block.type, data });
    }
    case 'PRODUCT_RAIL':
    case 'PRODUCT_GRID': {
      const { pick, limit, ...words } = block.data;
      const picked = pickProducts(pick, market, limit);
      if (picked.length === 0) return undefined;
      const { type } = block;
      return {
        picked,
        show: (cardsOf) => {
          const cards = cardsOf(picked);
          const products = type === 'PRODUCT_GRID' ? firstInItsRoom(cards, picked) : cards;
          return { id, moduleId, version, type, data: { ...words, products } };
        },
      };
    }
    case 'LIGHT': {
      const data = lightOf(block.data, market);
      return data && withoutProducts({ id, moduleId, version, type: block.type, data });
    }
    case 'FEATURE':
      return withoutProducts({ id, moduleId, version, type: block.type, data: heroOf(block.data) });
    case 'VIDEO': {
      const { film, ...words } = block.data;
      return withoutProducts({ id, moduleId, version, type: block.type, data: { ...words, video: toVideo(film) } });
    }
    case 'QUESTIONS':
      return withoutProducts({ id, moduleId, version, type: block.type, data: block.data });
    case 'TRUST_ROW':
      return withoutProducts({ id, moduleId, version, type: block.type, data: block.data });
    default:
      // The home page shows, it does not explain, and what a campaign does is done on its page.
      return undefined;
  }
};

/**
 * Stored blocks of a market from top to bottom, with their products. A block whose data is not what its type says, as after a
 * change by hand, is left out and logged.
 */
export async function prepareBlocks<Shown>(
  shop: ShopContext,
  site: Site,
  blocks: readonly StoredBlock[],
  prepare: PrepareBlock<Shown>,
): Promise<PreparedBlock<Shown>[]> {
  const [catalogue, flashSkus] = await Promise.all([readMarketCatalogue(shop, site), readFlashSkus(shop, site)]);
  const market = { ...catalogue, flashSkus };
  return blocks.flatMap((block) => {
    try {
      return prepare(inMarketSpelling(block, site), market) ?? [];
    } catch (error) {
      shop.log.warn({ block: block.id, err: error }, 'a block that cannot be read is left out');
      return [];
    }
  });
}

/** Stored blocks as a market sees them, from top to bottom. */
export async function showBlocks<Shown>(
  shop: ShopContext,
  site: Site,
  blocks: readonly StoredBlock[],
  prepare: PrepareBlock<Shown>,
): Promise<Shown[]> {
  const prepared = await prepareBlocks(shop, site, blocks, prepare);
  const promotions = await readShownPromotions(
    shop,
    site,
    prepared.flatMap(({ picked }) => picked.map(({ item }) => item)),
  );
  return prepared.map(({ show }) => show((products) => neighbourCards(products, promotions)));
}
