import { Carousel, Container, SectionHeader } from '#design-system/index.ts';
import { homeText } from '../../text/home.ts';
import { ShopProductCard, type ShopProduct } from '#src/widgets/shop-product-card.tsx';

export interface ProductRailProps {
  readonly id: string;
  readonly title: string;
  readonly text?: string;
  readonly href: string;
  readonly products: readonly ShopProduct[];
}

export function ProductRail({ id, title, text, href, products }: ProductRailProps) {
  return (
    <Container as="section" aria-labelledby={id}>
      <SectionHeader id={id} title={title} lead={text} link={{ href, label: homeText.all }} />
      <Carousel label={title} previousLabel={homeText.previous} nextLabel={homeText.next}>
        {products.map((product) => (
          <ShopProductCard key={product.spu} product={product} />
        ))}
      </Carousel>
    </Container>
  );
}
