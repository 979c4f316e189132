import { lazy, Suspense, useState } from 'react';
import * as styles from './picture-strip.css.ts';
import { keyOf, Thumb, type GalleryPicture } from './thumb.tsx';

const ZoomedPicture = lazy(() => import('./zoomed-picture.tsx').then((part) => ({ default: part.ZoomedPicture })));

export type PictureStripProps = {
  label: string;
  pictures: readonly GalleryPicture[];
  closeLabel: string;
  /** The name of a thumbnail: "Picture 2 of 5", "Film, 3 of 5". */
  thumbLabel: (position: number, count: number, isFilm: boolean) => string;
};

/** More pictures and films of what already stands large above: a row of thumbnails, each enlarged by a press. */
export function PictureStrip({ label, pictures, closeLabel, thumbLabel }: PictureStripProps) {
  const [zoomed, setZoomed] = useState<GalleryPicture>();
  const [isOpen, setOpen] = useState(false);
  const enlarge = (picture: GalleryPicture) => {
    setZoomed(picture);
    setOpen(true);
  };
  return (
    <section aria-label={label}>
      <ul className={styles.row}>
        {pictures.map((picture, index) => (
          <li key={keyOf(picture)} className={styles.item}>
            <button
              type="button"
              className={styles.thumb}
              aria-label={thumbLabel(index + 1, pictures.length, !!picture.film)}
              onClick={() => enlarge(picture)}
            >
              <Thumb picture={picture} sizes="(min-width: 900px) 160px, 104px" />
            </button>
          </li>
        ))}
      </ul>
      {zoomed && (
        <Suspense>
          <ZoomedPicture
            open={isOpen}
            onClose={() => setOpen(false)}
            title={zoomed.alt}
            closeLabel={closeLabel}
            picture={zoomed}
          />
        </Suspense>
      )}
    </section>
  );
}
