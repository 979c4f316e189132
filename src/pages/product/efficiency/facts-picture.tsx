import { ImageBox } from '#design-system/index.ts';
import { shopPicture, type ShopImage } from '#src/widgets/shop-picture.ts';
import * as styles from '../parts/facts-page.css.ts';

/** The large picture beside the words of a page about a product; none where the product has none. */
export function FactsPicture({ image }: { image: ShopImage | undefined }) {
  if (!image) return null;
  return (
    <div className={styles.picture}>
      <ImageBox
        picture={shopPicture(image)}
        ratio="landscape"
        sizes="(min-width: 900px) 50vw, 100vw"
        rounded
        priority
      />
    </div>
  );
}
