import { ImageBox, type Picture } from '../image-box/image-box.tsx';
import { Link } from '../link/link.tsx';
import * as styles from './category-tile.css.ts';

export type CategoryTileProps = {
  title: string;
  href: string;
  picture: Picture;
  /** The `sizes` of its picture; eight in a row of the page, four or two on narrower screens. */
  sizes?: string | undefined;
};

const inAGrid = '(min-width: 1200px) 140px, (min-width: 600px) 23vw, 46vw';

/** A link to a category. The picture is decorative: the title names it. */
export function CategoryTile({ title, href, picture, sizes = inAGrid }: CategoryTileProps) {
  return (
    <Link href={href} tone="plain" className={styles.root}>
      <span className={styles.frame}>
        <ImageBox picture={{ ...picture, alt: '' }} sizes={sizes} className={styles.picture} />
      </span>
      <span className={styles.title}>{title}</span>
    </Link>
  );
}
