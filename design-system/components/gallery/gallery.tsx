import { lazy, Suspense, useRef, useState } from 'react';
import { IconZoom } from '../../icons/icons.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { ImageBox } from '../image-box/image-box.tsx';
import * as styles from './gallery.css.ts';
import { keyOf, Thumb, type GalleryPicture } from './thumb.tsx';

const ZoomedPicture = lazy(() => import('./zoomed-picture.tsx').then((part) => ({ default: part.ZoomedPicture })));

export type GalleryProps = {
  label: string;
  pictures: readonly GalleryPicture[];
  zoomLabel: string;
  closeLabel: string;
  /** The name of a thumbnail: "Picture 2 of 5", "Film, 3 of 5". */
  thumbLabel: (position: number, count: number, isFilm: boolean) => string;
};

/** Pictures and videos of a product: swiped or chosen by thumbnail; pictures can be enlarged. */
export function Gallery({ label, pictures, zoomLabel, closeLabel, thumbLabel }: GalleryProps) {
  const track = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const [zoom, setZoom] = useState<'never' | 'open' | 'closed'>('never');
  const shown = pictures[current];
  const follow = () => {
    const list = track.current;
    if (!list || list.clientWidth === 0) return;
    const index = Math.round(list.scrollLeft / list.clientWidth);
    // A video out of view is paused.
    if (index !== current) list.children[current]?.querySelector('video')?.pause();
    setCurrent(index);
  };
  const show = (index: number) => {
    const list = track.current;
    if (list) list.scrollLeft = index * list.clientWidth;
  };
  return (
    <section className={styles.root} aria-label={label}>
      <div className={styles.stage}>
        <ul ref={track} className={styles.track} onScroll={follow} tabIndex={0} aria-label={label}>
          {pictures.map((picture, index) => (
            <li key={keyOf(picture)} className={styles.slide}>
              {picture.film ?? (
                <ImageBox picture={picture} sizes="(min-width: 900px) 50vw, 100vw" priority={index === 0} />
              )}
            </li>
          ))}
        </ul>
        {!shown?.film && (
          <IconButton
            className={styles.zoom}
            tone="raised"
            label={zoomLabel}
            icon={<IconZoom />}
            onClick={() => setZoom('open')}
          />
        )}
      </div>
      {pictures.length > 1 && (
        <div className={styles.thumbs}>
          {pictures.map((picture, index) => (
            <button
              key={keyOf(picture)}
              type="button"
              className={styles.thumb}
              aria-label={thumbLabel(index + 1, pictures.length, !!picture.film)}
              aria-current={index === current}
              onClick={() => show(index)}
            >
              <Thumb picture={picture} sizes="84px" />
            </button>
          ))}
        </div>
      )}
      {zoom !== 'never' && shown && (
        <Suspense>
          <ZoomedPicture
            open={zoom === 'open'}
            onClose={() => setZoom('closed')}
            title={shown.alt}
            closeLabel={closeLabel}
            picture={shown}
          />
        </Suspense>
      )}
    </section>
  );
}
