import { Container, Stack } from '#design-system/index.ts';
import { categoryTree, hotTerms } from '#src/api/queries/catalogue.ts';
import type { PageModule } from '#src/routing/page.ts';
import { searchText as text } from './text.ts';
import { usePlace } from '#src/hooks/use-place.ts';
import { asksForList, searchOf, sortOf } from '#src/widgets/product-list/list-query.ts';
import { ListHeading } from '#src/widgets/product-list/list-heading.tsx';
import { prefetchProductList } from '#src/widgets/product-list/use-product-list.ts';
import { SearchBox } from './search-box.tsx';
import { SearchResults } from './search-results.tsx';
import { SearchStart } from './search-start.tsx';

/** What the page is about: words, else everything, newest first or not, else searching itself. */
function titleOf(query: URLSearchParams): string {
  const words = searchOf(query);
  if (words !== '') return text.results(words);
  if (!asksForList(query)) return text.title;
  return sortOf(query) === 'NEW' ? text.newest : text.everything;
}

/** Search: the box, and under it either ways to begin or what was found. */
export default function SearchPage() {
  const { path, query } = usePlace();
  const words = searchOf(query);
  return (
    <Container>
      <Stack gap="m">
        <ListHeading title={titleOf(query)} query={asksForList(query) ? query : undefined} />
        <SearchBox words={words} isStart={!asksForList(query)} />
        {asksForList(query) ? <SearchResults path={path} query={query} words={words} /> : <SearchStart />}
      </Stack>
    </Container>
  );
}

export const prefetch: PageModule['prefetch'] = async (data, shop, { query }) => {
  if (!asksForList(query)) {
    return Promise.all([data.prefetchQuery(hotTerms(shop)), data.prefetchQuery(categoryTree(shop))]);
  }
  return prefetchProductList(data, shop, query, {});
};

export const head: PageModule['head'] = (_data, _shop, { query }) => {
  const words = searchOf(query);
  return {
    title: titleOf(query),
    description: words === '' ? text.description : text.resultsDescription(words),
  };
};
