import { memo } from 'react';
import { Gallery } from '#design-system/index.ts';
import { productPageText as text } from '../../text/product-detail.ts';
import type { ProductDetail, SkuDetail } from './choice.ts';
import { galleryPictures } from './pictures.ts';
import * as styles from './product.css.ts';

/** The pictures of a variant; another one starts with its own. */
export const PicturesOfVariant = memo(function PicturesOfVariant({
  product: { title, media, skus },
  sku: { image },
}: {
  product: ProductDetail;
  sku: SkuDetail;
}) {
  return (
    <div className={styles.pictures}>
      <Gallery
        key={image.url}
        label={text.gallery(title)}
        pictures={galleryPictures(
          image,
          media,
          skus.map((each) => each.image),
        )}
        zoomLabel={text.zoom}
        closeLabel={text.closeZoom}
        thumbLabel={text.picture}
      />
    </div>
  );
});
