import { SectionHeader } from '#design-system/index.ts';
import { ShopProductCard } from '../../widgets/shop-product-card.tsx';
import type { PropsOf } from '../block.ts';
import { blocksText } from '../text.ts';
import { BlockSection } from './block-section.tsx';
import * as styles from './product-grid.css.ts';

/** A few products, the first of them large, with a link to the whole list. */
export function ProductGridBlock({ id, section, data }: PropsOf<'PRODUCT_GRID', 1>) {
  const { title, text, href, products } = data;
  return (
    <BlockSection id={id} section={section}>
      <SectionHeader id={id} title={title} lead={text} link={{ href, label: blocksText.all }} />
      <ul className={styles.grid} aria-labelledby={id}>
        {products.map((product, index) => (
          <li key={product.spu} className={index === 0 ? styles.large : undefined}>
            <ShopProductCard product={product} isLarge={index === 0} />
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}
