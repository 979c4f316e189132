import { ArtNothingFound, Button, EmptyState, Link, Stack } from '#design-system/index.ts';
import { HelpFound } from './help-found.tsx';
import { searchText as text } from './text.ts';
import { fewScene } from '#src/widgets/product-list/use-product-list.ts';
import { Recommended } from '#src/widgets/recommended.tsx';
import { href } from '#src/routing/href.ts';

/** No product has these words: a better spelling, all products, and what others like. */
export function NothingFound({ words, didYouMean }: { words: string; didYouMean: string | undefined }) {
  return (
    <Stack gap="xl">
      <EmptyState
        art={<ArtNothingFound />}
        title={text.none.title(words)}
        body={
          didYouMean === undefined ? (
            text.none.body
          ) : (
            <>
              {text.didYouMean} <Link href={href('/home/search', { q: didYouMean })}>{didYouMean}</Link>?
            </>
          )
        }
        actions={
          <Button asChild tone="outline">
            <Link href={href('/home/search', { sort: 'BEST' })} tone="plain">
              {text.all}
            </Link>
          </Button>
        }
      />
      <HelpFound words={words} />
      <Recommended title={text.popular} scene={fewScene} />
    </Stack>
  );
}
