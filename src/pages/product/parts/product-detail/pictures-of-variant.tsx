import { memo } from 'react';
import { Gallery, PictureStrip } from '#design-system/index.ts';
import { productPageText as text } from '../../text/product-detail.ts';
import type { ProductDetail, SkuDetail } from './choice.ts';
import { galleryPictures } from './pictures.ts';
import * as styles from './product.css.ts';

interface PicturesProps {
  readonly product: ProductDetail;
  readonly sku: SkuDetail;
}

const picturesOf = ({ product: { media, skus }, sku: { image } }: PicturesProps) =>
  galleryPictures(
    image,
    media,
    skus.map((each) => each.image),
  );

/** The pictures of a variant; another one starts with its own. */
export const PicturesOfVariant = memo(function PicturesOfVariant(props: PicturesProps) {
  return (
    <div className={styles.pictures}>
      <Gallery
        key={props.sku.image.url}
        label={text.gallery(props.product.title)}
        pictures={picturesOf(props)}
        zoomLabel={text.zoom}
        closeLabel={text.closeZoom}
        thumbLabel={text.picture}
      />
    </div>
  );
});

/** The same pictures where the lamp itself stands on the stage. */
export const MorePictures = memo(function MorePictures(props: PicturesProps) {
  return (
    <PictureStrip
      label={text.gallery(props.product.title)}
      pictures={picturesOf(props)}
      closeLabel={text.closeZoom}
      thumbLabel={text.picture}
    />
  );
});
