import { categoryTree, collectionDetail, collectionList } from '#src/api/queries/catalogue.ts';
import type { PageModule } from '#src/routing/page.ts';
import { collectionsText as text } from './text.ts';
import { usePlace } from '#src/hooks/use-place.ts';
import { prefetchProductList } from '#src/widgets/product-list/use-product-list.ts';
import { Category } from './category.tsx';
import { Collection } from './collection.tsx';
import { CollectionsIndex } from './collections-index.tsx';

const codePattern = /^[\w-]{1,64}$/;

/** A code of the address, or undefined where there is none or it cannot be one. */
const codeOf = (query: URLSearchParams, name: 'handle' | 'categoryId') => {
  const code = query.get(name);
  return code !== null && codePattern.test(code) ? code : undefined;
};

/** All collections, one collection, or one kind of light. */
export default function CollectionsPage() {
  const { path, query } = usePlace();
  const handle = codeOf(query, 'handle');
  const categoryId = codeOf(query, 'categoryId');
  if (handle !== undefined) return <Collection key={handle} handle={handle} path={path} query={query} />;
  if (categoryId !== undefined) return <Category key={categoryId} categoryId={categoryId} path={path} query={query} />;
  return <CollectionsIndex />;
}

export const prefetch: PageModule['prefetch'] = (data, shop, { query }) => {
  const collection = codeOf(query, 'handle');
  const categoryId = codeOf(query, 'categoryId');
  if (collection !== undefined) {
    return Promise.all([
      data.prefetchQuery(collectionDetail(shop, collection)),
      prefetchProductList(data, shop, query, { collection }),
    ]);
  }
  if (categoryId !== undefined) {
    return Promise.all([
      data.prefetchQuery(categoryTree(shop)),
      prefetchProductList(data, shop, query, { categoryId }),
    ]);
  }
  return Promise.all([data.prefetchQuery(categoryTree(shop)), data.prefetchQuery(collectionList(shop))]);
};

export const head: PageModule['head'] = (data, shop, { query }) => {
  const handle = codeOf(query, 'handle');
  const collection = handle && data.getQueryData(collectionDetail(shop, handle).queryKey);
  if (collection) return { ...collection.seo, image: `${collection.image.url}day-640.webp` };
  const categoryId = codeOf(query, 'categoryId');
  const category = data.getQueryData(categoryTree(shop).queryKey)?.list.find(({ id }) => id === categoryId);
  if (category) {
    const { name, intro, image } = category;
    return { title: name, description: intro, image: `${image.url}day-640.webp` };
  }
  return { description: text.description };
};
