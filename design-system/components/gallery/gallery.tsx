import { lazy, Suspense, useRef, useState } from 'react';
import { IconZoom } from '../../icons/icons.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { ImageBox, type Picture } from '../image-box/image-box.tsx';
import * as styles from './gallery.css.ts';

const ZoomedPicture = lazy(() => import('./zoomed-picture.tsx').then((part) => ({ default: part.ZoomedPicture })));

export type GalleryProps = {
  label: string;
  pictures: readonly Picture[];
  zoomLabel: string;
  closeLabel: string;
  /** Name of a small picture: "Picture 2 of 5". */
  thumbLabel: (position: number, count: number) => string;
};

/** The pictures of a product: swiped, chosen by thumbnail, or looked at closely. */
export function Gallery({ label, pictures, zoomLabel, closeLabel, thumbLabel }: GalleryProps) {
  const track = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const [zoom, setZoom] = useState<'never' | 'open' | 'closed'>('never');
  const shown = pictures[current];
  const follow = () => {
    const list = track.current;
    if (list && list.clientWidth > 0) setCurrent(Math.round(list.scrollLeft / list.clientWidth));
  };
  const show = (index: number) => {
    setCurrent(index);
    const list = track.current;
    list?.scrollTo({ left: index * list.clientWidth, behavior: 'smooth' });
  };
  return (
    <section className={styles.root} aria-label={label}>
      <div className={styles.stage}>
        <ul ref={track} className={styles.track} onScroll={follow} tabIndex={0} aria-label={label}>
          {pictures.map((picture, index) => (
            <li key={picture.day.src} className={styles.slide}>
              <ImageBox picture={picture} sizes="(min-width: 900px) 50vw, 100vw" priority={index === 0} />
            </li>
          ))}
        </ul>
        <IconButton
          className={styles.zoom}
          tone="raised"
          label={zoomLabel}
          icon={<IconZoom />}
          onClick={() => setZoom('open')}
        />
      </div>
      {pictures.length > 1 && (
        <div className={styles.thumbs}>
          {pictures.map((picture, index) => (
            <button
              key={picture.day.src}
              type="button"
              className={styles.thumb}
              aria-label={thumbLabel(index + 1, pictures.length)}
              aria-current={index === current}
              onClick={() => show(index)}
            >
              <ImageBox picture={{ ...picture, alt: '' }} sizes="84px" />
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
