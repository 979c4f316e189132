import { useQuery } from '@tanstack/react-query';
import { Grid, SectionHeader, Stack } from '#design-system/index.ts';
import { recommendations, type RecommendScene } from '../api/queries/catalogue.ts';
import { useShop } from '../use-shop.ts';
import { ShopProductCard } from './shop-product-card.tsx';

const most = 4;

/** A row of products for the end of a page. What did not arrive is left out without a word: nobody came for it. */
export function Recommended({ title, scene }: { title: string; scene: RecommendScene['scene'] }) {
  const { data } = useQuery(recommendations(useShop(), { scene }));
  if (!data || data.list.length === 0) return null;
  return (
    <Stack as="section" gap="l">
      <SectionHeader title={title} />
      <Grid plan="products">
        {data.list.slice(0, most).map((product) => (
          <ShopProductCard key={product.spu} product={product} />
        ))}
      </Grid>
    </Stack>
  );
}
