import { useQuery } from '@tanstack/react-query';
import {
  CategoryTile,
  Container,
  Grid,
  Heading,
  SectionHeader,
  SkeletonList,
  Stack,
  Text,
  VisuallyHidden,
} from '#design-system/index.ts';
import { categoryTree, collectionList } from '#src/api/queries/catalogue.ts';
import { collectionsText as text } from './text.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { OfflineNote } from '#src/widgets/offline-note.tsx';
import { QueryView } from '#src/widgets/query-view.tsx';
import { shopPicture } from '#src/widgets/shop-picture.ts';
import { href } from '#src/routing/href.ts';
import { CollectionWall } from './collection-wall.tsx';

const sizes = '(min-width: 1600px) 342px, (min-width: 600px) 23vw, 46vw';

const skeleton = <SkeletonList count={8} />;

/** All collections as a wall of pictures, and all kinds. */
export function CollectionsIndex() {
  const shop = useShop();
  const kinds = useQuery(categoryTree(shop));
  const collections = useQuery(collectionList(shop));
  return (
    <Stack gap="xxl">
      <Stack gap="l">
        <Container>
          <Stack gap="xs">
            <Heading level={1} tabIndex={-1}>
              {text.title}
            </Heading>
            <Text size="lead" tone="muted">
              {text.lead}
            </Text>
            <OfflineNote readAt={kinds.dataUpdatedAt} />
          </Stack>
        </Container>
        <QueryView query={collections} waiting={<Container>{skeleton}</Container>} bringsMargins>
          {({ list }) => (
            <section aria-labelledby="collections">
              <VisuallyHidden>
                <h2 id="collections">{text.collections}</h2>
              </VisuallyHidden>
              <CollectionWall collections={list} />
            </section>
          )}
        </QueryView>
      </Stack>
      <Container as="section" aria-labelledby="kinds">
        <SectionHeader id="kinds" title={text.kinds} />
        <QueryView query={kinds} waiting={skeleton}>
          {({ list }) => (
            <Grid plan="categories">
              {list.map(({ id, name, image }) => (
                <CategoryTile
                  key={id}
                  title={name}
                  href={href('/collections', { categoryId: id })}
                  picture={shopPicture(image)}
                  sizes={sizes}
                />
              ))}
            </Grid>
          )}
        </QueryView>
      </Container>
    </Stack>
  );
}
