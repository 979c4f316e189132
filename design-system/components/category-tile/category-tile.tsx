import { ImageBox, type Picture } from '../image-box/image-box.tsx';
import { Link } from '../link/link.tsx';
import * as styles from './category-tile.css.ts';

export type CategoryTileProps = { title: string; href: string; picture: Picture };

/** A link to a category. The picture is decorative: the title names it. */
export function CategoryTile({ title, href, picture }: CategoryTileProps) {
  return (
    <Link href={href} tone="plain" className={styles.root}>
      <span className={styles.frame}>
        <ImageBox
          picture={{ ...picture, alt: '' }}
          sizes="(min-width: 1200px) 140px, (min-width: 600px) 23vw, 46vw"
          className={styles.picture}
        />
      </span>
      <span className={styles.title}>{title}</span>
    </Link>
  );
}
