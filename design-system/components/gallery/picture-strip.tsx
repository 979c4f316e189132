import { lazy, Suspense, useState } from 'react';
import { ImageBox, type Picture } from '../image-box/image-box.tsx';
import * as styles from './picture-strip.css.ts';

const ZoomedPicture = lazy(() => import('./zoomed-picture.tsx').then((part) => ({ default: part.ZoomedPicture })));

export type PictureStripProps = {
  label: string;
  pictures: readonly Picture[];
  closeLabel: string;
  /** The name of a thumbnail: "Picture 2 of 5". */
  thumbLabel: (position: number, count: number) => string;
};

/** More pictures of what already stands large above: a row of thumbnails, each enlarged by a press. */
export function PictureStrip({ label, pictures, closeLabel, thumbLabel }: PictureStripProps) {
  const [zoomed, setZoomed] = useState<Picture>();
  const [isOpen, setOpen] = useState(false);
  const enlarge = (picture: Picture) => {
    setZoomed(picture);
    setOpen(true);
  };
  return (
    <section aria-label={label}>
      <ul className={styles.row}>
        {pictures.map((picture, index) => (
          <li key={picture.day.src} className={styles.item}>
            <button
              type="button"
              className={styles.thumb}
              aria-label={thumbLabel(index + 1, pictures.length)}
              onClick={() => enlarge(picture)}
            >
              <ImageBox picture={{ ...picture, alt: '' }} sizes="(min-width: 900px) 160px, 104px" />
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
