import { ImageBox, type Picture } from '../image-box/image-box.tsx';
import { Link } from '../link/link.tsx';
import * as styles from './category-tile.css.ts';

export type CategoryTileProps = {
  title: string;
  href: string;
  picture: Picture;
  /** The displayed width by viewport, where it is not one of eight in a row. */
  sizes?: string | undefined;
};

const oneOfEight = '(min-width: 1200px) 150px, (min-width: 600px) 23vw, 46vw';

/** A link to a category. The picture is decorative: the title names it. */
export function CategoryTile({ title, href, picture, sizes = oneOfEight }: CategoryTileProps) {
  return (
    <Link href={href} tone="plain" className={styles.root}>
      <ImageBox picture={{ ...picture, alt: '' }} sizes={sizes} rounded />
      <span className={styles.title}>{title}</span>
    </Link>
  );
}
