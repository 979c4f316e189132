import { Drawing } from './drawing.tsx';
import * as styles from './drawing.css.ts';

/** The time is over: an hourglass that has run through, its sand alight in the lower half. */
export function ArtTimeOver() {
  return (
    <Drawing light={[100, 104, 52]}>
      <path d="M66 14h68M66 136h68M74 14v12c0 24 20 34 20 49s-20 25-20 49v12M126 14v12c0 24-20 34-20 49s20 25 20 49v12" />
      <path className={styles.lit} d="M78 130c4-18 14-28 22-28s18 10 22 28Z" />
      <path className={styles.faint} d="M100 82v12M30 136h20M150 136h20" />
    </Drawing>
  );
}
