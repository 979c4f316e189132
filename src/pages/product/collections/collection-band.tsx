import { Container, Heading, ImageBox } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { shopPicture } from '#src/widgets/shop-picture.ts';
import * as styles from './collection-band.css.ts';
import { wordsOnPicture } from './words-on-picture.css.ts';

export interface CollectionBandProps {
  readonly collection: components['schemas']['CollectionDetail'];
}

/** What a collection is about: its picture from edge to edge, its name and its sentence on it. */
export function CollectionBand({ collection: { title, intro, image } }: CollectionBandProps) {
  return (
    <section className={styles.root}>
      <ImageBox picture={shopPicture(image)} ratio="own" sizes="100vw" priority className={styles.picture} />
      <div className={wordsOnPicture}>
        <Container>
          <Heading level={1} tabIndex={-1}>
            {title}
          </Heading>
          <p className={styles.intro}>{intro}</p>
        </Container>
      </div>
    </section>
  );
}
