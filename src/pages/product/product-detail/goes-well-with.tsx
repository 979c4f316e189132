import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Carousel, SectionHeader } from '#design-system/index.ts';
import { recommendations } from '#src/api/queries/catalogue.ts';
import { productPageText as text } from '../parts/product-detail-text.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { LateSection } from '#src/widgets/late-section/late-section.tsx';
import { ShopProductCard, type ShopProduct } from '#src/widgets/shop-product-card.tsx';

/** Other products for whoever looks at this one. What did not arrive is left out without a word. */
export function GoesWellWith({ spu }: { spu: string }) {
  const { data } = useQuery(recommendations(useShop(), { scene: 'PDP', spu }));
  const list = data?.list;
  const mark = data?.recommendMark;
  const row = useMemo(() => list && <Row products={list} mark={mark} />, [list, mark]);
  return list && list.length > 0 ? <LateSection height="rail">{row}</LateSection> : null;
}

function Row({ products, mark }: { products: readonly ShopProduct[]; mark: string | undefined }) {
  return (
    <section aria-labelledby="recommended" data-recommended={mark}>
      <SectionHeader id="recommended" title={text.recommended} />
      <Carousel label={text.recommended} previousLabel={text.previous} nextLabel={text.next} firstCards={1}>
        {products.map((product) => (
          <ShopProductCard key={product.spu} product={product} />
        ))}
      </Carousel>
    </section>
  );
}
