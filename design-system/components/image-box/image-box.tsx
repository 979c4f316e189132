import { useState } from 'react';
import { classNames } from '../../foundations/class-names.ts';
import { onPhone } from '../../foundations/media.ts';
import { IconImage } from '../../icons/icons.ts';
import * as styles from './image-box.css.ts';
import { latePicture } from './late-picture.ts';

export type PictureFiles = {
  /** `srcset` of the AVIF files. */
  avif?: string | undefined;
  /** Address of the file for browsers that cannot read AVIF. */
  src: string;
  /** `srcset` of the AVIF files of the same picture cut upright, for screens narrower than `breakpoint.m`. */
  upright?: string | undefined;
  /** The average colour, shown while loading. */
  lqip?: string | undefined;
};

export type Picture = {
  alt: string;
  width: number;
  height: number;
  /** Shown on the light theme, and on the dark one when there is no night picture. */
  day: PictureFiles;
  night?: PictureFiles | undefined;
};

export type ImageBoxProps = {
  picture: Picture;
  /** The `sizes` attribute: the displayed width by viewport. */
  sizes: string;
  ratio?: keyof typeof styles.ratios | undefined;
  /** The first large picture of a page: fetched with priority. */
  priority?: boolean | undefined;
  rounded?: boolean | undefined;
  /** Shows the whole picture instead of filling the box. */
  contain?: boolean | undefined;
  /** A failed picture becomes a button that retries. */
  retryLabel?: string | undefined;
  className?: string | undefined;
};

type SideProps = Omit<ImageBoxProps, 'ratio' | 'rounded' | 'className'> & {
  files: PictureFiles;
  eager: boolean;
  /** Shows it on its theme alone. */
  shownBy: string | undefined;
};

function Side({ picture, files, sizes, eager, shownBy, priority = false, contain = false, retryLabel }: SideProps) {
  const first = files.avif ? 'avif' : 'fallback';
  const [shown, setShown] = useState<'avif' | 'fallback' | 'failed'>(first);

  if (shown === 'failed') {
    return (
      <span className={shownBy}>
        <FailedPicture alt={picture.alt} retry={() => setShown(first)} retryLabel={retryLabel} />
      </span>
    );
  }
  // An old browser cannot read AVIF: it asks for the fallback after the error. One element for a picture instead of three.
  const fail = () => setShown(shown === 'avif' ? 'fallback' : 'failed');
  const image = (
    <img
      key={shown}
      // A picture that failed before hydration fires no error event.
      ref={(element) => {
        if (element?.complete && element.naturalWidth === 0 && element.currentSrc !== '') fail();
      }}
      className={classNames(styles.picture, contain && styles.contained, shownBy)}
      src={files.src}
      {...(shown === 'avif' && { srcSet: files.avif, sizes })}
      alt={picture.alt}
      width={picture.width}
      height={picture.height}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      {...(priority && { fetchPriority: 'high' as const })}
      onError={fail}
    />
  );
  return (
    <>
      {files.lqip && (
        // Its colour is an attribute: the content policy allows no inline style.
        <svg className={classNames(styles.placeholder, shownBy)} color={files.lqip} aria-hidden="true" />
      )}
      {files.upright && shown === 'avif' ? (
        <picture>
          <source media={onPhone} srcSet={files.upright} sizes="100vw" />
          {image}
        </picture>
      ) : (
        image
      )}
    </>
  );
}

interface FailedPictureProps {
  readonly alt: string;
  readonly retry: () => void;
  readonly retryLabel: string | undefined;
}

/** The place of a picture that did not load; a button where it can be retried. */
function FailedPicture({ alt, retry, retryLabel }: FailedPictureProps) {
  if (retryLabel === undefined) {
    return (
      <span className={styles.failed} {...(alt !== '' && { role: 'img', 'aria-label': alt })} data-state="failed">
        <IconImage />
      </span>
    );
  }
  return (
    <button type="button" className={styles.failed} onClick={retry} data-state="failed">
      <IconImage label={alt} />
      {retryLabel}
    </button>
  );
}

/**
 * A picture with reserved space, its average colour while loading, and a failed state. With a night picture both are in
 * the markup and the style sheet shows one, so that the server need not know the theme. Both are lazy then,
 * also with priority: an eager picture is fetched even when it is hidden. Without priority they wait until they are near the view.
 */
export function ImageBox({ ratio = 'square', rounded = false, className, ...side }: ImageBoxProps) {
  const { day, night } = side.picture;
  const priority = side.priority ?? false;
  return (
    <span
      className={classNames(styles.root, styles.ratios[ratio], rounded && styles.rounded, className)}
      {...(!priority && latePicture)}
    >
      <Side {...side} files={day} eager={priority && !night} shownBy={night && styles.day} />
      {night && <Side {...side} files={night} eager={false} shownBy={styles.night} />}
    </span>
  );
}
