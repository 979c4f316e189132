import { ImageBox } from '#design-system/index.ts';
import { shopPicture, type ShopImage } from '../shop-picture.ts';
import * as styles from './scene-picture.css.ts';

interface ScenePictureProps {
  /** One of `scenes.ts`. */
  readonly scene: ShopImage;
  readonly shape: keyof typeof styles.shapes;
}

/** The width that is fetched: that of the box, and a quarter more where it is upright and the sides are cut off. */
const sizes = {
  square: '(min-width: 900px) 50vw, 100vw',
  step: '(min-width: 900px) 40vw, 100vw',
  low: '(min-width: 900px) 40vw, 100vw',
  upright: '(min-width: 900px) 480px, 100vw',
  band: '(min-width: 1280px) 1200px, 100vw',
  strip: '(min-width: 1520px) 1440px, 95vw',
} as const;

/** A picture that belongs to a page and to no product, by day and by night. It is fetched when it is near. */
export function ScenePicture({ scene, shape }: ScenePictureProps) {
  return (
    <ImageBox picture={shopPicture(scene)} ratio="own" sizes={sizes[shape]} rounded className={styles.shapes[shape]} />
  );
}
