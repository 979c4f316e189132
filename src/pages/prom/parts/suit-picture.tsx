import { classNames } from '#design-system/foundations/class-names.ts';
import { ImageBox } from '#design-system/index.ts';
import { LitPicture } from '#src/widgets/lit-picture.tsx';
import { shopPicture, type ShopImage } from '#src/widgets/shop-picture.ts';
import * as styles from './suit-picture.css.ts';

interface SuitPictureProps {
  /** One for each light, the first of them largest. */
  readonly images: readonly ShopImage[];
  readonly sizes: string;
  readonly priority?: boolean;
  /** The light that is pointed at: it is on, and the others step back. */
  readonly lit?: number | undefined;
}

const layouts = { 1: styles.one, 2: styles.two, 3: styles.three } as const;
const shown = 3;

/** The lights of a bundle side by side as one picture. The page names them beside it. */
export function SuitPicture({ images, sizes, priority = false, lit }: SuitPictureProps) {
  const lights = images.slice(0, shown);
  const layout = lights.length === 1 || lights.length === 2 ? layouts[lights.length] : layouts[3];
  return (
    <div className={classNames(styles.root, layout)}>
      {lights.map((image, index) => (
        <div
          key={`${index} ${image.url}`}
          className={classNames(
            styles.light,
            index === 0 && styles.first,
            lit !== undefined && index !== lit && styles.back,
          )}
        >
          <ImageBox
            picture={{ ...shopPicture(image), alt: '' }}
            ratio="own"
            sizes={sizes}
            className={styles.fill}
            priority={priority && index === 0}
          />
          {lit === index && (
            <div className={styles.on}>
              <LitPicture image={{ ...image, alt: '' }} ratio="own" sizes={sizes} className={styles.fill} />
            </div>
          )}
        </div>
      ))}
    </div>
  );
}
