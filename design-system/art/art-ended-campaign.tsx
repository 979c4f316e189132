import { Drawing } from './drawing.tsx';
import * as styles from './drawing.css.ts';

/** Ended campaign: a string of seven bulbs, the last one still on, above an empty table. */
export function ArtEndedCampaign() {
  return (
    <Drawing light={[176, 42, 44]}>
      <path className={styles.faint} d="M6 20q94 42 188 0M14 142h172" />
      <path d="M24 27v5a6 6 0 1 0 .1 0M49 35v5a6 6 0 1 0 .1 0M74 39v5a6 6 0 1 0 .1 0M100 41v5a6 6 0 1 0 .1 0M126 39v5a6 6 0 1 0 .1 0M151 35v5a6 6 0 1 0 .1 0M44 98h112v7H44ZM60 105l-7 37M140 105l7 37" />
      <path className={styles.lit} d="M176 27v5a6 6 0 1 0 .1 0" />
    </Drawing>
  );
}
