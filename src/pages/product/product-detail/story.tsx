import { classNames, Heading, ImageBox, Text, type Picture } from '#design-system/index.ts';
import { shopPicture } from '#src/widgets/shop-picture.ts';
import type { ProductDetail } from '../parts/choice.ts';
import { halfPage, ProductFilm } from './product-film.tsx';
import * as styles from './product.css.ts';

type Chapter = ProductDetail['descriptionBlocks'][number];

/**
 * The description, chapter by chapter. The first has the opening picture when it brings none of its own; a chapter without
 * a picture stands alone on a ground of dusk.
 */
export function Story({ blocks, opening }: { blocks: readonly Chapter[]; opening: Picture }) {
  const chapters = blocks.map(({ title, text, video, image: own }, index) => ({
    title,
    text,
    video,
    picture: own ? shopPicture(own) : index === 0 ? opening : undefined,
  }));
  return (
    <div className={styles.story}>
      {chapters.map(({ title, text, video, picture }, index) =>
        video || picture ? (
          <section key={title} className={styles.chapter}>
            <div className={classNames(styles.chapterPicture, styles.clipped, index % 2 === 1 && styles.turned)}>
              {video && <ProductFilm video={video} />}
              {!video && picture && <ImageBox picture={picture} ratio="landscape" sizes={halfPage} />}
            </div>
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
