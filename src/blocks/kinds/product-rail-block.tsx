import { Carousel, SectionHeader } from '#design-system/index.ts';
import { ShopProductCard } from '../../widgets/shop-product-card.tsx';
import type { PropsOf } from '../block.ts';
import { blocksText } from '../text.ts';
import { BlockSection } from './block-section.tsx';

/** A row of products with a link to the whole list. */
export function ProductRailBlock({ id, section, data }: PropsOf<'PRODUCT_RAIL', 1>) {
  const { title, text, href, products } = data;
  return (
    <BlockSection id={id} section={section}>
      <SectionHeader id={id} title={title} lead={text} link={{ href, label: blocksText.all }} />
      <Carousel label={title} previousLabel={blocksText.previous} nextLabel={blocksText.next}>
        {products.map((product) => (
          <ShopProductCard key={product.spu} product={product} />
        ))}
      </Carousel>
    </BlockSection>
  );
}
