import { useQuery } from '@tanstack/react-query';
import { Breadcrumbs, Grid, Heading, Hero, SectionHeader, SkeletonList, Stack, Text } from '#design-system/index.ts';
import { collectionDetail } from '#src/api/queries/catalogue.ts';
import { collectionsText as text } from '../../text/collections.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { ProductList } from '#src/widgets/product-list/product-list.tsx';
import { QueryFailed } from '#src/widgets/query-failed.tsx';
import { shopPicture } from '#src/widgets/shop-picture.ts';
import { href } from '#src/routing/href.ts';
import { CollectionCard } from './collection-card.tsx';
import * as styles from './collections-page.css.ts';
import { NothingInside } from './nothing-inside.tsx';

export interface CollectionProps {
  readonly handle: string;
  readonly path: string;
  readonly query: URLSearchParams;
}

/** One collection: what it is about, its products, and others like it. */
export function Collection({ handle, path, query }: CollectionProps) {
  const { data, error, refetch } = useQuery(collectionDetail(useShop(), handle));
  if (!data) return error ? <QueryFailed error={error} retry={refetch} /> : <SkeletonList count={8} />;
  return (
    <Stack gap="xl">
      <Breadcrumbs
        label={text.trail}
        trail={[
          { href: href('/home'), label: text.home },
          { href: href('/collections'), label: text.title },
        ]}
        current={data.title}
      />
      <Hero title={data.title} body={data.intro} picture={shopPicture(data.image)} />
      <ProductList path={path} query={query} base={{ collection: handle }} empty={<NothingInside />} />
      <Stack as="section" gap="s">
        <Heading level={2} look={3}>
          {text.about(data.title)}
        </Heading>
        <Text tone="muted" className={styles.prose}>
          {data.text}
        </Text>
      </Stack>
      {data.related.length > 0 && (
        <section aria-labelledby="related">
          <SectionHeader id="related" title={text.related} />
          <Grid plan="cards">
            {data.related.map((collection) => (
              <CollectionCard key={collection.handle} collection={collection} />
            ))}
          </Grid>
        </section>
      )}
    </Stack>
  );
}
