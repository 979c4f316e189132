import { memo, useMemo, type ReactNode } from 'react';
import { Breadcrumbs, Container } from '#design-system/index.ts';
import { href } from '#src/routing/href.ts';
import { LateSection } from '#src/widgets/late-section/late-section.tsx';
import { OpeningStage } from '#src/widgets/light-stage/opening-stage.tsx';
import type { ProductDetail, SkuDetail } from '../parts/choice.ts';
import { productPageText as text } from '../parts/product-detail-text.ts';
import { MorePictures, PicturesOfVariant } from './pictures-of-variant.tsx';
import * as stage from './product-stage.css.ts';
import * as styles from './product.css.ts';
import { Promises } from './promises.tsx';

/** The way from the home page to a product, by its first category. */
const Trail = memo(function Trail({ product: { title, categories } }: { product: ProductDetail }) {
  const category = categories
    .slice(0, 1)
    .map(({ id, name }) => ({ href: href('/collections', { categoryId: id }), label: name }));
  return (
    <Breadcrumbs label={text.trail} trail={[{ href: href('/home'), label: text.home }, ...category]} current={title} />
  );
});

interface ProductTopProps {
  readonly product: ProductDetail;
  readonly sku: SkuDetail;
  /** What it is, what it costs and how it is bought. */
  readonly words: ReactNode;
  readonly quantity: number;
  /** What follows. */
  readonly children: ReactNode;
}

/** A lamp that can be lit stands on its stage from edge to edge; anything else is shown in a gallery beside its words. */
export function ProductTop({ product, sku, words, quantity, children }: ProductTopProps) {
  const { light } = product;
  const pictures = useMemo(() => <MorePictures product={product} sku={sku} />, [product, sku]);
  if (!light || !sku.relit) {
    return (
      <Container className={styles.page}>
        <Trail product={product} />
        <div className={styles.top}>
          <PicturesOfVariant product={product} sku={sku} />
          <div className={styles.words}>
            {words}
            <Promises product={product} sku={sku} quantity={quantity} isAcross={false} />
          </div>
        </div>
        {children}
      </Container>
    );
  }
  return (
    <>
      <div className={stage.top}>
        <div className={stage.stage}>
          <OpeningStage label={text.lightRoom} image={sku.image} relit={sku.relit} light={light} />
        </div>
        <div className={stage.words}>
          <Trail product={product} />
          {words}
        </div>
      </div>
      <Container className={styles.page}>
        <div className={stage.after}>
          <LateSection height="pictures">{pictures}</LateSection>
          <Promises product={product} sku={sku} quantity={quantity} isAcross />
        </div>
        {children}
      </Container>
    </>
  );
}
