import { Carousel, Container, SectionHeader } from '#design-system/index.ts';
import { ShopProductCard } from '../../widgets/shop-product-card.tsx';
import type { PropsOf } from '../block.ts';
import { blocksText } from '../text.ts';

/** A row of products with a link to the whole list. */
export function ProductRailBlock({ id, data: { title, text, href, products } }: PropsOf<'PRODUCT_RAIL', 1>) {
  return (
    <Container as="section" aria-labelledby={id}>
      <SectionHeader id={id} title={title} lead={text} link={{ href, label: blocksText.all }} />
      <Carousel label={title} previousLabel={blocksText.previous} nextLabel={blocksText.next}>
        {products.map((product) => (
          <ShopProductCard key={product.spu} product={product} />
        ))}
      </Carousel>
    </Container>
  );
}
