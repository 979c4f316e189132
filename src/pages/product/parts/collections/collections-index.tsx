import { useQuery } from '@tanstack/react-query';
import { CategoryTile, Grid, Heading, SectionHeader, SkeletonList, Stack, Text } from '#design-system/index.ts';
import { categoryTree, collectionList } from '#src/api/queries/catalogue.ts';
import { collectionsText as text } from '../../text/collections.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { OfflineNote } from '#src/widgets/offline-note.tsx';
import { QueryFailed } from '#src/widgets/query-failed.tsx';
import { shopPicture } from '#src/widgets/shop-picture.ts';
import { href } from '#src/routing/href.ts';
import { CollectionCard } from './collection-card.tsx';

/** All kinds and all collections. */
export function CollectionsIndex() {
  const shop = useShop();
  const kinds = useQuery(categoryTree(shop));
  const collections = useQuery(collectionList(shop));
  return (
    <Stack gap="xxl">
      <Stack gap="s">
        <Heading level={1}>{text.title}</Heading>
        <Text size="lead" tone="muted">
          {text.lead}
        </Text>
      </Stack>
      {kinds.data && <OfflineNote readAt={kinds.dataUpdatedAt} />}
      <Stack as="section" gap="none" aria-labelledby="kinds">
        <SectionHeader id="kinds" title={text.kinds} />
        {kinds.data ? (
          <Grid plan="categories">
            {kinds.data.list.map(({ id, name, image }) => (
              <CategoryTile
                key={id}
                title={name}
                href={href('/collections', { categoryId: id })}
                picture={shopPicture(image)}
              />
            ))}
          </Grid>
        ) : kinds.error ? (
          <QueryFailed error={kinds.error} retry={kinds.refetch} />
        ) : (
          <SkeletonList count={8} />
        )}
      </Stack>
      {collections.error && <QueryFailed error={collections.error} retry={collections.refetch} />}
      {collections.data && (
        <Stack as="section" gap="none" aria-labelledby="collections">
          <SectionHeader id="collections" title={text.collections} />
          <Grid plan="cards">
            {collections.data.list.map((collection) => (
              <CollectionCard key={collection.handle} collection={collection} />
            ))}
          </Grid>
        </Stack>
      )}
    </Stack>
  );
}
