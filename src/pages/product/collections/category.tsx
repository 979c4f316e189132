import { useQuery } from '@tanstack/react-query';
import { Container, Stack, Text } from '#design-system/index.ts';
import { categoryTree } from '#src/api/queries/catalogue.ts';
import { collectionsText as text } from './text.ts';
import { href } from '#src/routing/href.ts';
import { statesText } from '#src/text/states.ts';
import { MessagePage } from '#src/widgets/message-page.tsx';
import { useShop } from '#src/actors/use-shop.ts';
import { ListHeading } from '#src/widgets/product-list/list-heading.tsx';
import { ProductList } from '#src/widgets/product-list/product-list.tsx';
import { fewScene } from '#src/widgets/product-list/use-product-list.ts';
import { KindLinks } from '#src/widgets/kind-links/kind-links.tsx';
import { Recommended } from '#src/widgets/recommended.tsx';
import { NothingInside } from './nothing-inside.tsx';
import { Trail } from './trail.tsx';

export interface CategoryProps {
  readonly categoryId: string;
  readonly path: string;
  readonly query: URLSearchParams;
}

/** One kind of light. */
export function Category({ categoryId, path, query }: CategoryProps) {
  const { data } = useQuery(categoryTree(useShop()));
  const category = data?.list.find(({ id }) => id === categoryId);
  const name = category?.name;
  if (data && !category) return <MessagePage nothing="missing" {...statesText.notFound} href={href('/home/search')} />;
  return (
    <Container>
      <Stack gap="l">
        <Stack gap="xxs">
          <Trail current={name ?? text.title} />
          <ListHeading title={name ?? text.title} query={query} base={{ categoryId }} />
          <Text tone="muted">{category?.intro}</Text>
        </Stack>
        <ProductList
          path={path}
          query={query}
          base={{ categoryId }}
          empty={<NothingInside />}
          isCounted
          afterFew={(spus) => <Recommended title={text.popular} scene={fewScene} without={spus} />}
        />
        <KindLinks label={text.otherKinds} without={categoryId} />
      </Stack>
    </Container>
  );
}
