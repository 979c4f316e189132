import { Drawing } from './drawing.tsx';
import * as styles from './drawing.css.ts';

/** Missing: a lamp socket with the outline of its bulb, which has rolled away over the floor. */
export function ArtMissing() {
  return (
    <Drawing light={[156, 122, 50]}>
      <path
        className={styles.faint}
        d="M92 60c-4 5-14 10-14 24a22 22 0 0 0 44 0c0-14-10-19-14-24"
        strokeDasharray="3 5"
      />
      <path className={styles.faint} d="M14 140h172M100 118c6 10 14 15 24 17" />
      <path d="M70 6h60M100 6v26M90 32h20v20l-4 8H94l-4-8ZM90 40h20" />
      <path className={styles.lit} d="M150 113c6-9 22-7 24 6s-12 21-22 14Z" />
      <path d="M150 113l-11 2v16l13 2M144 115v16" />
    </Drawing>
  );
}
