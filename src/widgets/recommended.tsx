import { useQuery } from '@tanstack/react-query';
import { Carousel, SectionHeader, SkeletonCard, Stack } from '#design-system/index.ts';
import { recommendations, type RecommendScene } from '../api/queries/catalogue.ts';
import { useShop } from '../actors/use-shop.ts';
import { layoutText } from '../text/layout.ts';
import { ShopProductCard } from './shop-product-card.tsx';

const waiting = ['first', 'second', 'third', 'fourth'];

export interface RecommendedProps extends Pick<RecommendScene, 'scene' | 'spu'> {
  readonly title: string;
  /** Products on the page already. */
  readonly without?: readonly string[];
}

/**
 * A row of products for the end of a page. It keeps its place while it loads, so that nothing below it moves; what did not
 * arrive is left out without a word: nobody came for it.
 */
export function Recommended({ title, without = [], ...query }: RecommendedProps) {
  const { data, isLoading } = useQuery(recommendations(useShop(), query));
  const list = (data?.list ?? []).filter(({ spu }) => !without.includes(spu));
  if (!isLoading && list.length === 0) return null;
  return (
    <Stack as="section" gap="none" loadingLabel={isLoading ? layoutText.loading : undefined}>
      <SectionHeader title={title} />
      <div data-recommended={data?.recommendMark}>
        <Carousel label={title} previousLabel={layoutText.row.previous} nextLabel={layoutText.row.next}>
          {isLoading
            ? waiting.map((place) => <SkeletonCard key={place} />)
            : list.map((product) => <ShopProductCard key={product.spu} product={product} />)}
        </Carousel>
      </div>
    </Stack>
  );
}
