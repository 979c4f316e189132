import { Link, Stack, Text } from '#design-system/index.ts';
import { ProductList } from '#src/widgets/product-list/product-list.tsx';
import { fewScene, useProductList } from '#src/widgets/product-list/use-product-list.ts';
import { Recommended } from '#src/widgets/recommended.tsx';
import { HelpFound } from './help-found.tsx';
import { href } from '#src/routing/href.ts';
import { searchText as text } from './text.ts';
import { NothingFound } from './nothing-found.tsx';

const everything = {};

export interface SearchResultsProps {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly words: string;
}

export function SearchResults({ path, query, words }: SearchResultsProps) {
  const { whole } = useProductList(query, everything);
  // With nothing found at all there is nothing to filter either.
  if (whole && whole.total === 0 && whole.applied.length === 0) {
    return <NothingFound words={words} didYouMean={whole.didYouMean} />;
  }
  return (
    <Stack gap="xl">
      {whole?.didYouMean !== undefined && (
        <Text>
          {text.corrected.showing} <strong>{whole.didYouMean}</strong>.{' '}
          <Link href={href('/home/search', { q: words, exact: '1' })}>{text.corrected.instead(words)}</Link>
        </Text>
      )}
      {whole?.without && <Text>{text.without(whole.total, whole.without)}</Text>}
      <ProductList
        path={path}
        query={query}
        empty={<NothingFound words={words} didYouMean={undefined} />}
        isCounted
        afterFew={(spus) => <Recommended title={text.popular} scene={fewScene} without={spus} />}
      />
      {words !== '' && whole !== undefined && whole.total > 0 && <HelpFound words={words} />}
    </Stack>
  );
}
