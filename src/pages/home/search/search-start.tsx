import { useQuery } from '@tanstack/react-query';
import {
  Button,
  CategoryTile,
  Grid,
  Heading,
  IconButton,
  IconClose,
  Inline,
  Link,
  SectionHeader,
  Stack,
} from '#design-system/index.ts';
import { categoryTree, hotTerms } from '#src/api/queries/catalogue.ts';
import { forgetAllSearches, forgetSearch, useRecentSearches } from '#src/storage/recent-searches.ts';
import { searchText as text } from './text.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { shopPicture } from '#src/widgets/shop-picture.ts';
import { href } from '#src/routing/href.ts';
import * as styles from './search-start.css.ts';

const sizes = '(min-width: 1600px) 342px, (min-width: 600px) 23vw, 46vw';

function RecentSearches() {
  const recent = useRecentSearches();
  if (recent.length === 0) return null;
  return (
    <Stack as="section" gap="s" aria-labelledby="recent-searches">
      <Inline justify="between">
        <Heading level={2} look={4} id="recent-searches">
          {text.recent}
        </Heading>
        <Button tone="quiet" size="s" onClick={forgetAllSearches}>
          {text.forgetAll}
        </Button>
      </Inline>
      <ul className={styles.words}>
        {recent.map((words) => (
          <li key={words} className={styles.recent}>
            <Link href={href('/home/search', { q: words })} tone="quiet" className={styles.recentLink}>
              {words}
            </Link>
            <IconButton label={text.forget(words)} icon={<IconClose size={16} />} onClick={() => forgetSearch(words)} />
          </li>
        ))}
      </ul>
    </Stack>
  );
}

function HotTerms() {
  const { data } = useQuery(hotTerms(useShop()));
  if (!data || data.terms.length === 0) return null;
  return (
    <Stack as="section" gap="s" aria-labelledby="hot-terms">
      <Heading level={2} look={4} id="hot-terms">
        {text.hot}
      </Heading>
      <ul className={styles.terms}>
        {data.terms.map((term) => (
          <li key={term}>
            <Link href={href('/home/search', { q: term })} tone="quiet" className={styles.term}>
              {term}
            </Link>
          </li>
        ))}
      </ul>
    </Stack>
  );
}

function Kinds() {
  const { data } = useQuery(categoryTree(useShop()));
  if (!data) return null;
  return (
    <section aria-labelledby="kinds">
      <SectionHeader id="kinds" title={text.categories} />
      <Grid plan="categories">
        {data.list.map(({ id, name, image }) => (
          <CategoryTile
            key={id}
            title={name}
            href={href('/collections', { categoryId: id })}
            picture={shopPicture(image)}
            sizes={sizes}
          />
        ))}
      </Grid>
    </section>
  );
}

/** Before anything was typed: what was searched here before, what others search, and all kinds of lights. */
export function SearchStart() {
  return (
    <Stack gap="xl" className={styles.start}>
      <RecentSearches />
      <HotTerms />
      <Kinds />
    </Stack>
  );
}
