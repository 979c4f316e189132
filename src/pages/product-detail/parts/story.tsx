import { classNames, Heading, ImageBox, Text } from '#design-system/index.ts';
import { shopPicture, type ShopImage } from '#src/widgets/shop-picture.ts';
import type { ProductDetail } from './choice.ts';
import { inOtherLight } from './pictures.ts';
import * as styles from './product.css.ts';

const halfPage = '(min-width: 900px) 46vw, 92vw';

/**
 * The description, chapter by chapter. The first has the product in its other light when it brings no picture of its
 * own; a chapter without a picture stands alone on a ground of dusk.
 */
export function Story({ blocks, image }: { blocks: ProductDetail['descriptionBlocks']; image: ShopImage }) {
  const chapters = blocks.map(({ title, text, image: own }, index) => ({
    title,
    text,
    picture: own ? shopPicture(own) : index === 0 ? inOtherLight(image) : undefined,
  }));
  return (
    <div className={styles.story}>
      {chapters.map(({ title, text, picture }, index) =>
        picture ? (
          <section key={title} className={styles.chapter}>
            <ImageBox
              picture={picture}
              ratio="landscape"
              sizes={halfPage}
              rounded
              className={classNames(styles.chapterPicture, index % 2 === 1 && styles.turned)}
            />
            <div className={styles.chapterText}>
              <Heading level={2}>{title}</Heading>
              <Text size="lead" tone="muted">
                {text}
              </Text>
            </div>
          </section>
        ) : (
          <section key={title} className={styles.quiet}>
            <Heading level={2}>{title}</Heading>
            <p className={styles.quietText}>{text}</p>
          </section>
        ),
      )}
    </div>
  );
}
