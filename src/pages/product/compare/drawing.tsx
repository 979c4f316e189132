import { sheet, type Front } from './drawn-size.ts';
import * as styles from './compare.css.ts';

interface DrawingProps {
  readonly front: Front;
  /** The widest and the highest of all that are drawn, so that every drawing has one scale. */
  readonly frame: Front;
}

/** Between a sheet of paper and the lamp beside it, in parts of the height. */
const gap = 0.08;
/** Round corners, in parts of the shorter side. */
const round = 0.16;

/** A lamp beside a sheet of paper, both standing on one line. */
export function Drawing({ front: { w, h }, frame }: DrawingProps) {
  const height = Math.max(frame.h, sheet.h);
  const between = height * gap;
  const width = sheet.w + between + frame.w;
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMinYMax"
      aria-hidden="true"
    >
      <rect className={styles.paper} x="0" y={height - sheet.h} width={sheet.w} height={sheet.h} />
      <rect
        className={styles.body}
        x={sheet.w + between}
        y={height - h}
        width={w}
        height={h}
        rx={Math.min(w, h) * round}
      />
      <path className={styles.ground} d={`M0 ${height}H${width}`} />
    </svg>
  );
}
