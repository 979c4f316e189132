import { memo } from 'react';
import { ProductCard, type BadgeTone, type Picture } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { productText as text } from '../text/product.ts';
import { href } from '../routing/href.ts';
import { QuickAdd } from './add-to-cart.tsx';
import { priceParts } from './price-parts.ts';
import { restingPicture, unlitPicture } from './shop-picture.ts';

export type ShopProduct = components['schemas']['ProductCard'];

const badgeTones: Readonly<Record<ShopProduct['badges'][number], BadgeTone>> = {
  SOLD_OUT: 'neutral',
  PREORDER: 'info',
  SALE: 'sale',
  NEW: 'inverse',
};

/** The first badge in words; none where it is unknown, or a percentage without a price that is struck through. */
function badgeParts({ badges: [badge], price }: ShopProduct): { text: string; tone: BadgeTone } | undefined {
  if (badge === undefined || !Object.hasOwn(badgeTones, badge)) return undefined;
  const tone = badgeTones[badge];
  if (badge !== 'SALE') return { text: text.badges[badge], tone };
  if (!price?.list || price.discountPct === null) return undefined;
  return { text: text.percentOff(price.discountPct), tone };
}

/** A product of the API in a list or a rail; one that comes in a single version can be added at once. */
export const ShopProductCard = memo(function ShopProductCard({
  product,
  priority,
  isLarge = false,
  // Nobody can turn on what nobody can buy.
  picture = product.stockState === 'OUT' ? unlitPicture(product.image) : restingPicture(product.image),
  href: address,
  headingLevel,
}: {
  product: ShopProduct;
  priority?: boolean;
  /** As wide as two or four others. */
  isLarge?: boolean;
  /** Where the page turns its lamps on and off itself. */
  picture?: Picture;
  /** Where it leads when it says more than which product. */
  href?: string;
  headingLevel?: 2 | 3;
}) {
  const { spu, sku, title, rating, ratingCount, swatches, stockState, energyClass, launch } = product;
  const promotion = product.price?.promotion;
  const canAdd =
    !launch && product.singleSku && product.price !== null && (stockState === 'OK' || stockState === 'LOW');
  return (
    <ProductCard
      title={title}
      href={address ?? href('/product-detail', { spu })}
      headingLevel={headingLevel}
      picture={picture}
      price={priceParts(product.price)}
      energy={energyClass === null ? undefined : { label: text.energyClass(energyClass), energyClass }}
      badge={badgeParts(product)}
      rating={
        ratingCount > 0
          ? { value: rating, label: text.rating(rating, ratingCount), text: text.ratingShort(rating, ratingCount) }
          : undefined
      }
      swatches={
        swatches.length > 1
          ? {
              label: text.finishes(swatches.map(({ name }) => name)),
              colours: swatches.map(({ name, color }) => ({ name, colour: color })),
            }
          : undefined
      }
      note={
        launch
          ? text.launches(launch.text)
          : (promotion?.text ?? (product.badges[0] === 'SOLD_OUT' ? undefined : text.stock[stockState]))
      }
      action={canAdd ? <QuickAdd spu={spu} sku={sku} title={title} promotion={promotion} /> : undefined}
      priority={priority}
      isLarge={isLarge}
      sizes={isLarge ? '(min-width: 900px) 50vw, 100vw' : undefined}
    />
  );
});
