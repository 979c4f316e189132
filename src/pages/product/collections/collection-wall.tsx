import { classNames, Heading, ImageBox, Link } from '#design-system/index.ts';
import { shopPicture } from '#src/widgets/shop-picture.ts';
import { href } from '#src/routing/href.ts';
import type { CollectionEntry } from './collection-card.tsx';
import * as styles from './collection-wall.css.ts';
import { wordsOnPicture } from './words-on-picture.css.ts';

/** In the first view of every screen. */
const firstPictures = 1;

/** All collections as pictures from edge to edge, the larger beside the smaller. The title of each names its picture. */
export function CollectionWall({ collections }: { collections: readonly CollectionEntry[] }) {
  return (
    <ul className={styles.root}>
      {collections.map(({ handle, title, image }, index) => (
        <li key={handle} className={styles.tile}>
          <Link href={href('/collections', { handle })} tone="plain" className={styles.link}>
            <ImageBox
              picture={{ ...shopPicture(image), alt: '' }}
              ratio="own"
              sizes="(min-width: 900px) 58vw, 100vw"
              priority={index < firstPictures}
              className={styles.picture}
            />
            <div className={classNames(wordsOnPicture, styles.words)}>
              <Heading level={3} className={styles.title}>
                {title}
              </Heading>
            </div>
          </Link>
        </li>
      ))}
    </ul>
  );
}
