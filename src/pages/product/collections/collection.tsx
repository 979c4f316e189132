import { useQuery } from '@tanstack/react-query';
import { Container, Grid, Heading, SectionHeader, SkeletonList, Stack, Text } from '#design-system/index.ts';
import { collectionDetail } from '#src/api/queries/catalogue.ts';
import { collectionsText as text } from './text.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { ProductList } from '#src/widgets/product-list/product-list.tsx';
import { wideOnly } from '#src/widgets/page.css.ts';
import { QueryView } from '#src/widgets/query-view.tsx';
import { CollectionBand } from './collection-band.tsx';
import { CollectionCard } from './collection-card.tsx';
import * as styles from './collections-page.css.ts';
import { NothingInside } from './nothing-inside.tsx';
import { Trail } from './trail.tsx';

export interface CollectionProps {
  readonly handle: string;
  readonly path: string;
  readonly query: URLSearchParams;
}

/** One collection: what it is about, its products, and others like it. */
export function Collection({ handle, path, query }: CollectionProps) {
  const found = useQuery(collectionDetail(useShop(), handle));
  const waiting = (
    <Container>
      <SkeletonList count={8} />
    </Container>
  );
  return (
    <QueryView query={found} waiting={waiting} bringsMargins>
      {(data) => (
        <>
          <CollectionBand collection={data} />
          <Container>
            <div className={wideOnly}>
              <Trail current={data.title} />
            </div>
            <Stack gap="xxl">
              <ProductList path={path} query={query} base={{ collection: handle }} empty={<NothingInside />} />
              <section aria-labelledby="about" className={styles.about}>
                <Heading level={2} id="about">
                  {text.about(data.title)}
                </Heading>
                <Text size="lead" className={styles.prose}>
                  {data.text}
                </Text>
              </section>
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
          </Container>
        </>
      )}
    </QueryView>
  );
}
