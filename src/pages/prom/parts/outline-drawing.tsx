import { useId } from 'react';
import { classNames } from '#design-system/foundations/class-names.ts';
import { ImageBox } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { litShopPicture } from '#src/widgets/shop-picture.ts';
import * as styles from './teaser.css.ts';

/** The form of a light that nobody has made yet, on a sheet of 400 by 500. */
export interface Outline {
  /** Drawn once, thin: what holds it, and where it hangs or stands. */
  readonly thin?: string;
  readonly faint?: string;
  /** Drawn twice, so that only its edges are left. */
  readonly body?: string;
  /** The light: its centre and its radius. */
  readonly light: readonly [x: number, y: number, radius: number];
}

interface OutlineDrawingProps {
  readonly outline: Outline;
  /** The light is on. */
  readonly isLit: boolean;
}

/** A light as lines on night. The words beside it name it. */
function OutlineDrawing({ outline: { thin, faint, body, light }, isLit }: OutlineDrawingProps) {
  const id = useId();
  const [x, y, radius] = light;
  return (
    <svg
      className={styles.drawing}
      viewBox="0 0 400 500"
      fill="none"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {isLit && (
        <>
          <radialGradient id={id}>
            <stop offset="0" className={styles.glow} stopOpacity="0.5" />
            <stop offset="0.5" className={styles.glow} stopOpacity="0.14" />
            <stop offset="1" className={styles.glow} stopOpacity="0" />
          </radialGradient>
          <circle cx={x} cy={y} r={radius} fill={`url(#${id})`} />
        </>
      )}
      {faint !== undefined && <path className={styles.faint} d={faint} />}
      {body !== undefined && <path className={styles.edge} strokeWidth="16" d={body} />}
      {body !== undefined && <path className={styles.inner} strokeWidth="13" d={body} />}
      {thin !== undefined && <path className={styles.edge} d={thin} />}
    </svg>
  );
}

interface OutlinePictureProps extends OutlineDrawingProps {
  /** What it became; none while there are only lines. */
  readonly image: components['schemas']['Image'] | null | undefined;
  /** 3:2, for the first of several. */
  readonly isWide?: boolean | undefined;
  /** The `sizes` of the picture that stands in for the drawing once there is one. */
  readonly sizes: string;
}

/** A light as lines on night, or its picture once it is made. */
export function OutlinePicture({ image, isWide = false, sizes, ...drawing }: OutlinePictureProps) {
  return (
    <div className={classNames(styles.teaser, isWide && styles.wide)}>
      {image ? (
        <ImageBox
          picture={{ ...litShopPicture(image), alt: '' }}
          ratio="own"
          sizes={sizes}
          className={styles.picture}
        />
      ) : (
        <OutlineDrawing {...drawing} />
      )}
    </div>
  );
}
