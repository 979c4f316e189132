import { useQuery } from '@tanstack/react-query';
import { Breadcrumbs, Heading, Stack } from '#design-system/index.ts';
import { categoryTree } from '#src/api/queries/catalogue.ts';
import { collectionsText as text } from '../../text/collections.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { ProductList } from '#src/widgets/product-list/product-list.tsx';
import { href } from '#src/routing/href.ts';
import { NothingInside } from './nothing-inside.tsx';

export interface CategoryProps {
  readonly categoryId: string;
  readonly path: string;
  readonly query: URLSearchParams;
}

/** One kind of light. */
export function Category({ categoryId, path, query }: CategoryProps) {
  const { data } = useQuery(categoryTree(useShop()));
  const name = data?.list.find(({ id }) => id === categoryId)?.name ?? text.title;
  return (
    <Stack gap="l">
      <Breadcrumbs
        label={text.trail}
        trail={[
          { href: href('/home'), label: text.home },
          { href: href('/collections'), label: text.title },
        ]}
        current={name}
      />
      <Heading level={1} look={2}>
        {name}
      </Heading>
      <ProductList path={path} query={query} base={{ categoryId }} empty={<NothingInside />} />
    </Stack>
  );
}
