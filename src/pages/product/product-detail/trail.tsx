import { memo } from 'react';
import { Breadcrumbs } from '#design-system/index.ts';
import { href } from '#src/routing/href.ts';
import { productPageText as text } from '../parts/product-detail-text.ts';
import type { ProductDetail } from '../parts/choice.ts';

/** The way from the home page to a product, by its first category. */
export const Trail = memo(function Trail({ product: { title, categories } }: { product: ProductDetail }) {
  const category = categories
    .slice(0, 1)
    .map(({ id, name }) => ({ href: href('/collections', { categoryId: id }), label: name }));
  return (
    <Breadcrumbs label={text.trail} trail={[{ href: href('/home'), label: text.home }, ...category]} current={title} />
  );
});
