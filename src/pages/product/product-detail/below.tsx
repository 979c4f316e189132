import { memo, useMemo } from 'react';
import { LateSection } from '#src/widgets/late-section/late-section.tsx';
import type { ProductDetail, SkuDetail } from '../parts/choice.ts';
import { ProductBundles } from './bundles/product-bundles.tsx';
import { GoesWellWith } from './goes-well-with.tsx';
import { storyPicture } from './pictures.ts';
import { ProductQuestions } from './questions/product-questions.tsx';
import { ProductReviews } from './reviews/product-reviews.tsx';
import { Specs } from './specs.tsx';
import { Story } from './story.tsx';

interface BelowProps {
  readonly product: ProductDetail;
  readonly sku: SkuDetail;
}

/** What stands below the first view. Another variant renders the section again that shows it, and no other. */
export const Below = memo(function Below({ product, sku: { image } }: BelowProps) {
  const story = useMemo(() => {
    const variants = product.skus.map((sku) => sku.image);
    return <Story blocks={product.descriptionBlocks} opening={storyPicture(image, product.media, variants)} />;
  }, [product, image]);
  const specs = useMemo(() => <Specs product={product} />, [product]);
  return (
    <>
      <LateSection height={product.descriptionBlocks.length > 2 ? 'longStory' : 'story'}>{story}</LateSection>
      <LateSection height="specs">{specs}</LateSection>
      <ProductReviews spu={product.spu} />
      <ProductQuestions spu={product.spu} />
      <ProductBundles spu={product.spu} />
      <GoesWellWith spu={product.spu} />
    </>
  );
});
