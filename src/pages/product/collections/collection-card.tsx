import { Heading, ImageBox, Link, Text } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { shopPicture } from '#src/widgets/shop-picture.ts';
import { href } from '#src/routing/href.ts';
import * as styles from './collection-card.css.ts';

export type CollectionEntry = components['schemas']['CollectionCard'];

/** A card that leads to a collection. The picture is decoration: the title names it. */
export function CollectionCard({ collection: { handle, title, intro, image } }: { collection: CollectionEntry }) {
  return (
    <Link href={href('/collections', { handle })} tone="plain" className={styles.root}>
      <ImageBox
        picture={{ ...shopPicture(image), alt: '' }}
        ratio="landscape"
        sizes="(min-width: 900px) 30vw, (min-width: 600px) 46vw, 92vw"
        rounded
      />
      <div className={styles.text}>
        <Heading level={3}>{title}</Heading>
        <Text tone="muted">{intro}</Text>
      </div>
    </Link>
  );
}
