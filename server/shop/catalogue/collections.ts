import type { components } from '#openapi/types.ts';
import type { Site } from '#rules/markets.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import type { ShopContext } from '#server/shop-context.ts';
import type { Catalogue, CatalogueCollection } from './catalogue.ts';
import { readCatalogue } from './read-catalogue.ts';

type CollectionCard = components['schemas']['CollectionCard'];
type CollectionDetail = components['schemas']['CollectionDetail'];

const relatedShown = 3;

const cardOf = ({ handle, title, intro, image }: CatalogueCollection): CollectionCard => ({
  handle,
  title,
  intro,
  image,
});

/** The other collections, those that share most products first. */
function relatedTo({ handle, spus }: CatalogueCollection, { collections }: Catalogue): CollectionCard[] {
  const mine = new Set(spus);
  const shared = (other: CatalogueCollection): number => other.spus.filter((spu) => mine.has(spu)).length;
  return [...collections.values()]
    .filter((other) => other.handle !== handle)
    .toSorted((a, b) => shared(b) - shared(a))
    .slice(0, relatedShown)
    .map(cardOf);
}

/** The collections in the shop's order. */
export async function listCollections(shop: ShopContext, site: Site): Promise<CollectionCard[]> {
  const { collections } = await readCatalogue(shop, site);
  return [...collections.values()].map(cardOf);
}

/** What a collection's page says around its products. @throws NOT_FOUND */
export async function readCollection(shop: ShopContext, site: Site, handle: string): Promise<CollectionDetail> {
  const catalogue = await readCatalogue(shop, site);
  const collection = catalogue.collections.get(handle);
  if (!collection) throw new ShopError('NOT_FOUND');
  const { text, seo } = collection;
  return { ...cardOf(collection), text, seo, related: relatedTo(collection, catalogue) };
}
