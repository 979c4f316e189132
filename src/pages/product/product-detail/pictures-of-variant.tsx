import { memo } from 'react';
import { Gallery, PictureStrip, type GalleryPicture } from '#design-system/index.ts';
import { productPageText as text } from '../parts/product-detail-text.ts';
import { remoteLog } from '#src/api/browser-shop.ts';
import { ErrorBoundary } from '#src/widgets/error-boundary.tsx';
import { shopPicture } from '#src/widgets/shop-picture.ts';
import type { ProductDetail, SkuDetail } from '../parts/choice.ts';
import { galleryPictures } from './pictures.ts';
import { ProductFilm } from './product-film.tsx';
import * as styles from './product.css.ts';

interface PicturesProps {
  readonly product: ProductDetail;
  readonly sku: SkuDetail;
}

/** The pictures of the variant, then the films of the story. */
const picturesOf = ({
  product: { media, skus, descriptionBlocks },
  sku: { image },
}: PicturesProps): GalleryPicture[] => [
  ...galleryPictures(
    image,
    media,
    skus.map((each) => each.image),
  ),
  ...descriptionBlocks.flatMap(({ video }) =>
    video ? { ...shopPicture(video.poster), alt: video.title, film: <ProductFilm video={video} /> } : [],
  ),
];

/** The pictures of a variant; another one starts with its own. When the code that enlarges one is lost, the page stays. */
export const PicturesOfVariant = memo(function PicturesOfVariant(props: PicturesProps) {
  return (
    <div className={styles.pictures}>
      <ErrorBoundary onError={remoteLog.pageError}>
        <Gallery
          key={props.sku.image.url}
          label={text.gallery(props.product.title)}
          pictures={picturesOf(props)}
          zoomLabel={text.zoom}
          closeLabel={text.closeZoom}
          thumbLabel={text.picture}
        />
      </ErrorBoundary>
    </div>
  );
});

/** The same pictures where the lamp itself stands on the stage. */
export const MorePictures = memo(function MorePictures(props: PicturesProps) {
  return (
    <ErrorBoundary onError={remoteLog.pageError}>
      <PictureStrip
        label={text.gallery(props.product.title)}
        pictures={picturesOf(props)}
        closeLabel={text.closeZoom}
        thumbLabel={text.picture}
      />
    </ErrorBoundary>
  );
});
